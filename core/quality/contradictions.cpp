// SPDX-License-Identifier: MIT
#include "core/quality/contradictions.h"

#include <algorithm>

namespace subtext {
namespace {

/// How many points a value lies above the middle of its scale; below it with a minus.
int pointsAboveMiddle(const Scale& scale, int value)
{
    const auto found =
        std::find_if(scale.points.begin(), scale.points.end(),
                     [value](const ScalePoint& point) { return point.value == value; });
    if (found == scale.points.end())
        return 0;
    const auto place = found - scale.points.begin();
    const auto last = static_cast<std::ptrdiff_t>(scale.points.size()) - 1;
    const auto twice = static_cast<int>(2 * place - last); // there need be no middle point
    return twice / 2;
}

Valence valenceOf(const Question& question, std::size_t place, Choice choice,
                  const QualityThresholds& thresholds)
{
    const QualityThresholds usual;
    const bool isChanged = thresholds.positiveEmotions != usual.positiveEmotions ||
                           thresholds.negativeEmotions != usual.negativeEmotions;
    const auto option = static_cast<std::size_t>(indexOf(choice));
    if (place > 0 || !isChanged || option >= EmotionCount)
        return question.options.at(option).valence;
    const unsigned bit = 1U << option;
    return (thresholds.positiveEmotions & bit) != 0   ? Valence::Positive
           : (thresholds.negativeEmotions & bit) != 0 ? Valence::Negative
                                                      : Valence::None;
}

} // namespace

std::vector<FoundContradiction> contradictionsOf(const Answer& answer, const Task& task,
                                                 const QualityThresholds& thresholds)
{
    std::vector<FoundContradiction> found;
    if (!thresholds.checksContradictions)
        return found;
    const bool isDistanceChanged =
        thresholds.contradictionPoints != QualityThresholds().contradictionPoints;
    for (const Contradiction& rule : task.checks.contradictions) {
        const auto question = indexOfToken(task.questions, rule.question);
        const auto scale = indexOfToken(task.scales, rule.scale);
        if (!question || !scale || !answer.ballot.at(*question) || !answer.scales.at(*scale))
            continue;
        const int distance = isDistanceChanged ? thresholds.contradictionPoints : rule.distance;
        const int above = pointsAboveMiddle(task.scales[*scale], *answer.scales.at(*scale));
        const Valence valence = valenceOf(task.questions[*question], *question,
                                          *answer.ballot.at(*question), thresholds);
        const auto index = static_cast<ScaleIndex>(*scale);
        if (valence == Valence::Positive && above <= -distance)
            found.push_back({QualityCode::ContradictionPositive, *question, index});
        if (valence == Valence::Negative && above >= distance)
            found.push_back({QualityCode::ContradictionNegative, *question, index});
    }
    return found;
}

} // namespace subtext
