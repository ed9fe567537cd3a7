// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/decision.h"

#include <vector>

namespace subtext {

/// What an adjudicator did, read from their decisions: undo and redo are rows of their own. What a
/// final, imported or bulk decision put aside is past both: taking it back would change nothing but
/// the adjudicator's voice, and bringing it back would overturn what was settled since. Proposals,
/// and the final decision that came of one, are taken back by whoever wrote them.
struct DecisionTrail
{
    std::vector<Decision> undoable; ///< The last one is undone next.
    std::vector<Decision> redoable; ///< The last one is redone next.

    /// From DecisionStore::concerning that person.
    DecisionTrail(PersonId person, const std::vector<Decision>& byId);
};

/// What the person had said about the item before that decision; withdrawn where nothing.
/// `ofScenario` is by revision.
Decision saidBefore(const Decision& undone, const std::vector<Decision>& ofScenario);

} // namespace subtext
