// SPDX-License-Identifier: MIT
#include "core/quality/qualityrules.h"

#include "core/domain/decision.h"
#include "core/quality/modifiedz.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

namespace subtext {
namespace {

using Flags = std::vector<QualityFlag>;

constexpr std::array<QLatin1String, QualityCodeCount> Tokens{
    QLatin1String("straight_lining"),
    QLatin1String("too_fast"),
    QLatin1String("disengaged"),
    QLatin1String("timing_outlier"),
    QLatin1String("contradiction_positive"),
    QLatin1String("contradiction_negative"),
    QLatin1String("three_way_split"),
    QLatin1String("vad_range"),
    QLatin1String("all_no"),
    QLatin1String("all_yes"),
    QLatin1String("explanation_short"),
    QLatin1String("explanation_long"),
    QLatin1String("same_explanation"),
    QLatin1String("explanation_of_scene"),
    QLatin1String("explanation_of_another")};

constexpr std::array<ScaleIndex, 3> RangedDimensions{Dimension::Valence, Dimension::Arousal,
                                                     Dimension::Dominance};

bool isIn(EmotionSet set, Choice emotion)
{
    return (static_cast<unsigned>(set) >> indexOf(emotion) & 1U) != 0;
}

void appendAnnotationFlags(const QualityObservation& o, const QualityThresholds& t, Flags& flags)
{
    const auto add = [&](QualityCode code, double value, double limit) {
        flags.push_back({code, o.person, o.scenario, std::nullopt, value, limit});
    };
    if (o.responseMs && *o.responseMs < t.tooFastMs)
        add(QualityCode::TooFast, static_cast<double>(*o.responseMs),
            static_cast<double>(t.tooFastMs));
    if (o.responseMs && *o.responseMs > t.disengagedMs)
        add(QualityCode::Disengaged, static_cast<double>(*o.responseMs),
            static_cast<double>(t.disengagedMs));
    if (!t.checksContradictions)
        return;
    const int valence = o.scales.at(indexOf(Dimension::Valence));
    if (isIn(t.positiveEmotions, o.emotion) && valence <= -t.contradictionPoints)
        add(QualityCode::ContradictionPositive, valence, -t.contradictionPoints);
    if (isIn(t.negativeEmotions, o.emotion) && valence >= t.contradictionPoints)
        add(QualityCode::ContradictionNegative, valence, t.contradictionPoints);
}

void appendOutliers(std::span<const QualityObservation> ofOnePerson, const QualityThresholds& t,
                    Flags& flags)
{
    std::vector<double> times;
    for (const QualityObservation& o : ofOnePerson) {
        if (o.responseMs)
            times.push_back(static_cast<double>(*o.responseMs));
    }
    if (static_cast<qint64>(times.size()) < t.outlierFrom)
        return;
    const auto scale = zScaleOf(times);
    if (!scale)
        return;
    for (const QualityObservation& o : ofOnePerson) {
        if (!o.responseMs)
            continue;
        const double z = scale->of(static_cast<double>(*o.responseMs));
        if (std::abs(z) > t.outlierZ)
            flags.push_back(
                {QualityCode::TimingOutlier, o.person, o.scenario, std::nullopt, z, t.outlierZ});
    }
}

void appendPersonFlags(std::span<const QualityObservation> ofOnePerson, const QualityThresholds& t,
                       Flags& flags)
{
    if (ofOnePerson.empty())
        return;
    EmotionTally tally{};
    for (const QualityObservation& o : ofOnePerson) {
        ++tally.at(static_cast<std::size_t>(o.emotion));
        appendAnnotationFlags(o, t, flags);
    }
    if (const auto flag = checkStraightLining(ofOnePerson.front().person, tally, t))
        flags.push_back(*flag);
    appendOutliers(ofOnePerson, t, flags);
}

/// The numbers have two decimals; so has their difference, whatever binary fractions make of it.
double rangeOfNumbers(int low, int high)
{
    return std::round(100 * (scaleNumber(high) - scaleNumber(low))) / 100;
}

void appendSplit(std::span<const QualityObservation> ofOneItem, std::vector<Choice>& votes,
                 Flags& flags)
{
    votes.clear();
    EmotionSet seen = 0;
    for (const QualityObservation& o : ofOneItem) {
        votes.push_back(o.emotion);
        seen |= emotionSet({o.emotion});
    }
    if (countVotes(votes).pattern == Pattern::Split)
        flags.push_back({QualityCode::ThreeWaySplit, PersonId{}, ofOneItem.front().scenario,
                         std::nullopt, static_cast<double>(std::popcount(seen)),
                         static_cast<double>(ofOneItem.size())});
}

/// `votes` is scratch space, kept from item to item.
void appendItemFlags(std::span<const QualityObservation> ofOneItem, const QualityThresholds& t,
                     std::vector<Choice>& votes, Flags& flags)
{
    if (ofOneItem.size() < 2)
        return;
    if (static_cast<qint64>(ofOneItem.size()) >= t.splitFrom)
        appendSplit(ofOneItem, votes, flags);
    for (ScaleIndex dimension : RangedDimensions) {
        int low = MaxPoint;
        int high = MinPoint;
        for (const QualityObservation& o : ofOneItem) {
            low = std::min(low, o.scales.at(indexOf(dimension)));
            high = std::max(high, o.scales.at(indexOf(dimension)));
        }
        const double range = rangeOfNumbers(low, high);
        if (range > t.vadRange)
            flags.push_back({QualityCode::VadRange, PersonId{}, ofOneItem.front().scenario,
                             dimension, range, t.vadRange});
    }
}

/// Calls `take` with every run of observations that have the same key.
template <typename Key, typename Take>
void forEachGroup(std::vector<QualityObservation>& observations, Key QualityObservation::*key,
                  Take take)
{
    const auto isBefore = [key](const QualityObservation& a, const QualityObservation& b) {
        return a.*key < b.*key;
    };
    if (!std::is_sorted(observations.begin(), observations.end(), isBefore))
        std::sort(observations.begin(), observations.end(), isBefore);
    for (auto first = observations.begin(); first != observations.end();) {
        const auto last = std::find_if(first, observations.end(), [&](const QualityObservation& o) {
            return o.*key != (*first).*key;
        });
        take(std::span<const QualityObservation>(first, last));
        first = last;
    }
}

Flags sorted(Flags flags)
{
    std::sort(flags.begin(), flags.end());
    return flags;
}

} // namespace

QLatin1String qualityToken(QualityCode code)
{
    return Tokens.at(static_cast<std::size_t>(code));
}

std::optional<qint64> responseTimeOf(const Annotation& annotation)
{
    if (!annotation.timings)
        return std::nullopt;
    qint64 ms = annotation.timings->activeMs;
    if (annotation.origin == Origin::Imported && ms == 0) {
        ms = annotation.timings->wallMs;
        if (ms == 0)
            return std::nullopt;
    }
    if (ms < 0 || ms > LongestResponseMs)
        return std::nullopt;
    return ms;
}

std::optional<QualityObservation> observationOf(const Annotation& annotation)
{
    if (!annotation.answer.ballot[0] || !emotionAt(indexOf(*annotation.answer.ballot[0])))
        return std::nullopt;
    QualityObservation observation{annotation.person,
                                   annotation.scenario,
                                   *annotation.answer.ballot[0],
                                   {},
                                   responseTimeOf(annotation)};
    for (ScaleIndex dimension : AllDimensions) {
        const std::optional<int> point = annotation.answer.scale(dimension);
        if (!point || !isPoint(*point))
            return std::nullopt;
        observation.scales.at(indexOf(dimension)) = *point;
    }
    return observation;
}

DominantEmotions dominantEmotions(const EmotionTally& tally)
{
    DominantEmotions dominant;
    const qint64 total = std::accumulate(tally.begin(), tally.end(), qint64{0});
    if (total == 0)
        return dominant;
    const qint64 most = *std::max_element(tally.begin(), tally.end());
    for (std::size_t i = 0; i < tally.size(); ++i) {
        if (tally.at(i) == most)
            dominant.emotions.push_back(static_cast<Choice>(i));
    }
    dominant.share = static_cast<double>(most) / static_cast<double>(total);
    return dominant;
}

std::optional<QualityFlag> checkStraightLining(PersonId person, const EmotionTally& tally,
                                               const QualityThresholds& thresholds)
{
    const qint64 total = std::accumulate(tally.begin(), tally.end(), qint64{0});
    const double share = dominantEmotions(tally).share;
    if (total == 0 || total < thresholds.straightLiningFrom ||
        share <= thresholds.straightLiningShare)
        return std::nullopt;
    return QualityFlag{QualityCode::StraightLining,   person, ScenarioId{}, std::nullopt, share,
                       thresholds.straightLiningShare};
}

Flags checkAnnotation(const QualityObservation& observation, const QualityThresholds& thresholds)
{
    Flags flags;
    appendAnnotationFlags(observation, thresholds, flags);
    return flags;
}

Flags checkPerson(std::span<const QualityObservation> ofOnePerson,
                  const QualityThresholds& thresholds)
{
    Flags flags;
    appendPersonFlags(ofOnePerson, thresholds, flags);
    return sorted(std::move(flags));
}

Flags checkItem(std::span<const QualityObservation> ofOneItem, const QualityThresholds& thresholds)
{
    Flags flags;
    std::vector<Choice> votes;
    appendItemFlags(ofOneItem, thresholds, votes, flags);
    return sorted(std::move(flags));
}

Flags checkAll(std::span<const QualityObservation> observations,
               const QualityThresholds& thresholds)
{
    Flags flags;
    std::vector<QualityObservation> grouped(observations.begin(), observations.end());
    std::vector<Choice> votes;
    forEachGroup(grouped, &QualityObservation::scenario,
                 [&](auto ofOneItem) { appendItemFlags(ofOneItem, thresholds, votes, flags); });
    forEachGroup(grouped, &QualityObservation::person,
                 [&](auto ofOnePerson) { appendPersonFlags(ofOnePerson, thresholds, flags); });
    return sorted(std::move(flags));
}

} // namespace subtext
