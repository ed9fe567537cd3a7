// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementinput.h"
#include "core/agreement/tiers.h"
#include "core/base/cancel.h"
#include "core/domain/emotion.h"
#include "core/stats/bootstrap.h"
#include "core/stats/confusion.h"
#include "core/stats/fleiss.h"
#include "core/stats/gwet.h"
#include "core/stats/icc.h"
#include "core/stats/moments.h"

#include <map>

namespace subtext {

struct AgreementOptions
{
    int resamples = 2'000;
    std::uint64_t seed = 42;
    std::size_t question = 0; ///< Of the task: whose figures a report has.

    bool operator==(const AgreementOptions&) const = default;
};

/// How many items have each pattern of votes. Only items with as many votes as the study asks for
/// (and two at least) have one: the second of three votes is not a split yet.
struct PatternCounts
{
    qint64 unanimous = 0;
    qint64 majority = 0;
    qint64 split = 0;

    qint64 total() const { return unanimous + majority + split; }
    bool operator==(const PatternCounts&) const = default;
};

/// The valence ratings of split items beside the middle of the scale: all below, all on it, all
/// above, else mixed.
struct SplitValence
{
    qint64 allNegative = 0;
    qint64 allNeutral = 0;
    qint64 allPositive = 0;
    qint64 mixed = 0;

    bool operator==(const SplitValence&) const = default;
};

struct GoldAccuracy
{
    int rater = 0; ///< Index into AgreementReport::raters.
    qint64 equal = 0;
    qint64 items = 0; ///< Rated items with a gold label, ≥ 1.

    double share() const { return static_cast<double>(equal) / static_cast<double>(items); }
    bool operator==(const GoldAccuracy&) const = default;
};

struct ScaleUse
{
    stats::Moments moments;     ///< Of scale numbers.
    std::vector<qint64> points; ///< How often each was chosen, upwards.

    bool operator==(const ScaleUse&) const = default;
};

/// All figures of one set of items: a group, or everything pooled. What is by option or by scale
/// stands in the order of the task; without scales, or without a scale of valence, what is about
/// them is empty.
struct AgreementGroup
{
    /// Of no items; by the options of a question and the scales of its task. None: CEI's.
    AgreementGroup();
    AgreementGroup(const Task& task, std::size_t question);

    qint64 items = 0;
    qint64 completeItems = 0; ///< With as many ratings as the study asks for.
    qint64 annotations = 0;
    /// Of these, those that were asked for because of a split. κ, α, AC1, percent agreement and ICC
    /// go without them; votes, patterns, tiers, confusion, gold and scales have them.
    qint64 furtherLeftOut = 0;
    std::vector<int> raters; ///< Who rated here, by name; indices into AgreementReport::raters.

    std::vector<qint64> votes; ///< Ratings by option.
    qint64 unanimous = 0;      ///< Rated items with one answer only, be it a single rating.
    stats::FleissKappa kappa;
    std::vector<std::optional<double>> kappaByEmotion; ///< By option.
    std::optional<double> alpha;                       ///< Krippendorff, nominal.
    stats::GwetAc1 ac1;
    stats::AgreementIntervals intervals; ///< Of κ, κ by emotion, α and percent agreement.
    std::vector<stats::Icc> icc;         ///< By scale.
    std::vector<std::optional<double>> ordinalAlpha; ///< By scale.

    PatternCounts patterns;
    AgreementTiers tiers;
    stats::ConfusionMatrix confusion;
    stats::RingAdjacency wheel; ///< Where the options stand in a ring; else 0.
    SplitValence splitValence;
    std::vector<ScaleUse> scales;
    std::vector<stats::Moments> valenceByOwnLabel; ///< By option.
    std::vector<stats::Moments> valenceByGold;     ///< All ratings of items with that gold.

