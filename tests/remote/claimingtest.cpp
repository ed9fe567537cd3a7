// SPDX-License-Identifier: MIT
#include "core/course/courserules.h"
#include "core/sync/servererrors.h"
#include "tests/remote/support/teamcourse.h"
#include "tests/support/registeredtest.h"

#include <QThread>
#include <QtTest>

using namespace subtext;
using namespace subtext::test;

/// More items for annotators who ask, from a server.
class ClaimingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void claimedItems_comeWithTheirScenes();
    void whoMayNotAsk_getsNothing();
    void switchedOff_nothingMoreIsGiven();
    void switching_isForTheCoordinatorWhileNothingIsLocked();
    void twoAtOnce_neverMakeOneRaterTooMany();

private:
    static constexpr int Items = 4;
    static constexpr int Raters = 4; ///< Three have all items from the beginning.

    /// With A04 and A05, who have no items. Everybody may have so many open ones.
    void share(int openItems);
    void allow(int openItems);
    std::unique_ptr<TeamMate> joined(const QString& code)
    {
        auto mate = m_course->invite(code);
        if (const auto done = mate->join(m_course->path(code), {m_clock, m_ids, {}}); !done)
            qFatal("join: %s", describe(done).constData());
        return mate;
    }
    std::size_t itemsOf(AtHome& home) const
    {
        return must(home->labelling().items(home.owner())).size();
    }
    std::size_t ratersOf(int item) { return must(m_course->study->raters(scene(item))).size(); }
    ScenarioId scene(int item) const { return m_course->study.scenario(item); }

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<TeamCourse> m_course;
    RandomIds m_ids;
    SystemClock m_clock;
};

void ClaimingTest::init()
{
    START_OR_SKIP(m_server);
}

void ClaimingTest::cleanup()
{
    m_course.reset();
    m_server.reset();
}

void ClaimingTest::share(int openItems)
{
    m_course = std::make_unique<TeamCourse>(*m_server, Items);
    must(m_course->study.roster().add(
        {{QStringLiteral("A04"), QStringLiteral("Person 4"), Role::Annotator},
         {QStringLiteral("A05"), QStringLiteral("Person 5"), Role::Annotator}}));
    must(m_course->sync());
    allow(openItems);
}

void ClaimingTest::allow(int openItems)
{
    const SqlAnswer ruled = m_server->admin().run(
        QStringLiteral("UPDATE subtext.study SET raters = $1"), {QString::number(Raters)});
    QVERIFY2(ruled.holds(), qUtf8Printable(ruled.message));
    QCOMPARE(must(subtext::openItems(m_course->coordinator->address(), openItems, {})), openItems);
}

void ClaimingTest::claimedItems_comeWithTheirScenes()
{
    share(2);
    const auto mate = joined(QStringLiteral("A04"));
    AtHome home(m_course->path(QStringLiteral("A04")), 9);
    QCOMPARE(itemsOf(home), std::size_t{0});
    const ClaimOutcome two = must(mate->claim(home.study()));
    QCOMPARE(two.given, 2);
    QVERIFY(mayClaim(two.carried.hello));
    QCOMPARE(itemsOf(home), std::size_t{2});
    QCOMPARE(must(mate->claim(home.study())).given, 0); // two are open
    // An answer that the server has not got yet makes room, too.
    VERIFY_HOLDS(home.label(1, Emotion::Joy));
    QCOMPARE(must(mate->claim(home.study())).given, 1);
    QCOMPARE(itemsOf(home), std::size_t{3});
    VERIFY_HOLDS(home.label(3, Emotion::Fear));
    VERIFY_HOLDS(mate->sync(home.study()));
    VERIFY_HOLDS(mate->verify(home.study()));
    VERIFY_HOLDS(home->verifyAudit());
    VERIFY_HOLDS(m_course->sync());
    // All were as near to being full: those that come first in the study.
    for (int item = 1; item <= Items; ++item)
        QCOMPARE(ratersOf(item), item < Items ? std::size_t{Raters} : std::size_t{Raters - 1});
    QCOMPARE(must(m_course->study->counts()).annotations, qint64{2});
    QVERIFY(must(m_course->study->syncing().standing()).parked.empty());
}

