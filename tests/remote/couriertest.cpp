// SPDX-License-Identifier: MIT
// What is done in one file comes to the others by way of the server, whenever they are online.
#include "tests/remote/support/teamcourse.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

using namespace subtext;
using namespace subtext::test;

class CourierTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void annotator_getsOwnItemsAndNobodyElse();
    void answers_comeToTheCoordinatorOnce();
    void adjudicator_readsAnswersByCodeAlone();
    void decisions_areBlindUntilBothHaveDecided();
    void thirdAdjudicator_holdsNobodyUpAndStaysBlind();
    void lockedStudy_keepsAnswersAtHome();
    void lostAnswer_isSentAgainAsItWas();
    void copyOfAFile_takesNothingFromTheOther();
    void decisionsOfAnEarlierRound_areNotSentAgain();
    void row_thatTheServerDropped_isMissed();
    void restoredServer_getsItBack();
    void verify_readsEverythingAgain();
    void verify_missesNoNameThatIsShownNoMore();

private:
    std::unique_ptr<PostgresServer> m_server;
    RandomIds m_ids;
    SystemClock m_clock;

    Environment environment() { return {m_clock, m_ids, {}}; }
    std::unique_ptr<TeamMate> joined(TeamCourse& course, const QString& code)
    {
        auto mate = course.invite(code);
        if (const auto done = mate->join(course.path(code), environment()); !done)
            qFatal("join: %s", describe(done).constData());
        return mate;
    }
    std::unique_ptr<Study> opened(const QString& path)
    {
        return must(Study::open(path, Study::Access::Write, environment()));
    }
};

// Studies of tests count their ids from 1, so two of them are one study to a server.
void CourierTest::init()
{
    START_OR_SKIP(m_server);
}

void CourierTest::cleanup()
{
    m_server.reset();
}

void CourierTest::annotator_getsOwnItemsAndNobodyElse()
{
    TeamCourse course(*m_server, 4);
    VERIFY_HOLDS(course.sync());
    const auto mate = joined(course, QStringLiteral("A02"));
    AtHome home(course.path(QStringLiteral("A02")), 2);
    const auto people = must(home->roster().people());
    QCOMPARE(people.size(), std::size_t{1});
    QCOMPARE(people.front().code, QStringLiteral("A02"));
    QCOMPARE(people.front().name, QStringLiteral("Person 2"));
    QCOMPARE(must(home->labelling().items(home.owner())).size(), std::size_t{4});
    VERIFY_HOLDS(home->verifyAudit());
    QCOMPARE(must(home->info()).title, must(course.study->info()).title);
}

void CourierTest::answers_comeToTheCoordinatorOnce()
{
    TeamCourse course(*m_server, 3);
    VERIFY_HOLDS(course.sync());
    const auto mate = joined(course, QStringLiteral("A01"));
    AtHome home(course.path(QStringLiteral("A01")), 3);
    VERIFY_HOLDS(home.label(1, Emotion::Joy));
    VERIFY_HOLDS(home.label(2, Emotion::Fear));
    const auto sent = mate->sync(home.study());
    VERIFY_HOLDS(sent);
    QVERIFY(sent->refused.empty());
    QCOMPARE(sent->sent, qint64{4}); // two answers, two visits
    VERIFY_HOLDS(course.sync());
    QCOMPARE(must(course.study->counts()).annotations, qint64{2});
    const auto again = mate->sync(home.study());
    VERIFY_HOLDS(again);
    QCOMPARE(again->sent, qint64{0});
    const auto nothing = course.sync();
    VERIFY_HOLDS(nothing);
    QCOMPARE(nothing->received, qint64{0});
    QCOMPARE(nothing->sent, qint64{0});
    VERIFY_HOLDS(course.study->verifyAudit());
    // What the file says by way of the server is what it says when it is returned.
    home->makeSelfContained();
    const QString path = course.path(QStringLiteral("A01"));
    const QByteArray before = exportsOf(course.study.study());
    const QString copy = course.study.filePath(QStringLiteral("returned.subtext"));
    QVERIFY(QFile::copy(path, copy));
    const MergedFile merged = mergeOne(course.study.study(), copy);
    QVERIFY2(merged.isSound(),
             merged.refused.empty() ? "error" : qPrintable(merged.refused.front().reason));
    QCOMPARE(merged.taken, qint64{0});
    QCOMPARE(merged.known, qint64{4});
    QCOMPARE(exportsOf(course.study.study()), before);
}

