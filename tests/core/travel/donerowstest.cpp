// SPDX-License-Identifier: MIT
#include "core/operation/studycontext.h"
#include "core/travel/syncing.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/core/travel/teamcaller.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

#include <sqlite3.h>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// What a sync need not look for again, and that nothing is left unsent for it; without a server.
class DoneRowsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void secondSync_looksAtNoRow();
    void oneMoreAnswer_isFoundAlone();
    void rowsThatWaitAgain_areSentAgain_data();
    void rowsThatWaitAgain_areSentAgain();
    void answersOfAHandOut_areSent();
    void answerHeldByALock_isSentOnceThatIsGone();
    void rowsOfAnotherRole_areSentByWhoeverHasIt();
    void cursors_areReadOnceUntilSomethingComes();
};

namespace {

constexpr std::size_t DoneBatch = 500;

TeamCaller coordinatorOf(DeskStudy& study)
{
    return callerOf(study, QStringLiteral("C01"), QStringLiteral("coordinator"));
}

void beginSync(Syncing& file, const TeamCaller& caller, const TeamFile::OwnEnds& ends = {})
{
    must(file.begin(caller));
    must(file.reconcile(ends));
}

/// What waits, by UUID; the server takes it all.
QStringList sentFrom(Syncing& file)
{
    QStringList ids;
    for (;;) {
        const auto batch = must(file.nextBatch(DoneBatch));
        if (batch.empty())
            return ids;
        for (const LinkedRow& row : batch)
            ids << row.row.uuid.text();
        must(file.acknowledge(batch));
    }
}

/// A sync to its end, as Courier has one.
QStringList synced(Syncing& file, const TeamCaller& caller)
{
    beginSync(file, caller);
    QStringList ids = sentFrom(file);
    must(file.waitingCount());
    return ids;
}

/// The coordinator's file, of which everything was sent.
TeamCaller shareAll(DeskStudy& study)
{
    const TeamCaller caller = coordinatorOf(study);
    must(study->syncing().join(membershipOf(caller)));
    if (synced(study->syncing(), caller).isEmpty() || !synced(study->syncing(), caller).isEmpty() ||
        must(study->syncing().waitingCount()) != 0)
        qFatal("not everything was sent");
    return caller;
}

QString lastAnswer(const DeskStudy& study)
{
    return RawSql(study.path())
        .value(QStringLiteral("SELECT uuid FROM annotation ORDER BY id DESC LIMIT 1"));
}

/// How much SQLite did since it was asked last for a statement that the program has prepared.
int workOf(StudyContext& context, const char* statement, int counter)
{
    sqlite3_stmt* prepared =
        context.db->statement(statement, []() -> std::string { qFatal("it was never asked"); });
    return sqlite3_stmt_status(prepared, counter, 1);
}

/// The file of a study by itself, so that its statements can be counted.
class CountedFile
{
public:
    CountedFile(DeskStudy& study, const TeamCaller& caller)
        : context(must(Database::open(study.path(), Database::Mode::ReadWrite)),
                  study.environment())
        , file(context)
    {
        must(file.join(membershipOf(caller)));
    }

    StudyContext context;
    Syncing file;
};

} // namespace

// Of several hundred thousand answers each look took the better part of a second.
void DoneRowsTest::secondSync_looksAtNoRow()
{
    DeskStudy study(3);
    study.label(1, QStringLiteral("jtf"));
    study.label(2, QStringLiteral("jtf"));
    TeamCaller caller = coordinatorOf(study);
    study.close();
    CountedFile counted(study, caller);
    QVERIFY(!synced(counted.file, caller).isEmpty());
    constexpr const char* Answers = "travel.unsent.annotation";
    QVERIFY(workOf(counted.context, Answers, SQLITE_STMTSTATUS_VM_STEP) > 0);
    QCOMPARE(synced(counted.file, caller), QStringList());
    QCOMPARE(must(counted.file.standing()).waiting, qint64{0});
    QCOMPARE(workOf(counted.context, Answers, SQLITE_STMTSTATUS_VM_STEP), 0);
    // A server that was restored may lack any of them.
    caller.incarnation = study.ids.next();
    QVERIFY(!synced(counted.file, caller).isEmpty());
    QVERIFY(workOf(counted.context, Answers, SQLITE_STMTSTATUS_VM_STEP) > 0);
}

void DoneRowsTest::oneMoreAnswer_isFoundAlone()
{
    DeskStudy study(2);
    study.label(1, QStringLiteral("jtf"));
    const TeamCaller caller = shareAll(study);
    study.label(2, QStringLiteral("j"));
    QCOMPARE(must(study->syncing().standing()).waiting, qint64{2}); // with the visit
    const QStringList sent = synced(study->syncing(), caller);
    QCOMPARE(sent.size(), 2);
    QVERIFY(sent.contains(lastAnswer(study)));
    QCOMPARE(must(study->syncing().standing()).waiting, qint64{0});
}

void DoneRowsTest::rowsThatWaitAgain_areSentAgain_data()
{
    QTest::addColumn<QString>("after");
    for (const char* after : {"refused with another", "others in their places", "set aside",
                              "another server", "another program"})
        QTest::newRow(after) << QString::fromLatin1(after);
}

