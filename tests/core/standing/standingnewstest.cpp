// SPDX-License-Identifier: MIT
#include "core/standing/standingnews.h"

#include "tests/support/registeredtest.h"
#include "tests/support/uuids.h"

using namespace subtext;
using namespace subtext::test;

/// What is new in a study, from two of its standings.
class StandingNewsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothing_isNewAtOnce();
    void answersFilesAndDecisions_areCounted();
    void answersTakenBack_areNoNews();
    void labelsRevisedAfterARelease_areNews();
    void goldChangedAfterARelease_isNews();
    void questions_areNews();
    void revisionsAndReleases_areNews();
    void whoCameSince_isNewAsAWhole();
    void seen_isReadAsWritten();
    void anythingElse_isNotSeen_data();
    void anythingElse_isNotSeen();
};

namespace {

constexpr qint64 SeenAt = 1'700'000'000'000;

AnnotatorStanding standingOf(const QString& name, qint64 labelled, qint64 returnedAt = 0)
{
    AnnotatorStanding standing;
    standing.person.name = name;
    standing.person.uuid = uuidFor(name);
    standing.labelled = labelled;
    standing.returnedAt = returnedAt;
    return standing;
}

StudyStanding twoPeople()
{
    StudyStanding standing;
    standing.annotators = {standingOf(QStringLiteral("Ann"), 3, SeenAt - 1),
                           standingOf(QStringLiteral("Bo"), 5)};
    standing.decidedSplits = 2;
    return standing;
}

} // namespace

void StandingNewsTest::nothing_isNewAtOnce()
{
    const StudyStanding standing = twoPeople();
    const StandingNews news = newsSince(SeenStanding::of(standing, SeenAt), standing);
    QVERIFY(news.isEmpty());
    QCOMPARE(news.since, SeenAt);
}

void StandingNewsTest::answersFilesAndDecisions_areCounted()
{
    StudyStanding standing = twoPeople();
    const SeenStanding seen = SeenStanding::of(standing, SeenAt);
    standing.annotators.at(0).labelled = 7;
    standing.annotators.at(1).labelled = 6;
    standing.annotators.at(1).returnedAt = SeenAt + 1;
    standing.decidedSplits = 5;
    const StandingNews news = newsSince(seen, standing);
    QVERIFY(!news.isEmpty());
    QCOMPARE(news.answers.size(), std::size_t{2});
    QCOMPARE(news.answers.at(0).name, QStringLiteral("Ann"));
    QCOMPARE(news.answers.at(0).count, 4);
    QCOMPARE(news.answers.at(1).count, 1);
    QCOMPARE(news.answerCount(), 5);
    QCOMPARE(news.back, QStringList{QStringLiteral("Bo")});
    QCOMPARE(news.decidedSplits, 3);
}

void StandingNewsTest::answersTakenBack_areNoNews()
{
    StudyStanding standing = twoPeople();
    const SeenStanding seen = SeenStanding::of(standing, SeenAt);
    standing.annotators.at(0).labelled = 1;
    standing.decidedSplits = 0;
    QVERIFY(newsSince(seen, standing).isEmpty());
}

void StandingNewsTest::labelsRevisedAfterARelease_areNews()
{
    StudyStanding standing;
    standing.changedLabels = 1;
    const SeenStanding seen = SeenStanding::of(standing, SeenAt);
    QVERIFY(newsSince(seen, standing).isEmpty());
    QCOMPARE(SeenStanding::fromJson(seen.json()), std::optional(seen));
    standing.changedLabels = 3;
    QCOMPARE(newsSince(seen, standing).changedLabels, 2);
    QVERIFY(!newsSince(seen, standing).isEmpty());
    standing.changedLabels = 0; // they are released
    QVERIFY(newsSince(seen, standing).isEmpty());
}

