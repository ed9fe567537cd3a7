// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/person.h"
#include "core/study/study.h"

#include <vector>

namespace subtext {

/// Makes a closed norming round on these items, in which all of these annotators voted twice,
/// through the same calls as the window. First votes are what InventedReader reads. Of those of
/// them that differ from what more people chose than anything else on the item, a third, rounded,
/// go over to it: which, is drawn by namedSeed(seed, "norming"). Everybody else stays with their
/// vote, and so does everybody on an item on which two options lead. Nothing without items.
/// Errors: as of Norming.
Result<void> simulateNorming(Study& study, const std::vector<Person>& annotators,
                             const std::vector<ScenarioId>& items, quint32 seed);

} // namespace subtext
