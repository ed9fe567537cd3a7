// SPDX-License-Identifier: MIT
// The aims of a team's exchange, by the whole client over the loopback with TLS, on a PostgreSQL of
// its own: from an answer to its sight in another file, a push, what the server writes, the first
// pull of a large study and what it does to a window, a line that was cut, and the splits of all;
// and, without a server, what a sync asks of a large file.
#include "core/course/labelling.h"
#include "core/course/roster.h"
#include "core/remote/serverteam.h"
#include "core/travel/newteamfile.h"
#include "core/travel/syncing.h"
#include "tests/bench/benchstudy.h"
#include "tests/bench/benchwindow.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/remote/support/holdswithin.h"
#include "tests/remote/support/postgresserver.h"
#include "tests/support/machinesecrets.h"
#include "tests/support/must.h"
#include "tests/support/server/faultyline.h"
#include "ui/team/teamlink.h"
#include "ui/team/windowteam.h"

#include <QTimer>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>

using namespace subtext;
using namespace subtext::bench;
using namespace subtext::test;

namespace {

using BenchClock = std::chrono::steady_clock;

double millisecondsSince(BenchClock::time_point begin)
{
    return std::chrono::duration<double, std::milli>(BenchClock::now() - begin).count();
}

/// A study that its coordinator shares, and whom they invite.
class SharedStudy
{
public:
    SharedStudy(const QString& file, bool isLarge)
        : m_environment{m_clock, m_ids, {}}
    {
        QString whyNot;
        m_server = PostgresServer::start(&whyNot);
        if (!m_server)
            qFatal("%s", qUtf8Printable(whyNot));
        // What is opened from now on counts the time of its functions.
        m_server->admin().run(QStringLiteral("ALTER DATABASE subtext SET track_functions = 'pl'"));
        study = must(Study::open(file, Study::Access::Write, m_environment));
        const auto made = must(study->roster().add(
            {{QStringLiteral("C01"), QStringLiteral("Ruth"), Role::Coordinator}}));
        const ServerAddress admin{m_server->folder(),
                                  m_server->port(),
                                  QStringLiteral("subtext"),
                                  QStringLiteral("postgres"),
                                  {},
                                  {},
                                  false};
        m_membership = must(m_team.create(
            admin, {must(study->info()).uuid, made.front().uuid, made.front().code}, {}));
        m_membership.host = QStringLiteral("localhost");
        m_membership.certificate = m_server->certificate();
        must(study->syncing().join(m_membership));
        const auto begin = BenchClock::now();
        sharedRows = must(session({})->sync({})).sent;
        if (isLarge)
            sharedInMs = millisecondsSince(begin);
    }

    std::unique_ptr<TeamSession> session(std::function<void()> rang)
    {
        return must(m_team.connect(m_membership, study->syncing(), std::move(rang), {}));
    }
    Invitation invite(const QString& code)
    {
        const Person person = *must(study->roster().byCode(code));
        return must(m_team.invite(m_membership, {person.uuid, code, {}, 14}, study->syncing(), {}));
    }
    JoinedTeam join(const Invitation& invitation, NewTeamFile& file)
    {
        return must(m_team.join(invitation, {}, file, {}));
    }
    /// Whom one invites from now on come by this port.
    void comeBy(int port) { m_membership.port = port; }
    /// psql of somebody who joined, by the network.
    SqlSession sqlOf(const QString& login)
    {
        SqlSession::Keywords keywords = m_server->tls(login.toUtf8());
        keywords.insert("password", must(m_secrets.secret(login, {})).toUtf8());
        return SqlSession(keywords);
    }
    /// How long the server has spent in `push`, once nobody is connected to it any more.
    double pushedInMs()
    {
        const QString others =
            QStringLiteral("SELECT count(*) FROM pg_stat_activity WHERE datname = 'subtext' AND "
                           "pid <> pg_backend_pid()");
        while (m_server->admin().run(others).value().toInt() > 0) {
        }
        return m_server->admin()
            .run(QStringLiteral("SELECT total_time FROM pg_stat_user_functions WHERE schemaname = "
                                "'team' AND funcname = 'push'"))
            .value()
            .toDouble();
    }
    int serverPort() const { return m_server->port(); }
    ServerTeam& team() { return m_team; }
    const Environment& environment() const { return m_environment; }
    QString folder() const { return m_folder.path(); }

