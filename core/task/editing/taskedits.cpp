// SPDX-License-Identifier: MIT
#include "core/task/editing/taskedits.h"

#include "core/task/editing/partchanges.h"
#include "core/task/tasklimits.h"
#include "core/task/tasktokens.h"

#include <algorithm>

namespace subtext {
namespace {

template <typename Part> void rotate(std::vector<Part>& parts, std::size_t from, std::size_t to)
{
    const auto at = [&parts](std::size_t i) {
        return parts.begin() + static_cast<std::ptrdiff_t>(i);
    };
    if (from < to)
        std::rotate(at(from), at(from + 1), at(to + 1));
    else
        std::rotate(at(to), at(from), at(from + 1));
}

template <typename Part> void insertAt(std::vector<Part>& parts, std::size_t at, Part part)
{
    parts.insert(parts.begin() + static_cast<std::ptrdiff_t>(std::min(at, parts.size())),
                 std::move(part));
}

template <typename Part> void eraseAt(std::vector<Part>& parts, std::size_t at)
{
    parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(at));
}

Option newOption(const std::vector<Option>& beside)
{
    Option option;
    option.token = freeToken({}, tokensOf(beside), QStringLiteral("option"));
    option.word = wordOfToken(option.token);
    return option;
}

constexpr QLatin1String NewQuestion("question");

Question newQuestion(const Task& task)
{
    Question question;
    question.token = freeToken({}, columnTokens(task), NewQuestion);
    question.word = wordOfToken(question.token);
    question.ask = question.word + u'?';
    return question;
}

std::vector<Option> yesNo()
{
    std::vector<Option> options(2);
    options[0].token = QStringLiteral("no");
    options[0].word = QStringLiteral("No");
    options[1].token = QStringLiteral("yes");
    options[1].word = QStringLiteral("Yes");
    return options;
}

/// Behind the run that a part is in; at the end for what is in none.
std::size_t behindRun(const Task& task, TaskPart part)
{
    if (part.kind == PartKind::Questions)
        return task.questions.size();
    const QuestionRun run = runOf(task, part.kind == PartKind::Option ? part.of : part.at);
    return run.first + run.count;
}

TaskPart addQuestion(Task& task, TaskPart part)
{
    Question question = newQuestion(task);
    for (int i = 0; i < TaskLimits::FewestOptions; ++i)
        question.options.push_back(newOption(question.options));
    const std::size_t at = behindRun(task, part);
    insertAt(task.questions, at, std::move(question));
    return {PartKind::Question, at};
}

TaskPart addRow(Task& task, TaskPart part)
{
    const bool isOption = part.kind == PartKind::Option;
    const QuestionRun run = runOf(task, isOption ? part.of : part.at);
    Question row = newQuestion(task);
    row.board = run.board;
    row.options = task.questions[run.first].options;
    row.isRing = task.questions[run.first].isRing;
    const std::size_t at = part.kind == PartKind::Question ? part.at + 1 : run.first + run.count;
    insertAt(task.questions, at, std::move(row));
    return {PartKind::Question, at};
}

TaskPart addBoard(Task& task, TaskPart part)
{
    QStringList boards = tokensOf(task.boards);
    for (const Question& question : task.questions)
        boards << question.board;
    const std::size_t at = behindRun(task, part);
    Board board;
    board.token = freeToken({}, boards, QStringLiteral("board"));
    for (std::size_t i = 0; i < 2; ++i) {
        Question row = newQuestion(task);
        row.board = board.token;
        row.options = yesNo();
        insertAt(task.questions, at + i, std::move(row));
    }
    task.boards.push_back(board);
    return {PartKind::Board, at};
}

TaskPart addScale(Task& task, TaskPart part)
{
    Scale scale;
    scale.token = freeToken({}, columnTokens(task), QStringLiteral("scale"));
    scale.word = wordOfToken(scale.token);
    scale.ask = scale.word + u'?';
    setPointCount(scale, 5);
    const std::size_t behind = part.kind == PartKind::Scale   ? part.at + 1
                               : part.kind == PartKind::Point ? part.of + 1
                                                              : task.scales.size();
    insertAt(task.scales, behind, std::move(scale));
    return {PartKind::Scale, behind};
}

TaskPart addField(Task& task, TaskPart part)
{
    SceneField field;
    field.token = freeToken({}, columnTokens(task), QStringLiteral("field"));
    field.word = wordOfToken(field.token);
    const std::size_t at = part.kind == PartKind::Field    ? part.at + 1
                           : part.kind == PartKind::Choice ? part.of + 1
                                                           : task.scene.size();
    insertAt(task.scene, at, std::move(field));
    return {PartKind::Field, at};
}

TaskPart addOption(Task& task, TaskPart part)
{
    const std::size_t question = part.kind == PartKind::Option ? part.of : part.at;
    const std::size_t at =
        part.kind == PartKind::Option ? part.at + 1 : task.questions[question].options.size();
    changeOptions(task, question, [at](std::vector<Option>& options) {
        insertAt(options, at, newOption(options));
    });
    return {PartKind::Option, at, question};
}

/// Behind what it is added at, or at the end.
TaskPart addListed(std::vector<ListedWord>& list, TaskPart part, PartKind kind, std::size_t of,
                   const char* instead)
{
    const std::size_t at = part.kind == kind ? part.at + 1 : list.size();
    insertAt(list, at, newListedWord(list, instead));
    return {kind, at, of};
}

TaskPart addRule(Task& task, PartKind kind)
{
    TaskChecks& checks = task.checks;
    if (kind == PartKind::StraightLining) {
        StraightLining rule;
        const QuestionRun run = questionRuns(task).empty() ? QuestionRun() : runOf(task, 0);
        rule.board = run.board;
        if (!run.isBoard() && !task.questions.empty())
            rule.question = task.questions.front().token;
        checks.straightLining.push_back(rule);
        return {kind, checks.straightLining.size() - 1};
    }
    const auto scale = std::find_if(task.scales.begin(), task.scales.end(),
                                    [](const Scale& of) { return !of.isConfidence; });
    const QString scaleToken = scale == task.scales.end() ? QString() : scale->token;
    if (kind == PartKind::WideRange) {
        checks.ranges.push_back({scaleToken, WideRange().over});
        return {kind, checks.ranges.size() - 1};
    }
    if (kind == PartKind::Contradiction) {
        const auto signs = [](const Question& question) {
            return std::any_of(question.options.begin(), question.options.end(),
                               [](const Option& of) { return of.valence != Valence::None; });
        };
        const auto found = std::find_if(task.questions.begin(), task.questions.end(), signs);
        checks.contradictions.push_back(
            {found == task.questions.end() ? QString() : found->token, scaleToken, 1});
        return {kind, checks.contradictions.size() - 1};
    }
    checks.times = TimeChecks();
    return {PartKind::Times};
}

/// What named a question names it no more. Without a token it was named by nothing.
void forgetQuestion(Task& task, const QString& token)
{
    if (token.isEmpty())
        return;
    std::erase_if(task.checks.straightLining,
                  [&](const StraightLining& rule) { return rule.question == token; });
    std::erase_if(task.checks.contradictions,
                  [&](const Contradiction& rule) { return rule.question == token; });
    for (Question& question : task.questions) {
        if (question.opposite == token)
            question.opposite.clear();
    }
}

void forgetBoard(Task& task, const QString& token)
{
    if (token.isEmpty())
        return;
    std::erase_if(task.checks.straightLining,
                  [&](const StraightLining& rule) { return rule.board == token; });
    std::erase_if(task.boards, [&](const Board& board) { return board.token == token; });
}

void forgetScale(Task& task, const QString& token)
{
    if (token.isEmpty())
        return;
    std::erase_if(task.checks.contradictions,
                  [&](const Contradiction& rule) { return rule.scale == token; });
    std::erase_if(task.checks.ranges, [&](const WideRange& rule) { return rule.scale == token; });
    std::erase(task.hints.nearest, token);
    if (task.hints.sign == token)
        task.hints.sign.clear();
}

void removeQuestion(Task& task, std::size_t at)
{
    const Question gone = task.questions[at];
    eraseAt(task.questions, at);
    forgetQuestion(task, gone.token);
    const bool isBoardLeft =
        std::any_of(task.questions.begin(), task.questions.end(),
                    [&](const Question& question) { return question.board == gone.board; });
    if (!gone.board.isEmpty() && !isBoardLeft)
        forgetBoard(task, gone.board);
}

void removeOption(Task& task, TaskPart part)
{
    changeOptions(task, part.of, [&part](std::vector<Option>& options) {
        const QString gone = options[part.at].token;
        eraseAt(options, part.at);
        for (Option& option : options) {
            if (option.opposite == gone)
                option.opposite.clear();
        }
    });
}

/// The runs of questions in another order: one of them by `by` places.
std::optional<TaskPart> moveRun(Task& task, TaskPart part, int by)
{
    std::vector<QuestionRun> runs = questionRuns(task);
    const std::size_t from = runIndexOf(task, part.at);
    const auto to = static_cast<std::ptrdiff_t>(from) + by;
    if (from >= runs.size() || to < 0 || to >= static_cast<std::ptrdiff_t>(runs.size()))
        return std::nullopt;
    rotate(runs, from, static_cast<std::size_t>(to));
    std::vector<Question> questions;
    std::size_t first = 0;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        if (i == static_cast<std::size_t>(to))
            first = questions.size();
        for (const Question& question : questionsOf(task, runs[i]))
            questions.push_back(question);
    }
    task.questions = std::move(questions);
    return TaskPart{part.kind, first};
}

} // namespace

