// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"
#include "core/base/uuid.h"
#include "core/domain/decision.h"

#include <vector>

namespace subtext {

/// What an adjudicator picked when a split came back to them days after they had decided it. It is
/// no decision: the first one stands.
struct SecondLook
{
    Uuid uuid;
    qint64 at = 0; ///< UTC milliseconds.
    ScenarioId scenario;
    PersonId person;
    Uuid decision; ///< What it is held against.
    Picks picks{};
    std::vector<int> shownOrder; ///< Seats of the raters in the order of their places.
    qint64 activeMs = 0;

    bool operator==(const SecondLook&) const = default;
};

} // namespace subtext
