// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/calibration.h"
#include "core/domain/emotion.h"
#include "core/task/builtintasks.h"
#include "core/task/tasktexts.h"

#include <algorithm>

namespace subtext::test {

/// The calibration round of CEI, as it ships.
inline const PracticeScenes& ceiPractice()
{
    static const PracticeScenes scenes = [] {
        const auto task = std::make_shared<const Task>(*builtInTask(u"cei"));
        return parsePractice(shippedText(*task, TaskText::Practice).toUtf8(), task).value();
    }();
    return scenes;
}

/// The first label that an item of it does not accept.
inline Choice wrongLabel(const CalibrationItem& item)
{
    return *std::find_if(AllEmotions.begin(), AllEmotions.end(),
                         [&](Choice emotion) { return !item.accepts(FirstQuestion, emotion); });
}

} // namespace subtext::test
