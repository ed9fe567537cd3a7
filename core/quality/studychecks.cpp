// SPDX-License-Identifier: MIT
#include "core/quality/studychecks.h"

#include <algorithm>

namespace subtext {
namespace {

/// Takes over a limit of the study where it is not the one that studies begin with.
template <typename T, typename Limit>
void follow(T& own, const QualityThresholds& limits, Limit QualityThresholds::*limit)
{
    if (limits.*limit != QualityThresholds().*limit)
        own = static_cast<T>(limits.*limit);
}

Valence valenceIn(const QualityThresholds& limits, std::size_t option)
{
    const unsigned bit = 1U << option;
    return (limits.positiveEmotions & bit) != 0   ? Valence::Positive
           : (limits.negativeEmotions & bit) != 0 ? Valence::Negative
                                                  : Valence::None;
}

void followValences(Task& task, const QualityThresholds& limits)
{
    const QualityThresholds usual;
    if (limits.positiveEmotions == usual.positiveEmotions &&
        limits.negativeEmotions == usual.negativeEmotions)
        return;
    std::vector<Option>& options = task.questions.front().options;
    for (std::size_t i = 0; i < std::min<std::size_t>(options.size(), EmotionCount); ++i)
        options[i].valence = valenceIn(limits, i);
}

/// Whether all of a list say the same of something.
template <typename List, typename Of> bool areAlike(const List& list, Of of)
{
    return !list.empty() && std::all_of(list.begin(), list.end(), [&](const auto& one) {
        return of(one) == of(list.front());
    });
}

} // namespace

Task checkedTask(const Task& task, const QualityThresholds& limits)
{
    Task checked = task;
    TaskChecks& checks = checked.checks;
    for (StraightLining& rule : checks.straightLining) {
        follow(rule.share, limits, &QualityThresholds::straightLiningShare);
        follow(rule.from, limits, &QualityThresholds::straightLiningFrom);
    }
    if (!limits.checksContradictions)
        checks.contradictions.clear();
    for (Contradiction& rule : checks.contradictions)
        follow(rule.distance, limits, &QualityThresholds::contradictionPoints);
    for (WideRange& rule : checks.ranges)
        follow(rule.over, limits, &QualityThresholds::vadRange);
    if (checks.times) {
        follow(checks.times->tooFastMs, limits, &QualityThresholds::tooFastMs);
        follow(checks.times->disengagedMs, limits, &QualityThresholds::disengagedMs);
        follow(checks.times->outlierZ, limits, &QualityThresholds::outlierZ);
        follow(checks.times->outlierFrom, limits, &QualityThresholds::outlierFrom);
    }
    followValences(checked, limits);
    return checked;
}

CommonLimits commonLimits(const Task& task)
{
    const TaskChecks& checks = task.checks;
    CommonLimits common;
    common.straightLining = areAlike(checks.straightLining, [](const StraightLining& rule) {
        return std::pair(rule.share, rule.from);
    });
    common.contradictions =
        areAlike(checks.contradictions, [](const Contradiction& rule) { return rule.distance; });
    common.ranges = areAlike(checks.ranges, [](const WideRange& rule) { return rule.over; });
    common.times = checks.times.has_value();
    return common;
}

QualityThresholds appliedLimits(const Task& checked, const QualityThresholds& limits)
{
    const TaskChecks& checks = checked.checks;
    const CommonLimits common = commonLimits(checked);
    QualityThresholds applied = limits;
    if (common.straightLining) {
        applied.straightLiningShare = checks.straightLining.front().share;
        applied.straightLiningFrom = checks.straightLining.front().from;
    }
    if (common.contradictions)
        applied.contradictionPoints = checks.contradictions.front().distance;
    if (common.ranges)
        applied.vadRange = checks.ranges.front().over;
    if (checks.times) {
        applied.tooFastMs = checks.times->tooFastMs;
        applied.disengagedMs = checks.times->disengagedMs;
        applied.outlierZ = checks.times->outlierZ;
        applied.outlierFrom = checks.times->outlierFrom;
    }
    return applied;
}

QualityThresholds limitsToKeep(const QualityThresholds& wanted, const QualityThresholds& applied,
                               QualityThresholds kept)
{
    const auto take = [&](auto limit) {
        if (wanted.*limit != applied.*limit)
            kept.*limit = wanted.*limit;
    };
    take(&QualityThresholds::straightLiningShare);
    take(&QualityThresholds::straightLiningFrom);
    take(&QualityThresholds::tooFastMs);
    take(&QualityThresholds::disengagedMs);
    take(&QualityThresholds::outlierZ);
    take(&QualityThresholds::outlierFrom);
    take(&QualityThresholds::checksContradictions);
    take(&QualityThresholds::contradictionPoints);
    take(&QualityThresholds::vadRange);
    take(&QualityThresholds::needsOverrideNote);
    take(&QualityThresholds::flagRateCeiling);
    return kept;
}

} // namespace subtext
