// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/normingfigures.h"
#include "core/course/norming.h"
#include "core/domain/goldlabel.h"
#include "core/domain/scenario.h"

#include <memory>
#include <vector>

namespace subtext {

/// The people of a round whose first and second votes both count, and its items that are among the
/// scenarios, in the order of the round, with their gold labels and the counts of first votes as
/// they were shown. Of a sealed round there is nobody.
NormingInput normingInput(const NormingStanding& standing, const std::vector<Scenario>& scenarios,
                          const std::vector<ItemGold>& gold, std::shared_ptr<const Task> task);

} // namespace subtext
