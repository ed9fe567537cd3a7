// SPDX-License-Identifier: MIT
// Who writes at the same time, in which order, and what is there after a crash. Waiting is waiting
// for a lock that somebody holds, never for a clock.
#include "tests/remote/support/team.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

#include <random>
#include <set>

using namespace subtext;
using namespace subtext::test;

class OrdersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void secondPush_waitsForTheFirstAndComesAfterIt();
    void rolledBackPush_leavesNoGap();
    void annotators_doNotWaitForEachOther();
    void lock_waitsForAPushUnderWay();
    void push_waitsForALockUnderWayAndIsRefused();
    void revocation_waitsForAPushUnderWay();
    void claims_neverGiveOneTooMany();
    void randomOrders_endAtTheHighestRank();
    void killedServer_hasWhatItAcknowledged();
    void restoredServer_takesTheSameRowsAgain();
    void pull_followsTheOrderInWhichStreamsAreNamed();

private:
    QString pushText() const { return QStringLiteral("SELECT team.push($1)"); }
    QString batch(Device& device, const std::vector<WireRow>& rows)
    {
        return QString::fromUtf8(batchJson(device.link(rows)));
    }
    WireRow lock(Team& team, bool isLocked)
    {
        return team.c->row(QStringLiteral("study_lock"), {{QStringLiteral("locked"), isLocked}});
    }

    std::unique_ptr<PostgresServer> m_server;
};

namespace {

const QString AnyLabel = QStringLiteral("joy");

} // namespace

void OrdersTest::initTestCase()
{
    START_OR_SKIP(m_server);
}

void OrdersTest::secondPush_waitsForTheFirstAndComesAfterIt()
{
    Team team(*m_server);
    Device& a = *team.a;
    Device& b = *team.b;
    // The stream is there already, or the second would wait for its making.
    QCOMPARE(team.c->push(team.c->row(QStringLiteral("dismissal"))).taken, 1);
    team.c->pull();
    const WireRow first = a.row(QStringLiteral("dismissal"));
    const WireRow second = b.row(QStringLiteral("dismissal"));
    QVERIFY(a.run(QStringLiteral("BEGIN")).holds());
    QCOMPARE(Device::outcomeOf(a.run(pushText(), {batch(a, {first})})).taken, 1);
    b.session().send(pushText(), {batch(b, {second})});
    QVERIFY(m_server->waitsForALock(b.session()));
    // What is not committed is not there, and nothing that comes after it.
    QStringList seen;
    for (const PulledRow& pulled : team.c->pull())
        seen << pulled.row.uuid.text();
    QVERIFY(!seen.contains(first.uuid.text()) && !seen.contains(second.uuid.text()));
    QVERIFY(a.run(QStringLiteral("COMMIT")).holds());
    QCOMPARE(Device::outcomeOf(b.session().answer()).taken, 1);
    QStringList then;
    for (const PulledRow& pulled : team.c->pull())
        then << pulled.row.uuid.text();
    QCOMPARE(team.c->trouble, QString());
    QCOMPARE(then, (QStringList{first.uuid.text(), second.uuid.text()}));
}

void OrdersTest::rolledBackPush_leavesNoGap()
{
    Team team(*m_server);
    Device& a = *team.a;
    Device& b = *team.b;
    QCOMPARE(team.c->push(team.c->row(QStringLiteral("dismissal"))).taken, 1);
    const auto before = a.ends;
    QVERIFY(a.run(QStringLiteral("BEGIN")).holds());
    QCOMPARE(Device::outcomeOf(a.run(pushText(), {batch(a, {a.row(QStringLiteral("dismissal"))})}))
                 .taken,
             1);
    b.session().send(pushText(), {batch(b, {b.row(QStringLiteral("dismissal"))})});
    QVERIFY(m_server->waitsForALock(b.session()));
    QVERIFY(a.run(QStringLiteral("ROLLBACK")).holds());
    a.ends = before;
    QCOMPARE(Device::outcomeOf(b.session().answer()).taken, 1);
    QCOMPARE(a.push(a.row(QStringLiteral("dismissal"))).taken, 1);
    team.c->pull(2);
    QCOMPARE(team.c->trouble, QString());
}

