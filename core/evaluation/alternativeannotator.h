// SPDX-License-Identifier: MIT
#pragma once

#include "core/evaluation/annotators.h"

#include <span>

namespace subtext::evaluation {

/// A model against one annotator: who agrees more with the others.
struct AnnotatorDuel
{
    QString annotator; ///< Annotator::name
    std::int64_t items = 0;
    double modelWins = 0;     ///< Share of items; both win where they agree equally often.
    double annotatorWins = 0; ///< Share of items.
    std::optional<double> t;  ///< None below 30 items, and without variance.
    double p = 1;
    bool isRejected = false; ///< That the annotator is better, by more than ε.

    bool operator==(const AnnotatorDuel&) const = default;
};

struct AlternativeAnnotator
{
    double epsilon = 0.2;
    double q = 0.05;
    std::vector<AnnotatorDuel> annotators; ///< Those with an item that somebody else labelled too.
    std::optional<double> winningRate;     ///< ω: share of annotators that are rejected.
    std::optional<double> advantage;       ///< ρ: mean share of items that the model wins.
    bool passes = false;                   ///< ω ≥ ½.

    bool operator==(const AlternativeAnnotator&) const = default;
};

/// Whether a model could stand in for a person (Calderon, Reichart & Dror 2025, arXiv 2501.10970).
/// On each of an annotator's items, whoever has the label of the larger share of the item's other
/// annotators wins; a missing label agrees with nobody. With d = annotator's win − model's win, the
/// hypothesis that the mean of d is ε or more is tested by meanBelow, below 30 items by ranksBelow,
/// and over the annotators by Benjamini & Yekutieli at q. `labels` are the model's, by item.
AlternativeAnnotator alternativeAnnotator(const std::vector<Annotator>& annotators,
                                          std::span<const std::optional<int>> labels,
                                          double epsilon = 0.2, double q = 0.05);

} // namespace subtext::evaluation
