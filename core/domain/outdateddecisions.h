// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"
#include "core/domain/annotation.h"
#include "core/domain/decision.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace subtext {

/// When the decision that counts about a scenario was made, in UTC milliseconds, if an answer that
/// counts was submitted after it: it was made on other votes and is to be looked at again. Deciding
/// again, even the same, settles that. A revision that takes a decision back or brings one back is
/// as old as the decision that counts again through it. None where nothing is decided, where
/// adjudicators differ, and of imported gold labels; answers without a time are never later.
/// `byRevision` are the decisions about the scenario, `answers` those to it that count.
std::optional<qint64> outdatedDecision(std::span<const Decision> byRevision,
                                       std::span<const Annotation> answers);

/// What of the answers to a scenario is another than when it was decided, the weightiest first.
enum class AnswerChange : std::uint8_t {
    Given, ///< There is an answer of somebody who had given none.
    Vote,
    Scale,
    Explanation,
    Other, ///< The flag, the cues or second answers alone, or nothing: it is as it was.
};

/// The weightiest change since this moment, UTC milliseconds. `revisions` are those of whoever has
/// an answer that counts, of each person oldest first; one without a time is from before.
AnswerChange changeSince(qint64 made, std::span<const Annotation> revisions);

/// The scenarios with such a decision, in the order of `history`, which holds every decision by
/// scenario and revision. `answers` are all that count, in any order. O(n log n).
std::vector<ScenarioId> outdatedScenarios(std::span<const Decision> history,
                                          std::span<const Annotation> answers);

} // namespace subtext
