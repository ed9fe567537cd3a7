// SPDX-License-Identifier: MIT
#include "core/quality/qualityrecords.h"

#include <algorithm>

namespace subtext {
namespace {

constexpr std::array<QLatin1String, 4> ActionTokens{QLatin1String("shown"), QLatin1String("kept"),
                                                    QLatin1String("changed"),
                                                    QLatin1String("submitted")};

} // namespace

QLatin1String selfCheckToken(SelfCheckAction action)
{
    return ActionTokens.at(static_cast<std::size_t>(action));
}

std::optional<SelfCheckAction> selfCheckFromToken(QStringView text)
{
    const auto found = std::find(ActionTokens.begin(), ActionTokens.end(), text);
    if (found == ActionTokens.end())
        return std::nullopt;
    return static_cast<SelfCheckAction>(found - ActionTokens.begin());
}

std::optional<QualityCode> selfCheckOf(const Answer& answer, std::optional<qint64> activeMs,
                                       const QualityThresholds& thresholds)
{
    if (!answer.emotion || !answer.scale(Dimension::Valence))
        return std::nullopt;
    QualityObservation observation;
    observation.emotion = *answer.emotion;
    observation.scales.at(indexOf(Dimension::Valence)) = *answer.scale(Dimension::Valence);
    const bool isComplete = std::all_of(answer.scales.begin(), answer.scales.end(),
                                        [](auto p) { return p.has_value(); });
    if (isComplete)
        observation.responseMs = activeMs;
    std::optional<QualityCode> tooFast;
    for (const QualityFlag& flag : checkAnnotation(observation, thresholds)) {
        if (flag.code == QualityCode::ContradictionPositive ||
            flag.code == QualityCode::ContradictionNegative)
            return flag.code;
        if (flag.code == QualityCode::TooFast)
            tooFast = flag.code;
    }
    return tooFast;
}

} // namespace subtext