void OrdersTest::annotators_doNotWaitForEachOther()
{
    Team team(*m_server);
    QVERIFY(team.p->run(QStringLiteral("BEGIN")).holds());
    QCOMPARE(
        Device::outcomeOf(
            team.p->run(pushText(), {batch(*team.p, {team.p->answer(team.scenes[0], AnyLabel)})}))
            .taken,
        1);
    // This would not return if it waited.
    QCOMPARE(team.q->push(team.q->answer(team.scenes[0], AnyLabel)).taken, 1);
    QVERIFY(team.p->run(QStringLiteral("COMMIT")).holds());
}

void OrdersTest::lock_waitsForAPushUnderWay()
{
    Team team(*m_server);
    QVERIFY(team.p->run(QStringLiteral("BEGIN")).holds());
    QCOMPARE(
        Device::outcomeOf(
            team.p->run(pushText(), {batch(*team.p, {team.p->answer(team.scenes[0], AnyLabel)})}))
            .taken,
        1);
    team.c->session().send(pushText(), {batch(*team.c, {lock(team, true)})});
    QVERIFY(m_server->waitsForALock(team.c->session()));
    QVERIFY(team.p->run(QStringLiteral("COMMIT")).holds());
    QCOMPARE(Device::outcomeOf(team.c->session().answer()).taken, 1);
    QCOMPARE(team.p->push(team.p->answer(team.scenes[1], AnyLabel)).reasons,
             QStringList{QStringLiteral("locked")});
}

void OrdersTest::push_waitsForALockUnderWayAndIsRefused()
{
    Team team(*m_server);
    QVERIFY(team.c->run(QStringLiteral("BEGIN")).holds());
    QCOMPARE(Device::outcomeOf(team.c->run(pushText(), {batch(*team.c, {lock(team, true)})})).taken,
             1);
    team.p->session().send(pushText(),
                           {batch(*team.p, {team.p->answer(team.scenes[0], AnyLabel)})});
    QVERIFY(m_server->waitsForALock(team.p->session()));
    QVERIFY(team.c->run(QStringLiteral("COMMIT")).holds());
    QCOMPARE(Device::outcomeOf(team.p->session().answer()).reasons,
             QStringList{QStringLiteral("locked")});
}

void OrdersTest::revocation_waitsForAPushUnderWay()
{
    Team team(*m_server);
    QVERIFY(team.p->run(QStringLiteral("BEGIN")).holds());
    QCOMPARE(
        Device::outcomeOf(
            team.p->run(pushText(), {batch(*team.p, {team.p->answer(team.scenes[0], AnyLabel)})}))
            .taken,
        1);
    team.c->session().send(QStringLiteral("SELECT team.revoke($1)"), {team.p->person.text()});
    QVERIFY(m_server->waitsForALock(team.c->session()));
    QVERIFY(team.p->run(QStringLiteral("COMMIT")).holds());
    QCOMPARE(team.c->session().answer().value(), QStringLiteral("1"));
    QCOMPARE(team.p->push(team.p->answer(team.scenes[1], AnyLabel)).answer.sqlState,
             QStringLiteral("ST001"));
}

void OrdersTest::claims_neverGiveOneTooMany()
{
    Team::Rules rules;
    rules.scenes = 12;
    rules.raters = 2;
    rules.claim = 12;
    rules.isAssigned = false;
    Team team(*m_server, rules);
    const QString five = QStringLiteral("SELECT team.claim(5)");
    // All three at once, in the middle of each other's transactions.
    std::vector<Device*> people{team.p.get(), team.q.get(), team.r.get()};
    for (Device* person : people)
        QVERIFY(person->run(QStringLiteral("BEGIN")).holds());
    for (Device* person : people)
        QVERIFY(person->run(five).holds());
    for (Device* person : people)
        QVERIFY(person->run(QStringLiteral("COMMIT")).holds());
    bool isGiven = true;
    while (isGiven) {
        isGiven = false;
        for (Device* person : people) {
            const SqlAnswer answer = person->run(five);
            QVERIFY2(answer.holds(), qUtf8Printable(answer.message));
            isGiven = isGiven || answer.value() != QLatin1String("0");
        }
    }
    const SqlAnswer counted = m_server->admin().run(
        QStringLiteral("SELECT min(c), max(c), sum(c), max(s) FROM (SELECT count(*) AS c, "
                       "max(seat) AS s FROM subtext.seat WHERE study = $1 AND live "
                       "GROUP BY scenario) x"),
        {team.id.text()});
    QCOMPARE(counted.rows, (QList<QStringList>{{QStringLiteral("2"), QStringLiteral("2"),
                                                QStringLiteral("24"), QStringLiteral("2")}}));
    int given = 0;
    for (const PulledRow& pulled : team.p->pull())
        given += pulled.row.kind == QLatin1String("assignment") && pulled.author.isEmpty() ? 1 : 0;
    QCOMPARE(team.p->trouble, QString());
    QVERIFY(given > 0);
}