bool isAsAdded(const Question& question)
{
    const QString& token = question.token;
    const bool isNewToken = token == NewQuestion || token.startsWith(NewQuestion + u'-');
    return isNewToken && question.word == wordOfToken(token);
}

std::vector<PartKind> addableAt(const Task& task, TaskPart part)
{
    switch (part.kind) {
    case PartKind::Scene:
        return {PartKind::Field};
    case PartKind::Field:
        if (task.scene.at(part.at).kind == FieldKind::Choice)
            return {PartKind::Choice, PartKind::Field};
        return {PartKind::Field};
    case PartKind::Choice:
        return {PartKind::Choice};
    case PartKind::Group:
    case PartKind::GroupChoice:
        if (groupingOf(task) == Grouping::Closed)
            return {PartKind::GroupChoice};
        return {};
    case PartKind::Questions:
        return {PartKind::Question, PartKind::Board};
    case PartKind::Board:
        return {PartKind::Question, PartKind::Option};
    case PartKind::Question:
        if (runOf(task, part.at).isBoard())
            return {PartKind::Question};
        return {PartKind::Option, PartKind::Question, PartKind::Board};
    case PartKind::Option:
        return {PartKind::Option};
    case PartKind::Scales:
        return {PartKind::Scale};
    case PartKind::Scale:
        return {PartKind::Point, PartKind::Scale};
    case PartKind::Point:
        return {PartKind::Point};
    case PartKind::Checks:
    case PartKind::StraightLining:
    case PartKind::Contradiction:
    case PartKind::WideRange:
    case PartKind::Times:
        if (task.checks.times)
            return {PartKind::StraightLining, PartKind::Contradiction, PartKind::WideRange};
        return {PartKind::StraightLining, PartKind::Contradiction, PartKind::WideRange,
                PartKind::Times};
    default:
        return {};
    }
}

