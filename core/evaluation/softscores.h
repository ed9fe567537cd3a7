// SPDX-License-Identifier: MIT
#pragma once

#include "core/evaluation/answers.h"

#include <span>

namespace subtext::evaluation {

/// What answers are held against, as a distribution over the options.
enum class SoftTarget : std::uint8_t {
    Votes,    ///< The share of the item's votes that each option has.
    Readings, ///< The item's soft label (softLabelOfReadings); only of items with second readings.
};

/// How answers fit what people say of an item rather than one gold label. q is the target, p the
/// distribution that was given, or all on the label. “With q” are the items with votes, or those
/// with second readings.
struct SoftScores
{
    std::int64_t items = 0;          ///< With q.
    std::int64_t answered = 0;       ///< Of them, with a label.
    std::optional<double> voteShare; ///< Mean q of the label, 0 without one: of votes agreement
                                     ///< with a random annotator. None without items.
    std::optional<double> anyVote;   ///< Share of items whose label has any of q.
    std::int64_t described = 0;      ///< Items with q and p.
    std::optional<double> jsd;   ///< Mean Jensen–Shannon divergence, base 2, 0 … 1, of those.
    std::optional<double> brier; ///< Mean Σ(p − q)², 0 … 2, of those.
    /// The same two of all items with q, p uniform where there is none: a set with gaps cannot
    /// gain by them.
    std::optional<double> jsdOfAll;
    std::optional<double> brierOfAll;
    std::optional<double> crossEntropy; ///< Mean −Σ q ln max(p, 1e−12); of items with a
                                        ///< distribution.
    std::int64_t distributions = 0;

    bool operator==(const SoftScores&) const = default;
};

/// Answers are those to the items, one for one. Items without q are left out.
SoftScores softScores(std::span<const Item> items, std::span<const ItemAnswer> answers, int options,
                      SoftTarget target = SoftTarget::Votes);

} // namespace subtext::evaluation
