// SPDX-License-Identifier: MIT
#include "core/task/taskparts.h"

#include "core/task/faultlist.h"

#include <algorithm>
#include <array>

namespace subtext {
namespace {

std::size_t countIn(const Task& task, PartKind kind, std::size_t of)
{
    std::size_t count = 0;
    withListOf(task, {kind, 0, of}, [&](const auto& list) { count = list.size(); });
    return count;
}

void addAll(std::vector<TaskPart>& parts, const Task& task, PartKind kind, std::size_t of = 0)
{
    for (std::size_t i = 0; i < countIn(task, kind, of); ++i)
        parts.push_back({kind, i, of});
}

/// The number in brackets behind `list`, where the place begins with that.
std::optional<std::size_t> indexIn(const QString& place, const char* list)
{
    const QString begin = QLatin1String(list) + u'[';
    if (!place.startsWith(begin))
        return std::nullopt;
    bool isNumber = false;
    const uint index = place.mid(begin.size()).section(u']', 0, 0).toUInt(&isNumber);
    return isNumber ? std::optional<std::size_t>(index) : std::nullopt;
}

QString behind(const QString& place)
{
    return place.section(QStringLiteral("]."), 1);
}

bool isOf(const QString& place, const char* key)
{
    const QLatin1String name(key);
    return place == name || place.startsWith(name + u'.') || place.startsWith(name + u'[');
}

TaskPart questionAt(const Task& task, const QString& place)
{
    const auto at = indexIn(place, "questions");
    if (!at || *at >= task.questions.size())
        return {PartKind::Questions};
    const QuestionRun run = runOf(task, *at);
    const QString rest = behind(place);
    if (const auto option = indexIn(rest, "options");
        option && *option < task.questions[run.first].options.size())
        return {PartKind::Option, *option, run.first};
    if (run.isBoard() && (isOf(rest, "options") || isOf(rest, "board")))
        return {PartKind::Board, run.first};
    return {PartKind::Question, *at};
}

TaskPart boardAt(const Task& task, const QString& place)
{
    const auto at = indexIn(place, "boards");
    if (at && *at < task.boards.size()) {
        for (const QuestionRun& run : boardsOf(task)) {
            if (run.board == task.boards[*at].token)
                return {PartKind::Board, run.first};
        }
    }
    return {PartKind::Questions};
}

TaskPart checkAt(const Task& task, const QString& place)
{
    const QString rest = place.section(u'.', 1);
    const std::pair<const char*, PartKind> lists[] = {{"straight_lining", PartKind::StraightLining},
                                                      {"contradiction", PartKind::Contradiction},
                                                      {"range", PartKind::WideRange}};
    for (const auto& [list, kind] : lists) {
        if (const auto at = indexIn(rest, list); at && *at < countIn(task, kind, 0))
            return {kind, *at};
    }
    return {isOf(rest, "times") && task.checks.times ? PartKind::Times : PartKind::Checks};
}

/// A part of `list`, or of what is listed in it.
TaskPart listedAt(const Task& task, const QString& place, const char* list, TaskPart whole,
                  PartKind kind, const char* inner, PartKind innerKind)
{
    const auto at = indexIn(place, list);
    if (!at || *at >= countIn(task, kind, 0))
        return whole;
    const auto in = indexIn(behind(place), inner);
    if (in && *in < countIn(task, innerKind, *at))
        return {innerKind, *in, *at};
    return {kind, *at};
}

} // namespace

std::vector<TaskPart> topParts()
{
    std::vector<TaskPart> parts;
    for (const PartKind kind :
         {PartKind::Head, PartKind::Scene, PartKind::Group, PartKind::Questions, PartKind::Scales,
          PartKind::Explanation, PartKind::Checks, PartKind::Hints, PartKind::Texts})
        parts.push_back({kind});
    return parts;
}

std::vector<TaskPart> partsIn(const Task& task, TaskPart part)
{
    std::vector<TaskPart> parts;
    switch (part.kind) {
    case PartKind::Scene:
        addAll(parts, task, PartKind::Field);
        break;
    case PartKind::Field:
        addAll(parts, task, PartKind::Choice, part.at);
        break;
    case PartKind::Group:
        addAll(parts, task, PartKind::GroupChoice);
        break;
    case PartKind::Questions:
        for (const QuestionRun& run : questionRuns(task))
            parts.push_back({run.isBoard() ? PartKind::Board : PartKind::Question, run.first});
        break;
    case PartKind::Question:
        if (part.at < task.questions.size() && task.questions[part.at].board.isEmpty())
            addAll(parts, task, PartKind::Option, part.at);
        break;
    case PartKind::Board: {
        const QuestionRun run = runOf(task, part.at);
        for (std::size_t i = 0; i < run.count; ++i)
            parts.push_back({PartKind::Question, run.first + i});
        addAll(parts, task, PartKind::Option, part.at);
        break;
    }
    case PartKind::Scales:
        addAll(parts, task, PartKind::Scale);
        break;
    case PartKind::Scale:
        addAll(parts, task, PartKind::Point, part.at);
        break;
    case PartKind::Checks:
        addAll(parts, task, PartKind::StraightLining);
        addAll(parts, task, PartKind::Contradiction);
        addAll(parts, task, PartKind::WideRange);
        if (task.checks.times)
            parts.push_back({PartKind::Times});
        break;
    default:
        break;
    }
    return parts;
}

TaskPart holderOf(const Task& task, TaskPart part)
{
    switch (part.kind) {
    case PartKind::Field:
        return {PartKind::Scene};
    case PartKind::Choice:
        return {PartKind::Field, part.of};
    case PartKind::GroupChoice:
        return {PartKind::Group};
    case PartKind::Question: {
        const QuestionRun run = runOf(task, part.at);
        return run.isBoard() ? TaskPart{PartKind::Board, run.first} : TaskPart{PartKind::Questions};
    }
    case PartKind::Board:
        return {PartKind::Questions};
    case PartKind::Option:
        return {runOf(task, part.of).isBoard() ? PartKind::Board : PartKind::Question, part.of};
    case PartKind::Scale:
        return {PartKind::Scales};
    case PartKind::Point:
        return {PartKind::Scale, part.of};
    case PartKind::StraightLining:
    case PartKind::Contradiction:
    case PartKind::WideRange:
    case PartKind::Times:
        return {PartKind::Checks};
    default:
        return part;
    }
}

bool hasPart(const Task& task, TaskPart part)
{
    const std::vector<TaskPart> top = topParts();
    if (std::find(top.begin(), top.end(), part) != top.end())
        return true;
    const TaskPart holder = holderOf(task, part);
    if (holder == part || !hasPart(task, holder))
        return false;
    const std::vector<TaskPart> parts = partsIn(task, holder);
    return std::find(parts.begin(), parts.end(), part) != parts.end();
}

QString placeOf(const Task& task, TaskPart part)
{
    struct Spot
    {
        PartKind kind;
        const char* list;            ///< Or the key of what is in no list.
        const char* inner = nullptr; ///< The list in an item of `list`.
    };
    static constexpr std::array Wholes{
        Spot{PartKind::Head, ""},         Spot{PartKind::Scene, "scene"},
        Spot{PartKind::Group, "group"},   Spot{PartKind::Questions, "questions"},
        Spot{PartKind::Scales, "scales"}, Spot{PartKind::Explanation, "explanation"},
        Spot{PartKind::Checks, "checks"}, Spot{PartKind::Times, "checks.times"},
        Spot{PartKind::Hints, "hints"},   Spot{PartKind::Texts, "texts"},
    };
    static constexpr std::array Listed{
        Spot{PartKind::Field, "scene"},
        Spot{PartKind::Choice, "scene", "options"},
        Spot{PartKind::GroupChoice, "group.options"},
        Spot{PartKind::Question, "questions"},
        Spot{PartKind::Option, "questions", "options"},
        Spot{PartKind::Scale, "scales"},
        Spot{PartKind::Point, "scales", "points"},
        Spot{PartKind::StraightLining, "checks.straight_lining"},
        Spot{PartKind::Contradiction, "checks.contradiction"},
        Spot{PartKind::WideRange, "checks.range"},
    };
    if (part.kind == PartKind::Board) {
        const auto at = indexOfToken(task.boards, runOf(task, part.at).board);
        return at ? placeOfItem(QStringLiteral("boards"), *at)
                  : placeOfKey(placeOfItem(QStringLiteral("questions"), part.at),
                               QLatin1String("board"));
    }
    for (const Spot& spot : Wholes) {
        if (spot.kind == part.kind)
            return QString(QLatin1String(spot.list));
    }
    for (const Spot& spot : Listed) {
        if (spot.kind != part.kind)
            continue;
        const QString list = QLatin1String(spot.list);
        if (spot.inner == nullptr)
            return placeOfItem(list, part.at);
        return placeOfItem(placeOfKey(placeOfItem(list, part.of), QLatin1String(spot.inner)),
                           part.at);
    }
    Q_UNREACHABLE();
}

TaskPart partAt(const Task& task, const QString& place)
{
    if (isOf(place, "scene"))
        return listedAt(task, place, "scene", {PartKind::Scene}, PartKind::Field, "options",
                        PartKind::Choice);
    if (isOf(place, "group")) {
        const auto at = indexIn(place, "group.options");
        const bool isListed = at && *at < countIn(task, PartKind::GroupChoice, 0);
        return isListed ? TaskPart{PartKind::GroupChoice, *at} : TaskPart{PartKind::Group};
    }
    if (isOf(place, "questions"))
        return questionAt(task, place);
    if (isOf(place, "boards"))
        return boardAt(task, place);
    if (isOf(place, "scales"))
        return listedAt(task, place, "scales", {PartKind::Scales}, PartKind::Scale, "points",
                        PartKind::Point);
    if (isOf(place, "checks"))
        return checkAt(task, place);
    const std::pair<const char*, PartKind> wholes[] = {{"explanation", PartKind::Explanation},
                                                       {"hints", PartKind::Hints},
                                                       {"texts", PartKind::Texts}};
    for (const auto& [key, kind] : wholes) {
        if (isOf(place, key))
            return {kind};
    }
    return {PartKind::Head};
}

QuestionRun runOf(const Task& task, std::size_t question)
{
    for (const QuestionRun& run : questionRuns(task)) {
        if (question >= run.first && question < run.first + run.count)
            return run;
    }
    return {{}, question, 0};
}

std::size_t runIndexOf(const Task& task, std::size_t question)
{
    const std::vector<QuestionRun> runs = questionRuns(task);
    const auto found = std::find_if(runs.begin(), runs.end(), [question](const QuestionRun& run) {
        return question >= run.first && question < run.first + run.count;
    });
    return static_cast<std::size_t>(found - runs.begin());
}

QString tokenOf(const Task& task, TaskPart part)
{
    if (part.kind == PartKind::Head)
        return task.token;
    if (part.kind == PartKind::Group)
        return task.group ? task.group->token : QString();
    if (part.kind == PartKind::Board)
        return task.questions.at(part.at).board;
    QString token;
    withListOf(task, part, [&](const auto& list) {
        if constexpr (requires { list.front().token; })
            token = list.at(part.at).token;
    });
    return token;
}

QString wordOf(const Task& task, TaskPart part)
{
    if (part.kind == PartKind::Head)
        return task.title;
    if (part.kind == PartKind::Group)
        return task.group ? task.group->word : QString();
    if (part.kind == PartKind::Explanation)
        return task.explanation ? task.explanation->word : QString();
    QString word;
    withListOf(task, part, [&](const auto& list) {
        if constexpr (requires { list.front().word; })
            word = list.at(part.at).word;
    });
    return word;
}

} // namespace subtext