TaskPart addPart(Task& task, TaskPart part, PartKind kind)
{
    const std::vector<PartKind> kinds = addableAt(task, part);
    if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end())
        return part;
    switch (kind) {
    case PartKind::Field:
        return addField(task, part);
    case PartKind::Choice: {
        const std::size_t field = part.kind == PartKind::Choice ? part.of : part.at;
        return addListed(task.scene[field].options, part, kind, field, "choice");
    }
    case PartKind::GroupChoice:
        return addListed(*task.group->options, part, kind, 0, "group");
    case PartKind::Question: {
        const bool isRow = part.kind == PartKind::Board ||
                           (part.kind == PartKind::Question && runOf(task, part.at).isBoard());
        return isRow ? addRow(task, part) : addQuestion(task, part);
    }
    case PartKind::Board:
        return addBoard(task, part);
    case PartKind::Option:
        return addOption(task, part);
    case PartKind::Scale:
        return addScale(task, part);
    case PartKind::Point: {
        Scale& scale = task.scales[part.kind == PartKind::Point ? part.of : part.at];
        setPointCount(scale, static_cast<int>(scale.points.size()) + 1);
        return {kind, scale.points.size() - 1, part.kind == PartKind::Point ? part.of : part.at};
    }
    default:
        return addRule(task, kind);
    }
}