// Two devices of one person, any order, any repetition: what counts is the highest rank.
void OrdersTest::randomOrders_endAtTheHighestRank()
{
    Team team(*m_server);
    std::mt19937 random(7);
    const auto upTo = [&](int most) {
        return static_cast<int>(random() % static_cast<unsigned>(most));
    };
    for (int run = 0; run < 15; ++run) {
        const auto one = team.add(QStringLiteral("annotator"), QStringLiteral("I%1").arg(run));
        QVERIFY(team.assign(one->person, team.scenes, 1).answer.holds());
        const auto two = team.invite(one->person, *one);
        const qint64 base = nowMs();
        std::map<Uuid, std::tuple<int, qint64, QString, QString>> expected;
        std::vector<std::vector<LinkedRow>> waiting[2];
        for (int device = 0; device < 2; ++device) {
            Device& by = device == 0 ? *one : *two;
            for (int batch = 0; batch < 4; ++batch) {
                std::vector<WireRow> rows;
                for (int i = 0; i <= upTo(3); ++i) {
                    const QString label = QStringList{AnyLabel, QStringLiteral("fear"),
                                                      QStringLiteral("anger")}[upTo(3)];
                    WireRow row = by.answer(team.scenes[static_cast<std::size_t>(upTo(4))], label,
                                            1 + upTo(3));
                    row.at = base + upTo(4);
                    const std::tuple rank(*row.revision, row.at, row.uuid.text(), label);
                    auto& highest = expected[row.scenario];
                    highest = std::max(highest, rank);
                    rows.push_back(row);
                }
                waiting[device].push_back(by.link(rows));
            }
        }
        std::size_t next[2] = {0, 0};
        while (next[0] < 4 || next[1] < 4) {
            const int device = next[0] == 4 ? 1 : next[1] == 4 ? 0 : upTo(2);
            Device& by = device == 0 ? *one : *two;
            const Pushed pushed = by.send(waiting[device][next[device]++]);
            QVERIFY2(pushed.taken > 0, qUtf8Printable(pushed.answer.message));
            const std::size_t again =
                static_cast<std::size_t>(upTo(static_cast<int>(next[device])));
            QCOMPARE(by.send(waiting[device][again]).taken, 0);
        }
        const SqlAnswer votes = m_server->admin().run(
            QStringLiteral("SELECT scenario, vote[1] FROM subtext.vote WHERE study = $1 AND "
                           "person = $2"),
            {team.id.text(), one->person.text()});
        QCOMPARE(static_cast<std::size_t>(votes.rows.size()), expected.size());
        for (const QStringList& vote : votes.rows)
            QCOMPARE(vote.at(1), std::get<3>(expected.at(*Uuid::fromText(vote.at(0)))));
    }
    team.c->pull(11);
    QCOMPARE(team.c->trouble, QString());
}

