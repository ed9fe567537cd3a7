// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/decision.h"

#include <optional>
#include <span>
#include <vector>

namespace subtext {

/// The votes of one item on a question: what each of its counting answers says that says something,
/// in the order of the answers (by seat).
std::vector<Choice> votesOf(std::span<const Annotation> ofOneItem,
                            QuestionIndex question = FirstQuestion);
std::vector<Choice> votesOf(std::span<const Annotation* const> ofOneItem,
                            QuestionIndex question = FirstQuestion);

/// True where so many ratings say something together: `ratingsNeeded` of them, and two at least.
bool isEnough(std::ptrdiff_t ratings, int ratingsNeeded);

/// What an item needs with so many ratings that waits for more: all of them (MoreRaters); else
/// `ratingsNeeded`.
int ratingsNeededWith(int toCome, std::ptrdiff_t ratings, int ratingsNeeded);

/// How the votes of one item lie (countVotes); none while they are not enough.
std::optional<Pattern> patternOf(std::span<const Choice> votes, int ratingsNeeded);

} // namespace subtext
