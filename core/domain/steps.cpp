// SPDX-License-Identifier: MIT
#include "core/domain/steps.h"

#include <algorithm>
#include <utility>

namespace subtext {

std::vector<StepIndex> Steps::all() const
{
    std::vector<StepIndex> steps(count());
    for (std::size_t i = 0; i < steps.size(); ++i)
        steps[i] = static_cast<StepIndex>(i);
    return steps;
}

std::optional<StepIndex> Steps::explanation() const
{
    if (!m_hasExplanation)
        return std::nullopt;
    return static_cast<StepIndex>(m_questions + m_scales);
}

std::optional<std::size_t> Steps::question(StepIndex step) const
{
    return indexOf(step) < m_questions ? std::optional(indexOf(step)) : std::nullopt;
}

std::optional<ScaleIndex> Steps::scale(StepIndex step) const
{
    const std::size_t place = indexOf(step);
    if (place < m_questions || place >= m_questions + m_scales)
        return std::nullopt;
    return static_cast<ScaleIndex>(place - m_questions);
}

Answer withSteps(Answer answer, const Answer& said, const std::vector<StepIndex>& steps,
                 const Task& task)
{
    const Steps places(task);
    for (const StepIndex step : steps) {
        if (const auto question = places.question(step)) {
            const unsigned bit = 1U << *question;
            const auto place = static_cast<QuestionIndex>(*question);
            SecondAnswer second = said.seconds.at(place);
            if (!second.isOpen() || answer.choice(place) != said.choice(place))
                answer.seconds.set(place, std::move(second));
            if (const auto guess = said.guesses.at(place))
                answer.guesses.set(place, guess);
            answer.ballot.at(*question) = said.ballot.at(*question);
            answer.swept = static_cast<quint16>((answer.swept & ~bit) | (said.swept & bit));
        } else if (const auto scale = places.scale(step)) {
            answer.scale(*scale) = said.scale(*scale);
        } else {
            answer.explanation = said.explanation;
        }
    }
    if (steps.empty()) {
        answer.isFlagged = said.isFlagged;
        answer.flagReason = said.flagReason;
        answer.cues = said.cues;
    }
    return answer;
}

std::vector<StepIndex> differingSteps(const Answer& one, const Answer& other, const Task& task)
{
    std::vector<StepIndex> steps = Steps(task).all();
    std::erase_if(steps, [&](StepIndex step) {
        Answer changed = withSteps(one, other, {step}, task);
        changed.seconds = one.seconds;
        changed.guesses = one.guesses;
        return changed == one;
    });
    return steps;
}

std::vector<StepIndex> stepsToShow(const Answer& one, const Answer& other, const Task& task)
{
    const std::vector<StepIndex> said = differingSteps(one, other, task);
    std::vector<StepIndex> steps = Steps(task).all();
    std::erase_if(steps, [&](StepIndex step) {
        const auto question = Steps(task).question(step);
        const auto place = static_cast<QuestionIndex>(question.value_or(0));
        const bool isSecond = question && !(one.seconds.at(place) == other.seconds.at(place));
        const bool isGuess = question && one.guesses.at(place) != other.guesses.at(place);
        return !isSecond && !isGuess && std::find(said.begin(), said.end(), step) == said.end();
    });
    return steps;
}

MissingParts missingChoices(const Answer& answer, const Task& task)
{
    const Steps steps(task);
    MissingParts missing;
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        if (!answer.ballot.at(i))
            missing.steps.push_back(steps.ofQuestion(i));
    }
    for (std::size_t i = 0; i < task.scales.size(); ++i) {
        if (!answer.scales.at(i))
            missing.steps.push_back(steps.ofScale(static_cast<ScaleIndex>(i)));
    }
    missing.hasNoFlagReason = answer.isFlagged && answer.flagReason.trimmed().isEmpty();
    return missing;
}

MissingParts missingParts(const Answer& answer, const Task& task, const Protocol& protocol,
                          bool isGuessAsked)
{
    MissingParts missing = missingChoices(answer, task);
    const bool isRequired =
        task.explanation && task.explanation->isRequired && protocol.isExplanationRequired;
    if (isRequired && answer.explanation.trimmed().isEmpty())
        missing.steps.push_back(*Steps(task).explanation());
    missing.seconds = missingSeconds(answer.seconds, answer.ballot, task, protocol.secondReading);
    if (isGuessAsked)
        missing.guesses = missingGuesses(answer.guesses, answer.ballot, task);
    return missing;
}

bool hasEmptyBoard(const Answer& answer, const Task& task)
{
    const std::vector<QuestionRun> boards = boardsOf(task);
    return std::any_of(boards.begin(), boards.end(), [&](const QuestionRun& board) {
        const auto first = answer.ballot.begin() + static_cast<std::ptrdiff_t>(board.first);
        return isYesNo(task, board) &&
               std::all_of(first, first + static_cast<std::ptrdiff_t>(board.count),
                           [](const std::optional<Choice>& choice) { return choice == Choice{0}; });
    });
}

} // namespace subtext
