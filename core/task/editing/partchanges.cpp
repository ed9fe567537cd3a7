// SPDX-License-Identifier: MIT
#include "core/task/editing/partchanges.h"

#include "core/task/tasklimits.h"
#include "core/task/taskneeds.h"
#include "core/task/tasktextrules.h"
#include "core/task/tasktokens.h"

#include <algorithm>

namespace subtext {
namespace {

/// Nothing is named by an empty token, so nothing follows into one or out of one.
void replace(QString& name, const QString& before, const QString& after)
{
    if (name == before && !before.isEmpty() && !after.isEmpty())
        name = after;
}

/// Names of fields in braces, wherever they are understood.
void renameInBraces(Task& task, const QString& before, const QString& after)
{
    if (before.isEmpty() || after.isEmpty())
        return;
    const QString old = u'{' + before + u'}';
    const QString now = u'{' + after + u'}';
    for (Question& question : task.questions)
        question.ask.replace(old, now);
    for (Board& board : task.boards)
        board.ask.replace(old, now);
    for (Scale& scale : task.scales)
        scale.ask.replace(old, now);
    if (task.explanation)
        task.explanation->ask.replace(old, now);
}

void renameQuestion(Task& task, const QString& before, const QString& after)
{
    for (StraightLining& rule : task.checks.straightLining)
        replace(rule.question, before, after);
    for (Contradiction& rule : task.checks.contradictions)
        replace(rule.question, before, after);
    for (Question& question : task.questions)
        replace(question.opposite, before, after);
}

void renameScale(Task& task, const QString& before, const QString& after)
{
    for (Contradiction& rule : task.checks.contradictions)
        replace(rule.scale, before, after);
    for (WideRange& rule : task.checks.ranges)
        replace(rule.scale, before, after);
    for (QString& scale : task.hints.nearest)
        replace(scale, before, after);
    replace(task.hints.sign, before, after);
}

void renameBoard(Task& task, const QString& before, const QString& after)
{
    for (Question& question : task.questions)
        replace(question.board, before, after);
    for (Board& board : task.boards)
        replace(board.token, before, after);
    for (StraightLining& rule : task.checks.straightLining)
        replace(rule.board, before, after);
}

/// What names a token that two of them have goes on naming the other.
template <typename Part> bool isLeftBy(const std::vector<Part>& parts, const QString& token)
{
    return !findToken(parts, token);
}

bool hasBoard(const Task& task, const QString& token)
{
    return findToken(task.boards, token) ||
           std::any_of(task.questions.begin(), task.questions.end(),
                       [&](const Question& question) { return question.board == token; });
}

template <typename Parts> void pair(Parts&& parts, std::size_t at, const QString& token)
{
    const QString own = parts[at].token;
    for (auto& part : parts) {
        const bool isFreed = part.opposite == own || (!token.isEmpty() && part.opposite == token);
        if (isFreed)
            part.opposite.clear();
    }
    for (auto& part : parts) {
        if (part.token == token && part.token != own && !token.isEmpty())
            part.opposite = own;
    }
    parts[at].opposite = token == own ? QString() : token;
}

} // namespace

QStringList columnTokens(const Task& task)
{
    QStringList tokens = tokensOf(task.scene) + tokensOf(task.questions) + tokensOf(task.scales);
    if (task.group)
        tokens << task.group->token;
    for (const QLatin1String reserved : ReservedTokens)
        tokens << reserved;
    return tokens;
}

ListedWord newListedWord(const std::vector<ListedWord>& beside, const char* instead)
{
    const QString token = freeToken({}, tokensOf(beside), QLatin1String(instead));
    return {token, wordOfToken(token)};
}

void setToken(Task& task, TaskPart part, const QString& token)
{
    const QString before = tokenOf(task, part);
    if (before == token)
        return;
    switch (part.kind) {
    case PartKind::Head:
        task.token = token;
        break;
    case PartKind::Field:
        task.scene.at(part.at).token = token;
        if (isLeftBy(task.scene, before))
            renameInBraces(task, before, token);
        break;
    case PartKind::Choice:
        task.scene.at(part.of).options.at(part.at).token = token;
        break;
    case PartKind::GroupChoice:
        task.group->options->at(part.at).token = token;
        break;
    case PartKind::Group:
        task.group->token = token;
        break;
    case PartKind::Question:
        task.questions.at(part.at).token = token;
        if (isLeftBy(task.questions, before))
            renameQuestion(task, before, token);
        break;
    case PartKind::Board:
        // Without one its rows would be questions by themselves; with another's, rows of that.
        if (!token.isEmpty() && !hasBoard(task, token))
            renameBoard(task, before, token);
        break;
    case PartKind::Option:
        changeOptions(task, part.of, [&](std::vector<Option>& options) {
            options.at(part.at).token = token;
            for (Option& option : options) {
                if (isLeftBy(options, before))
                    replace(option.opposite, before, token);
            }
        });
        break;
    case PartKind::Scale:
        task.scales.at(part.at).token = token;
        if (isLeftBy(task.scales, before))
            renameScale(task, before, token);
        break;
    default:
        break;
    }
}

QStringList tokensBeside(const Task& task, TaskPart part)
{
    QStringList tokens;
    switch (part.kind) {
    case PartKind::Field:
    case PartKind::Group:
    case PartKind::Question:
    case PartKind::Scale:
        tokens = columnTokens(task);
        break;
    case PartKind::Choice:
        tokens = tokensOf(task.scene.at(part.of).options);
        break;
    case PartKind::GroupChoice:
        tokens = tokensOf(*task.group->options);
        break;
    case PartKind::Option:
        tokens = tokensOf(task.questions.at(part.of).options);
        break;
    default:
        break;
    }
    tokens.removeOne(tokenOf(task, part));
    return tokens;
}

void setWord(Task& task, TaskPart part, const QString& word)
{
    const QString before = wordOf(task, part);
    const QString token = tokenOf(task, part);
    const QStringList taken = tokensBeside(task, part);
    switch (part.kind) {
    case PartKind::Head:
        task.title = word;
        break;
    case PartKind::Group:
        task.group->word = word;
        break;
    case PartKind::Option:
        changeOptions(task, part.of,
                      [&](std::vector<Option>& options) { options.at(part.at).word = word; });
        break;
    case PartKind::Explanation:
        task.explanation->word = word;
        return;
    case PartKind::Board:
        return; // it has a token alone
    default:
        withListOf(task, part, [&](auto& list) {
            if constexpr (requires { list.front().word; })
                list.at(part.at).word = word;
        });
        break;
    }
    const bool isMade = !token.isEmpty() && freeToken(before, taken, token) == token;
    if (isMade)
        setToken(task, part, freeToken(word, taken, token));
}

void changeOptions(Task& task, std::size_t question,
                   const std::function<void(std::vector<Option>&)>& change)
{
    const QuestionRun run = runOf(task, question);
    if (run.count == 0)
        return;
    std::vector<Option> options = task.questions[run.first].options;
    change(options);
    for (std::size_t i = 0; i < run.count; ++i)
        task.questions[run.first + i].options = options;
}

void setOpposite(Task& task, TaskPart part, const QString& token)
{
    if (part.kind == PartKind::Option) {
        changeOptions(task, part.of,
                      [&](std::vector<Option>& options) { pair(options, part.at, token); });
    } else if (part.kind == PartKind::Question) {
        const QuestionRun run = runOf(task, part.at);
        pair(std::span(task.questions).subspan(run.first, run.count), part.at - run.first, token);
    }
}

Grouping groupingOf(const Task& task)
{
    if (!task.group)
        return Grouping::None;
    return task.group->isClosed() ? Grouping::Closed : Grouping::Open;
}

void setGrouping(Task& task, Grouping grouping)
{
    if (grouping == groupingOf(task))
        return;
    if (grouping == Grouping::None) {
        task.group.reset();
        return;
    }
    if (!task.group) {
        const QString token = freeToken({}, columnTokens(task), QStringLiteral("group"));
        task.group = TaskGroup{token, wordOfToken(token), std::nullopt};
    }
    task.group->options.reset();
    if (grouping == Grouping::Closed)
        task.group->options = std::vector<ListedWord>{newListedWord({}, "group")};
}

void takeGroupsFromFiles(Task& task)
{
    setGrouping(task, Grouping::Open);
    if (lackingForLayout(task))
        task.layout = TaskLayout::Tidy;
}

void setPointCount(Scale& scale, int count)
{
    const auto wanted = static_cast<std::size_t>(std::max(0, count));
    while (scale.points.size() > wanted)
        scale.points.pop_back();
    while (scale.points.size() < wanted) {
        ScalePoint point;
        point.value = scale.points.empty() ? 1 : scale.points.back().value + 1;
        point.number = scale.points.empty() ? 1 : scale.points.back().number + 1;
        point.word = QStringLiteral("point %1").arg(scale.points.size() + 1);
        scale.points.push_back(point);
    }
}

void setKind(SceneField& field, FieldKind kind)
{
    field.kind = kind;
    if (kind != FieldKind::Choice)
        field.options.clear();
    if (kind != FieldKind::Text)
        field.words = {};
    while (kind == FieldKind::Choice && field.options.size() < TaskLimits::FewestChoices)
        field.options.push_back(newListedWord(field.options, "choice"));
}

Board& boardEntry(Task& task, const QString& token)
{
    if (const auto at = indexOfToken(task.boards, token))
        return task.boards[*at];
    Board board;
    board.token = token;
    task.boards.push_back(board);
    return task.boards.back();
}

} // namespace subtext
