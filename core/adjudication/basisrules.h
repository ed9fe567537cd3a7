// SPDX-License-Identifier: MIT
#pragma once

#include "core/adjudication/hints.h"
#include "core/domain/decision.h"

#include <span>
#include <vector>

namespace subtext {

/// Every basis that a person can state, in the order of their keys (Ctrl+1 …).
inline constexpr std::array StatedBases{Basis::ValencePolarity, Basis::Misreading, Basis::VadFit,
                                        Basis::Override,        Basis::Unanimous,  Basis::Majority};

/// The bases that can hold for a pick, in the order of StatedBases. Where the votes give that very
/// label: theirs alone. Where they give another, or nobody chose it: an override as well as the
/// reasons that are left, of which a misreading needs somebody who read it right. None for
/// "ambiguous", which rests on nothing else.
std::vector<Basis> possibleBases(const Pick& pick, std::span<const Choice> votes,
                                 int ratingsNeeded);

/// Whether a pick goes against the votes: they give another label by themselves, or nobody chose
/// this one.
bool needsNote(const Pick& pick, std::span<const Choice> votes, int ratingsNeeded);

enum class BasisDoubt : std::uint8_t {
    SignsDiffer,      ///< Valence polarity, and the valence ratings differ in sign.
    AnotherIsNearer,  ///< VAD fit, and another of the votes lies nearer.
    LabelNotCompared, ///< VAD fit, and the picked label alone has no items to compare with.
    NothingToCompare  ///< VAD fit, and no vote's label has items to compare the ratings with.
};

/// None where nothing does, or nothing is known. A question to ask, never a refusal.
std::optional<BasisDoubt> doubtAbout(Basis basis, const Pick& pick, const Hints& hints);

/// The label that is clearly nearest by now, where a decision rests on VAD fit, was made when its
/// own label was the nearest, and is so no more: gold labels of other items came or changed since.
/// None where the fit was claimed without that, or against it.
std::optional<Choice> nearerSince(const Decision& decision, const Hints& hints);

} // namespace subtext