    std::unique_ptr<Study> study;
    double sharedInMs = 0; ///< Everything that the study had, sent.
    qint64 sharedRows = 0;

private:
    SystemClock m_clock;
    RandomIds m_ids;
    Environment m_environment;
    QTemporaryDir m_folder;
    std::unique_ptr<PostgresServer> m_server;
    MachineSecrets m_secrets;
    ServerTeam m_team{m_secrets, m_folder.path()};
    TeamMembership m_membership;
};

/// An annotator of the shared study, at home.
struct Home
{
    Home(SharedStudy& shared, const QString& code)
    {
        NewTeamFile file;
        const JoinedTeam joined = shared.join(shared.invite(code), file);
        path = shared.folder() + u'/' + code + QStringLiteral(".subtext");
        must(file.write(path, joined.membership, shared.environment()));
        study = must(Study::open(path, Study::Access::Write, shared.environment()));
        membership = joined.membership;
        items = must(study->scenarios());
        person = must(study->roster().byCode(code))->id;
    }
    void label(std::size_t item)
    {
        must(study->labelling().submit(person, items.at(item % items.size()).id,
                                       submissionOf(completeAnswer(Emotion::Joy))));
    }

    QString path;
    std::unique_ptr<Study> study;
    TeamMembership membership;
    std::vector<Scenario> items;
    PersonId person;
};

Person adjudicatorOf(const SharedStudy& shared)
{
    for (const Person& person : must(shared.study->roster().people())) {
        if (person.role == Role::Adjudicator)
            return person;
    }
    qFatal("the study has an adjudicator");
}

/// How long the event loop of this thread heard of nothing else while it lives.
class LoopWatch
{
public:
    LoopWatch()
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { look(); });
        m_timer.start(TickMs);
    }
    const std::vector<double>& gaps() const { return m_gaps; } ///< In milliseconds.
    double mostMiB() const { return m_mostMiB; }

private:
    static constexpr int TickMs = 1;
    static constexpr std::size_t TicksToAReading = 100;

    void look()
    {
        m_gaps.push_back(millisecondsSince(m_last) - TickMs);
        if (m_gaps.size() % TicksToAReading == 0)
            m_mostMiB = std::max(m_mostMiB, residentMiB());
        m_last = BenchClock::now();
    }

    QTimer m_timer;
    BenchClock::time_point m_last = BenchClock::now();
    std::vector<double> m_gaps;
    double m_mostMiB = residentMiB();
};