void OrdersTest::killedServer_hasWhatItAcknowledged()
{
    Team team(*m_server);
    std::set<QString> acknowledged;
    for (int i = 1; i <= 5; ++i) {
        const WireRow row = team.p->answer(team.scenes[0], AnyLabel, i);
        QCOMPARE(team.p->push(row).taken, 1);
        acknowledged.insert(row.uuid.text());
    }
    // A second device is in the middle of a push when the power goes.
    const WireRow lost = team.q->answer(team.scenes[0], AnyLabel);
    const std::vector<LinkedRow> outbox = team.q->link({lost});
    QVERIFY(team.q->run(QStringLiteral("BEGIN")).holds());
    QCOMPARE(team.q->send(outbox).taken, 1);
    m_server->kill();
    m_server->startAgain();
    for (Device* device : {team.p.get(), team.q.get(), team.c.get()})
        device->disconnect();
    QCOMPARE(team.q->run(QStringLiteral("SELECT * FROM team.chains()")).rows, QList<QStringList>());
    QCOMPARE(team.q->send(outbox).taken, 1); // with the places that it had
    acknowledged.insert(lost.uuid.text());
    const SqlAnswer chain = team.p->run(QStringLiteral("SELECT k FROM team.chains()"));
    QCOMPARE(chain.column(), QStringList{QStringLiteral("5")});
    std::set<QString> found;
    for (const PulledRow& pulled : team.c->pull()) {
        if (pulled.row.kind == QLatin1String("annotation"))
            found.insert(pulled.row.uuid.text());
    }
    QCOMPARE(team.c->trouble, QString());
    QVERIFY(found == acknowledged);
}

void OrdersTest::restoredServer_takesTheSameRowsAgain()
{
    Team team(*m_server);
    QCOMPARE(team.p->push(team.p->answer(team.scenes[0], AnyLabel)).taken, 1);
    const QByteArray backup = m_server->dump();
    const std::vector<LinkedRow> later = team.p->link({team.p->answer(team.scenes[1], AnyLabel)});
    QCOMPARE(team.p->send(later).taken, 1);
    team.c->pull();
    const auto far = team.c->cursors;
    const QString before =
        team.c->run(QStringLiteral("SELECT team.hello(1) ->> 'incarnation'")).value();
    m_server->restore(backup);
    QVERIFY(m_server->admin().run(QStringLiteral("SELECT subtext.restored()")).holds());
    for (Device* device : {team.p.get(), team.c.get()})
        device->disconnect();
    QVERIFY(team.c->run(QStringLiteral("SELECT team.hello(1) ->> 'incarnation'")).value() !=
            before);
    // Rights and policies came back.
    for (const char* sql : {"SELECT * FROM subtext.parcel", "SELECT pg_current_wal_lsn()",
                            "SELECT reltuples FROM pg_class"})
        QCOMPARE(team.p->run(QString::fromLatin1(sql)).sqlState, QStringLiteral("42501"));
    QCOMPARE(team.p->send(later).taken, 1);
    team.c->forget();
    team.c->pull();
    QCOMPARE(team.c->trouble, QString());
    QVERIFY(team.c->cursors == far); // places and heads are those of before
}

// Whatever the limit, and however the ids of the streams lie: nothing rests on a plan.
void OrdersTest::pull_followsTheOrderInWhichStreamsAreNamed()
{
    Team team(*m_server);
    QStringList streams = team.c->streams().keys();
    const auto pulled = [&](int limit) {
        QStringList afters;
        for (qsizetype i = 0; i < streams.size(); ++i)
            afters << QStringLiteral("0");
        QStringList places;
        for (const QStringList& row :
             team.c
                 ->run(QStringLiteral("SELECT stream, n FROM team.pull($1::uuid[], "
                                      "$2::bigint[], $3)"),
                       {u'{' + streams.join(u',') + u'}', u'{' + afters.join(u',') + u'}',
                        QString::number(limit)})
                 .rows)
            places << row.join(u' ');
        return places;
    };
    for (int turn = 0; turn < 2; ++turn) {
        QStringList all;
        const auto heads = team.c->streams();
        for (const QString& stream : std::as_const(streams)) {
            for (qint64 n = 1; n <= heads.value(stream).at(3).toLongLong(); ++n)
                all << stream + u' ' + QString::number(n);
        }
        QVERIFY(all.size() > 5);
        for (const int limit : {1, 2, 5, 2000})
            QCOMPARE(pulled(limit), all.mid(0, limit));
        std::reverse(streams.begin(), streams.end());
    }
}

SUBTEXT_TEST(OrdersTest)
#include "orderstest.moc"
