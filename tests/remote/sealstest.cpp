// SPDX-License-Identifier: MIT
// What whoever runs a server does there with all rights, links and heads computed anew, is found by
// the seals of the devices.
#include "core/sync/devicekey.h"
#include "core/sync/seal.h"
#include "tests/remote/support/tampering.h"
#include "tests/remote/support/teamcourse.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

using namespace subtext;
using namespace subtext::test;

class SealsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void whatDevicesSent_isSealed();
    void tampering_isNamed_data();
    void tampering_isNamed();
    void sealByAnotherKey_isNamed();
    void key_isBelievedAsItWasMetFirst();
    void deviceOfBefore_isSaidToBeUnsealed();
    void deviceThatLostItsKey_sendsNothing();
    void olderCopyOfAFile_isTold();
    void olderCopyOfAFile_sealsWhatItSends();
    void fingerprints_areThoseOfWhoeverReadsTheSame();
    void fingerprints_tellOfWhatWasKeptFromOneReader();

private:
    /// A study of C01 and the file of A01, who labelled two items and sent them; C01 has not read
    /// them.
    struct Shared
    {
        explicit Shared(SealsTest& test, bool isSealing = true)
            : course(*test.m_server, 2)
        {
            course.coordinator->keys = keysOf('c');
            must(course.sync());
            mate = course.invite(QStringLiteral("A01"));
            const QString path = course.path(QStringLiteral("A01"));
            must(mate->join(path, {test.m_clock, test.m_ids, {}}));
            if (!QFile::copy(path, copyPath()))
                qFatal("copy");
            if (isSealing)
                mate->keys = keysOf('a');
            home = std::make_unique<AtHome>(path, 6);
            must(home->label(1, Emotion::Joy));
            must(home->label(2, Emotion::Fear));
            must(mate->sync(home->study()));
        }

        QString copyPath() const { return course.study.filePath(QStringLiteral("copy.subtext")); }
        QString id() { return must(course.study->info()).uuid.text(); }
        auto verify() { return course.coordinator->verify(course.study.study()); }

        TeamCourse course;
        std::unique_ptr<TeamMate> mate;
        std::unique_ptr<AtHome> home;
    };

    static DeviceKeys keysOf(char who) { return deviceKeysFrom(QByteArray(32, who)); }

    SqlAnswer tamper(Shared& shared, const QString& sql);

    std::unique_ptr<PostgresServer> m_server;
    RandomIds m_ids;
    SystemClock m_clock;
};

// Studies of tests count their ids from 1, so two of them are one study to a server.
void SealsTest::init()
{
    START_OR_SKIP(m_server);
}

void SealsTest::cleanup()
{
    m_server.reset();
}

SqlAnswer SealsTest::tamper(Shared& shared, const QString& sql)
{
    return tamperWith(*m_server, shared.id(), sql);
}

void SealsTest::whatDevicesSent_isSealed()
{
    Shared shared(*this);
    const auto rows = shared.verify();
    VERIFY_HOLDS(rows);
    QVERIFY(rows->rows > 10);
    QVERIFY(rows->unsealed.empty());
    QVERIFY(rows->unchecked.empty());
    QCOMPARE(rows->lostAnchors, qint64{0});
    // Computing what is there anew changes nothing.
    const SqlAnswer same = tamper(shared, computedAnew(QStringLiteral("answers")));
    QVERIFY2(same.holds(), qUtf8Printable(same.message));
    VERIFY_HOLDS(shared.verify());
    // A key is said once, and first of all.
    const SqlAnswer keys = m_server->admin().run(
        QStringLiteral(
            "SELECT count(*) || ' ' || max(e.k) FROM subtext.entry e JOIN subtext.parcel "
            "p USING (study, uuid) WHERE e.study = '%1' AND p.kind = 'device'")
            .arg(shared.id()));
    QCOMPARE(keys.value(), QStringLiteral("2 1"));
}

