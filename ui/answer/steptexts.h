// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/annotation.h"
#include "core/task/task.h"

namespace subtext {

struct StepText
{
    QString title;
    QString text;

    bool operator==(const StepText&) const = default;
};

QString stepTitle(const Task& task, StepIndex step);
/// What is asked at a step of the task, and what to look out for; of one of its choices, by its
/// place, what that means.
StepText stepText(const Task& task, StepIndex step, std::optional<int> choice = std::nullopt);
/// Everything that stepText() can say, for whoever reserves room for the longest.
std::vector<StepText> allStepTexts(const Task& task);

/// What stands above a board's rows; its name where the task says nothing.
QString boardAsk(const Task& task, const QString& board);

} // namespace subtext
