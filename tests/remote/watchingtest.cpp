// SPDX-License-Identifier: MIT
// A coordinator who watches the desks, with a real server: what they read, and that everybody else
// stays blind.
#include "core/desk/deskqueue.h"
#include "tests/remote/support/tampering.h"
#include "tests/remote/support/teamcourse.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

using namespace subtext;
using namespace subtext::test;

class DeskWatchTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void coordinator_seesAndDecidesNoMore();
    void coordinatorWhoDecided_holdsNobodyUp();
    void watching_isSaidOnce();
    void adjudicators_doNotWatch();
    void restoredServer_hearsItAgain();

private:
    struct Judge
    {
        std::unique_ptr<TeamMate> mate;
        std::unique_ptr<Study> study;
        QString code;

        Result<SyncOutcome> sync() const { return mate->sync(*study); }
        std::size_t read() const { return must(study->decisionHistory()).size(); }
        void decide(int item, Choice label) const
        {
            const auto judge = must(study->roster().byCode(code));
            const auto scenes = must(study->scenarios());
            VERIFY_HOLDS(study->deciding().decide(
                judge->id, scenes[static_cast<std::size_t>(item - 1)].id, verdict(label)));
        }
    };

    Judge judge(TeamCourse& course, const QString& code)
    {
        auto mate = course.invite(code);
        must(mate->join(course.path(code), {m_clock, m_ids, {}}));
        auto study =
            must(Study::open(course.path(code), Study::Access::Write, {m_clock, m_ids, {}}));
        return {std::move(mate), std::move(study), code};
    }
    /// A study of two items that annotators split on, which the server has.
    static void split(TeamCourse& course)
    {
        course.study.label(1, QStringLiteral("jtf"));
        course.study.label(2, QStringLiteral("jtf"));
        VERIFY_HOLDS(course.sync());
    }

    std::unique_ptr<PostgresServer> m_server;
    RandomIds m_ids;
    SystemClock m_clock;
};

// Studies of tests count their ids from 1, so two of them are one study to a server.
void DeskWatchTest::init()
{
    START_OR_SKIP(m_server);
}

void DeskWatchTest::cleanup()
{
    m_server.reset();
}

void DeskWatchTest::coordinator_seesAndDecidesNoMore()
{
    TeamCourse course(*m_server, 2);
    split(course);
    const Judge one = judge(course, QStringLiteral("J01"));
    const Judge two = judge(course, QStringLiteral("J02"));
    one.decide(1, Emotion::Joy);
    VERIFY_HOLDS(one.sync());
    VERIFY_HOLDS(course.sync());
    const PersonId lead = course.study.coordinator();
    const auto seen = [&] { return must(course.study->decisionHistory()).size(); };
    QCOMPARE(seen(), std::size_t{0}); // blind like everybody
    VERIFY_HOLDS(course.coordinator->watch(course.study.study()));
    const auto after = course.sync();
    VERIFY_HOLDS(after);
    QVERIFY(after->hello.watches);
    QCOMPARE(seen(), std::size_t{1});
    QCOMPARE(must(course.study.deskQueue().load(lead, course.study.scenario(1))).history.size(),
             std::size_t{1});
    const auto refused =
        course.study.deciding().decide(lead, course.study.scenario(1), verdict(Emotion::Fear));
    COMPARE_ERROR(refused, ErrorCode::WrongRole);
    // The others decide as before, and know who watches.
    VERIFY_HOLDS(two.sync());
    QCOMPARE(two.read(), std::size_t{0});
    const auto known = must(two.study->roster().byCode(QStringLiteral("C01")));
    QVERIFY(must(two.study->comparing().isWatching(known->id)));
    one.decide(2, Emotion::Joy);
    VERIFY_HOLDS(one.sync());
    two.decide(1, Emotion::Joy);
    two.decide(2, Emotion::Fear);
    const auto through = two.sync();
    VERIFY_HOLDS(through);
    QVERIFY(through->areDesksOpened);
    QCOMPARE(two.read(), std::size_t{4});
    VERIFY_HOLDS(course.sync());
    QCOMPARE(seen(), std::size_t{4});
    VERIFY_HOLDS(course.study->verifyAudit());
}

