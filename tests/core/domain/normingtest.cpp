// SPDX-License-Identifier: MIT
#include "core/domain/norming.h"

#include "core/task/builtintasks.h"
#include "tests/support/registeredtest.h"

#include <QTest>

using namespace subtext;

namespace {

const Uuid ItemA = *Uuid::fromText(QStringLiteral("aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa"));
const Uuid ItemB = *Uuid::fromText(QStringLiteral("bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb"));

const Task& theTask()
{
    return *builtInTask(u"cei");
}

Ballot oneVote(int option)
{
    Ballot ballot{};
    ballot.front() = static_cast<Choice>(option);
    return ballot;
}

NormingRound twoItems()
{
    NormingRound round;
    round.questions = {FirstQuestion};
    round.items = {ItemB, ItemA};
    return round;
}

QString option(int number)
{
    return theTask().questions.front().options.at(static_cast<std::size_t>(number)).token;
}

} // namespace

/// What is voted in a norming round, as a value and as a text.
class NormingVotesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void votes_areSpelledInOrderAndReadAgain();
    void otherSpellings_areNoVotes_data();
    void otherSpellings_areNoVotes();
    void whole_isAVoteOnEachQuestionOfEachItem();
    void counts_addUpByOption();
    void counts_areSpelledAndReadAgain();
};

void NormingVotesTest::votes_areSpelledInOrderAndReadAgain()
{
    const NormingVotes votes{{ItemB, oneVote(1)}, {ItemA, oneVote(0)}};
    const QString text = normingVotesText(votes, theTask());
    QCOMPARE(text, QStringLiteral("{\"%1\":{\"emotion\":\"%2\"},\"%3\":{\"emotion\":\"%4\"}}")
                       .arg(ItemA.text(), option(0), ItemB.text(), option(1)));
    QCOMPARE(normingVotesIn(text, theTask()), std::optional(votes));
    QCOMPARE(normingVotesIn(QStringLiteral("{}"), theTask()), std::optional(NormingVotes()));
}

void NormingVotesTest::otherSpellings_areNoVotes_data()
{
    QTest::addColumn<QString>("text");
    const QString one = QStringLiteral("\"%1\":{\"emotion\":\"%2\"}");
    QTest::newRow("nothing") << QString();
    QTest::newRow("a list") << QStringLiteral("[]");
    QTest::newRow("a space") << QStringLiteral("{ }");
    QTest::newRow("no item") << QStringLiteral("{\"a\":{\"emotion\":\"%1\"}}").arg(option(0));
    QTest::newRow("no option") << QStringLiteral("{%1}").arg(one.arg(ItemA.text(), u"bliss"));
    QTest::newRow("no question")
        << QStringLiteral("{\"%1\":{\"mood\":\"%2\"}}").arg(ItemA.text(), option(0));
    QTest::newRow("another order") << QStringLiteral("{%1,%2}").arg(
        one.arg(ItemB.text(), option(0)), one.arg(ItemA.text(), option(0)));
    QTest::newRow("twice") << QStringLiteral("{%1,%2}").arg(one.arg(ItemA.text(), option(0)),
                                                            one.arg(ItemA.text(), option(1)));
}

void NormingVotesTest::otherSpellings_areNoVotes()
{
    QFETCH(const QString, text);
    QVERIFY(!normingVotesIn(text, theTask()));
}

void NormingVotesTest::whole_isAVoteOnEachQuestionOfEachItem()
{
    NormingVotes votes{{ItemA, oneVote(0)}};
    QVERIFY(!isWhole(votes, twoItems()));
    votes[ItemB] = Ballot{};
    QVERIFY(!isWhole(votes, twoItems()));
    votes[ItemB] = oneVote(3);
    QVERIFY(isWhole(votes, twoItems()));
    votes[ItemB].at(1) = Choice{0}; // of a question that the round does not ask
    QVERIFY(!isWhole(votes, twoItems()));
    votes[ItemB] = oneVote(3);
    votes[Uuid()] = oneVote(3);
    QVERIFY(!isWhole(votes, twoItems()));
}

void NormingVotesTest::counts_addUpByOption()
{
    const NormingCounts counts = countNormingVotes({{{ItemA, oneVote(0)}, {ItemB, oneVote(2)}},
                                                    {{ItemA, oneVote(0)}, {ItemB, oneVote(1)}},
                                                    {{ItemA, oneVote(1)}}},
                                                   theTask());
    QCOMPARE(counts.size(), std::size_t{2});
    const std::vector<int> ofA = counts.at(ItemA).front();
    QCOMPARE(ofA.size(), theTask().questions.front().options.size());
    QCOMPARE(ofA[0], 2);
    QCOMPARE(ofA[1], 1);
    QCOMPARE(counts.at(ItemB).front()[1], 1);
    QCOMPARE(counts.at(ItemB).front()[2], 1);
}

void NormingVotesTest::counts_areSpelledAndReadAgain()
{
    const NormingCounts counts =
        countNormingVotes({{{ItemA, oneVote(1)}}, {{ItemA, oneVote(1)}}}, theTask());
    const QString text = normingCountsText(counts, theTask());
    QCOMPARE(text,
             QStringLiteral("{\"%1\":{\"emotion\":{\"%2\":2}}}").arg(ItemA.text(), option(1)));
    QCOMPARE(normingCountsIn(text, theTask()), std::optional(counts));
    QVERIFY(!normingCountsIn(
        QStringLiteral("{\"%1\":{\"emotion\":{\"%2\":\"2\"}}}").arg(ItemA.text(), option(1)),
        theTask()));
    QVERIFY(!normingCountsIn(
        QStringLiteral("{\"%1\":{\"emotion\":{\"%2\":0}}}").arg(ItemA.text(), option(1)),
        theTask()));
}

SUBTEXT_TEST(NormingVotesTest)
#include "normingtest.moc"