void CourierTest::adjudicator_readsAnswersByCodeAlone()
{
    TeamCourse course(*m_server, 2);
    course.study.label(1, QStringLiteral("jtf"));
    VERIFY_HOLDS(course.sync());
    const auto mate = joined(course, QStringLiteral("J01"));
    const auto study = opened(course.path(QStringLiteral("J01")));
    QCOMPARE(must(study->counts()).annotations, qint64{3});
    for (const Person& person : must(study->roster().people()))
        QCOMPARE(person.name,
                 person.uuid == mate->person ? QStringLiteral("Judge One") : QString());
    VERIFY_HOLDS(study->verifyAudit());
    const auto outcome = mate->sync(*study);
    VERIFY_HOLDS(outcome);
    QCOMPARE(outcome->sent, qint64{0});
}

void CourierTest::decisions_areBlindUntilBothHaveDecided()
{
    TeamCourse course(*m_server, 2);
    course.study.label(1, QStringLiteral("jtf"));
    course.study.label(2, QStringLiteral("jtf"));
    VERIFY_HOLDS(course.sync());
    const auto one = joined(course, QStringLiteral("J01"));
    const auto two = joined(course, QStringLiteral("J02"));
    const auto first = opened(course.path(QStringLiteral("J01")));
    const auto second = opened(course.path(QStringLiteral("J02")));
    const auto decide = [](Study& study, const QString& code, int item, Choice label) {
        const auto judge = must(study.roster().byCode(code));
        const auto scenes = must(study.scenarios());
        VERIFY_HOLDS(study.deciding().decide(judge->id, scenes[static_cast<std::size_t>(item)].id,
                                             verdict(label)));
    };
    decide(*first, QStringLiteral("J01"), 0, Emotion::Joy);
    decide(*first, QStringLiteral("J01"), 1, Emotion::Joy);
    VERIFY_HOLDS(one->sync(*first));
    VERIFY_HOLDS(two->sync(*second));
    QCOMPARE(must(second->decisionHistory()).size(), std::size_t{0});
    VERIFY_HOLDS(course.sync());
    QCOMPARE(must(course.study->decisionHistory()).size(), std::size_t{0}); // decides nothing yet
    decide(*second, QStringLiteral("J02"), 0, Emotion::Joy);
    decide(*second, QStringLiteral("J02"), 1, Emotion::Fear);
    const auto through = two->sync(*second);
    VERIFY_HOLDS(through);
    QVERIFY(through->areDesksOpened);
    QCOMPARE(must(second->decisionHistory()).size(), std::size_t{4});
    VERIFY_HOLDS(one->sync(*first));
    QCOMPARE(must(first->decisionHistory()).size(), std::size_t{4});
}

// Who opens, who settles and who is told what, with three who decide.
void CourierTest::thirdAdjudicator_holdsNobodyUpAndStaysBlind()
{
    TeamCourse course(*m_server, 2);
    const QStringList codes{QStringLiteral("J01"), QStringLiteral("J02"), QStringLiteral("J03")};
    must(course.study.roster().add({{codes[2], QStringLiteral("Judge Three"), Role::Adjudicator}}));
    course.study.label(1, QStringLiteral("jtf"));
    course.study.label(2, QStringLiteral("jtf"));
    VERIFY_HOLDS(course.sync());
    std::vector<std::unique_ptr<TeamMate>> mates;
    std::vector<std::unique_ptr<Study>> studies;
    for (const QString& code : codes) {
        mates.push_back(joined(course, code));
        studies.push_back(opened(course.path(code)));
    }
    const auto itself = [&](std::size_t judge) {
        return must(studies[judge]->roster().byCode(codes[static_cast<qsizetype>(judge)]))->id;
    };
    const auto item = [&](std::size_t judge, std::size_t place) {
        return must(studies[judge]->scenarios())[place].id;
    };
    const auto decide = [&](std::size_t judge, std::size_t place, Choice label) {
        must(studies[judge]->deciding().decide(itself(judge), item(judge, place), verdict(label)));
    };
    const auto synced = [&](std::size_t judge) {
        return must(mates[judge]->sync(*studies[judge]));
    };
    const auto known = [&](std::size_t judge) {
        return must(studies[judge]->decisionHistory()).size();
    };
    decide(2, 0, Emotion::Joy); // of two
    synced(2);
    for (const std::size_t judge : {0U, 1U}) {
        decide(judge, 0, Emotion::Joy);
        decide(judge, 1, judge == 0 ? Emotion::Joy : Emotion::Fear);
    }
    QVERIFY(!synced(0).areDesksOpened);
    QVERIFY(synced(1).areDesksOpened);
    synced(0);
    for (const std::size_t judge : {0U, 1U}) {
        const auto both = must(studies[judge]->comparing().comparison());
        QVERIFY(both && both->isReady);
        QVERIFY(both->first == must(studies[judge]->roster().byCode(codes[0]))->id);
        QVERIFY(both->second == must(studies[judge]->roster().byCode(codes[1]))->id);
        QCOMPARE(both->differences.size(), std::size_t{1});
    }
    // The third knows their own, before and after they are through.
    synced(2);
    QCOMPARE(known(2), std::size_t{1});
    decide(2, 1, Emotion::Trust);
    QVERIFY(!synced(2).areDesksOpened);
    QCOMPARE(known(2), std::size_t{2});
    QVERIFY(!must(studies[2]->comparing().comparison()));
    // The two settle; that is nobody's own, and all read it.
    must(studies[0]->deciding().propose(itself(0), item(0, 1), verdict(Emotion::Fear)));
    QVERIFY(synced(0).refused.empty());
    QVERIFY(synced(1).refused.empty());
    must(studies[1]->deciding().confirm(itself(1), item(1, 1)));
    QVERIFY(synced(1).refused.empty());
    synced(2);
    QCOMPARE(known(2), std::size_t{4});
    QCOMPARE(must(studies[2]->comparing().comparison()).has_value(), false);
}

