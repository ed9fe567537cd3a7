// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/answerpart.h"

#include "core/domain/scenetext.h"
#include "ui/answer/choicestep.h"
#include "ui/answer/explanationbox.h"
#include "ui/answer/guessstep.h"
#include "ui/answer/secondstep.h"
#include "ui/answer/steptexts.h"
#include "ui/theme/theme.h"

#include <QFontMetrics>
#include <QScrollArea>

#include <algorithm>

namespace subtext {
namespace {

constexpr int TitleLetters = 22; // of a title beside its choices; longer ones wrap

std::optional<int> placeOfPoint(const Scale& scale, std::optional<int> value)
{
    const auto found =
        std::find_if(scale.points.begin(), scale.points.end(),
                     [&](const ScalePoint& point) { return value && point.value == *value; });
    return found == scale.points.end()
               ? std::nullopt
               : std::optional(static_cast<int>(found - scale.points.begin()));
}

std::optional<int> placeOfChoice(std::optional<Choice> choice)
{
    return choice ? std::optional(indexOf(*choice)) : std::nullopt;
}

std::optional<Choice> choiceAt(std::optional<int> place)
{
    return place ? std::optional(static_cast<Choice>(*place)) : std::nullopt;
}

} // namespace

BoardStep* AnswerPart::board() const
{
    return qobject_cast<BoardStep*>(widget);
}

void AnswerPart::reveal(QScrollArea& area) const
{
    constexpr int Margin = 8;
    const BoardStep* rows = board();
    if (!rows || rows->height() <= area.viewport()->height()) {
        area.ensureWidgetVisible(widget, 0, Margin);
        return;
    }
    const QRect row = rows->rowArea(rows->currentRow());
    const QPoint middle = rows->mapTo(area.widget(), row.center());
    area.ensureVisible(middle.x(), middle.y(), 0, row.height() + Margin);
}

SecondStep* AnswerPart::second() const
{
    return qobject_cast<SecondStep*>(widget);
}

GuessStep* AnswerPart::guess() const
{
    return qobject_cast<GuessStep*>(widget);
}

void AnswerPart::keepSecond(Answer& said) const
{
    said.seconds.set(static_cast<QuestionIndex>(first), second()->besides(said.ballot.at(first)));
}

StepIndex AnswerPart::stepInView() const
{
    const auto row = static_cast<std::size_t>(board() ? board()->rowInView() : 0);
    return static_cast<StepIndex>(first + row);
}

void AnswerPart::show(const Answer& answer, const Task& task) const
{
    if (BoardStep* rows = board()) {
        std::vector<BoardStep::Row> answers;
        for (std::size_t question = first; question < first + count; ++question)
            answers.push_back(
                {placeOfChoice(answer.ballot.at(question)), (answer.swept >> question & 1U) != 0});
        rows->setAnswers(answers);
        return;
    }
    if (SecondStep* step = second()) {
        step->showSecond(answer.ballot.at(first),
                         answer.seconds.at(static_cast<QuestionIndex>(first)));
        return;
    }
    if (GuessStep* step = guess()) {
        step->showGuess(answer.ballot.at(first),
                        answer.guesses.at(static_cast<QuestionIndex>(first)));
        return;
    }
    auto* step = qobject_cast<ChoiceStep*>(widget);
    if (const auto scale = Steps(task).scale(static_cast<StepIndex>(first)))
        step->setChoice(placeOfPoint(task.scales[indexOf(*scale)], answer.scale(*scale)));
    else
        step->setChoice(placeOfChoice(answer.ballot.at(first)));
}

void AnswerPart::showScene(const Scenario& scenario, const Task& task) const
{
    if (BoardStep* rows = board()) {
        QStringList asks;
        for (std::size_t question = first; question < first + count; ++question)
            asks << filledIn(task.questions[question].ask, task, scenario);
        rows->setAsk(filledIn(boardAsk(task, task.questions[first].board), task, scenario), asks);
        return;
    }
    if (isBeside())
        return; // what it asks is not about the scene
    const auto scale = Steps(task).scale(static_cast<StepIndex>(first));
    const QString& ask = scale ? task.scales[indexOf(*scale)].ask : task.questions[first].ask;
    qobject_cast<ChoiceStep*>(widget)->setQuestion(filledIn(ask, task, scenario));
}

void AnswerPart::setMissing(StepIndex step, bool isMissing) const
{
    if (BoardStep* rows = board())
        rows->setMissing(static_cast<int>(indexOf(step) - first), isMissing);
    else
        qobject_cast<ChoiceStep*>(widget)->setMissing(isMissing);
}

std::optional<StepIndex> AnswerPart::openStep() const
{
    std::optional<int> row;
    if (const BoardStep* rows = board())
        row = rows->firstOpenRow();
    else if (!widget->isHidden() && !qobject_cast<ChoiceStep*>(widget)->choice())
        row = 0;
    return row ? std::optional(static_cast<StepIndex>(first + static_cast<std::size_t>(*row)))
               : std::nullopt;
}

void AnswerPart::take(std::optional<int> choice, const Task& task, Answer& said) const
{
    const auto scale = Steps(task).scale(static_cast<StepIndex>(first));
    if (!scale) {
        said.ballot.at(first) = choiceAt(choice);
        return;
    }
    const auto& points = task.scales[indexOf(*scale)].points;
    said.scale(*scale) =
        choice ? std::optional(points[static_cast<std::size_t>(*choice)].value) : std::nullopt;
}

std::vector<StepIndex> AnswerPart::take(const std::vector<BoardStep::Row>& rows, Answer& said) const
{
    std::vector<StepIndex> steps;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const std::size_t question = first + row;
        said.ballot.at(question) = choiceAt(rows[row].choice);
        if (rows[row].isSwept)
            said.swept |= static_cast<quint16>(1U << question);
        if (rows[row] != board()->answers()[row])
            steps.push_back(static_cast<StepIndex>(question));
    }
    return steps;
}

