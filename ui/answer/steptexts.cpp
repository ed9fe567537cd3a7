// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/steptexts.h"

#include "core/domain/steps.h"

namespace subtext {
namespace {

/// One below the other, without what is empty.
QString lines(const QString& first, const QString& second)
{
    return first.isEmpty() || second.isEmpty() ? first + second : first + u'\n' + second;
}

StepText questionText(const Question& question, std::optional<int> choice)
{
    if (!choice || !question.board.isEmpty())
        return {question.word,
                lines(question.definition.isEmpty() ? question.ask : question.definition,
                      question.hint)};
    const Option& option = question.options.at(static_cast<std::size_t>(*choice));
    return {option.word, lines(option.definition, option.hint)};
}

StepText scaleText(const Scale& scale, std::optional<int> choice)
{
    if (!choice)
        return {scale.word, lines(scale.ask, scale.hint)};
    const ScalePoint& point = scale.points.at(static_cast<std::size_t>(*choice));
    return {scale.word + QStringLiteral(": ") + point.word, lines(point.definition, scale.hint)};
}

} // namespace

QString stepTitle(const Task& task, StepIndex step)
{
    const Steps steps(task);
    if (const auto question = steps.question(step))
        return task.questions[*question].word;
    if (const auto scale = steps.scale(step))
        return task.scales[indexOf(*scale)].word;
    return task.explanation ? task.explanation->word : QString();
}

StepText stepText(const Task& task, StepIndex step, std::optional<int> choice)
{
    const Steps steps(task);
    if (const auto question = steps.question(step))
        return questionText(task.questions[*question], choice);
    if (const auto scale = steps.scale(step))
        return scaleText(task.scales[indexOf(*scale)], choice);
    if (!task.explanation)
        return {};
    return {task.explanation->word, lines(task.explanation->ask, task.explanation->hint)};
}

std::vector<StepText> allStepTexts(const Task& task)
{
    std::vector<StepText> texts;
    const Steps steps(task);
    for (std::size_t i = 0; i < steps.count(); ++i)
        texts.push_back(stepText(task, static_cast<StepIndex>(i)));
    for (const Question& question : task.questions) {
        for (std::size_t i = 0; i < question.options.size() && question.board.isEmpty(); ++i)
            texts.push_back(questionText(question, static_cast<int>(i)));
    }
    for (const Scale& scale : task.scales) {
        for (std::size_t i = 0; i < scale.points.size(); ++i)
            texts.push_back(scaleText(scale, static_cast<int>(i)));
    }
    return texts;
}

QString boardAsk(const Task& task, const QString& board)
{
    const Board* found = findToken(task.boards, board);
    return found && !found->ask.isEmpty() ? found->ask : wordOfToken(board);
}

} // namespace subtext