void SealsTest::tampering_isNamed_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<bool>("isComputedAnew");
    QTest::addColumn<QString>("fault");
    const QString stream =
        QStringLiteral("(SELECT id FROM subtext.stream WHERE study = 'STUDY' AND "
                       "class = 'answers' AND n > 0)");
    const QString change =
        QStringLiteral("UPDATE subtext.parcel SET body = replace(body, 'From home', "
                       "'From work') WHERE study = 'STUDY' AND kind = 'annotation'");
    QTest::newRow("a row that was changed") << change << false << QStringLiteral("altered");
    QTest::newRow("and everything after it") << change << true << QStringLiteral("seal");
    // A second copy of what stands at the second place, under an id of its own.
    const QString copy =
        QStringLiteral(
            "INSERT INTO subtext.parcel SELECT p.study, gen_random_uuid(), p.stream, "
            "'visit', p.v, p.person, p.scenario, NULL, p.at, NULL, 'PUT IN', p.digest FROM "
            "subtext.parcel p JOIN subtext.entry e USING (study, uuid) WHERE e.study = "
            "'STUDY' AND e.stream = %1 AND e.n = 2; "
            "INSERT INTO subtext.entry SELECT e.study, e.stream, PLACE, p.uuid, e.author, "
            "e.device, PLACE, e.link, e.head FROM subtext.entry e, subtext.parcel p WHERE "
            "e.study = 'STUDY' AND e.stream = %1 AND e.n = 1 AND p.study = e.study AND p.body = "
            "'PUT IN'")
            .arg(stream);
    // In two steps, since no two may ever have one place.
    const QString room =
        QStringLiteral(
            "UPDATE subtext.entry SET n = n + 1000, k = k + 1000 WHERE study = 'STUDY' "
            "AND stream = %1 AND n >= 2; UPDATE subtext.entry SET n = n - 999, k = k - 999 "
            "WHERE study = 'STUDY' AND stream = %1 AND n > 1000; ")
            .arg(stream);
    QTest::newRow("a row that was put in between")
        << room + QString(copy)
                      .replace(QLatin1String("e.n = 2;"), QLatin1String("e.n = 3;"))
                      .replace(QLatin1String("PLACE"), QStringLiteral("2"))
        << true << QStringLiteral("seal");
    const QString end = QStringLiteral("(SELECT max(x.n) + 1 FROM subtext.entry x WHERE x.study = "
                                       "'STUDY' AND x.stream = %1)")
                            .arg(stream);
    QTest::newRow("a row that was added at the end")
        << QString(copy).replace(QLatin1String("PLACE"), end) << true << QStringLiteral("seal");
    QTest::newRow("a row that was cut off at the end")
        << QStringLiteral(
               "DELETE FROM subtext.entry e WHERE e.study = 'STUDY' AND e.stream = %1 AND "
               "e.n = (SELECT max(x.n) FROM subtext.entry x WHERE x.study = 'STUDY' AND "
               "x.stream = %1)")
               .arg(stream)
        << true << QStringLiteral("seal");
    QTest::newRow("a row in the server's own name")
        << QStringLiteral(
               "UPDATE subtext.entry SET author = NULL, seal = NULL, anchor = NULL, device "
               "= (SELECT server_device FROM subtext.study WHERE id = 'STUDY') WHERE study "
               "= 'STUDY' AND stream = %1")
               .arg(stream)
        << true << QStringLiteral("not_theirs");
}

void SealsTest::tampering_isNamed()
{
    QFETCH(QString, sql);
    QFETCH(bool, isComputedAnew);
    QFETCH(QString, fault);
    Shared shared(*this);
    VERIFY_HOLDS(shared.verify());
    const QString anew =
        isComputedAnew ? u';' + computedAnew(QStringLiteral("answers")) : QString();
    const SqlAnswer done = tamper(shared, sql + anew);
    QVERIFY2(done.holds(), qUtf8Printable(done.message));
    const auto found = shared.verify();
    COMPARE_ERROR(found, ErrorCode::ServerUnreadable);
    QCOMPARE(found.error().value, fault);
    QVERIFY2(found.error().detail.startsWith(QLatin1String("answers:")),
             qUtf8Printable(found.error().detail));
}

