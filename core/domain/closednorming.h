// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"
#include "core/domain/norming.h"

#include <QString>

#include <vector>

namespace subtext {

/// A norming round that is closed, with the votes that count.
struct ClosedNorming
{
    struct Vote
    {
        ScenarioId scenario;
        PersonId person;
        NormingPass pass = NormingPass::First;
        Ballot ballot{};

        bool operator==(const Vote&) const = default;
    };

    QString title;
    int number = 0; ///< From 1, among all rounds of the study, in the order in which they began.
    std::vector<QuestionIndex> questions;
    std::vector<Vote> votes; ///< In any order.

    bool operator==(const ClosedNorming&) const = default;
};

} // namespace subtext
