// SPDX-License-Identifier: MIT
#include "core/task/editing/taskedits.h"

#include "core/task/builtintasks.h"
#include "core/task/editing/partchanges.h"
#include "core/task/taskrules.h"
#include "core/task/taskwriter.h"
#include "tests/support/registeredtest.h"
#include "tests/support/thirdtask.h"

using namespace subtext;
using namespace subtext::test;

/// What is done to a task that somebody writes, and what must follow.
class TaskEditsTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyPart_hasAPlaceThatLeadsBack_data();
    void everyPart_hasAPlaceThatLeadsBack();
    void placesOfFaults_areInTheirParts();
    void addedParts_areUsable_data();
    void addedParts_areUsable();
    void removedPart_isNamedByNothing();
    void rowOfABoard_hasTheBoardsOptions();
    void lastRow_takesItsBoardWithIt();
    void token_isFollowedByWhatNamesIt();
    void word_takesItsTokenAlong();
    void board_movesWithItsRows();
    void point_keepsItsValue();
    void opposites_comeInPairs();
    void grouping_canBeChanged();
    void kind_bringsItsOptions();
};

namespace {

Task helpdesk()
{
    Task task = thirdTask();
    task.texts = {};
    return task;
}

std::vector<TaskPart> allParts(const Task& task)
{
    std::vector<TaskPart> parts = topParts();
    for (std::size_t i = 0; i < parts.size(); ++i) {
        for (const TaskPart part : partsIn(task, parts[i]))
            parts.push_back(part);
    }
    return parts;
}

TaskPart partWithToken(const Task& task, const char* token)
{
    for (const TaskPart part : allParts(task)) {
        if (tokenOf(task, part) == QLatin1String(token))
            return part;
    }
    qFatal("no part %s", token);
}

void describeTasks()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"cei", "emoscene", "helpdesk"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

Task taskOf(const QString& name)
{
    const Task* task = builtInTask(name);
    return task ? *task : helpdesk();
}

} // namespace

void TaskEditsTest::everyPart_hasAPlaceThatLeadsBack_data()
{
    describeTasks();
}

void TaskEditsTest::everyPart_hasAPlaceThatLeadsBack()
{
    QFETCH(QString, name);
    const Task task = taskOf(name);
    const std::vector<TaskPart> parts = allParts(task);
    QVERIFY(parts.size() > 20);
    for (const TaskPart part : parts) {
        QVERIFY(hasPart(task, part));
        QVERIFY2(partAt(task, placeOf(task, part)) == part, qPrintable(placeOf(task, part)));
    }
    QVERIFY(!hasPart(task, {PartKind::Scale, 9}));
    QVERIFY(!hasPart(task, {PartKind::Option, 0, 99}));
}

void TaskEditsTest::placesOfFaults_areInTheirParts()
{
    Task task = helpdesk();
    const auto at = [&task](const char* place) { return partAt(task, QString::fromLatin1(place)); };
    QVERIFY((at("title") == TaskPart{PartKind::Head}));
    QVERIFY((at("layout") == TaskPart{PartKind::Head}));
    QVERIFY((at("scene[4].place") == TaskPart{PartKind::Field, 4}));
    QVERIFY((at("scene[0].options[2].token") == TaskPart{PartKind::Choice, 2, 0}));
    QVERIFY((at("group.options") == TaskPart{PartKind::Group}));
    QVERIFY((at("questions[0].options[3].opposite") == TaskPart{PartKind::Option, 3, 0}));
    QVERIFY((at("questions[0].options") == TaskPart{PartKind::Question, 0}));
    QVERIFY((at("questions[2].options[1].word") == TaskPart{PartKind::Option, 1, 1}));
    QVERIFY((at("questions[2].ask") == TaskPart{PartKind::Question, 2}));
    QVERIFY((at("questions[2].board") == TaskPart{PartKind::Board, 1}));
    QVERIFY((at("boards[0].ask") == TaskPart{PartKind::Board, 1}));
    QVERIFY((at("scales[1].points[4].value") == TaskPart{PartKind::Point, 4, 1}));
    QVERIFY((at("checks.straight_lining[1].vectors[0]") == TaskPart{PartKind::StraightLining, 1}));
    QVERIFY((at("checks.times.too_fast_ms") == TaskPart{PartKind::Times}));
    QVERIFY((at("hints.nearest[0]") == TaskPart{PartKind::Hints}));
    QVERIFY((at("questions[77].ask") == TaskPart{PartKind::Questions}));
    QVERIFY((at("questions[x].ask") == TaskPart{PartKind::Questions}));
}

void TaskEditsTest::addedParts_areUsable_data()
{
    describeTasks();
}