void SealsTest::sealByAnotherKey_isNamed()
{
    Shared shared(*this);
    SqlSession& admin = m_server->admin();
    const QString ofEnd =
        QStringLiteral("FROM subtext.stream s WHERE s.id = e.stream AND s.class = 'answers' AND "
                       "e.study = '%1' AND e.seal IS NOT NULL")
            .arg(shared.id());
    const SqlAnswer row =
        admin.run(QStringLiteral("SELECT encode(e.link, 'hex'), encode(e.anchor, 'hex') FROM "
                                 "subtext.entry e WHERE EXISTS (SELECT %1)")
                      .arg(ofEnd));
    QCOMPARE(row.rows.size(), 1);
    const auto bytes = [&](int column) {
        return QByteArray::fromHex(row.rows.front().at(column).toLatin1());
    };
    const auto put = [&](char who) {
        const QByteArray seal = sealOf(bytes(0), bytes(1), keysOf(who).secretKey);
        const SqlAnswer done =
            tamper(shared, QStringLiteral("UPDATE subtext.entry e SET seal = '\\x%1' %2")
                               .arg(QString::fromLatin1(seal.toHex()), ofEnd));
        QVERIFY2(done.holds(), qUtf8Printable(done.message));
    };
    put('a'); // its own, again
    VERIFY_HOLDS(shared.verify());
    put('x');
    const auto found = shared.verify();
    COMPARE_ERROR(found, ErrorCode::ServerUnreadable);
    QCOMPARE(found.error().value, QStringLiteral("seal"));
}

// Whoever runs the server writes another key in place of the device's, and says that it comes from
// a backup, at which files forget what they know of it: all but the keys.
void SealsTest::key_isBelievedAsItWasMetFirst()
{
    Shared shared(*this);
    VERIFY_HOLDS(shared.course.sync());
    const SqlAnswer done =
        tamper(shared, QStringLiteral("UPDATE subtext.parcel SET body = '{\"key\":\"%1\"}' WHERE "
                                      "study = 'STUDY' AND kind = 'device' AND person = '%2';")
                               .arg(QString::fromLatin1(keysOf('x').publicKey.toHex()),
                                    shared.mate->person.text()) +
                           computedAnew(QStringLiteral("about")) +
                           QStringLiteral("; SELECT subtext.restored()"));
    QVERIFY2(done.holds(), qUtf8Printable(done.message));
    const auto found = shared.verify();
    COMPARE_ERROR(found, ErrorCode::ServerUnreadable);
    QCOMPARE(found.error().value, QStringLiteral("altered"));
    QVERIFY(found.error().detail.startsWith(QLatin1String("about:")));
}

void SealsTest::deviceOfBefore_isSaidToBeUnsealed()
{
    Shared shared(*this, false);
    const std::vector<WritingDevice> old{{shared.mate->device, shared.mate->person}};
    const auto before = shared.verify();
    VERIFY_HOLDS(before);
    QVERIFY(before->unsealed == old);
    QVERIFY(before->unchecked.empty());
    // It goes on so, also where it has keys now.
    shared.mate->keys = keysOf('a');
    VERIFY_HOLDS(shared.home->label(1, Emotion::Anger));
    VERIFY_HOLDS(shared.mate->sync(shared.home->study()));
    const auto after = shared.verify();
    VERIFY_HOLDS(after);
    QVERIFY(after->rows > before->rows);
    QVERIFY(after->unsealed == old);
}

void SealsTest::deviceThatLostItsKey_sendsNothing()
{
    Shared shared(*this);
    shared.mate->keys = fail(ErrorCode::InvalidValue);
    VERIFY_HOLDS(shared.home->label(1, Emotion::Anger));
    COMPARE_ERROR(shared.mate->sync(shared.home->study()), ErrorCode::InvalidValue);
    shared.mate->keys = keysOf('b');
    const auto other = shared.mate->sync(shared.home->study());
    COMPARE_ERROR(other, ErrorCode::ServerUnreadable);
    QCOMPARE(other.error().value, QStringLiteral("seal"));
    shared.mate->keys = keysOf('a');
    VERIFY_HOLDS(shared.mate->sync(shared.home->study()));
    VERIFY_HOLDS(shared.verify());
}

void SealsTest::olderCopyOfAFile_isTold()
{
    Shared shared(*this);
    const auto own = shared.mate->verify(shared.home->study());
    VERIFY_HOLDS(own);
    QCOMPARE(own->lostAnchors, qint64{0});
    AtHome copy(shared.copyPath(), 7);
    const auto older = shared.mate->verify(copy.study());
    VERIFY_HOLDS(older);
    // What it signs with was said first and read, before the answers were sealed: two moments, both
    // after this copy.
    QCOMPARE(older->lostAnchors, qint64{2});
}