void CourierTest::lockedStudy_keepsAnswersAtHome()
{
    TeamCourse course(*m_server, 2);
    VERIFY_HOLDS(course.sync());
    const auto mate = joined(course, QStringLiteral("A01"));
    AtHome home(course.path(QStringLiteral("A01")), 4);
    VERIFY_HOLDS(home.label(1, Emotion::Joy));
    VERIFY_HOLDS(course.study.dataLock().lock(QStringLiteral("Done."), course.study.coordinator()));
    VERIFY_HOLDS(course.sync());
    const auto late = mate->sync(home.study());
    VERIFY_HOLDS(late);
    QVERIFY(!late->refused.empty());
    QCOMPARE(late->refused.front().second, PushRefusal::Locked);
    QVERIFY(!must(home->syncing().standing()).setAside.empty());
    COMPARE_ERROR(home.label(2, Emotion::Joy), ErrorCode::StudyLocked);
    course.study.clock.advance(1000);
    VERIFY_HOLDS(
        course.study.dataLock().unlock(QStringLiteral("Not."), course.study.coordinator()));
    VERIFY_HOLDS(course.sync());
    VERIFY_HOLDS(mate->sync(home.study()));
    QCOMPARE(must(home->syncing().standing()).setAside.size(), std::size_t{0});
    QCOMPARE(must(home->syncing().standing()).waiting, qint64{0});
    VERIFY_HOLDS(course.sync());
    QCOMPARE(must(course.study->counts()).annotations, qint64{1});
}

// The program ends between what was sent and what the server said.
void CourierTest::lostAnswer_isSentAgainAsItWas()
{
    TeamCourse course(*m_server, 2);
    VERIFY_HOLDS(course.sync());
    const auto mate = joined(course, QStringLiteral("A01"));
    AtHome home(course.path(QStringLiteral("A01")), 5);
    VERIFY_HOLDS(home.label(1, Emotion::Joy));
    for (const bool isSent : {false, true}) {
        // As the courier does it, up to there.
        ServerConnection connection(mate->address());
        ServerWait wait(connection);
        VERIFY_HOLDS(wait.open());
        TeamServer server(connection);
        const auto hello = wait.forAnswer<ServerHello>([&](auto done) { server.hello(done); });
        VERIFY_HOLDS(hello);
        Syncing& file = home->syncing();
        VERIFY_HOLDS(file.begin({hello->study, hello->person, hello->device,
                                 QStringLiteral("annotator"), hello->incarnation, hello->round}));
        VERIFY_HOLDS(file.reconcile({}));
        const auto batch = file.nextBatch(Courier::RowsAtOnce);
        VERIFY_HOLDS(batch);
        QVERIFY(!batch->empty());
        if (!isSent)
            continue;
        const auto pushed =
            wait.forAnswer<PushOutcome>([&](auto done) { server.push(*batch, done); });
        VERIFY_HOLDS(pushed);
        QCOMPARE(static_cast<std::size_t>(pushed->taken), batch->size());
    }
    VERIFY_HOLDS(mate->sync(home.study()));
    QCOMPARE(must(home->syncing().standing()).waiting, qint64{0});
    VERIFY_HOLDS(course.sync());
    QCOMPARE(must(course.study->counts()).annotations, qint64{1});
    QCOMPARE(must(course.study->annotations()).size(), std::size_t{1});
}

