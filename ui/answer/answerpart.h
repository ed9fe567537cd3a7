// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/scenario.h"
#include "core/domain/steps.h"
#include "ui/answer/boardstep.h"

namespace subtext {

class SecondStep;

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
    /// Null where it is not about what else an answer could be.
    SecondStep* second() const;
    StepIndex stepInView() const;

    /// Without announcing it.
    void show(const Answer& answer, const Task& task) const;
    void showScene(const Scenario& scenario, const Task& task) const;
    void setMissing(StepIndex step, bool isMissing) const;
    /// Where another option is chosen, the second answer stays if it can stand beside it.
    void keepSecond(Answer& said) const;
    /// The first of its steps that is shown without an answer.
    std::optional<StepIndex> openStep() const;

    /// Puts into an answer what is chosen here.
    void take(std::optional<int> choice, const Task& task, Answer& said) const;
    /// The same of all rows of the board; the steps that are shown otherwise.
    std::vector<StepIndex> take(const std::vector<BoardStep::Row>& rows, Answer& said) const;
};

/// The control of a step; null where the task has no such step, or it is the explanation.
const AnswerPart* partOf(const std::vector<AnswerPart>& parts, StepIndex step);
/// What else the answer to a question could be; null where that is not asked.
const AnswerPart* secondOf(const std::vector<AnswerPart>& parts, std::size_t question);
/// Null where all are answered.
const AnswerPart* firstOpenPart(const std::vector<AnswerPart>& parts);
/// Marks the second answers that are missing; the first of them if nothing before it is missing.
const AnswerPart* markMissingSeconds(const std::vector<AnswerPart>& parts,
                                     const MissingParts& missing);

} // namespace subtext
