// SPDX-License-Identifier: MIT
#include "core/task/editing/taskdraft.h"

#include "core/task/builtintasks.h"
#include "core/task/editing/partchanges.h"
#include "core/task/editing/taskedits.h"
#include "core/task/taskrules.h"
#include "core/task/taskwriter.h"
#include "tests/support/registeredtest.h"
#include "tests/support/thirdtask.h"

#include <random>

using namespace subtext;
using namespace subtext::test;

/// Undo and redo of a task that is being written.
class TaskDraftTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void typing_isOneStep();
    void tokenTypedByLetters_leavesOthersAlone();
    void tokenTypedPastAnothers_leavesThatAlone();
    void boardsToken_typedPastAnothers_isNotMerged();
    void origin_followsUndo();
    void edit_withoutAChange_isNone();
    void newEdit_endsRedo();
    void oldestSteps_areForgotten();
    void anyEdits_canBeUndoneToTheLetter_data();
    void anyEdits_canBeUndoneToTheLetter();
};

void TaskDraftTest::typing_isOneStep()
{
    TaskDraft draft(thirdTask());
    const QString field = QStringLiteral("title");
    for (const char* title : {"N", "Ne", "New"}) {
        QVERIFY(draft.change(field, [&](Task& task) { task.title = QLatin1String(title); }));
    }
    QVERIFY(draft.isChanged());
    draft.settle();
    draft.change(field, [](Task& task) { task.title = QStringLiteral("Newer"); });
    QCOMPARE(draft.undo(), field);
    QCOMPARE(draft.task().title, QStringLiteral("New"));
    QCOMPARE(draft.undo(), field);
    QVERIFY(draft.task() == thirdTask());
    QVERIFY(!draft.isChanged());
    QVERIFY(!draft.canUndo());
    QCOMPARE(draft.undo(), QString());
    draft.redo();
    draft.redo();
    QCOMPARE(draft.task().title, QStringLiteral("Newer"));
    QVERIFY(!draft.canRedo());
    draft.markSaved();
    QVERIFY(!draft.isChanged());
    // What is typed after an undo is a step of its own.
    draft.undo();
    draft.change(field, [](Task& task) { task.title = QString(); });
    QCOMPARE(draft.faults().size(), std::size_t{1});
    draft.undo();
    QVERIFY(draft.faults().empty());
    QCOMPARE(draft.task().title, QStringLiteral("New"));
}

namespace {

/// As it is typed: every beginning of it, the empty one first.
void typeToken(TaskDraft& draft, TaskPart part, const QString& token)
{
    for (qsizetype letters = 0; letters <= token.size(); ++letters) {
        draft.change(placeOf(draft.task(), part) + QStringLiteral(".token"),
                     [&](Task& task) { setToken(task, part, token.first(letters)); });
    }
}

} // namespace

void TaskDraftTest::tokenTypedByLetters_leavesOthersAlone()
{
    const TaskPart tone{PartKind::Question, 0};
    TaskDraft draft(thirdTask());
    typeToken(draft, tone, QStringLiteral("tone-of-voice"));
    Task expected = thirdTask();
    setToken(expected, tone, QStringLiteral("tone-of-voice"));
    QVERIFY(draft.task() == expected);
    // Whoever leaves a field empty takes nothing along, neither then nor later.
    const TaskPart mood{PartKind::Scale, 0};
    typeToken(draft, mood, QString());
    draft.settle();
    typeToken(draft, mood, QStringLiteral("mood"));
    QVERIFY(draft.task() == expected);
    draft.settle();
    typeToken(draft, tone, QString());
    Task without = draft.task();
    removePart(without, tone);
    QVERIFY(without.checks == expected.checks);
}

void TaskDraftTest::tokenTypedPastAnothers_leavesThatAlone()
{
    const TaskPart trust{PartKind::Question, 1};
    Task expected = *builtInTask(u"emoscene");
    setToken(expected, trust, QStringLiteral("joyful"));
    TaskDraft draft(*builtInTask(u"emoscene"));
    typeToken(draft, trust, QStringLiteral("joyful"));
    QVERIFY(draft.task() == expected);
    QCOMPARE(draft.task().questions[4].opposite, QStringLiteral("joy"));
    QCOMPARE(draft.task().questions[5].opposite, QStringLiteral("joyful"));
    // Where the field was left on the other's, that keeps what names it.
    TaskDraft left(*builtInTask(u"emoscene"));
    typeToken(left, trust, QStringLiteral("joy"));
    left.settle();
    typeToken(left, trust, QStringLiteral("joyful"));
    QCOMPARE(left.task().questions[4].opposite, QStringLiteral("joy"));
}

void TaskDraftTest::boardsToken_typedPastAnothers_isNotMerged()
{
    Task task = thirdTask();
    const TaskPart board = addPart(task, {PartKind::Questions}, PartKind::Board);
    TaskDraft draft(task);
    typeToken(draft, board, QStringLiteral("wants"));
    QVERIFY(draft.task() == task);
    typeToken(draft, board, QStringLiteral("wants-2"));
    draft.settle();
    Task expected = task;
    setToken(expected, board, QStringLiteral("wants-2"));
    QVERIFY(draft.task() == expected);
    QCOMPARE(boardsOf(draft.task()).size(), std::size_t{2});
    setToken(expected, board, QStringLiteral("wants"));
    QVERIFY(draft.task() == expected);
}

