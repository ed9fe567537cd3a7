// SPDX-License-Identifier: MIT
// The aims of a team's exchange, by the whole client over the loopback with TLS, on a PostgreSQL of
// its own: from an answer to its sight in another file, a push, and the first pull of a large
// study.
#include "core/course/labelling.h"
#include "core/course/roster.h"
#include "core/remote/serverteam.h"
#include "core/travel/newteamfile.h"
#include "core/travel/syncing.h"
#include "tests/bench/benchstudy.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/remote/support/postgresserver.h"
#include "tests/support/machinesecrets.h"
#include "tests/support/must.h"

#include <benchmark/benchmark.h>

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
        must(must(m_team.connect(m_membership, study->syncing(), {}, {}))->sync({}));
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
    ServerTeam& team() { return m_team; }
    const Environment& environment() const { return m_environment; }
    QString folder() const { return m_folder.path(); }

    std::unique_ptr<Study> study;
    double sharedInMs = 0; ///< Everything that the study had, sent.

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
        const QString path = shared.folder() + u'/' + code + QStringLiteral(".subtext");
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

    std::unique_ptr<Study> study;
    TeamMembership membership;
    std::vector<Scenario> items;
    PersonId person;
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
    const Person adjudicator = [&] {
        for (const Person& person : must(shared.study->roster().people())) {
            if (person.role == Role::Adjudicator)
                return person;
        }
        qFatal("the study has an adjudicator");
    }();
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

} // namespace

BENCHMARK(submitSeenElsewhere)->UseManualTime()->Iterations(200)->Unit(benchmark::kMillisecond);
BENCHMARK(pushSixty)->Iterations(20)->Unit(benchmark::kMillisecond);
BENCHMARK(firstPull)->Arg(1'000)->Arg(100'000)->Iterations(1)->Unit(benchmark::kMillisecond);
