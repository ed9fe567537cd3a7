// SPDX-License-Identifier: MIT
#include "core/entanglement/vectormetrics.h"

#include <QtGlobal>

namespace subtext::entanglement {
namespace {

std::optional<double> shareOf(double part, double whole)
{
    if (whole == 0)
        return std::nullopt;
    return part / whole;
}

} // namespace

std::optional<double> EmotionCells::precision() const
{
    return shareOf(truePositives, truePositives + falsePositives);
}

std::optional<double> EmotionCells::recall() const
{
    return shareOf(truePositives, truePositives + falseNegatives);
}

std::optional<double> EmotionCells::f1() const
{
    return shareOf(2.0 * truePositives, 2.0 * truePositives + falsePositives + falseNegatives);
}

EmotionCells& EmotionCells::operator+=(const EmotionCells& other)
{
    truePositives += other.truePositives;
    falsePositives += other.falsePositives;
    falseNegatives += other.falseNegatives;
    trueNegatives += other.trueNegatives;
    return *this;
}

std::optional<double> VectorMetrics::lexicalAccuracy() const
{
    return shareOf(static_cast<double>(equalCells), static_cast<double>(Emotions * scenarios));
}

std::optional<double> VectorMetrics::hammingLoss() const
{
    const auto accuracy = lexicalAccuracy();
    return accuracy ? std::optional(1 - *accuracy) : std::nullopt;
}

std::optional<double> VectorMetrics::vectorAccuracy() const
{
    return shareOf(static_cast<double>(equalVectors), static_cast<double>(scenarios));
}

std::optional<double> VectorMetrics::macroF1() const
{
    if (scenarios == 0)
        return std::nullopt;
    double sum = 0;
    for (const EmotionCells& cells : emotions)
        sum += cells.f1().value_or(0);
    return sum / Emotions;
}

std::optional<double> VectorMetrics::macroF1Present() const
{
    double sum = 0;
    int present = 0;
    for (const EmotionCells& cells : emotions) {
        if (cells.isInGold()) {
            sum += cells.f1().value_or(0);
            ++present;
        }
    }
    return shareOf(sum, present);
}

std::optional<double> VectorMetrics::microF1() const
{
    if (scenarios == 0)
        return std::nullopt;
    EmotionCells pooled;
    for (const EmotionCells& cells : emotions)
        pooled += cells;
    return pooled.f1().value_or(0);
}

VectorMetrics vectorMetrics(std::span<const EmotionSet> gold, std::span<const EmotionSet> predicted)
{
    Q_ASSERT(gold.size() == predicted.size());
    VectorMetrics metrics;
    metrics.scenarios = gold.size();
    for (std::size_t at = 0; at < gold.size(); ++at) {
        const auto differing = static_cast<EmotionSet>(gold[at] ^ predicted[at]);
        metrics.equalVectors += differing == 0 ? 1 : 0;
        metrics.equalCells += Emotions - static_cast<std::size_t>(cardinality(differing));
        for (std::size_t i = 0; i < Emotions; ++i) {
            const int isGold = has(gold[at], i) ? 1 : 0;
            const int isPredicted = has(predicted[at], i) ? 1 : 0;
            EmotionCells& cells = metrics.emotions[i];
            cells.truePositives += isGold & isPredicted;
            cells.falsePositives += isPredicted & ~isGold;
            cells.falseNegatives += isGold & ~isPredicted;
        }
    }
    for (EmotionCells& cells : metrics.emotions)
        cells.trueNegatives = static_cast<int>(gold.size()) - cells.truePositives -
                              cells.falsePositives - cells.falseNegatives;
    return metrics;
}

} // namespace subtext::entanglement
