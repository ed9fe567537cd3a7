// SPDX-License-Identifier: MIT
#include "core/task/task.h"

#include <algorithm>
#include <array>

namespace subtext {

QLatin1String fieldKindToken(FieldKind kind)
{
    constexpr std::array Tokens{QLatin1String("text"), QLatin1String("role"),
                                QLatin1String("choice")};
    return Tokens.at(static_cast<std::size_t>(kind));
}

QLatin1String fieldPlaceToken(FieldPlace place)
{
    constexpr std::array Tokens{QLatin1String("paragraph"), QLatin1String("hero"),
                                QLatin1String("from"),      QLatin1String("to"),
                                QLatin1String("relation"),  QLatin1String("none")};
    return Tokens.at(static_cast<std::size_t>(place));
}

QLatin1String valenceToken(Valence valence)
{
    constexpr std::array Tokens{QLatin1String("none"), QLatin1String("positive"),
                                QLatin1String("negative")};
    return Tokens.at(static_cast<std::size_t>(valence));
}

QLatin1String scaleFigureToken(ScaleFigure figure)
{
    constexpr std::array Tokens{QLatin1String("none"), QLatin1String("face"),
                                QLatin1String("energy"), QLatin1String("size"),
                                QLatin1String("bars")};
    return Tokens.at(static_cast<std::size_t>(figure));
}

QLatin1String layoutToken(TaskLayout layout)
{
    return layout == TaskLayout::Cei ? QLatin1String("cei") : QLatin1String("tidy");
}

QLatin1String analysisToken(TaskAnalysis analysis)
{
    return analysis == TaskAnalysis::EmoScene ? QLatin1String("emoscene") : QLatin1String("none");
}

QString wordOfToken(const QString& token)
{
    QString word = token;
    word.replace(u'-', u' ').replace(u'_', u' ');
    if (!word.isEmpty())
        word[0] = word.at(0).toUpper();
    return word;
}

QString groupWordOf(const Task& task, const QString& token)
{
    const ListedWord* group =
        task.group && task.group->isClosed() ? findToken(*task.group->options, token) : nullptr;
    return group ? group->word : token;
}

std::vector<QuestionRun> questionRuns(const Task& task)
{
    std::vector<QuestionRun> runs;
    for (std::size_t i = 0; i < task.questions.size(); ++i) {
        const QString& board = task.questions[i].board;
        if (!board.isEmpty() && !runs.empty() && runs.back().board == board)
            ++runs.back().count;
        else
            runs.push_back({board, i, 1});
    }
    return runs;
}

std::optional<QuestionRun> yesNoBoardOf(const Task& task, std::size_t question)
{
    for (const QuestionRun& run : boardsOf(task)) {
        const bool isHere = question >= run.first && question < run.first + run.count;
        if (isHere && isYesNo(task, run))
            return run;
    }
    return std::nullopt;
}

std::vector<QuestionRun> boardsOf(const Task& task)
{
    std::vector<QuestionRun> runs = questionRuns(task);
    std::erase_if(runs, [](const QuestionRun& run) { return !run.isBoard(); });
    return runs;
}

std::span<const Question> questionsOf(const Task& task, const QuestionRun& run)
{
    return std::span(task.questions).subspan(run.first, run.count);
}

bool isYesNo(const Question& question)
{
    return question.options.size() == 2 && question.options[0].token == QLatin1String("no") &&
           question.options[1].token == QLatin1String("yes");
}

bool isYesNo(const Task& task, const QuestionRun& board)
{
    const auto questions = questionsOf(task, board);
    return std::all_of(questions.begin(), questions.end(),
                       [](const Question& question) { return isYesNo(question); });
}

bool isBoardOfYes(const Task& task)
{
    return task.questions.size() > 1 &&
           std::all_of(task.questions.begin(), task.questions.end(),
                       [](const Question& question) { return isYesNo(question); });
}

const SceneField* fieldAt(const Task& task, FieldPlace place)
{
    const auto found =
        std::find_if(task.scene.begin(), task.scene.end(),
                     [place](const SceneField& field) { return field.place == place; });
    return found == task.scene.end() ? nullptr : &*found;
}

const Scale* confidenceOf(const Task& task)
{
    const auto found = std::find_if(task.scales.begin(), task.scales.end(),
                                    [](const Scale& scale) { return scale.isConfidence; });
    return found == task.scales.end() ? nullptr : &*found;
}

std::optional<std::size_t> placeOfPoint(const Scale& scale, int value)
{
    const auto found =
        std::lower_bound(scale.points.begin(), scale.points.end(), value,
                         [](const ScalePoint& point, int wanted) { return point.value < wanted; });
    if (found == scale.points.end() || found->value != value)
        return std::nullopt;
    return static_cast<std::size_t>(found - scale.points.begin());
}

} // namespace subtext