void TaskDraftTest::origin_followsUndo()
{
    TaskDraft draft(thirdTask());
    draft.replace(*builtInTask(u"cei"));
    draft.change({}, [](Task& task) { task.title = QStringLiteral("A"); });
    QCOMPARE(draft.origin(), std::size_t{1});
    draft.undo();
    draft.undo();
    QCOMPARE(draft.origin(), std::size_t{0});
    draft.redo();
    QCOMPARE(draft.origin(), std::size_t{1});
    draft.undo();
    draft.replace(*builtInTask(u"emoscene")); // a number of its own
    QCOMPARE(draft.origin(), std::size_t{2});
}

void TaskDraftTest::edit_withoutAChange_isNone()
{
    TaskDraft draft(thirdTask());
    QVERIFY(!draft.change({}, [](Task&) {}));
    QVERIFY(!draft.canUndo());
    draft.replace(*builtInTask(u"cei"));
    QVERIFY(draft.canUndo());
    draft.undo();
    QVERIFY(draft.task() == thirdTask());
}

void TaskDraftTest::newEdit_endsRedo()
{
    TaskDraft draft(thirdTask());
    draft.change({}, [](Task& task) { task.title = QStringLiteral("A"); });
    draft.undo();
    QVERIFY(draft.canRedo());
    draft.change({}, [](Task& task) { task.title = QStringLiteral("B"); });
    QVERIFY(!draft.canRedo());
}

void TaskDraftTest::oldestSteps_areForgotten()
{
    TaskDraft draft(thirdTask());
    for (int i = 0; i < 300; ++i)
        draft.change({}, [i](Task& task) { task.version = QString::number(i); });
    std::size_t steps = 0;
    for (; draft.canUndo(); ++steps)
        draft.undo();
    QCOMPARE(steps, TaskDraft::MostSteps);
    QCOMPARE(draft.task().version, QStringLiteral("99"));
}

void TaskDraftTest::anyEdits_canBeUndoneToTheLetter_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"cei", "emoscene", "helpdesk", "nothing at all"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

namespace {

class RandomEdits
{
public:
    explicit RandomEdits(unsigned seed)
        : m_random(seed)
    {}

    void edit(TaskDraft& draft)
    {
        const Task& task = draft.task();
        const TaskPart part = anyPart(task);
        const std::vector<PartKind> kinds = addableAt(task, part);
        switch (within(7)) {
        case 0:
        case 1:
            if (!kinds.empty())
                draft.change({}, [&](Task& t) {
                    check(t, addPart(t, part, kinds[within(kinds.size() - 1)]));
                });
            break;
        case 2:
            draft.change({}, [&](Task& t) { check(t, removePart(t, part)); });
            break;
        case 3:
            draft.change({}, [&](Task& t) {
                if (const auto moved = movePart(t, part, static_cast<int>(within(4)) - 2))
                    check(t, *moved);
            });
            break;
        case 4:
            draft.change(placeOf(task, part), [&](Task& t) {
                if (canBeCalled(t, part))
                    setWord(t, part, word());
            });
            break;
        case 5:
            draft.change({}, [&](Task& t) {
                if (canBeCalled(t, part))
                    setToken(t, part, word().toLower());
            });
            break;
        case 6:
            draft.change({}, [&](Task& t) { setOpposite(t, part, tokenOf(t, anyPart(t))); });
            break;
        default:
            draft.change({}, [&](Task& t) {
                setGrouping(t, static_cast<Grouping>(within(2)));
                if (!t.scene.empty())
                    setKind(t.scene[within(t.scene.size() - 1)], AllFieldKinds[within(2)]);
            });
        }
    }

private:
    std::size_t within(std::size_t most)
    {
        return std::uniform_int_distribution<std::size_t>(0, most)(m_random);
    }
    QString word()
    {
        const QStringList words{
            QStringLiteral("Joy"),  QStringLiteral("A b"), QString(),
            QStringLiteral("喜び"), QStringLiteral("no"),  QStringLiteral("Question")};
        return words.at(static_cast<qsizetype>(within(5)));
    }
    TaskPart anyPart(const Task& task)
    {
        std::vector<TaskPart> parts = topParts();
        for (std::size_t i = 0; i < parts.size(); ++i) {
            for (const TaskPart part : partsIn(task, parts[i]))
                parts.push_back(part);
        }
        return parts[within(parts.size() - 1)];
    }
    static bool canBeCalled(const Task& task, TaskPart part)
    {
        if (part.kind == PartKind::Group)
            return task.group.has_value();
        return part.kind != PartKind::Explanation || task.explanation.has_value();
    }
    static void check(const Task& task, TaskPart part)
    {
        if (!hasPart(task, part))
            qFatal("a part that is not there");
    }

    std::mt19937 m_random;
};

} // namespace

void TaskDraftTest::anyEdits_canBeUndoneToTheLetter()
{
    QFETCH(QString, name);
    const Task* shipped = builtInTask(name);
    const Task task = shipped ? *shipped : name == QLatin1String("helpdesk") ? thirdTask() : Task();
    for (unsigned seed = 0; seed < 6; ++seed) {
        RandomEdits edits(seed);
        TaskDraft draft(task);
        std::vector<Task> states{task};
        for (int i = 0; i < 120; ++i) {
            edits.edit(draft);
            draft.settle();
            if (!(draft.task() == states.back()))
                states.push_back(draft.task());
            if (!draft.faults().empty())
                continue;
            const auto read = readTask(writeTask(draft.task()));
            QVERIFY(read && *read == draft.task());
        }
        for (std::size_t i = states.size() - 1; i > 0; --i) {
            QVERIFY(draft.task() == states[i]);
            draft.undo();
        }
        QVERIFY(draft.task() == states.front());
        while (draft.canRedo())
            draft.redo();
        QVERIFY(draft.task() == states.back());
    }
}

SUBTEXT_TEST(TaskDraftTest)
#include "taskdrafttest.moc"
