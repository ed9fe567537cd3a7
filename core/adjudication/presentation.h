// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstdint>
#include <vector>

namespace subtext {

/// The order in which an item's raters are shown to one adjudicator: entry i is the seat, from 1,
/// of the rater in place i. A Fisher–Yates shuffle seeded by study, adjudicator and item (their
/// UUIDs), so it differs between items and adjudicators and is the same after a restart:
/// namedSeed(studySeed, "desk/adjudicator/scenario"), then PythonRandom's shuffle of 1 … raters.
/// Empty for no raters.
std::vector<int> presentationOrder(std::uint64_t studySeed, const QString& adjudicator,
                                   const QString& scenario, int raters);

} // namespace subtext