const AnswerPart* partOf(const std::vector<AnswerPart>& parts, StepIndex step)
{
    const auto part = std::find_if(parts.begin(), parts.end(),
                                   [step](const AnswerPart& one) { return one.has(step); });
    return part == parts.end() ? nullptr : &*part;
}

const AnswerPart* secondOf(const std::vector<AnswerPart>& parts, std::size_t question)
{
    const auto part = std::find_if(parts.begin(), parts.end(), [question](const AnswerPart& one) {
        return one.second() && one.first == question;
    });
    return part == parts.end() ? nullptr : &*part;
}

const AnswerPart* guessOf(const std::vector<AnswerPart>& parts, std::size_t question)
{
    const auto part = std::find_if(parts.begin(), parts.end(), [question](const AnswerPart& one) {
        return one.guess() && one.first == question;
    });
    return part == parts.end() ? nullptr : &*part;
}

const AnswerPart* openBeside(const std::vector<AnswerPart>& parts, std::size_t question)
{
    for (const AnswerPart* part : {secondOf(parts, question), guessOf(parts, question)}) {
        if (part && part->openStep())
            return part;
    }
    return nullptr;
}

void askGuesses(const std::vector<AnswerPart>& parts, bool areAsked)
{
    for (const AnswerPart& part : parts) {
        if (GuessStep* guess = part.guess())
            guess->setAsked(areAsked);
    }
}

namespace {

/// Of those that stand beside their choices, `least` at least.
int widthOfTitles(const std::vector<AnswerPart>& parts, const Task* task, int least)
{
    const QFontMetrics metrics(theme::font(theme::TextRole::Caption));
    int width = least;
    const std::size_t steps = task ? Steps(*task).count() : 0;
    for (std::size_t i = 0; i < steps; ++i) {
        const auto step = static_cast<StepIndex>(i);
        const AnswerPart* part = partOf(parts, step);
        if (!part || part->count == 1) // a board's stands above its rows
            width = std::max(width, metrics.horizontalAdvance(stepTitle(*task, step)));
    }
    for (const AnswerPart& part : parts) {
        const bool isShown = part.second() || (part.guess() && part.guess()->isAsked());
        if (isShown)
            width = std::max(
                width, metrics.horizontalAdvance(qobject_cast<ChoiceStep*>(part.widget)->title()));
    }
    return std::min(width, TitleLetters * metrics.averageCharWidth()) + 14;
}

} // namespace

void showLook(const std::vector<AnswerPart>& parts, ExplanationBox* explanation, const Task* task,
              StepLook look)
{
    const bool isRow = look == StepLook::Row;
    const int aim = explanation ? explanation->aimWidth() : 0;
    const int titles = isRow ? widthOfTitles(parts, task, aim) : 0;
    for (const AnswerPart& part : parts)
        part.widget->setLook(look, titles);
    if (explanation)
        explanation->setRow(isRow, titles);
}

std::size_t shownAfter(const std::vector<AnswerPart>& parts, std::size_t place)
{
    std::size_t following = place + 1;
    while (following < parts.size() && parts[following].widget->isHidden())
        ++following;
    return following;
}

const AnswerPart* firstOpenPart(const std::vector<AnswerPart>& parts)
{
    const auto open = std::find_if(parts.begin(), parts.end(),
                                   [](const AnswerPart& part) { return part.openStep(); });
    return open == parts.end() ? nullptr : &*open;
}

const AnswerPart* markMissingBeside(const std::vector<AnswerPart>& parts,
                                    const MissingParts& missing)
{
    std::vector<const AnswerPart*> marked;
    for (const QuestionIndex question : missing.seconds)
        marked.push_back(secondOf(parts, indexOf(question)));
    for (const QuestionIndex question : missing.guesses)
        marked.push_back(guessOf(parts, indexOf(question)));
    std::erase(marked, nullptr);
    const AnswerPart* first = nullptr;
    for (const AnswerPart* part : marked) {
        part->setMissing(static_cast<StepIndex>(part->first), true);
        first = first && first->first <= part->first ? first : part;
    }
    const bool isAfter =
        first && !missing.steps.empty() && indexOf(missing.steps.front()) < first->first;
    return isAfter ? nullptr : first;
}

} // namespace subtext