// Whatever is added, where there is room, leaves a task that can be used.
void TaskEditsTest::addedParts_areUsable()
{
    QFETCH(QString, name);
    Task task = taskOf(name);
    task.layout = TaskLayout::Tidy;
    task.analysis = TaskAnalysis::None;
    for (StraightLining& rule : task.checks.straightLining)
        rule = {rule.question, rule.board, rule.share, rule.from, true, false, false};
    QVERIFY(taskFaults(task).empty());
    for (const TaskPart part : allParts(task)) {
        for (const PartKind kind : addableAt(task, part)) {
            Task more = task;
            const TaskPart added = addPart(more, part, kind);
            QVERIFY(added.kind == kind);
            QVERIFY(hasPart(more, added));
            const bool isRule = kind == PartKind::Contradiction || kind == PartKind::WideRange;
            if (isRule && task.scales.empty())
                continue; // which scale it is about is for the user to say
            QVERIFY2(taskFaults(more).empty(), describe(taskFaults(more)).constData());
            Task again = more;
            QVERIFY(isRemovable(again, added));
            const TaskPart left = removePart(again, added);
            QVERIFY(hasPart(again, left));
            QCOMPARE(writeTask(again), writeTask(task));
        }
        Task same = task;
        QVERIFY(addPart(same, part, PartKind::Head) == part);
        QVERIFY(same == task);
    }
}

void TaskEditsTest::removedPart_isNamedByNothing()
{
    Task task = helpdesk();
    removePart(task, partWithToken(task, "mood"));
    QVERIFY(task.checks.contradictions.empty());
    QVERIFY(task.checks.ranges.empty());
    QVERIFY(task.hints.nearest.empty());
    QVERIFY(task.hints.sign.isEmpty());
    QVERIFY2(taskFaults(task).empty(), describe(taskFaults(task)).constData());
    task = helpdesk();
    removePart(task, partWithToken(task, "tone"));
    QCOMPARE(task.checks.straightLining.size(), std::size_t{1});
    QVERIFY(task.checks.contradictions.empty());
    QVERIFY2(taskFaults(task).empty(), describe(taskFaults(task)).constData());
    // Of CEI's options each has an opposite.
    task = *builtInTask(u"cei");
    task.layout = TaskLayout::Tidy;
    removePart(task, {PartKind::Option, 0, 0});
    QVERIFY2(taskFaults(task).empty(), describe(taskFaults(task)).constData());
}

void TaskEditsTest::rowOfABoard_hasTheBoardsOptions()
{
    Task task = helpdesk();
    const TaskPart board = partWithToken(task, "wants");
    const TaskPart row = addPart(task, board, PartKind::Question);
    QCOMPARE(task.questions[row.at].board, QStringLiteral("wants"));
    const TaskPart option = addPart(task, board, PartKind::Option);
    setWord(task, option, QStringLiteral("Perhaps"));
    for (std::size_t i = 1; i < task.questions.size(); ++i) {
        QCOMPARE(task.questions[i].options.size(), std::size_t{3});
        QCOMPARE(task.questions[i].options[2].token, QStringLiteral("perhaps"));
    }
}

void TaskEditsTest::lastRow_takesItsBoardWithIt()
{
    Task task = helpdesk();
    for (const char* row : {"refund", "repair", "apology"})
        removePart(task, partWithToken(task, row));
    QVERIFY(task.boards.empty());
    QCOMPARE(task.checks.straightLining.size(), std::size_t{1});
    QVERIFY(taskFaults(task).empty());
    task = helpdesk();
    removePart(task, partWithToken(task, "wants"));
    QVERIFY(task.boards.empty());
    QCOMPARE(task.questions.size(), std::size_t{1});
    QVERIFY(taskFaults(task).empty());
}

void TaskEditsTest::token_isFollowedByWhatNamesIt()
{
    Task task = helpdesk();
    const std::pair<const char*, const char*> renames[] = {
        {"customer", "client"}, {"tone", "sound"},   {"wants", "wishes"},
        {"mood", "content"},    {"refund", "money"}, {"grateful", "glad"}};
    for (const auto& [before, after] : renames) {
        setToken(task, partWithToken(task, before), QString::fromLatin1(after));
        QVERIFY2(taskFaults(task).empty(), describe(taskFaults(task)).constData());
    }
    QCOMPARE(task.questions[0].ask, QStringLiteral("How does {client} sound?"));
    QCOMPARE(task.checks.contradictions[0].question, QStringLiteral("sound"));
    QCOMPARE(task.checks.contradictions[0].scale, QStringLiteral("content"));
    QCOMPARE(task.checks.straightLining[1].board, QStringLiteral("wishes"));
    QCOMPARE(task.boards[0].token, QStringLiteral("wishes"));
    QCOMPARE(task.hints.sign, QStringLiteral("content"));
    Task emoscene = *builtInTask(u"emoscene");
    emoscene.analysis = TaskAnalysis::None;
    setToken(emoscene, partWithToken(emoscene, "joy"), QStringLiteral("gladness"));
    QVERIFY(taskFaults(emoscene).empty()); // its opposite names it
}