void ClaimingTest::whoMayNotAsk_getsNothing()
{
    share(0);
    const auto mate = joined(QStringLiteral("A04"));
    AtHome home(m_course->path(QStringLiteral("A04")), 9);
    const ClaimOutcome none = must(mate->claim(home.study()));
    QCOMPARE(none.given, 0);
    QVERIFY(!mayClaim(none.carried.hello));
    allow(2);
    const ClaimOutcome coordinators = must(m_course->coordinator->claim(m_course->study.study()));
    QCOMPARE(coordinators.given, 0);
    QVERIFY(!mayClaim(coordinators.carried.hello));
    VERIFY_HOLDS(
        m_course->study.dataLock().lock(QStringLiteral("Done."), m_course->study.coordinator()));
    VERIFY_HOLDS(m_course->sync());
    const ClaimOutcome locked = must(mate->claim(home.study()));
    QCOMPARE(locked.given, 0);
    QVERIFY(!mayClaim(locked.carried.hello));
    QCOMPARE(itemsOf(home), std::size_t{0});
}

void ClaimingTest::switchedOff_nothingMoreIsGiven()
{
    share(1);
    const auto mate = joined(QStringLiteral("A04"));
    AtHome home(m_course->path(QStringLiteral("A04")), 9);
    QCOMPARE(must(mate->claim(home.study())).given, 1);
    VERIFY_HOLDS(home.label(1, Emotion::Joy)); // there would be room again
    allow(0);
    const ClaimOutcome none = must(mate->claim(home.study()));
    QCOMPARE(none.given, 0);
    QVERIFY(!mayClaim(none.carried.hello));
    QCOMPARE(itemsOf(home), std::size_t{1}); // what was given stays
}

void ClaimingTest::switching_isForTheCoordinatorWhileNothingIsLocked()
{
    share(2);
    const auto mate = joined(QStringLiteral("A04"));
    const ServerAddress leader = m_course->coordinator->address();
    const auto refused = subtext::openItems(mate->address(), 5, {});
    QCOMPARE(refused.error().code, ErrorCode::NotInTeam);
    QCOMPARE(must(subtext::openItems(mate->address(), {}, {})), 2); // anybody may ask
    QVERIFY(!subtext::openItems(leader, MostOpenItems + 1, {}));
    QCOMPARE(must(subtext::openItems(leader, MostOpenItems, {})), MostOpenItems);
    allow(2);
    // Other rules of the study leave it as it is.
    Protocol protocol = must(m_course->study->protocol());
    protocol.areNamesShown = !protocol.areNamesShown;
    VERIFY_HOLDS(m_course->study->courseRules().setProtocol(protocol));
    VERIFY_HOLDS(m_course->sync());
    QCOMPARE(must(subtext::openItems(leader, {}, {})), 2);
    VERIFY_HOLDS(
        m_course->study.dataLock().lock(QStringLiteral("Done."), m_course->study.coordinator()));
    VERIFY_HOLDS(m_course->sync());
    const auto locked = subtext::openItems(leader, 5, {});
    QVERIFY(serverFaultOf(locked.error()) == ServerFault::Locked);
    QCOMPARE(must(subtext::openItems(leader, {}, {})), 2);
}

void ClaimingTest::twoAtOnce_neverMakeOneRaterTooMany()
{
    share(3);
    std::vector<std::unique_ptr<TeamMate>> mates;
    for (const char* code : {"A04", "A05"})
        mates.push_back(joined(QString::fromLatin1(code)));
    std::array<int, 2> given{-1, -1};
    std::array<std::unique_ptr<QThread>, 2> threads;
    for (std::size_t i = 0; i < mates.size(); ++i) {
        threads.at(i).reset(QThread::create([&mate = *mates.at(i), &count = given.at(i)] {
            ServerConnection connection(mate.address());
            ServerLine line(connection);
            if (line.open())
                count = line.claim(3).value_or(-1);
        }));
        threads.at(i)->start();
    }
    for (const auto& thread : threads)
        thread->wait();
    QVERIFY(given[0] >= 0 && given[1] >= 0);
    int all = given[0] + given[1];
    for (std::size_t i = 0; i < mates.size(); ++i) {
        const QString code = i == 0 ? QStringLiteral("A04") : QStringLiteral("A05");
        AtHome home(m_course->path(code), 9 + static_cast<int>(i));
        const int more = must(mates.at(i)->claim(home.study())).given; // of what one passed over
        QCOMPARE(itemsOf(home), static_cast<std::size_t>(given.at(i) + more));
        all += more;
    }
    QCOMPARE(all, Items * (Raters - 3));
    VERIFY_HOLDS(m_course->sync());
    for (int item = 1; item <= Items; ++item)
        QCOMPARE(ratersOf(item), std::size_t{Raters});
}

SUBTEXT_TEST(ClaimingTest)
#include "claimingtest.moc"
