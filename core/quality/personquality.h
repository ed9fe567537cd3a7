// SPDX-License-Identifier: MIT
#pragma once

#include "core/quality/qualityrules.h"

namespace subtext {

/// What the quality page says of one person: figures to look at, not findings.
struct PersonQuality
{
    PersonId person;
    qint64 labelled = 0;
    qint64 flaggedItems = 0; ///< Items with any flag of level 2.
    qint64 generalFlags = 0; ///< Flags of level 2 about all items: straight-lining, one text again.
    double flagRate = 0;     ///< flaggedItems / labelled; 0 where nothing is labelled.
    std::vector<Choice> dominantEmotions; ///< The most frequent, all of equals, in wheel order.
    double dominantShare = 0;             ///< The share of one of them of the items labelled.
    std::optional<qint64> medianMs;       ///< Of the response times; half a millisecond rounds up.
    /// Most items in a row with one emotion, in the person's order. None where that is not known.
    std::optional<int> longestRun = 0;
    /// How much of the scales the person uses: the population standard deviation of all scale
    /// numbers (−1 … +1) given for valence, arousal and dominance, 3 an item, pooled into one
    /// sample. 0: always the same point; 1: only the two ends. 0 where nothing is labelled.
    double scaleSpread = 0;
    /// Spearman's rank correlation (average ranks for ties) of response time with the place in the
    /// person's order, over the items with a response time: −1 … +1, negative where the person
    /// gets faster. None below 3 such items, where all times are equal, or where the order is not
    /// known.
    std::optional<double> timeDrift;
    /// In a study that does not ask CEI, in place of dominantEmotions: the most frequent answers to
    /// the first question, or vectors of the first board, in the order of the options; the other
    /// places are open.
    std::vector<Ballot> dominantAnswers;
    qint64 contradictions = 0; ///< Items whose valence contradicts their emotion.

    bool operator==(const PersonQuality&) const = default;
};

/// Counts a person's flags anew: items, general ones and contradictions. Those of others and of
/// level 3 are passed over.
void countFlags(PersonQuality& quality, std::span<const QualityFlag> flags);

/// What does not depend on what was asked: how much, how fast, how often flagged. `times` are the
/// response times in milliseconds, in the person's order where that is known.
PersonQuality personFigures(PersonId person, qint64 labelled, std::span<const double> times,
                            bool isOrderKnown, std::span<const QualityFlag> flags);

/// The figures of one person from the answers, in the person's order where that is known. `flags`
/// are that person's, as of checkPerson; those of others and of level 3 are passed over.
/// O(k log k + flags).
PersonQuality personQuality(PersonId person, std::span<const QualityObservation> inOrder,
                            std::span<const QualityFlag> flags, bool isOrderKnown = true);

} // namespace subtext
