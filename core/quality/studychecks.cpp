// SPDX-License-Identifier: MIT
#include "core/quality/studychecks.h"

#include <algorithm>

namespace subtext {
namespace {

template <typename T> struct StudyLimit
{
    TaskLimit name;
    T QualityThresholds::*value;
};
template <typename T> StudyLimit(TaskLimit, T QualityThresholds::*) -> StudyLimit<T>;

constexpr StudyLimit ShareLimit{TaskLimit::StraightLiningShare,
                                &QualityThresholds::straightLiningShare};
constexpr StudyLimit FromLimit{TaskLimit::StraightLiningFrom,
                               &QualityThresholds::straightLiningFrom};
constexpr StudyLimit TooFastLimit{TaskLimit::TooFast, &QualityThresholds::tooFastMs};
constexpr StudyLimit DisengagedLimit{TaskLimit::Disengaged, &QualityThresholds::disengagedMs};
constexpr StudyLimit OutlierLimit{TaskLimit::OutlierZ, &QualityThresholds::outlierZ};
constexpr StudyLimit OutlierFromLimit{TaskLimit::OutlierFrom, &QualityThresholds::outlierFrom};
constexpr StudyLimit PointsLimit{TaskLimit::ContradictionPoints,
                                 &QualityThresholds::contradictionPoints};
constexpr StudyLimit RangeLimit{TaskLimit::Range, &QualityThresholds::vadRange};

/// Takes over a limit of the study where somebody set it.
template <typename Own, typename T>
void follow(Own& own, const QualityThresholds& limits, const StudyLimit<T>& limit)
{
    if (limits.isStated(limit.name) || limits.*limit.value != QualityThresholds().*limit.value)
        own = static_cast<Own>(limits.*limit.value);
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
        follow(rule.share, limits, ShareLimit);
        follow(rule.from, limits, FromLimit);
    }
    if (!limits.checksContradictions)
        checks.contradictions.clear();
    for (Contradiction& rule : checks.contradictions)
        follow(rule.distance, limits, PointsLimit);
    for (WideRange& rule : checks.ranges)
        follow(rule.over, limits, RangeLimit);
    if (checks.times) {
        follow(checks.times->tooFastMs, limits, TooFastLimit);
        follow(checks.times->disengagedMs, limits, DisengagedLimit);
        follow(checks.times->outlierZ, limits, OutlierLimit);
        follow(checks.times->outlierFrom, limits, OutlierFromLimit);
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
                               QualityThresholds kept, const Task& task)
{
    const QualityThresholds usual;
    const QualityThresholds ofTask = appliedLimits(task, usual);
    const auto take = [&](auto value) {
        if (wanted.*value != applied.*value)
            kept.*value = wanted.*value;
    };
    const auto takeBefore = [&](const auto& limit) {
        if (wanted.*limit.value == applied.*limit.value)
            return;
        take(limit.value);
        kept.setStated(limit.name, wanted.*limit.value == usual.*limit.value &&
                                       ofTask.*limit.value != usual.*limit.value);
    };
    takeBefore(ShareLimit);
    takeBefore(FromLimit);
    takeBefore(TooFastLimit);
    takeBefore(DisengagedLimit);
    takeBefore(OutlierLimit);
    takeBefore(OutlierFromLimit);
    takeBefore(PointsLimit);
    takeBefore(RangeLimit);
    take(&QualityThresholds::checksContradictions);
    take(&QualityThresholds::needsOverrideNote);
    take(&QualityThresholds::flagRateCeiling);
    take(&QualityThresholds::checksExplanations);
    take(&QualityThresholds::sameExplanationFrom);
    take(&QualityThresholds::copiedShare);
    take(&QualityThresholds::copiedFromWords);
    return kept;
}

} // namespace subtext
