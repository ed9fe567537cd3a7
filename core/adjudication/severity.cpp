// SPDX-License-Identifier: MIT
#include "core/adjudication/severity.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numbers>

namespace subtext {
namespace {

constexpr double LongestWheelDistance = EmotionCount / 2.0;
constexpr double LongestVadDistance = 2 * std::numbers::sqrt3;
constexpr std::array VadDimensions{Dimension::Valence, Dimension::Arousal, Dimension::Dominance};

double numberOf(const QualityObservation& observation, ScaleIndex dimension)
{
    return scaleNumber(observation.scales[indexOf(dimension)]);
}

double pairSeverity(const QualityObservation& a, const QualityObservation& b)
{
    const double distance = (wheelDistance(a.emotion, b.emotion) / LongestWheelDistance +
                             vadDistance(a, b) / LongestVadDistance) /
                            2;
    const double numbers = numberOf(a, Dimension::Confidence) + numberOf(b, Dimension::Confidence);
    const double meanConfidence = (numbers + 2) / 4; // from −1 … +1 each to 0 … 1
    return distance * (0.5 + 0.5 * meanConfidence);
}

} // namespace

int wheelDistance(Choice a, Choice b)
{
    const int steps = std::abs(indexOf(a) - indexOf(b));
    return std::min(steps, EmotionCount - steps);
}

double vadDistance(const QualityObservation& a, const QualityObservation& b)
{
    double squares = 0;
    for (ScaleIndex dimension : VadDimensions) {
        const double difference = numberOf(a, dimension) - numberOf(b, dimension);
        squares += difference * difference;
    }
    return std::sqrt(squares);
}

double severity(std::span<const QualityObservation> ofOneItem)
{
    if (ofOneItem.size() < 2)
        return 0;
    double sum = 0;
    for (std::size_t i = 0; i < ofOneItem.size(); ++i) {
        for (std::size_t j = i + 1; j < ofOneItem.size(); ++j)
            sum += pairSeverity(ofOneItem[i], ofOneItem[j]);
    }
    const auto answers = static_cast<double>(ofOneItem.size());
    return std::min(1.0, sum / (answers * (answers - 1) / 2));
}

} // namespace subtext
