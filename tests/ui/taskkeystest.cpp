// SPDX-License-Identifier: MIT
#include "core/task/builtintasks.h"
#include "core/task/task.h"
#include "tests/support/registeredtest.h"
#include "tests/ui/deskharness.h"
#include "ui/actions/actionregistry.h"
#include "ui/actions/keytable.h"
#include "ui/answer/answerkeys.h"

using namespace subtext;
using namespace subtext::test;

/// F12 has the keys of the task that is open; the manual those of any.
class TaskKeysTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keys_areThoseOfTheTask_data();
    void keys_areThoseOfTheTask();
    void withoutATask_keysAreThoseOfAny();
    void openStudy_hasItsKeysInTheTable();
};

namespace {

Question questionWith(const QString& word, std::size_t options)
{
    Question question;
    question.token = word.toLower();
    question.word = word;
    question.options.resize(options);
    return question;
}

Scale scaleWith(const QString& word, std::size_t points)
{
    Scale scale;
    scale.word = word;
    scale.points.resize(points);
    return scale;
}

QString keysOfPart(const Task* task, const QString& part)
{
    ActionRegistry actions;
    actions.note(QStringLiteral("Here"), QStringLiteral("Answer"), optionKeysOfAnyTask(), {}, part);
    writeKeysOf(task, actions);
    const auto sections = actions.sectionsFor(Role::Annotator);
    return sections.empty() ? QString() : sections.front().entries.front().writtenKeys();
}

} // namespace

void TaskKeysTest::keys_areThoseOfTheTask_data()
{
    QTest::addColumn<Task>("task");
    QTest::addColumn<QString>("steps");
    QTest::addColumn<QString>("options");
    Task task;
    task.questions = {questionWith(QStringLiteral("Emotion"), 8)};
    QTest::newRow("one question") << task << QStringLiteral("1 to 8") << QStringLiteral("1 to 8");
    task.scales = {scaleWith(QStringLiteral("Valence"), 7),
                   scaleWith(QStringLiteral("Arousal"), 7)};
    QTest::newRow("with scales") << task
                                 << QStringLiteral("Emotion: 1 to 8  ·  Valence, Arousal: 1 to 7")
                                 << QStringLiteral("1 to 8");
    task.scales.clear();
    task.questions.push_back(questionWith(QStringLiteral("Tone"), 3));
    QTest::newRow("several") << task << QStringLiteral("Emotion: 1 to 8  ·  Tone: 1 to 3")
                             << QStringLiteral("Emotion: 1 to 8  ·  Tone: 1 to 3");
    task.questions = {questionWith(QStringLiteral("Label"), 10)};
    QTest::newRow("ten") << task << QStringLiteral("1 to 9, then a")
                         << QStringLiteral("1 to 9, then a");
    task.questions = {questionWith(QStringLiteral("Label"), 12)};
    QTest::newRow("twelve") << task << QStringLiteral("1 to 9, then a to c")
                            << QStringLiteral("1 to 9, then a to c");
}

void TaskKeysTest::keys_areThoseOfTheTask()
{
    QFETCH(Task, task);
    QFETCH(QString, steps);
    QFETCH(QString, options);
    QCOMPARE(keysOfPart(&task, KeysOfSteps), steps);
    QCOMPARE(keysOfPart(&task, KeysOfOptions), options);
    QCOMPARE(keysOfPart(&task, KeysOfRows), QString()); // it has no board: not listed
}

void TaskKeysTest::withoutATask_keysAreThoseOfAny()
{
    for (const QLatin1String part : {KeysOfSteps, KeysOfOptions, KeysOfRows})
        QCOMPARE(keysOfPart(nullptr, part), QStringLiteral("1 to 9, then a to w"));
}

void TaskKeysTest::openStudy_hasItsKeysInTheTable()
{
    DeskWindow at;
    at.window().showPlace(MainWindow::Place::Label);
    QStringList keys;
    for (const auto& section : at.window().actions().sectionsFor(Role::Annotator)) {
        for (const ActionRegistry::Entry& entry : section.entries) {
            if (entry.keysOf == KeysOfSteps)
                keys << entry.writtenKeys();
        }
    }
    QVERIFY(!keys.isEmpty());
    const QString emotions =
        QStringLiteral("1 to %1").arg(defaultTask().questions.front().options.size());
    for (const QString& of : keys) {
        QVERIFY2(of.contains(emotions), qPrintable(of));
        QVERIFY2(!of.contains(QStringLiteral("a to w")), qPrintable(of));
    }
    const QString table = keysMarkdown(at.window().actions());
    QVERIFY(table.contains(
        QStringLiteral("| 1 to 9, then a to w | Answer the highlighted step and move on |")));
}

SUBTEXT_TEST(TaskKeysTest)
#include "taskkeystest.moc"
