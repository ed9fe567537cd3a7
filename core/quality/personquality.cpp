// SPDX-License-Identifier: MIT
#include "core/quality/personquality.h"

#include "core/quality/modifiedz.h"
#include "core/stats/rankcorrelation.h"

#include <QSet>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace subtext {
namespace {

constexpr std::size_t FewestForDrift = 3;

int longestRunOf(std::span<const QualityObservation> inOrder)
{
    int longest = 0;
    int run = 0;
    for (std::size_t i = 0; i < inOrder.size(); ++i) {
        run = i > 0 && inOrder[i].emotion == inOrder[i - 1].emotion ? run + 1 : 1;
        longest = std::max(longest, run);
    }
    return longest;
}

/// Counts first, so that the sum does not depend on the order of the items.
double scaleSpreadOf(std::span<const QualityObservation> observations)
{
    if (observations.empty())
        return 0;
    std::array<qint64, PointCount> counts{};
    for (const QualityObservation& o : observations) {
        for (ScaleIndex dimension : {Dimension::Valence, Dimension::Arousal, Dimension::Dominance})
            ++counts.at(static_cast<std::size_t>(o.scales.at(indexOf(dimension)) - MinPoint));
    }
    const double total = 3 * static_cast<double>(observations.size());
    const auto meanOf = [&](auto number) {
        double sum = 0;
        for (int point = MinPoint; point <= MaxPoint; ++point)
            sum += static_cast<double>(counts.at(static_cast<std::size_t>(point - MinPoint))) *
                   number(scaleNumber(point));
        return sum / total;
    };
    if (*std::max_element(counts.begin(), counts.end()) == 3 * std::ssize(observations))
        return 0;
    const double mean = meanOf([](double x) { return x; });
    return std::sqrt(meanOf([mean](double x) { return (x - mean) * (x - mean); }));
}

/// Spearman's rho of values with their place.
std::optional<double> driftOf(std::span<const double> times)
{
    if (times.size() < FewestForDrift)
        return std::nullopt;
    std::vector<double> places(times.size());
    std::iota(places.begin(), places.end(), 1.0);
    return stats::spearman(times, places);
}

bool isContradiction(QualityCode code)
{
    return code == QualityCode::ContradictionPositive || code == QualityCode::ContradictionNegative;
}

} // namespace

void countFlags(PersonQuality& quality, std::span<const QualityFlag> flags)
{
    QSet<ScenarioId> flagged;
    quality.generalFlags = 0;
    quality.contradictions = 0;
    for (const QualityFlag& flag : flags) {
        if (flag.person != quality.person || qualityLevel(flag.code) != 2)
            continue;
        if (!flag.scenario.isValid()) {
            ++quality.generalFlags;
            continue;
        }
        flagged.insert(flag.scenario);
        quality.contradictions += isContradiction(flag.code) ? 1 : 0;
    }
    quality.flaggedItems = flagged.size();
    quality.flagRate = quality.labelled > 0 ? static_cast<double>(quality.flaggedItems) /
                                                  static_cast<double>(quality.labelled)
                                            : 0;
}

PersonQuality personFigures(PersonId person, qint64 labelled, std::span<const double> times,
                            bool isOrderKnown, std::span<const QualityFlag> flags)
{
    PersonQuality quality;
    quality.person = person;
    quality.labelled = labelled;
    if (!times.empty())
        quality.medianMs = static_cast<qint64>(std::floor(sampleMedian(times) + 0.5));
    if (isOrderKnown)
        quality.timeDrift = driftOf(times);
    countFlags(quality, flags);
    return quality;
}

PersonQuality personQuality(PersonId person, std::span<const QualityObservation> inOrder,
                            std::span<const QualityFlag> flags, bool isOrderKnown)
{
    EmotionTally tally{};
    std::vector<double> times;
    for (const QualityObservation& o : inOrder) {
        ++tally.at(static_cast<std::size_t>(o.emotion));
        if (o.responseMs)
            times.push_back(static_cast<double>(*o.responseMs));
    }
    PersonQuality quality = personFigures(person, std::ssize(inOrder), times, isOrderKnown, flags);
    quality.longestRun = isOrderKnown ? std::optional(longestRunOf(inOrder)) : std::nullopt;
    quality.scaleSpread = scaleSpreadOf(inOrder);
    DominantEmotions dominant = dominantEmotions(tally);
    quality.dominantEmotions = std::move(dominant.emotions);
    quality.dominantShare = dominant.share;
    return quality;
}

} // namespace subtext