// Somebody copied their file, or took it back from a backup: two files are one device.
void CourierTest::copyOfAFile_takesNothingFromTheOther()
{
    TeamCourse course(*m_server, 3);
    VERIFY_HOLDS(course.sync());
    const auto mate = joined(course, QStringLiteral("A01"));
    const QString path = course.path(QStringLiteral("A01"));
    const QString copy = course.study.filePath(QStringLiteral("copy.subtext"));
    QVERIFY(QFile::copy(path, copy));
    AtHome home(path, 6);
    AtHome other(copy, 7);
    VERIFY_HOLDS(home.label(1, Emotion::Joy));
    VERIFY_HOLDS(mate->sync(home.study()));
    VERIFY_HOLDS(other.label(2, Emotion::Fear));
    VERIFY_HOLDS(mate->sync(other.study()));
    VERIFY_HOLDS(home.label(3, Emotion::Anger));
    VERIFY_HOLDS(mate->sync(home.study()));
    VERIFY_HOLDS(mate->sync(other.study()));
    QCOMPARE(must(home->counts()).annotations, qint64{3});
    QCOMPARE(must(other->counts()).annotations, qint64{3});
    VERIFY_HOLDS(course.sync());
    QCOMPARE(must(course.study->counts()).annotations, qint64{3});
}

// An older copy of an adjudicator's file has its decisions for unsent, and sends without reading
// once the desks are open.
void CourierTest::decisionsOfAnEarlierRound_areNotSentAgain()
{
    TeamCourse course(*m_server, 1);
    course.study.label(1, QStringLiteral("jtf"));
    VERIFY_HOLDS(course.sync());
    const QString codes[] = {QStringLiteral("J01"), QStringLiteral("J02")};
    std::vector<std::unique_ptr<TeamMate>> mates;
    std::vector<std::unique_ptr<Study>> studies;
    for (const QString& code : codes) {
        mates.push_back(joined(course, code));
        studies.push_back(opened(course.path(code)));
        Study& study = *studies.back();
        VERIFY_HOLDS(study.deciding().decide(must(study.roster().byCode(code))->id,
                                             must(study.scenarios()).front().id,
                                             verdict(Emotion::Joy)));
    }
    const QString path = course.study.filePath(QStringLiteral("copy.subtext"));
    VERIFY_HOLDS(studies.front()->copyTo(path));
    VERIFY_HOLDS(mates[0]->sync(*studies[0]));
    QVERIFY(must(mates[1]->sync(*studies[1])).areDesksOpened);
    const auto copy = opened(path);
    QVERIFY(must(copy->syncing().standing()).waiting > 0);
    ServerConnection connection(mates[0]->address());
    ServerLine line(connection);
    Courier courier(line, copy->syncing());
    VERIFY_HOLDS(courier.connect({}));
    const auto sent = courier.send({});
    VERIFY_HOLDS(sent);
    QVERIFY(sent->refused.empty());
    QCOMPARE(must(copy->syncing().standing()).waiting, qint64{0});
    QCOMPARE(must(copy->decisionHistory()).size(), std::size_t{2});
    VERIFY_HOLDS(mates[0]->sync(*copy));
    VERIFY_HOLDS(mates[0]->verify(*copy));
    VERIFY_HOLDS(mates[0]->sync(*studies[0]));
    QCOMPARE(m_server->admin()
                 .run(QStringLiteral("SELECT count(*) FROM subtext.entry e JOIN subtext.parcel p "
                                     "ON p.study = e.study AND p.uuid = e.uuid WHERE p.kind = "
                                     "'decision'"))
                 .value(),
             QStringLiteral("2"));
}

void CourierTest::row_thatTheServerDropped_isMissed()
{
    TeamCourse course(*m_server, 2);
    VERIFY_HOLDS(course.sync());
    const auto mate = joined(course, QStringLiteral("A01"));
    AtHome home(course.path(QStringLiteral("A01")), 8);
    VERIFY_HOLDS(home.label(1, Emotion::Joy));
    VERIFY_HOLDS(mate->sync(home.study()));
    VERIFY_HOLDS(mate->sync(home.study())); // reads what it sent
    const QString study = must(home->info()).uuid.text();
    // Whoever runs the server forgets the last row of everybody.
    const auto forget = [&](const QString& sql) {
        const SqlAnswer done = m_server->admin().run(sql);
        QVERIFY2(done.holds(), qUtf8Printable(done.message));
    };
    forget(QStringLiteral("UPDATE subtext.stream s SET n = n - 1 WHERE study = '%1' "
                          "AND class = 'answers' AND n > 0")
               .arg(study));
    const auto missed = mate->sync(home.study());
    COMPARE_ERROR(missed, ErrorCode::ServerUnreadable);
    QCOMPARE(missed.error().value, QStringLiteral("dropped"));
    forget(QStringLiteral("UPDATE subtext.stream s SET n = n + 1, head = sha256('x') "
                          "WHERE study = '%1' AND class = 'answers' AND n > 0")
               .arg(study));
    const auto altered = mate->sync(home.study());
    COMPARE_ERROR(altered, ErrorCode::ServerUnreadable);
    QCOMPARE(altered.error().value, QStringLiteral("altered"));
}