void DoneRowsTest::rowsThatWaitAgain_areSentAgain()
{
    QFETCH(QString, after);
    DeskStudy study(2);
    study.label(1, QStringLiteral("jtf"));
    TeamCaller caller = shareAll(study);
    study.label(2, QStringLiteral("j"));
    const QString answer = lastAnswer(study);
    Syncing& file = study->syncing();
    beginSync(file, caller);
    const auto batch = must(file.nextBatch(DoneBatch));
    const auto at = std::find_if(batch.begin(), batch.end(), [&](const LinkedRow& row) {
        return row.row.uuid.text() == answer;
    });
    QVERIFY(at != batch.end());
    const auto place = static_cast<std::size_t>(at - batch.begin());
    must(file.waitingCount()); // what is on its way is looked at no more
    TeamFile::OwnEnds ends;
    if (after == u"refused with another") {
        must(file.refuse(batch, {{place == 0 ? std::size_t{1} : 0, PushRefusal::Malformed}}));
    } else if (after == u"others in their places") {
        for (const LinkedRow& row : batch)
            ends[*streamKeyOf(row.row)] = {row.k, QByteArray(32, '\7')};
    } else if (after == u"set aside") {
        must(file.refuse(batch, {{place, PushRefusal::Unassigned}}));
        QVERIFY(!sentFrom(file).contains(answer));
        QCOMPARE(must(file.waitingCount()), qint64{0});
    } else {
        must(file.acknowledge(batch));
        QCOMPARE(synced(file, caller), QStringList());
    }
    if (after == u"another server")
        caller.incarnation = study.ids.next();
    if (after == u"another program")
        QCOMPARE(RawSql(study.path())
                     .run(QStringLiteral("DELETE FROM travel WHERE uuid = '%1'").arg(answer)),
                 QString());
    beginSync(file, caller, ends);
    QVERIFY(must(file.waitingCount()) > 0);
    QVERIFY(sentFrom(file).contains(answer));
    QCOMPARE(must(file.waitingCount()), qint64{0});
}

// They were given elsewhere and earlier, and are new in this file.
void DoneRowsTest::answersOfAHandOut_areSent()
{
    DeskStudy study(2);
    study.label(2, QStringLiteral("jtf"));
    const QString path = handOut(study, 1, QStringLiteral("A01"));
    const TeamCaller caller = shareAll(study);
    Uuid answer;
    {
        AtHome home(path, 1);
        answer = must(home.label(1, Emotion::Anger)).uuid;
    }
    QVERIFY(mergeOne(study.study(), path).taken > 0);
    QVERIFY(synced(study->syncing(), caller).contains(answer.text()));
    QCOMPARE(must(study->syncing().standing()).waiting, qint64{0});
}

// It waits in the file, and is passed over as long as that.
void DoneRowsTest::answerHeldByALock_isSentOnceThatIsGone()
{
    DeskStudy study(2);
    study.label(1, QStringLiteral("jtf"));
    TeamCaller caller = shareAll(study);
    caller.holdsFrozen = true;
    study.label(2, QStringLiteral("j"));
    const QString answer = lastAnswer(study);
    must(study.dataLock().lock(QStringLiteral("Done."), study.coordinator()));
    for (int i = 0; i < 2; ++i) {
        QVERIFY(!synced(study->syncing(), caller).contains(answer));
        QVERIFY(must(study->syncing().waitingCount()) > 0);
    }
    study.clock.advance(1'000);
    must(study.dataLock().unlock(QStringLiteral("Not yet."), study.coordinator()));
    QVERIFY(synced(study->syncing(), caller).contains(answer));
    QCOMPARE(must(study->syncing().waitingCount()), qint64{0});
}

void DoneRowsTest::rowsOfAnotherRole_areSentByWhoeverHasIt()
{
    DeskStudy study(1);
    study.label(1, QStringLiteral("j"));
    TeamCaller caller = coordinatorOf(study);
    caller.role = QStringLiteral("adjudicator");
    Syncing& file = study->syncing();
    must(file.join(membershipOf(caller)));
    QVERIFY(!synced(file, caller).contains(lastAnswer(study)));
    QCOMPARE(must(file.waitingCount()), qint64{0});
    caller.role = QStringLiteral("coordinator");
    QVERIFY(synced(file, caller).contains(lastAnswer(study)));
}

void DoneRowsTest::cursors_areReadOnceUntilSomethingComes()
{
    DeskStudy study(1);
    const TeamCaller caller = coordinatorOf(study);
    const std::vector<ReadStream> news{
        {study.ids.next(), StreamCursor(caller.study, QStringLiteral("common::")), {}}};
    study.close();
    CountedFile counted(study, caller);
    must(counted.file.begin(caller));
    constexpr const char* Cursors = "cursor.all";
    QVERIFY(must(counted.file.cursors()).empty());
    QVERIFY(must(counted.file.cursors()).empty());
    QCOMPARE(workOf(counted.context, Cursors, SQLITE_STMTSTATUS_RUN), 1);
    must(counted.file.receive(news));
    QVERIFY(must(counted.file.cursors()).contains(news.front().stream));
    QVERIFY(must(counted.file.cursors()).contains(news.front().stream));
    QCOMPARE(workOf(counted.context, Cursors, SQLITE_STMTSTATUS_RUN), 1);
    QCOMPARE(RawSql(study.path()).run(QStringLiteral("DELETE FROM cursor")), QString());
    QVERIFY(must(counted.file.cursors()).empty());
}

SUBTEXT_TEST(DoneRowsTest)
#include "donerowstest.moc"