void DeskWatchTest::coordinatorWhoDecided_holdsNobodyUp()
{
    TeamCourse course(*m_server, 2);
    split(course);
    VERIFY_HOLDS(course.study.deciding().decide(course.study.coordinator(),
                                                course.study.scenario(1), verdict(Emotion::Anger)));
    VERIFY_HOLDS(course.sync());
    const Judge one = judge(course, QStringLiteral("J01"));
    const Judge two = judge(course, QStringLiteral("J02"));
    VERIFY_HOLDS(course.coordinator->watch(course.study.study()));
    for (const Judge* each : {&one, &two}) {
        each->decide(1, Emotion::Joy);
        each->decide(2, Emotion::Joy);
        const auto done = each->sync();
        VERIFY_HOLDS(done);
        QCOMPARE(done->areDesksOpened, each == &two);
    }
    const auto both = must(two.study->comparing().comparison());
    QVERIFY(both.has_value());
    QVERIFY(both->isReady);
}

void DeskWatchTest::watching_isSaidOnce()
{
    TeamCourse course(*m_server, 2);
    split(course);
    for (int i = 0; i < 2; ++i) {
        VERIFY_HOLDS(course.coordinator->watch(course.study.study()));
        VERIFY_HOLDS(course.sync());
    }
    const SqlAnswer rows = m_server->admin().run(
        QStringLiteral("SELECT count(*) FROM subtext.entry e JOIN subtext.parcel p USING (study, "
                       "uuid) WHERE p.kind = 'desk_watch'"));
    QCOMPARE(rows.value(), QStringLiteral("1"));
    // What this device says in that stream afterwards follows.
    VERIFY_HOLDS(course.coordinator->verify(course.study.study()));
}

void DeskWatchTest::adjudicators_doNotWatch()
{
    TeamCourse course(*m_server, 2);
    split(course);
    const Judge one = judge(course, QStringLiteral("J01"));
    COMPARE_ERROR(one.mate->watch(*one.study), ErrorCode::ServerRefused);
    VERIFY_HOLDS(one.sync());
    one.decide(1, Emotion::Joy); // as before
}

void DeskWatchTest::restoredServer_hearsItAgain()
{
    TeamCourse course(*m_server, 2);
    split(course);
    VERIFY_HOLDS(course.coordinator->watch(course.study.study()));
    VERIFY_HOLDS(course.sync());
    const auto rowsThere = [&] {
        return m_server->admin()
            .run(QStringLiteral("SELECT n FROM subtext.stream WHERE class = 'staff'"))
            .value();
    };
    QCOMPARE(rowsThere(), QStringLiteral("1"));
    const SqlAnswer done = tamperWith(
        *m_server, must(course.study->info()).uuid.text(),
        QStringLiteral(
            "DELETE FROM subtext.entry WHERE uuid IN (SELECT uuid FROM subtext.parcel WHERE kind = "
            "'desk_watch'); DELETE FROM subtext.chain WHERE stream IN (SELECT id FROM "
            "subtext.stream WHERE class = 'staff'); DELETE FROM subtext.parcel WHERE kind = "
            "'desk_watch'; UPDATE subtext.stream SET n = 0, head = sha256(''::bytea) WHERE class = "
            "'staff'; UPDATE subtext.member SET watches = false; SELECT subtext.restored()"));
    QVERIFY2(done.holds(), qUtf8Printable(done.message));
    QCOMPARE(rowsThere(), QStringLiteral("0"));
    VERIFY_HOLDS(course.sync());
    QCOMPARE(rowsThere(), QStringLiteral("1"));
    const auto after = course.sync();
    VERIFY_HOLDS(after);
    QVERIFY(after->hello.watches);
}

SUBTEXT_TEST(DeskWatchTest)
#include "watchingtest.moc"