bool isRemovable(const Task& task, TaskPart part)
{
    return hasPart(task, part) && !(holderOf(task, part) == part);
}

TaskPart removePart(Task& task, TaskPart part)
{
    if (!isRemovable(task, part))
        return part;
    const TaskPart holder = holderOf(task, part);
    switch (part.kind) {
    case PartKind::Question:
        removeQuestion(task, part.at);
        break;
    case PartKind::Board:
        for (std::size_t left = runOf(task, part.at).count; left > 0; --left)
            removeQuestion(task, part.at);
        break;
    case PartKind::Option:
        removeOption(task, part);
        break;
    case PartKind::Scale: {
        const QString gone = task.scales[part.at].token;
        eraseAt(task.scales, part.at);
        forgetScale(task, gone);
        break;
    }
    case PartKind::Times:
        task.checks.times.reset();
        break;
    default:
        withListOf(task, part, [&](auto& list) { eraseAt(list, part.at); });
        break;
    }
    if (hasPart(task, part))
        return part; // the next is in its place
    if (part.at > 0 && hasPart(task, {part.kind, part.at - 1, part.of}))
        return {part.kind, part.at - 1, part.of};
    return hasPart(task, holder) ? holder : TaskPart{PartKind::Questions};
}

std::optional<TaskPart> movePart(Task& task, TaskPart part, int by)
{
    if (!hasPart(task, part) || by == 0)
        return std::nullopt;
    const bool isRow = part.kind == PartKind::Question && runOf(task, part.at).isBoard();
    if (part.kind == PartKind::Board || (part.kind == PartKind::Question && !isRow))
        return moveRun(task, part, by);
    const auto to = static_cast<std::ptrdiff_t>(part.at) + by;
    if (to < 0)
        return std::nullopt;
    const TaskPart target{part.kind, static_cast<std::size_t>(to), part.of};
    if (!hasPart(task, target) || !(holderOf(task, target) == holderOf(task, part)))
        return std::nullopt;
    switch (part.kind) {
    case PartKind::Option:
        changeOptions(task, part.of,
                      [&](std::vector<Option>& options) { rotate(options, part.at, target.at); });
        break;
    case PartKind::Point: {
        std::vector<ScalePoint>& points = task.scales[part.of].points;
        std::vector<ScalePoint> moved = points;
        rotate(moved, part.at, target.at);
        for (std::size_t i = 0; i < points.size(); ++i) {
            points[i].word = moved[i].word;
            points[i].definition = moved[i].definition;
        }
        break;
    }
    default:
        withListOf(task, part, [&](auto& list) { rotate(list, part.at, target.at); });
        break;
    }
    return target;
}

} // namespace subtext
