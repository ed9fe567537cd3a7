// SPDX-License-Identifier: MIT
// What the window keeps the same with the server while lines and servers fail: nothing that was
// submitted is lost, nothing comes twice, and nobody has to press anything for it.
#include "tests/core/desk/deskstudy.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/crash/killing.h"
#include "tests/remote/support/holdswithin.h"
#include "tests/remote/support/sharedcourse.h"
#include "tests/support/registeredtest.h"
#include "tests/support/server/faultyline.h"
#include "ui/team/teamlink.h"

#include <QRandomGenerator>
#include <QtTest>

using namespace subtext;
using namespace subtext::test;

/// SUBTEXT_LONG=1 asks for 200 faults in the place of 20, and for a line that stays silent.
class TeamLinkProxyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void faultsOfTheLine_loseNothingAndDoubleNothing();
    void killedServer_isFoundAgain();
    void fullServer_isTriedAgain();
    void serverOfYesterday_getsItBack();
    void silentLine_isGivenUp();

private:
    class Home;

    std::unique_ptr<PostgresServer> m_server;
};

namespace {

using Kind = LinkState::Kind;
using Fault = FaultyLine::Fault;

constexpr int ItemsAtHome = 4;
constexpr int AtMost = 60'000; // milliseconds; what has not come by then never will
constexpr int SoonAfter = 10'000;
// A server that is to be found again within a test.
constexpr TeamLink::Pauses ShortPauses{10, 200, 30'000, 200, 200};

} // namespace

/// A shared study, and the file of A01 in a window that keeps it the same with the server.
class TeamLinkProxyTest::Home
{
public:
    explicit Home(PostgresServer& server)
        : line(server.port())
        , course(server, study, line.port())
    {
        course.join(Code);
        m_access = std::make_unique<ServerTeam>(course.secretsOf(Code), course.folder());
        m_file = std::make_unique<AtHome>(course.path(Code), 2);
        link.start(m_file->study(), *m_access);
    }
    ~Home() { link.stop(); }

    /// The next item, around and around: each is a revision of its own.
    void label()
    {
        const Choice emotion = emotionsOf(QStringLiteral("jtfs")).at(m_labelled % 4);
        must(m_file->label(1 + static_cast<int>(m_labelled % ItemsAtHome), emotion));
        ++m_labelled;
    }
    qint64 waiting() { return must(m_file->study().syncing().standing()).waiting; }
    bool isAllSent() { return link.state().kind == Kind::Current && waiting() == 0; }

    /// Everything is in the coordinator's file once, and in that of A01.
    void verifyAllIsThere()
    {
        QVERIFY(must(m_file->study().syncing().standing()).setAside.empty());
        link.stop();
        VERIFY_HOLDS(course.sync());
        QCOMPARE(study.sql(QStringLiteral("SELECT count(*) FROM annotation")).toLongLong(),
                 static_cast<qint64>(m_labelled));
        QCOMPARE(statedRows(study.path()), statedRows(course.path(Code)));
        VERIFY_HOLDS(study->verifyAudit());
        VERIFY_HOLDS(m_file->study().verifyAudit());
        VERIFY_HOLDS(course.verify());
    }

    DeskStudy study{ItemsAtHome};
    FaultyLine line;
    SharedCourse course;

private:
    static inline const QString Code = QStringLiteral("A01");

