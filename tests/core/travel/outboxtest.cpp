// SPDX-License-Identifier: MIT
#include "core/travel/syncing.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

#include <algorithm>

using namespace subtext;
using namespace subtext::test;

/// What goes to the server, and what the file makes of its answers; without one.
class OutboxTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsThatAreThere_areNotSentAgain();
    void rowsInWhosePlaceOthersAre_areSentAfterThem_data();
    void rowsInWhosePlaceOthersAre_areSentAfterThem();
    void withdrawal_goesWithTheItemsThatItTakes();
    void studyThatIsRefused_isNotSentForEver();
    void placesOfARefusedBatch_areFreeAgain();
    void settlementBeforeTheDesksAreOpen_isSentAgain_data();
    void settlementBeforeTheDesksAreOpen_isSentAgain();

private:
    static constexpr std::size_t Limit = 500;

    /// The file of the coordinator, on whose device it is.
    static Syncing& shared(DeskStudy& study) { return sharedBy(study, study.coordinator()); }
    static Syncing& sharedBy(DeskStudy& study, PersonId owner)
    {
        const Person person = *must(study.roster().person(owner));
        const TeamCaller caller{must(study->info()).uuid, person.uuid,      study.ids.next(),
                                roleToken(person.role),   study.ids.next(), 1};
        Syncing& file = study->syncing();
        const auto joined = file.join({QStringLiteral("localhost"), 5432, QStringLiteral("subtext"),
                                       QStringLiteral("c01"), QString(), caller.person,
                                       caller.device, caller.role, caller.incarnation});
        if (!joined || !file.begin(caller) || !file.reconcile({}))
            qFatal("no file of a team");
        return file;
    }
    /// The batch after the study's own row, which goes by itself and is there.
    static std::vector<LinkedRow> firstTables(Syncing& file)
    {
        const auto study = must(file.nextBatch(Limit));
        if (study.size() != 1 || !file.reconcile(endsOf(study)))
            qFatal("the study does not go first");
        return must(file.nextBatch(Limit));
    }
    static QStringList idsOf(const std::vector<LinkedRow>& rows)
    {
        QStringList ids;
        for (const LinkedRow& row : rows)
            ids << row.row.uuid.text();
        return ids;
    }
    static TeamFile::OwnEnds endsOf(const std::vector<LinkedRow>& rows)
    {
        TeamFile::OwnEnds ends;
        for (const LinkedRow& row : rows)
            ends[*streamKeyOf(row.row)] = {row.k, row.link};
        return ends;
    }
};

// The answer was lost, not the rows.
void OutboxTest::rowsThatAreThere_areNotSentAgain()
{
    DeskStudy study(2);
    Syncing& file = shared(study);
    const auto sent = firstTables(file);
    QVERIFY(sent.size() > 1);
    VERIFY_HOLDS(file.reconcile(endsOf(sent)));
    const QStringList ids = idsOf(sent);
    const auto next = must(file.nextBatch(Limit));
    QVERIFY(!next.empty());
    for (const QString& id : idsOf(next))
        QVERIFY(!ids.contains(id));
}

void OutboxTest::rowsInWhosePlaceOthersAre_areSentAfterThem_data()
{
    QTest::addColumn<qint64>("more");
    QTest::newRow("as many") << qint64{0};
    QTest::newRow("more than wait here") << qint64{3};
}

// Another copy of the file, which is the same device, was faster.
void OutboxTest::rowsInWhosePlaceOthersAre_areSentAfterThem()
{
    QFETCH(qint64, more);
    DeskStudy study(2);
    Syncing& file = shared(study);
    const auto waiting = firstTables(file);
    QVERIFY(waiting.size() > 1);
    TeamFile::OwnEnds ends = endsOf(waiting);
    for (auto& [key, end] : ends)
        end = {end.k + more, QByteArray(32, '\7')};
    VERIFY_HOLDS(file.reconcile(ends));
    const auto again = must(file.nextBatch(Limit));
    QCOMPARE(idsOf(again), idsOf(waiting));
    for (const LinkedRow& row : again)
        QVERIFY(row.k > ends.at(*streamKeyOf(row.row)).k);
}