/// From a submitted answer, on the disk, to the moment at which the coordinator's file has it.
void submitSeenElsewhere(benchmark::State& state)
{
    constexpr int Items = 300;
    QTemporaryDir folder;
    SystemClock clock;
    RandomIds ids;
    SharedStudy shared(makeStudy(folder.path(), Items, {clock, ids, {}}), false);
    Home home(shared, QStringLiteral("A01"));
    int rings = 0;
    const auto office = shared.session([&rings] { ++rings; });
    const auto line = must(shared.team().connect(home.membership, home.study->syncing(), {}, {}));
    must(office->sync({}));
    std::vector<double> times;
    std::size_t item = 0;
    for (auto _ : state) {
        const auto begin = BenchClock::now();
        home.label(item++);
        must(line->sync({}));
        while (must(office->sync({})).received == 0) {
        }
        times.push_back(millisecondsSince(begin));
        state.SetIterationTime(times.back() / 1'000);
    }
    state.counters["median_ms"] = quantile(times, 0.5);
    state.counters["p95_ms"] = quantile(times, 0.95);
}

/// Sixty answers of an afternoon without the server, sent at once.
void pushSixty(benchmark::State& state)
{
    constexpr int Items = 60;
    QTemporaryDir folder;
    SystemClock clock;
    RandomIds ids;
    SharedStudy shared(makeStudy(folder.path(), Items, {clock, ids, {}}), false);
    Home home(shared, QStringLiteral("A01"));
    const auto line = must(shared.team().connect(home.membership, home.study->syncing(), {}, {}));
    for (auto _ : state) {
        state.PauseTiming();
        for (std::size_t item = 0; item < Items; ++item)
            home.label(item);
        state.ResumeTiming();
        if (must(line->sync({})).sent < Items)
            state.SkipWithError("not everything was sent");
    }
}

/// A study of so many scenes with three answers each: put on the server, and read by somebody new.
void firstPull(benchmark::State& state)
{
    QTemporaryDir folder;
    SystemClock clock;
    RandomIds ids;
    const QString path =
        makeAnnotatedStudy(folder.path(), static_cast<int>(state.range(0)), {clock, ids, {}});
    SharedStudy shared(path, true);
    const Person adjudicator = adjudicatorOf(shared);
    qint64 rows = 0;
    for (auto _ : state) {
        state.PauseTiming();
        const Invitation invitation = shared.invite(adjudicator.code);
        NewTeamFile file;
        state.ResumeTiming();
        const JoinedTeam joined = shared.join(invitation, file);
        must(file.write(folder.filePath(invitation.address.login), joined.membership,
                        shared.environment()));
        rows = joined.received;
    }
    state.counters["rows"] = static_cast<double>(rows);
    state.counters["shared_in_s"] = shared.sharedInMs / 1'000;
    state.counters["MiB"] = residentMiB();
}

/// A study of so many scenes with three answers each, put on the server: by the clock of whoever
/// shares it, and what of it the server spent.
void serverWrites(benchmark::State& state)
{
    SystemClock clock;
    RandomIds ids;
    for (auto _ : state) {
        QTemporaryDir folder;
        SharedStudy shared(
            makeAnnotatedStudy(folder.path(), static_cast<int>(state.range(0)), {clock, ids, {}}),
            true);
        state.SetIterationTime(shared.sharedInMs / 1'000);
        const auto rows = static_cast<double>(shared.sharedRows);
        state.counters["rows"] = rows;
        state.counters["rows_per_s"] = rows / shared.sharedInMs * 1'000;
        state.counters["rows_per_s_of_push"] = rows / shared.pushedInMs() * 1'000;
    }
}

/// From the moment at which a line leads somewhere again to an empty outbox, by itself. It was cut
/// for so long that the pauses between two tries are at their longest.
void afterACut(benchmark::State& state)
{
    constexpr int Items = 300;
    constexpr int CutForMs = 25'000;
    constexpr int AtMostMs = 60'000;
    QTemporaryDir folder;
    SystemClock clock;
    RandomIds ids;
    SharedStudy shared(makeStudy(folder.path(), Items, {clock, ids, {}}), false);
    FaultyLine line(shared.serverPort());
    shared.comeBy(line.port());
    Home home(shared, QStringLiteral("A01"));
    TeamLink link({clock, ids, {}});
    link.start(*home.study, shared.team());
    const auto isAllSent = [&] {
        return link.state().kind == LinkState::Kind::Current &&
               must(home.study->syncing().standing()).waiting == 0;
    };
    if (!holdsWithin(AtMostMs, isAllSent))
        qFatal("the line leads nowhere before it is cut");
    std::vector<double> times;
    std::size_t item = 0;
    for (auto _ : state) {
        line.leadTo(0);
        line.strike(FaultyLine::Fault::Cut);
        home.label(item++);
        holdsWithin(CutForMs, [] { return false; });
        line.leadTo(shared.serverPort());
        const auto begin = BenchClock::now();
        if (!holdsWithin(AtMostMs, isAllSent))
            qFatal("the outbox is not empty a minute after the cut");
        times.push_back(millisecondsSince(begin) / 1'000);
        state.SetIterationTime(times.back());
    }
    link.stop();
    state.counters["median_s"] = quantile(times, 0.5);
    state.counters["longest_s"] = quantile(times, 1);
}

/// The window of an adjudicator who was away while so many scenes with three answers each came.
void windowWhilePulling(benchmark::State& state)
{
    constexpr int ItemsBefore = 10;
    constexpr int AtMostMs = 600'000;
    constexpr double FrameMs = 16;
    QTemporaryDir folder;
    SystemClock clock;
    RandomIds ids;
    SharedStudy shared(makeAnnotatedStudy(folder.path(), ItemsBefore, {clock, ids, {}}), false);
    const QString code = adjudicatorOf(shared).code;
    const QString path = [&] {
        const Home home(shared, code);
        return home.path;
    }();
    must(shared.study->importing().apply({annotatedFile(static_cast<int>(state.range(0)))}));
    const qint64 rows = must(shared.session({})->sync({})).sent;
    for (auto _ : state) {
        OwnWindow at;
        at.window.setTeam({&shared.team()});
        const double before = residentMiB();
        const LoopWatch watch;
        const auto begin = BenchClock::now();
        at.window.openStudy(path);
        at.window.signIn(must(at.window.study()->roster().byCode(code))->id);
        const TeamLink& link = *at.window.team()->link();
        if (!holdsWithin(AtMostMs, [&] { return link.state().kind == LinkState::Kind::Current; }))
            qFatal("the window does not come to an end");
        state.SetIterationTime(millisecondsSince(begin) / 1'000);
        state.counters["longest_ms"] = quantile(watch.gaps(), 1);
        state.counters["over_a_frame"] = static_cast<double>(std::count_if(
            watch.gaps().begin(), watch.gaps().end(), [](double gap) { return gap > FrameMs; }));
        state.counters["MiB_more"] = std::max(watch.mostMiB(), residentMiB()) - before;
    }
    state.counters["rows"] = static_cast<double>(rows);
}

/// Which of so many items with three answers each are splits, and which of them are still open.
void splitsOnTheServer(benchmark::State& state)
{
    QTemporaryDir folder;
    SystemClock clock;
    RandomIds ids;
    SharedStudy shared(
        makeAnnotatedStudy(folder.path(), static_cast<int>(state.range(0)), {clock, ids, {}}),
        false);
    NewTeamFile file;
    const JoinedTeam joined = shared.join(shared.invite(adjudicatorOf(shared).code), file);
    SqlSession sql = shared.sqlOf(joined.membership.login);
    for (auto _ : state) {
        const SqlAnswer progress =
            sql.run(QStringLiteral("SELECT d ->> 'splits' FROM team.desk_progress() d"));
        if (progress.value().toInt() == 0)
            qFatal("no splits: %s", qUtf8Printable(progress.message));
        state.counters["splits"] = progress.value().toDouble();
    }
}

/// All that a sync asks of the file, on the thread of its window; a server takes whatever comes.
qint64 askAll(Syncing& file, const TeamCaller& caller)
{
    qint64 sent = 0;
    must(file.begin(caller));
    must(file.reconcile({}));
    for (;;) {
        const auto batch = must(file.nextBatch(500));
        if (batch.empty())
            break;
        must(file.acknowledge(batch));
        sent += static_cast<qint64>(batch.size());
    }
    must(file.waitingCount());
    must(file.standing());
    return sent;
}

/// One more answer into a study of so many scenes with three answers each, all of which were sent,
/// and nothing after that.
void askingALargeFile(benchmark::State& state)
{
    QTemporaryDir folder;
    SystemClock clock;
    RandomIds ids;
    const Environment environment{clock, ids, {}};
    const auto study = must(Study::open(
        makeAnnotatedStudy(folder.path(), static_cast<int>(state.range(0)), environment),
        Study::Access::Write, environment));
    const auto made = must(
        study->roster().add({{QStringLiteral("C01"), QStringLiteral("Ruth"), Role::Coordinator}}));
    const TeamCaller caller{must(study->info()).uuid,     made.front().uuid, ids.next(),
                            roleToken(Role::Coordinator), ids.next(),        1};
    Syncing& file = study->syncing();
    must(file.join({QStringLiteral("localhost"), 5432, QStringLiteral("subtext"),
                    QStringLiteral("c01"), QString(), caller.person, caller.device, caller.role,
                    caller.incarnation}));
    const qint64 rows = askAll(file, caller);
    const std::vector<Person> people = must(study->roster().people());
    const auto rater = std::find_if(people.begin(), people.end(), [](const Person& person) {
        return person.role == Role::Annotator;
    });
    if (rater == people.end())
        qFatal("the study has annotators");
    const auto items = must(study->labelling().items(rater->id));
    std::vector<double> times;
    std::vector<double> quiet;
    for (auto _ : state) {
        must(study->labelling().submit(rater->id, items.at(times.size() % items.size()).scenario,
                                       submissionOf(completeAnswer(Emotion::Joy))));
        const auto begin = BenchClock::now();
        if (askAll(file, caller) == 0)
            qFatal("the answer is not sent");
        times.push_back(millisecondsSince(begin));
        state.SetIterationTime(times.back() / 1'000);
        const auto again = BenchClock::now();
        askAll(file, caller);
        quiet.push_back(millisecondsSince(again));
    }
    state.counters["rows"] = static_cast<double>(rows);
    state.counters["median_ms"] = quantile(times, 0.5);
    state.counters["quiet_ms"] = quantile(quiet, 0.5);
}

} // namespace

BENCHMARK(submitSeenElsewhere)->UseManualTime()->Iterations(200)->Unit(benchmark::kMillisecond);
BENCHMARK(pushSixty)->Iterations(20)->Unit(benchmark::kMillisecond);
BENCHMARK(firstPull)->Arg(1'000)->Arg(100'000)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK(serverWrites)
    ->Arg(1'000)
    ->Arg(100'000)
    ->Iterations(1)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(afterACut)->UseManualTime()->Iterations(5)->Unit(benchmark::kMillisecond);
BENCHMARK(windowWhilePulling)
    ->Arg(1'000)
    ->Arg(100'000)
    ->Iterations(1)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(splitsOnTheServer)->Arg(100'000)->Iterations(5)->Unit(benchmark::kMillisecond);
BENCHMARK(askingALargeFile)
    ->Arg(1'000)
    ->Arg(100'000)
    ->UseManualTime()
    ->Iterations(20)
    ->Unit(benchmark::kMillisecond);