    std::vector<qint64> goldCounts; ///< By option.
    qint64 ambiguous = 0;           ///< Decided so, without a label.
    qint64 ambiguousLabels = 0;     ///< Gold labels that are marked as ambiguous.
    qint64 notes = 0;
    std::vector<GoldAccuracy>
        goldAccuracy; ///< In the order of `raters`; who has none is not in it.
    std::optional<double> meanGoldAccuracy;      ///< Human performance: the mean over annotators.
    std::map<PowerRelation, qint64> powerCounts; ///< Of the items whose relation is known.
    qint64 contradictionsPositive = 0; ///< By the rules of the task: see contradictedValence.
    qint64 contradictionsNegative = 0;
};

struct QuestionKappa
{
    std::size_t question = 0;
    std::optional<double> kappa;
    std::optional<stats::Interval> interval;
    std::optional<double> observed;
    std::size_t items = 0;

    bool operator==(const QuestionKappa&) const = default;
};

struct GroupAgreement
{
    QString group; ///< Its token.
    AgreementGroup figures;
    // As those of the report.
    std::vector<QuestionKappa> byQuestion{};
    std::optional<double> meanKappa{};
    std::optional<stats::Interval> meanInterval{};
};

/// One item of the chart of length against agreement.
struct ItemAgreement
{
    ScenarioId scenario;
    int contextWords = 0;
    int utteranceWords = 0;
    double score = 0; ///< Votes of the most frequent label / votes: 1, 2/3 or 1/3 for three.
};

struct LengthCorrelation
{
    std::optional<double> contextWords; ///< Spearman's ρ with the agreement score.
    std::optional<double> utteranceWords;
};

/// How far people agree on one question of the task, over everything.
struct DetectableEffect
{
    qint64 n = 0;
    int degreesOfFreedom = EmotionCount - 1; ///< Options − 1.
    std::optional<double> cohensW;
    std::optional<double> criticalValueOnly; ///< What the published paper prints.
};

/// Every figure of agreement on one question over one study or a filtered part of it, as of one
/// moment.
struct AgreementReport
{
    AgreementOptions options;
    std::vector<AgreementRater> raters;
    int ratingsNeeded = 3;
    std::vector<GroupAgreement> subtypes; ///< Groups with items, in alphabetical order.
    AgreementGroup overall;
    std::vector<QuestionKappa> byQuestion; ///< All questions of the task, in its order.
    std::optional<double> meanKappa;       ///< Over those with a κ.
    std::optional<stats::Interval> meanInterval;
    std::vector<ItemAgreement> itemAgreement; ///< Items that have a pattern.
    LengthCorrelation length;
    DetectableEffect detectable;
    PartsOfItems splits;  ///< As splitItems has them.
    AgreementInput input; ///< What it was computed from.

    const Task& task() const { return *input.task; }
    const Question& question() const { return task().questions.at(options.question); }
};

/// None when cancelled.
std::optional<AgreementReport> computeAgreement(AgreementInput input,
                                                const AgreementOptions& options = {},
                                                const CancelToken& cancel = {},
                                                const ProgressSink& progress = {});

/// The part of a report that is about one subtype: that group stands as the overall one, with the
/// intervals that it has in the whole report, so that no figure has two values.
AgreementReport focusedOn(const AgreementReport& report, const QString& group);

/// Where the seeded intervals of a study come from. Published: one stream through the groups in
/// alphabetical order and then everything, question by question, as the authors of CEI drew them.
/// Joint: one stream over everything and then through the groups, each draw with all that was asked
/// about an item.
enum class Resampling : std::uint8_t { Published, Joint };
Resampling resamplingOf(const Task& task);

/// Items with both labels among their votes (equal labels: with that label at least twice), in the
/// order of import: what a cell of the confusion matrix counts.
std::vector<ScenarioId> itemsOfPair(const AgreementInput& input, Choice a, Choice b,
                                    std::size_t question = 0);
/// Items whose votes lie so, in the order of import.
std::vector<ScenarioId> itemsOfPattern(const AgreementInput& input, Pattern pattern,
                                       const std::optional<QString>& group,
                                       std::size_t question = 0);

/// Items with a gold label that this person labelled otherwise, in the order of import.
std::vector<ScenarioId> itemsAgainstGold(const AgreementInput& input, PersonId person,
                                         std::size_t question = 0);

} // namespace subtext
