// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/choice.h"
#include "core/stats/bootstrap.h"
#include "core/task/task.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace subtext {

/// What figures of a norming round are computed from: plain values. Only people who voted twice
/// are in it, and only what counts (NormingStanding).
struct NormingInput
{
    struct Item
    {
        QString name;               ///< "group/id"
        Ballot gold{};              ///< By question of the task; none where undecided.
        std::vector<Ballot> first;  ///< By person.
        std::vector<Ballot> second; ///< By person.
    };

    std::shared_ptr<const Task> task;     ///< Never null.
    std::vector<QuestionIndex> questions; ///< That were voted on.
    std::vector<QString> people;          ///< Their codes.
    std::vector<Item> items;
};

} // namespace subtext
