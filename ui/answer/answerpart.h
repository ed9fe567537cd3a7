// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/scenario.h"
#include "core/domain/steps.h"
#include "ui/answer/boardstep.h"

class QScrollArea;

namespace subtext {

class ExplanationBox;
class GuessStep;
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
    /// Null where it is not about what most others will say.
    GuessStep* guess() const;
    /// Whether it stands beside the choice of its question and is none itself.
    bool isBeside() const { return second() || guess(); }
    StepIndex stepInView() const;
    /// Scrolls to the whole of it; to the row with the keys of a board that is higher than that.
    void reveal(QScrollArea& area) const;

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
/// What most others will say to it; null where that is not asked.
const AnswerPart* guessOf(const std::vector<AnswerPart>& parts, std::size_t question);
/// Of these two the first that is shown without an answer; null where there is none.
const AnswerPart* openBeside(const std::vector<AnswerPart>& parts, std::size_t question);
/// Whether the item on screen asks what most others will say.
void askGuesses(const std::vector<AnswerPart>& parts, bool areAsked);
/// Of all of them and the explanation, which may be none.
void showLook(const std::vector<AnswerPart>& parts, ExplanationBox* explanation, const Task* task,
              StepLook look);
/// The place of the next that is shown; their number where there is none.
std::size_t shownAfter(const std::vector<AnswerPart>& parts, std::size_t place);
/// Null where all are answered.
const AnswerPart* firstOpenPart(const std::vector<AnswerPart>& parts);
/// Marks the second answers and guesses that are missing; the first of them if nothing before it is
/// missing.
const AnswerPart* markMissingBeside(const std::vector<AnswerPart>& parts,
                                    const MissingParts& missing);

} // namespace subtext