// It does not know yet that its device said what it signs with, and reads nothing first.
void SealsTest::olderCopyOfAFile_sealsWhatItSends()
{
    Shared shared(*this);
    AtHome copy(shared.copyPath(), 7);
    VERIFY_HOLDS(copy.label(1, Emotion::Anger));
    ServerConnection connection(shared.mate->address());
    ServerLine line(connection);
    Courier courier(line, copy->syncing(), keysOf('a'));
    VERIFY_HOLDS(courier.connect({}));
    const auto sent = courier.send({});
    VERIFY_HOLDS(sent);
    QCOMPARE(sent->sent, qint64{2});
    const auto found = shared.verify();
    VERIFY_HOLDS(found);
    QVERIFY(found->unsealed.empty());
}

void SealsTest::fingerprints_areThoseOfWhoeverReadsTheSame()
{
    Shared shared(*this);
    const auto judge = shared.course.invite(QStringLiteral("J01"));
    const QString path = shared.course.path(QStringLiteral("J01"));
    VERIFY_HOLDS(judge->join(path, {m_clock, m_ids, {}}));
    AtHome desk(path, 7);
    const auto lead = must(shared.verify()).fingerprints;
    const auto ofJudge = must(judge->verify(desk.study())).fingerprints;
    const auto ofMate = must(shared.mate->verify(shared.home->study())).fingerprints;
    QCOMPARE(lead.size(), std::size_t{4});
    QCOMPARE(ofJudge.size(), std::size_t{3});
    QCOMPARE(ofMate.size(), std::size_t{2});
    QVERIFY(ofMate.front() == lead.front());
    QVERIFY(ofJudge[0] == lead[0]);
    QVERIFY(ofJudge[1] == lead[1]);
    QVERIFY(must(shared.verify()).fingerprints == lead); // verifying says nothing there
    // The file on another computer.
    AtHome copy(shared.copyPath(), 8);
    QVERIFY(must(shared.mate->verify(copy.study())).fingerprints == ofMate);
    VERIFY_HOLDS(shared.home->label(1, Emotion::Anger));
    VERIFY_HOLDS(shared.mate->sync(shared.home->study()));
    const auto later = must(shared.verify()).fingerprints;
    QVERIFY(later[0] == lead[0]);
    QVERIFY(later[1] != lead[1]);
    QVERIFY(must(judge->verify(desk.study())).fingerprints[1] == later[1]);
}

// The last answer, withheld before the coordinator read it: all is sealed, and nothing that this
// file knows of is missing.
void SealsTest::fingerprints_tellOfWhatWasKeptFromOneReader()
{
    Shared shared(*this);
    VERIFY_HOLDS(shared.home->label(1, Emotion::Anger));
    VERIFY_HOLDS(shared.mate->sync(shared.home->study()));
    const auto whole = must(shared.verify());
    const QString stream =
        QStringLiteral("FROM subtext.entry x JOIN subtext.stream s ON s.id = x.stream WHERE "
                       "x.study = 'STUDY' AND s.class = 'answers' AND x.seal IS NOT NULL");
    const SqlAnswer done = tamper(
        shared, QStringLiteral("DELETE FROM subtext.entry e WHERE e.study = 'STUDY' AND e.stream = "
                               "(SELECT x.stream %1 LIMIT 1) AND e.n > (SELECT min(x.n) %1);")
                        .arg(stream) +
                    computedAnew(QStringLiteral("answers")));
    QVERIFY2(done.holds(), qUtf8Printable(done.message));
    const auto cut = shared.verify();
    VERIFY_HOLDS(cut);
    QVERIFY(cut->rows < whole.rows);
    QVERIFY(cut->fingerprints[0] == whole.fingerprints[0]);
    for (const std::size_t i : std::initializer_list<std::size_t>{1, 2, 3})
        QVERIFY2(cut->fingerprints[i] != whole.fingerprints[i],
                 qUtf8Printable(cut->fingerprints[i].digits));
}

SUBTEXT_TEST(SealsTest)
#include "sealstest.moc"
