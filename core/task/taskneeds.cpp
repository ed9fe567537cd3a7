// SPDX-License-Identifier: MIT
#include "core/task/taskneeds.h"

#include <algorithm>
#include <array>

namespace subtext {
namespace {

// Plutchik's wheel, in its order.
constexpr std::array WheelTokens{QLatin1String("joy"),     QLatin1String("trust"),
                                 QLatin1String("fear"),    QLatin1String("surprise"),
                                 QLatin1String("sadness"), QLatin1String("disgust"),
                                 QLatin1String("anger"),   QLatin1String("anticipation")};
constexpr std::array CeiFields{QLatin1String("domain"),       QLatin1String("power_relation"),
                               QLatin1String("speaker_role"), QLatin1String("listener_role"),
                               QLatin1String("context"),      QLatin1String("utterance")};
constexpr std::array CeiScales{QLatin1String("valence"), QLatin1String("arousal"),
                               QLatin1String("dominance"), QLatin1String("confidence")};
constexpr std::array EmoSceneFields{QLatin1String("subject"), QLatin1String("text")};

template <typename Parts, std::size_t N>
bool areTokens(const Parts& parts, const std::array<QLatin1String, N>& tokens)
{
    return std::equal(parts.begin(), parts.end(), tokens.begin(), tokens.end(),
                      [](const auto& part, QLatin1String token) { return part.token == token; });
}

bool isCeiScale(const Scale& scale)
{
    constexpr int Points = 7;
    if (scale.points.size() != Points)
        return false;
    for (int i = 0; i < Points; ++i) {
        if (scale.points[static_cast<std::size_t>(i)].value != i - Points / 2)
            return false;
    }
    return true;
}

} // namespace

std::optional<QString> lackingForLayout(const Task& task)
{
    if (task.layout != TaskLayout::Cei)
        return std::nullopt;
    if (!areTokens(task.scene, CeiFields))
        return QStringLiteral("scene");
    if (!task.group || task.group->token != QLatin1String("subtype") || !task.group->isClosed())
        return QStringLiteral("group");
    const bool isCeiQuestion = task.questions.size() == 1 &&
                               task.questions[0].token == QLatin1String("emotion") &&
                               areTokens(task.questions[0].options, WheelTokens);
    if (!isCeiQuestion)
        return QStringLiteral("questions");
    if (!areTokens(task.scales, CeiScales) ||
        !std::all_of(task.scales.begin(), task.scales.end(), isCeiScale))
        return QStringLiteral("scales");
    if (!task.explanation)
        return QStringLiteral("explanation");
    return std::nullopt;
}

std::optional<QString> lackingForAnalysis(const Task& task)
{
    if (task.analysis != TaskAnalysis::EmoScene)
        return std::nullopt;
    if (!areTokens(task.scene, EmoSceneFields))
        return QStringLiteral("scene");
    const std::vector<QuestionRun> runs = questionRuns(task);
    const bool isEmoSceneBoard = runs.size() == 1 && runs[0].isBoard() && isYesNo(task, runs[0]) &&
                                 areTokens(task.questions, WheelTokens);
    if (!isEmoSceneBoard)
        return QStringLiteral("questions");
    return std::nullopt;
}

} // namespace subtext