void TaskEditsTest::word_takesItsTokenAlong()
{
    Task task = helpdesk();
    const TaskPart calm = partWithToken(task, "calm");
    setWord(task, calm, QStringLiteral("At ease"));
    QCOMPARE(tokenOf(task, calm), QStringLiteral("at-ease"));
    setToken(task, calm, QStringLiteral("easy")); // somebody chose it
    setWord(task, calm, QStringLiteral("Quiet"));
    QCOMPARE(tokenOf(task, calm), QStringLiteral("easy"));
    const TaskPart worried = partWithToken(task, "worried");
    setWord(task, worried, QStringLiteral("Cross"));
    QCOMPARE(tokenOf(task, worried), QStringLiteral("cross-2"));
    const TaskPart mood = partWithToken(task, "mood");
    setWord(task, mood, QStringLiteral("Scenario")); // the name of a column
    QCOMPARE(tokenOf(task, mood), QStringLiteral("scenario-2"));
    QCOMPARE(task.hints.sign, QStringLiteral("scenario-2"));
}

void TaskEditsTest::board_movesWithItsRows()
{
    Task task = helpdesk();
    const TaskPart board = partWithToken(task, "wants");
    QVERIFY(!movePart(task, board, 1));
    const auto moved = movePart(task, board, -1);
    QVERIFY(moved && (*moved == TaskPart{PartKind::Board, 0}));
    QCOMPARE(task.questions[0].token, QStringLiteral("refund"));
    QCOMPARE(task.questions[3].token, QStringLiteral("tone"));
    QVERIFY(taskFaults(task).empty());
    // Its rows move among themselves.
    QVERIFY(!movePart(task, {PartKind::Question, 2}, 1));
    QVERIFY(movePart(task, {PartKind::Question, 2}, -2));
    QCOMPARE(task.questions[0].token, QStringLiteral("apology"));
    QVERIFY(movePart(task, {PartKind::Option, 0, 0}, 1));
    QCOMPARE(task.questions[2].options[0].token, QStringLiteral("yes"));
    QVERIFY(!movePart(task, {PartKind::Head}, 1));
}

void TaskEditsTest::point_keepsItsValue()
{
    Task task = helpdesk();
    QVERIFY(movePart(task, {PartKind::Point, 0, 0}, 4));
    const std::vector<ScalePoint>& points = task.scales[0].points;
    QCOMPARE(points[4].word, QStringLiteral("bitter"));
    QCOMPARE(points[4].value, 2);
    QCOMPARE(points[0].word, QStringLiteral("displeased"));
    QCOMPARE(points[0].value, -2);
    QVERIFY(taskFaults(task).empty());
}

void TaskEditsTest::opposites_comeInPairs()
{
    Task task = *builtInTask(u"cei");
    task.layout = TaskLayout::Tidy;
    const auto oppositeOf = [&task](const char* token) {
        return findToken(task.questions[0].options, QLatin1String(token))->opposite;
    };
    QCOMPARE(oppositeOf("joy"), QStringLiteral("sadness"));
    setOpposite(task, partWithToken(task, "joy"), QStringLiteral("anger"));
    QCOMPARE(oppositeOf("joy"), QStringLiteral("anger"));
    QCOMPARE(oppositeOf("anger"), QStringLiteral("joy"));
    QCOMPARE(oppositeOf("sadness"), QString());
    QVERIFY2(taskFaults(task).empty(), describe(taskFaults(task)).constData());
    setOpposite(task, partWithToken(task, "joy"), {});
    QCOMPARE(oppositeOf("anger"), QString());
    QVERIFY(taskFaults(task).empty());
}

void TaskEditsTest::grouping_canBeChanged()
{
    Task task = helpdesk();
    QVERIFY(groupingOf(task) == Grouping::Open);
    setGrouping(task, Grouping::Closed);
    QCOMPARE(task.group->options->size(), std::size_t{1});
    QVERIFY(taskFaults(task).empty());
    setGrouping(task, Grouping::None);
    QVERIFY(!task.group);
    setGrouping(task, Grouping::Open);
    QVERIFY(task.group && !task.group->isClosed());
    QVERIFY(taskFaults(task).empty());
}

void TaskEditsTest::kind_bringsItsOptions()
{
    Task task = helpdesk();
    setKind(task.scene[1], FieldKind::Choice);
    QCOMPARE(task.scene[1].options.size(), std::size_t{2});
    QVERIFY(taskFaults(task).empty());
    setKind(task.scene[1], FieldKind::Text);
    QVERIFY(task.scene[1].options.empty());
    task.scene[1].words = {20, 60};
    QVERIFY(taskFaults(task).empty());
    setKind(task.scene[1], FieldKind::Role);
    QVERIFY(!task.scene[1].words.isSaid()); // only a text has a length
    setPointCount(task.scales[0], 11);
    setPointCount(task.scales[1], 3);
    QVERIFY2(taskFaults(task).empty(), describe(taskFaults(task)).constData());
}

SUBTEXT_TEST(TaskEditsTest)
#include "taskeditstest.moc"
