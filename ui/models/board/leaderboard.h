// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluation/evaluation.h"
#include "core/task/task.h"
#include "ui/charts/intervalcontent.h"

namespace subtext {

enum class ModelMetric { Accuracy, AccuracyAnswered, MacroF1, WeightedF1, VoteShare };
inline constexpr std::array AllModelMetrics{ModelMetric::Accuracy, ModelMetric::AccuracyAnswered,
                                            ModelMetric::MacroF1, ModelMetric::WeightedF1,
                                            ModelMetric::VoteShare};
QString metricWord(ModelMetric metric);
QString metricExplanation(ModelMetric metric);

/// Which items count: all that are scored, or those of one stratum.
struct ModelStratum
{
    std::optional<evaluation::CutBy> cut; ///< None: all.
    QString name;                         ///< Of the stratum, as its scores have it.

    bool operator==(const ModelStratum&) const = default;
};
/// All items first, then the strata that have items.
std::vector<ModelStratum> strataOf(const evaluation::Evaluation& evaluation);
/// Those of them that a set has items in: one that was asked about part of the items may lack some.
std::vector<ModelStratum> strataOf(const evaluation::Evaluation& evaluation,
                                   const evaluation::SetEvaluation& set);
QString stratumWord(const Task& task, const ModelStratum& stratum);
/// The scores of a set in a stratum; null where it has none.
const evaluation::ScoredPart* partOf(const evaluation::ScoredPart& overall,
                                     const evaluation::Strata& strata, const ModelStratum& stratum);

struct PeopleFigures
{
    evaluation::AnnotatorMeans means;
    std::optional<double> bestSingleLabel;
};
PeopleFigures peopleOf(const evaluation::HumanScores& humans, const ModelStratum& stratum);

/// A row of the leaderboard: a set, or what it is to be held against. Two kinds of sets stand
/// apart: one of a run that has not ended, without figures, and one that was asked about part of
/// the items, with the figures of that part.
struct BoardRow
{
    enum class Kind { Set, Part, Unfinished, People, Chance };

    Kind kind = Kind::Set;
    int set = -1; ///< Index of the set.
    QString name;
    QString explanation;     ///< Of rows that are no set.
    bool isOfVoters = false; ///< Of people who voted for the gold label they are held against.
    /// By AllModelMetrics; none: undefined there, or not a figure of such a row.
    std::array<std::optional<double>, AllModelMetrics.size()> figures;
    std::array<std::optional<stats::Interval>, AllModelMetrics.size()> intervals;
    /// Of a set: what labels outside the options cost where they are no answers. All items only,
    /// and where a table says what they are taken for.
    std::array<std::optional<double>, AllModelMetrics.size()> plain;
    std::int64_t items = 0;
    std::int64_t answered = 0;
    /// Of all items, those that the set says nothing of: it is not through with them. They count as
    /// wrong.
    std::int64_t missing = 0;
    std::int64_t all = 0;           ///< Items, in whichever stratum the row is.
    std::optional<OpenRun> openRun; ///< Of unfinished ones.
    std::optional<AskedPart> part;  ///< Of parts.

    std::optional<double> figure(ModelMetric of) const
    {
        return figures.at(static_cast<std::size_t>(of));
    }
    const std::optional<stats::Interval>& interval(ModelMetric of) const
    {
        return intervals.at(static_cast<std::size_t>(of));
    }
};
/// Its name; of an unfinished run with how far it is, of a part with what was asked, of a set that
/// says nothing of some items with how many it is about.
QString boardName(const BoardRow& row);
/// "9 sets, 1 run open": what stands on the leaderboard, and what is not ranked yet.
QString setsText(const evaluation::Evaluation& evaluation);
/// Sets in the order of the evaluation, then people, then chance. Rows of people and chance that
/// have no figure in the stratum are left out. `options`: what the options are called in a
/// sentence; without them by their tokens, as in what leaves.
std::vector<BoardRow> boardRows(const evaluation::Evaluation& evaluation,
                                const ModelStratum& stratum, const QStringList& options = {});

/// How many items the figures of sets are of: "5", or "4–5" where sets were asked about different
/// items; empty without a set that is scored.
struct ItemCounts
{
    QString ofGold;  ///< Accuracy and F1.
    QString ofVotes; ///< Vote share.
};
ItemCounts itemCounts(const evaluation::Evaluation& evaluation, const std::vector<BoardRow>& rows);

/// How two sets compare on the items of a stratum; seen from the first.
struct SetComparison
{
    std::optional<double> difference; ///< Of accuracies, first − second.
    std::optional<stats::Interval> interval;
    double mcnemarP = 1;
    double holmP = 1; ///< Adjusted for all pairs on these items.
    bool isToldApart = false;
};
/// None where both are the same set, or one is apart.
std::optional<SetComparison> comparisonOf(const evaluation::Evaluation& evaluation,
                                          const ModelStratum& stratum, int first, int second);

/// Why the chosen set is compared with no other, in a sentence; empty where it is.
QString notComparedText(const evaluation::Evaluation& evaluation, int chosen);

/// The leaderboard as a chart; `chosen` −1: no set is. Rows are those given, of this stratum.
IntervalContent boardContent(const evaluation::Evaluation& evaluation, const ModelStratum& stratum,
                             const std::vector<BoardRow>& rows, ModelMetric metric, int chosen);

/// For the window: what a set comes to without the label table stands as a ring around its own mark
/// where both are the same, and not as a dot that covers it.
void ringWithoutTable(IntervalContent& content);

/// Whether a set could stand in for a person, in sentences.
QString standInText(const evaluation::SetEvaluation& set);

} // namespace subtext