// All or nothing: nobody is out with items that nobody else can be given.
void OutboxTest::withdrawal_goesWithTheItemsThatItTakes()
{
    DeskStudy study(2);
    Syncing& file = shared(study);
    for (auto batch = must(file.nextBatch(Limit)); !batch.empty();
         batch = must(file.nextBatch(Limit)))
        VERIFY_HOLDS(file.acknowledge(batch));
    QCOMPARE(must(study.assigning().withdraw(study.person(1))), qint64{2});
    QStringList kinds;
    for (const LinkedRow& row : must(file.nextBatch(Limit))) {
        kinds << row.row.kind;
        QCOMPARE(row.row.person, must(study.roster().person(study.person(1)))->uuid);
    }
    kinds.sort();
    QCOMPARE(kinds, (QStringList{QStringLiteral("assignment"), QStringLiteral("withdrawal")}));
}

// The row of the study itself is in no table, and is set aside all the same.
void OutboxTest::studyThatIsRefused_isNotSentForEver()
{
    DeskStudy study(2);
    Syncing& file = shared(study);
    const auto sent = must(file.nextBatch(Limit));
    const auto isStudy = [](const LinkedRow& row) { return row.row.kind == u"study"; };
    const auto place = std::find_if(sent.begin(), sent.end(), isStudy);
    QVERIFY(place != sent.end());
    VERIFY_HOLDS(file.refuse(
        sent, {{static_cast<std::size_t>(place - sent.begin()), PushRefusal::NotYours}}));
    const auto next = must(file.nextBatch(Limit));
    QVERIFY(!next.empty());
    QVERIFY(std::none_of(next.begin(), next.end(), isStudy));
    QCOMPARE(must(file.standing()).setAside.size(), std::size_t{1});
}

// The server took none of it, and takes no row that leaves a gap.
void OutboxTest::placesOfARefusedBatch_areFreeAgain()
{
    DeskStudy study(3);
    Syncing& file = shared(study);
    const auto sent = firstTables(file);
    std::map<QString, qint64> first;
    for (const LinkedRow& row : sent)
        first.try_emplace(*streamKeyOf(row.row), row.k);
    VERIFY_HOLDS(file.refuse(sent, {{0, PushRefusal::Malformed}}));
    const auto again = must(file.nextBatch(Limit));
    QVERIFY(!again.empty());
    QVERIFY(!idsOf(again).contains(sent.front().row.uuid.text()));
    for (const LinkedRow& row : again) {
        const QString key = *streamKeyOf(row.row);
        QVERIFY(first.contains(key));
        QCOMPARE(row.k, first.at(key)++);
    }
}

void OutboxTest::settlementBeforeTheDesksAreOpen_isSentAgain_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<bool>("isSentAgain");
    QTest::newRow("a settlement") << QStringLiteral("settlement") << true;
    QTest::newRow("a voice") << QStringLiteral("decision") << false;
}

// A server that was restored from a backup may have forgotten that the desks were open, and says
// that it is not one's to settle.
void OutboxTest::settlementBeforeTheDesksAreOpen_isSentAgain()
{
    QFETCH(QString, kind);
    QFETCH(bool, isSentAgain);
    DeskStudy study(1, 2);
    study.label(1, QStringLiteral("jt"));
    VERIFY_HOLDS(study.deciding().decide(study.judge(1), study.scenario(1), verdict(Emotion::Joy)));
    VERIFY_HOLDS(
        study.deciding().decide(study.judge(2), study.scenario(1), verdict(Emotion::Trust)));
    VERIFY_HOLDS(
        study.deciding().propose(study.judge(1), study.scenario(1), verdict(Emotion::Joy)));
    Syncing& file = sharedBy(study, study.judge(1));
    const auto nextOf = [&](const QString& wanted) {
        for (;;) {
            auto batch = must(file.nextBatch(1));
            if (batch.empty() || batch.front().row.kind == wanted)
                return batch;
            must(file.acknowledge(batch));
        }
    };
    const auto sent = nextOf(kind);
    QCOMPARE(sent.size(), std::size_t{1});
    VERIFY_HOLDS(file.refuse(sent, {{0, PushRefusal::NotYours}}));
    VERIFY_HOLDS(file.reconcile({}));
    const auto again = nextOf(kind);
    QCOMPARE(idsOf(again), isSentAgain ? idsOf(sent) : QStringList());
}

SUBTEXT_TEST(OutboxTest)
#include "outboxtest.moc"