void CourierTest::restoredServer_getsItBack()
{
    TeamCourse course(*m_server, 2);
    VERIFY_HOLDS(course.sync());
    const auto mate = joined(course, QStringLiteral("A01"));
    AtHome home(course.path(QStringLiteral("A01")), 9);
    VERIFY_HOLDS(home.label(1, Emotion::Joy));
    VERIFY_HOLDS(mate->sync(home.study()));
    VERIFY_HOLDS(course.sync());
    const QByteArray yesterday = m_server->dump();
    VERIFY_HOLDS(home.label(2, Emotion::Fear));
    VERIFY_HOLDS(mate->sync(home.study()));
    VERIFY_HOLDS(course.sync());
    m_server->restore(yesterday);
    QVERIFY(m_server->admin().run(QStringLiteral("SELECT subtext.restored()")).holds());
    const auto back = mate->sync(home.study());
    VERIFY_HOLDS(back);
    QVERIFY(back->refused.empty());
    QCOMPARE(back->sent, qint64{2});
    VERIFY_HOLDS(course.sync());
    QCOMPARE(must(course.study->counts()).annotations, qint64{2});
    QVERIFY(must(course.study->syncing().standing()).parked.empty());
}

void CourierTest::verify_readsEverythingAgain()
{
    TeamCourse course(*m_server, 2);
    VERIFY_HOLDS(course.sync());
    VERIFY_HOLDS(course.sync());
    const auto read = course.coordinator->verify(course.study.study());
    VERIFY_HOLDS(read);
    QVERIFY(read->rows > 10);
    // The row itself, where nothing else tells of it.
    const SqlAnswer done = m_server->admin().run(
        QStringLiteral("SET session_replication_role = replica; ALTER TABLE subtext.parcel DISABLE "
                       "TRIGGER ALL; UPDATE subtext.parcel SET body = replace(body, 'Utterance', "
                       "'Otterance') WHERE study = '%1' AND kind = 'scene'; ALTER TABLE "
                       "subtext.parcel ENABLE ALWAYS TRIGGER parcel_stays; RESET "
                       "session_replication_role")
            .arg(must(course.study->info()).uuid.text()));
    QVERIFY2(done.holds(), qUtf8Printable(done.message));
    const auto altered = course.coordinator->verify(course.study.study());
    COMPARE_ERROR(altered, ErrorCode::ServerUnreadable);
    QCOMPARE(altered.error().value, QStringLiteral("altered"));
}

// After a lock adjudicators read the names of all, and not once it is lifted.
void CourierTest::verify_missesNoNameThatIsShownNoMore()
{
    TeamCourse course(*m_server, 2);
    VERIFY_HOLDS(course.sync());
    const auto mate = joined(course, QStringLiteral("J01"));
    const auto study = opened(course.path(QStringLiteral("J01")));
    const auto namesRead = [&] {
        qint64 count = 0;
        for (const auto& [stream, cursor] : must(study->syncing().cursors()))
            count += cursor.key().startsWith(QLatin1String("name:")) ? 1 : 0;
        return count;
    };
    QCOMPARE(namesRead(), qint64{1});
    VERIFY_HOLDS(course.study.dataLock().lock(QStringLiteral("Done."), course.study.coordinator()));
    VERIFY_HOLDS(course.sync());
    VERIFY_HOLDS(mate->sync(*study));
    QVERIFY(namesRead() > 1);
    VERIFY_HOLDS(mate->verify(*study));
    course.study.clock.advance(1000);
    VERIFY_HOLDS(
        course.study.dataLock().unlock(QStringLiteral("Not."), course.study.coordinator()));
    VERIFY_HOLDS(course.sync());
    VERIFY_HOLDS(mate->verify(*study));
    VERIFY_HOLDS(mate->sync(*study));
    VERIFY_HOLDS(mate->verify(*study));
}

SUBTEXT_TEST(CourierTest)
#include "couriertest.moc"
