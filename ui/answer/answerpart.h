// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/scenario.h"
#include "core/domain/steps.h"

#include <QRect>

namespace subtext {

class AnswerStep;
class BoardStep;

/// One control of the answer panel and the steps that it takes, several for a board: what of an
/// answer it shows, and what it puts into one.
struct AnswerPart
{
    AnswerStep* widget = nullptr;
    std::size_t first = 0; ///< Step.
    std::size_t count = 1;

    bool has(StepIndex step) const
    {
        return indexOf(step) >= first && indexOf(step) < first + count;
    }
    /// Null where it is no board.
    BoardStep* board() const;
    StepIndex stepInView() const;

    /// Without announcing it; nothing is marked as missing any more.
    void show(const Answer& answer, const Task& task) const;
    void showScene(const Scenario& scenario, const Task& task) const;
    void markMissing(StepIndex step) const;

    void take(std::optional<int> choice, const Task& task, Answer& answer) const;
    /// Puts these rows of the board into the answer; the steps that they are.
    std::vector<StepIndex> take(const std::vector<int>& rows, Answer& answer) const;
};

} // namespace subtext
