// SPDX-License-Identifier: MIT
#include "core/task/task.h"

#include "core/task/builtintasks.h"
#include "tests/core/task/sampletask.h"
#include "tests/support/registeredtest.h"

using namespace subtext;
using namespace subtext::test;

class TaskTest : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void token_becomesAWord_data();
    void token_becomesAWord();
    void questions_areAskedInRuns();
    void board_isYesNoWhereAllItsRowsAre();
    void parts_areFoundByToken();
    void faultTokens_areDistinct();
};

void TaskTest::token_becomesAWord_data()
{
    QTest::addColumn<QString>("token");
    QTest::addColumn<QString>("word");
    QTest::newRow("empty") << QString() << QString();
    QTest::newRow("one") << QStringLiteral("a") << QStringLiteral("A");
    QTest::newRow("hyphen") << QStringLiteral("sarcasm-irony") << QStringLiteral("Sarcasm irony");
    QTest::newRow("underscore") << QStringLiteral("power_relation")
                                << QStringLiteral("Power relation");
}

void TaskTest::token_becomesAWord()
{
    QFETCH(QString, token);
    QTEST(wordOfToken(token), "word");
}

void TaskTest::questions_areAskedInRuns()
{
    const auto sample = readTask(sampleDocument());
    QVERIFY2(sample, describe(faultsIn(sampleDocument())).constData());
    const QuestionRun tone{{}, 0, 1};
    const QuestionRun wants{QStringLiteral("wants"), 1, 3};
    QVERIFY((questionRuns(*sample) == std::vector<QuestionRun>{tone, wants}));
    QVERIFY((boardsOf(*sample) == std::vector<QuestionRun>{wants}));
    QCOMPARE(questionsOf(*sample, wants).back().token, QStringLiteral("apology"));
    QVERIFY(questionRuns(Task()).empty());
    QVERIFY(boardsOf(*builtInTask(u"cei")).empty());
    QCOMPARE(boardsOf(*builtInTask(u"emoscene")).front().count, std::size_t{8});
}

void TaskTest::board_isYesNoWhereAllItsRowsAre()
{
    Task task = readTask(sampleDocument()).value();
    const QuestionRun board = boardsOf(task).front();
    QVERIFY(isYesNo(task, board));
    QVERIFY(!isYesNo(task.questions.front()));
    std::swap(task.questions[2].options[0], task.questions[2].options[1]);
    QVERIFY(!isYesNo(task, board));
}

void TaskTest::parts_areFoundByToken()
{
    const Task& cei = *builtInTask(u"cei");
    QCOMPARE(heroOf(cei)->token, QStringLiteral("utterance"));
    QCOMPARE(fieldAt(cei, FieldPlace::Relation)->token, QStringLiteral("power_relation"));
    QCOMPARE(confidenceOf(cei)->token, QStringLiteral("confidence"));
    QVERIFY(cei.group->isClosed());
    QVERIFY(!builtInTask(u"emoscene")->group->isClosed());
    QVERIFY(!confidenceOf(*builtInTask(u"emoscene")));
    QVERIFY(!heroOf(Task()));
    QCOMPARE(indexOfToken(cei.questions.front().options, QStringLiteral("anger")),
             std::optional<std::size_t>(6));
    QVERIFY(!indexOfToken(cei.scales, QStringLiteral("effort")));
    QVERIFY(!findToken(cei.scales, QString()));
    QVERIFY(!builtInTask(u"helpdesk"));
}

void TaskTest::faultTokens_areDistinct()
{
    QSet<QString> tokens;
    const int count = static_cast<int>(TaskFaultCode::MissingText) + 1;
    for (int code = 0; code < count; ++code)
        tokens << taskFaultToken(static_cast<TaskFaultCode>(code));
    QCOMPARE(tokens.size(), count);
    QVERIFY(!tokens.contains(QString()));
}

SUBTEXT_TEST(TaskTest)
#include "tasktest.moc"
