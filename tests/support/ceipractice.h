// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/calibration.h"
#include "core/task/builtintasks.h"
#include "core/task/tasktexts.h"

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

} // namespace subtext::test
