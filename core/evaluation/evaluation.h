// SPDX-License-Identifier: MIT
#pragma once

#include "core/evaluation/alternativeannotator.h"
#include "core/evaluation/answers.h"
#include "core/evaluation/baselines.h"
#include "core/evaluation/comparisons.h"
#include "core/evaluation/difficulty.h"
#include "core/evaluation/scoring.h"
#include "core/evaluation/softscores.h"

#include <vector>

namespace subtext::evaluation {

struct EvaluationOptions
{
    GoldOrigin gold = GoldOrigin::Study;
    AmbiguousItems ambiguous = AmbiguousItems::Counted;
    LabelSource labels = LabelSource::Reader;
    LabelTable table;
    ResamplingOptions resampling;
    double epsilon = 0.2; ///< Of the alternative annotator test.
};

struct SetEvaluation
{
    SetName name;
    QString shortName;
    std::optional<OpenRun> openRun; ///< Of a run that has not ended.
    AskedManner manner;
    /// Of a set that was asked about part of the items: everything below is about these alone, but
    /// for the readings.
    std::optional<AskedPart> part;
    Coverage coverage{}; ///< Of the scored items, as everything that is not of the votes.
    std::vector<OutsideLabel> outside;
    std::array<std::int64_t, RuleCount> rules{}; ///< How often each rule made a label or a status.
    ScoredPart overall;
    AnswerTable table;
    HardScores withoutTable; ///< What the answers come to where labels outside are no answers.
    SoftScores soft;         ///< Of all items with votes.
    SoftScores softReadings; ///< Against the soft labels of all items with second readings.
    std::array<ScaleScores, VadCount> scales;
    /// What the fit of each scale is made of; items by their place in the input.
    std::array<std::vector<ScalePair>, VadCount> scalePairs;
    Strata strata;
    AlternativeAnnotator alternative; ///< Of all items with votes.
    std::vector<Reading> readings;    ///< Of all items of the input, in their order.
    std::vector<bool> isAsked;        ///< By item; empty: about all.
    std::optional<AnswerTable> votes; ///< Of a part: people's votes on these items alone.

    /// Scored, and compared with no other set.
    bool isApart() const { return openRun || part; }
    bool isAskedAbout(std::size_t item) const { return isAsked.empty() || isAsked[item]; }
};

/// The majority class as if it were a set.
struct MajorityBaseline
{
    std::optional<int> label;
    ScoredPart part;
    std::optional<double> voteShare; ///< As that of a set, of all items with votes; none
                                     ///< without a label.
    AnswerTable table;
    Strata strata; ///< Empty where intervals are drawn from the stream of numpy.
};

/// All pairs of sets on the items of one stratum; p is adjusted for the pairs there.
struct StratumComparisons
{
    CutBy cut = CutBy::Group;
    QString name;
    std::vector<Comparison> comparisons;
};

/// How models do on the people of a study, beside the people.
struct Evaluation
{
    Options options;
    EvaluationOptions how;
    std::int64_t items = 0;      ///< That are scored.
    std::int64_t ambiguous = 0;  ///< Left out because they are ambiguous.
    std::int64_t unresolved = 0; ///< Without gold: nobody decided (or no file has one).
    std::vector<SetEvaluation> sets;
    std::vector<Comparison>
        comparisons; ///< Of all pairs of sets that are not apart, in their order.
    std::vector<StratumComparisons> stratumComparisons;
    MajorityBaseline majority;
    ChanceScores chance;
    HumanScores humans;
    Difficulty difficulty;
    AnswerTable aggregate; ///< Of all sets together.
    AnswerTable people;    ///< Of every vote on a scored item, as if each were an answer.
    std::vector<GoldDifference> goldDiffers;
};

/// The comparisons on all items, or on those of a stratum; none where it has no items.
std::span<const Comparison> comparisonsOn(const Evaluation& evaluation, std::optional<CutBy> cut,
                                          const QString& name);

/// Scores all sets. Those of runs that have not ended, and those that were asked about part of the
/// items and are scored on these, are compared with none and are no part of what is said of all
/// sets together. None when cancelled.
std::optional<Evaluation> evaluate(const Input& input, const std::vector<Column>& sets,
                                   const EvaluationOptions& how, const CancelToken& cancel = {});

} // namespace subtext::evaluation
