// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/scenario.h"
#include "core/domain/steps.h"
#include "ui/answer/boardstep.h"

namespace subtext {

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

    /// Without announcing it.
    void show(const Answer& answer, const Task& task) const;
    void showScene(const Scenario& scenario, const Task& task) const;
    void setMissing(StepIndex step, bool isMissing) const;
    /// The first of its steps that is shown without an answer.
    std::optional<StepIndex> openStep() const;

    /// Puts into an answer what is chosen here.
    void take(std::optional<int> choice, const Task& task, Answer& said) const;
    /// The same of all rows of the board; the steps that are shown otherwise.
    std::vector<StepIndex> take(const std::vector<BoardStep::Row>& rows, Answer& said) const;
};

} // namespace subtext
