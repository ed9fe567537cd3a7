// SPDX-License-Identifier: MIT
#pragma once

#include "core/evaluation/annotators.h"
#include "core/evaluation/scalescores.h"
#include "core/evaluation/scoring.h"

#include <span>

namespace subtext::evaluation {

/// Gold labels as they are scored, by item; none: outside the options.
using GoldLabels = std::span<const std::optional<int>>;

/// The most frequent gold label; the first of those that tie. None where there is none.
std::optional<int> majorityClass(GoldLabels gold, int options);

/// What drawing labels comes to, in closed form; none where there is no gold label.
struct ChanceScores
{
    double uniformAccuracy = 0;           ///< 1/k
    std::optional<double> uniformMacroF1; ///< In a large sample: mean of 2 p_j/k / (p_j + 1/k).
    std::optional<double> priorAccuracy;  ///< Σ p_j²
    std::optional<double> priorMacroF1;   ///< In a large sample: mean of p_j.

    bool operator==(const ChanceScores&) const = default;
};
/// Shares p_j are of all items; what has a gold label outside the options is wrong.
ChanceScores chanceScores(GoldLabels gold, int options);

/// How one annotator does what is asked of the models.
struct AnnotatorScores
{
    QString name;                        ///< Annotator::name
    std::int64_t items = 0;              ///< That they labelled.
    std::optional<double> againstGold;   ///< Share that equals gold: inflated, they voted for it.
    std::optional<double> againstOthers; ///< Mean pluralityCredit; none where nobody else labelled.

    bool operator==(const AnnotatorScores&) const = default;
};

/// A mean over annotators, of those who have the figure; none where nobody has.
struct AnnotatorMeans
{
    std::optional<double> againstGold;
    std::optional<double> againstOthers;

    bool operator==(const AnnotatorMeans&) const = default;
};
/// Over those who labelled in the group, of their items there.
struct GroupMeans
{
    QString group;
    AnnotatorMeans means;

    bool operator==(const GroupMeans&) const = default;
};

/// What people come to on the items of one stratum. Of a group it is what GroupMeans has.
struct StratumMeans
{
    CutBy cut = CutBy::Group;
    QString name; ///< As stratumOf().
    AnnotatorMeans means;
    std::optional<double> bestSingleLabel;

    bool operator==(const StratumMeans&) const = default;
};

/// One dimension, an annotator against the mean of the item's others.
struct HumanScaleFit
{
    std::optional<double> mae;     ///< Mean over annotators.
    std::optional<double> pearson; ///< Mean over those who have one.
    std::int64_t undefined = 0;    ///< Annotators without r.

    bool operator==(const HumanScaleFit&) const = default;
};

struct HumanScores
{
    std::vector<AnnotatorScores> annotators; ///< In the order of annotatorsOf().
    AnnotatorMeans means;
    std::optional<double> leastAgainstGold;
    std::optional<double> mostAgainstGold;
    std::vector<GroupMeans> groups;           ///< In alphabetical order.
    std::optional<double> bestSingleLabel;    ///< Mean largest share of an item's votes.
    std::optional<double> shareWithAMajority; ///< Of the items with a pattern.
    std::array<HumanScaleFit, VadCount> scales;
    std::vector<StratumMeans> strata; ///< That have items; by cut, then by name.

    bool operator==(const HumanScores&) const = default;
};
HumanScores humanScores(const Input& input, const std::vector<Annotator>& annotators);

} // namespace subtext::evaluation