    SystemClock m_clock;
    RandomIds m_ids;
    std::unique_ptr<ServerTeam> m_access;
    std::unique_ptr<AtHome> m_file;
    std::size_t m_labelled = 0;

public:
    TeamLink link{{m_clock, m_ids, {}}, ShortPauses, nullptr};
};

// Studies of tests count their ids from 1, so two of them are one study to a server.
void TeamLinkProxyTest::init()
{
    START_OR_SKIP(m_server);
}

void TeamLinkProxyTest::cleanup()
{
    m_server.reset();
}

void TeamLinkProxyTest::faultsOfTheLine_loseNothingAndDoubleNothing()
{
    constexpr int LargestExchange = 8'000; // bytes: connecting takes some 5,000, an answer as many
    const int moments = killCount(20, 200);
    Home home(*m_server);
    QVERIFY(holdsWithin(AtMost, [&] { return home.isAllSent(); }));
    QRandomGenerator random(20261127);
    std::map<Fault, int> struck;
    for (int moment = 0; moment < moments; ++moment) {
        const auto fault = std::array{Fault::Cut, Fault::Reset, Fault::Slow, Fault::HalfOpen}.at(
            random.bounded(4U));
        const int before = struck[fault];
        const qint64 silent = home.line.swallowed();
        home.line.after(random.bounded(LargestExchange), [&home, &struck, fault] {
            home.line.strike(fault);
            ++struck[fault];
        });
        // Whoever works goes on, whatever becomes of the line.
        for (int answers = 0; struck[fault] == before; ++answers) {
            QVERIFY(answers < 1'000);
            home.label();
            QVERIFY(
                holdsWithin(AtMost, [&] { return struck[fault] > before || home.isAllSent(); }));
        }
        home.label();
        if (fault == Fault::HalfOpen)
            QVERIFY(holdsWithin(AtMost, [&] { return home.line.swallowed() > silent; }));
        else if (fault == Fault::Slow)
            QVERIFY(holdsWithin(AtMost, [&] { return home.isAllSent(); }));
        home.line.mend();
    }
    QVERIFY(holdsWithin(SoonAfter, [&] { return home.isAllSent(); }));
    for (const Fault fault : {Fault::Cut, Fault::Reset, Fault::Slow, Fault::HalfOpen})
        QVERIFY(struck[fault] > 0);
    home.verifyAllIsThere();
}

// As a power cut, in the middle of what is being sent.
void TeamLinkProxyTest::killedServer_isFoundAgain()
{
    const int kills = killCount(2, 20);
    Home home(*m_server);
    QVERIFY(holdsWithin(AtMost, [&] { return home.isAllSent(); }));
    QRandomGenerator random(20261128);
    for (int kill = 0; kill < kills; ++kill) {
        bool isKilled = false;
        home.line.after(random.bounded(4'000), [&] {
            m_server->kill();
            isKilled = true;
        });
        for (int answers = 0; !isKilled; ++answers) {
            QVERIFY(answers < 1'000);
            home.label();
            QVERIFY(holdsWithin(AtMost, [&] { return isKilled || home.isAllSent(); }));
        }
        home.label();
        QVERIFY(holdsWithin(AtMost, [&] { return home.link.state().error.has_value(); }));
        QVERIFY(home.waiting() > 0);
        m_server->startAgain();
        home.line.leadTo(m_server->port());
        QVERIFY(holdsWithin(SoonAfter, [&] { return home.isAllSent(); }));
    }
    home.verifyAllIsThere();
}

// The words of PostgreSQL where its disk is full, without filling one.
void TeamLinkProxyTest::fullServer_isTriedAgain()
{
    Home home(*m_server);
    QVERIFY(holdsWithin(AtMost, [&] { return home.isAllSent(); }));
    const auto asAdmin = [&](const char* sql) {
        const SqlAnswer done = m_server->admin().run(QString::fromLatin1(sql));
        QVERIFY2(done.holds(), qUtf8Printable(done.message));
    };
    asAdmin("CREATE FUNCTION public.full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN "
            "RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$");
    asAdmin("CREATE TRIGGER full_disk BEFORE INSERT ON subtext.parcel FOR EACH ROW "
            "EXECUTE FUNCTION public.full_disk()");
    home.label();
    QVERIFY(holdsWithin(AtMost, [&] { return home.link.state().error.has_value(); }));
    QVERIFY(home.link.state().error->code == ErrorCode::ServerBusy);
    home.label();
    QVERIFY(home.waiting() > 0);
    asAdmin("DROP TRIGGER full_disk ON subtext.parcel");
    QVERIFY(holdsWithin(SoonAfter, [&] { return home.isAllSent(); }));
    home.verifyAllIsThere();
}

void TeamLinkProxyTest::serverOfYesterday_getsItBack()
{
    Home home(*m_server);
    home.label();
    QVERIFY(holdsWithin(AtMost, [&] { return home.isAllSent(); }));
    VERIFY_HOLDS(home.course.sync());
    const QByteArray yesterday = m_server->dump();
    home.label();
    home.label();
    QVERIFY(holdsWithin(AtMost, [&] { return home.isAllSent(); }));
    VERIFY_HOLDS(home.course.sync());
    home.line.leadTo(0);
    home.line.strike(Fault::Cut);
    m_server->restore(yesterday);
    home.label();
    QVERIFY(holdsWithin(AtMost, [&] { return home.link.state().error.has_value(); }));
    // The window is back before whoever put it back says so.
    home.line.leadTo(m_server->port());
    const auto isWorkMissed = [&] {
        const std::optional<Error>& error = home.link.state().error;
        return error && error->value == QLatin1String("dropped");
    };
    QVERIFY(holdsWithin(AtMost, isWorkMissed));
    QVERIFY(home.waiting() > 0);
    QVERIFY(m_server->admin().run(QStringLiteral("SELECT subtext.restored()")).holds());
    QVERIFY(holdsWithin(SoonAfter, [&] { return home.isAllSent(); }));
    home.verifyAllIsThere();
}

// Nobody is told that the other end is gone; what is asked is not answered, and that is all.
void TeamLinkProxyTest::silentLine_isGivenUp()
{
    if (killCount(0, 1) == 0)
        QSKIP("takes a minute; SUBTEXT_LONG=1 asks for it");
    constexpr int LongestSilence = 90'000; // ServerWait waits for a minute
    Home home(*m_server);
    QVERIFY(holdsWithin(AtMost, [&] { return home.isAllSent(); }));
    home.line.forget();
    home.label();
    QVERIFY(holdsWithin(AtMost, [&] { return home.line.swallowed() > 0; }));
    QVERIFY(holdsWithin(LongestSilence, [&] { return home.isAllSent(); }));
    home.verifyAllIsThere();
}

SUBTEXT_TEST(TeamLinkProxyTest)
#include "teamlinkproxytest.moc"