void StandingNewsTest::questions_areNews()
{
    StudyStanding standing;
    standing.questions = 2;
    standing.openQuestions = 1;
    const SeenStanding seen = SeenStanding::of(standing, SeenAt);
    QVERIFY(newsSince(seen, standing).isEmpty());
    QCOMPARE(SeenStanding::fromJson(seen.json()), std::optional(seen));
    standing.openQuestions = 0; // a reply is one's own work
    QVERIFY(newsSince(seen, standing).isEmpty());
    standing.questions = 5;
    QCOMPARE(newsSince(seen, standing).questions, 3);
    QVERIFY(!newsSince(seen, standing).isEmpty());
}

void StandingNewsTest::goldChangedAfterARelease_isNews()
{
    StudyStanding standing;
    standing.changedGold = 1;
    const SeenStanding seen = SeenStanding::of(standing, SeenAt);
    QVERIFY(newsSince(seen, standing).isEmpty());
    QCOMPARE(SeenStanding::fromJson(seen.json()), std::optional(seen));
    standing.changedGold = 2;
    QCOMPARE(newsSince(seen, standing).changedGold, 1);
    QVERIFY(!newsSince(seen, standing).isEmpty());
    standing.changedGold = 0;
    QVERIFY(newsSince(seen, standing).isEmpty());
}

void StandingNewsTest::revisionsAndReleases_areNews()
{
    StudyStanding standing = twoPeople();
    standing.annotators.at(1).revisions = 1;
    standing.releases = 1;
    const SeenStanding seen = SeenStanding::of(standing, SeenAt);
    QVERIFY(newsSince(seen, standing).isEmpty());
    standing.annotators.at(1).revisions = 3;
    standing.annotators.at(0).givenAgain = 4;
    standing.releases = 2;
    standing.lastVersion = QStringLiteral("2.0.0");
    standing.changedLabels = 2;
    standing.changedBy = {QStringLiteral("Bo")};
    const StandingNews news = newsSince(seen, standing);
    QVERIFY(!news.isEmpty());
    QVERIFY(news.answers.empty());
    QCOMPARE(news.revised.size(), std::size_t{1});
    QCOMPARE(news.revised.front().name, QStringLiteral("Bo"));
    QCOMPARE(news.revisionCount(), 2);
    QCOMPARE(news.givenAgain.size(), std::size_t{1});
    QCOMPARE(news.givenAgain.front().name, QStringLiteral("Ann"));
    QCOMPARE(news.givenAgainCount(), 4);
    QCOMPARE(news.releases, 1);
    QCOMPARE(news.lastVersion, QStringLiteral("2.0.0"));
    QCOMPARE(news.changedBy, QStringList{QStringLiteral("Bo")});
}

void StandingNewsTest::whoCameSince_isNewAsAWhole()
{
    StudyStanding standing = twoPeople();
    const SeenStanding seen = SeenStanding::of(standing, SeenAt);
    standing.annotators.push_back(standingOf(QStringLiteral("Cy"), 2));
    const StandingNews news = newsSince(seen, standing);
    QCOMPARE(news.answers.size(), std::size_t{1});
    QCOMPARE(news.answers.front().name, QStringLiteral("Cy"));
    QCOMPARE(news.answers.front().count, 2);
}

void StandingNewsTest::seen_isReadAsWritten()
{
    StudyStanding standing = twoPeople();
    standing.annotators.at(0).revisions = 4;
    standing.annotators.at(0).givenAgain = 5;
    standing.releases = 3;
    const SeenStanding seen = SeenStanding::of(standing, SeenAt);
    QCOMPARE(SeenStanding::fromJson(seen.json()), std::optional(seen));
    QVERIFY(!seen.json().contains("Ann")); // settings name nobody
}

void StandingNewsTest::anythingElse_isNotSeen_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("seen");
    QTest::newRow("no time") << QByteArray(R"({"answers":{},"decided_splits":1})");
    QTest::newRow("no counts") << QByteArray(R"({"at":1,"answers":3,"decided_splits":1})");
}

void StandingNewsTest::anythingElse_isNotSeen()
{
    QFETCH(QByteArray, bytes);
    QVERIFY(!SeenStanding::fromJson(bytes));
}

SUBTEXT_TEST(StandingNewsTest)
#include "standingnewstest.moc"
