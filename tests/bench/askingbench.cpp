// SPDX-License-Identifier: MIT
#include "core/figures/figures.h"
#include "core/models/modelanswers.h"
#include "core/models/predictionreading.h"
#include "core/models/runplanning.h"
#include "core/net/networktransport.h"
#include "tests/bench/benchstudy.h"
#include "tests/support/server/scriptedserver.h"
#include "ui/models/asking/runhost.h"

#include <QElapsedTimer>
#include <QEventLoop>

#include <benchmark/benchmark.h>

#include <algorithm>

using namespace subtext;
using namespace subtext::bench;

namespace {

const QByteArray Answer =
    R"({"choices":[{"message":{"content":"{\"emotion\": \"fear\"}"},"finish_reason":"stop"}],)"
    R"("usage":{"prompt_tokens":100,"completion_tokens":10}})";

/// Answers at once, from memory.
class AtOnce : public HttpTransport
{
public:
    Id send(const HttpRequest& /*request*/, Done done) override
    {
        QMetaObject::invokeMethod(
            &m_home,
            [done = std::move(done)] {
                done({200, {}, Answer, HttpFault::None, {}, 0});
            },
            Qt::QueuedConnection);
        return ++m_last;
    }
    void cancel(Id /*id*/) override {}

private:
    QObject m_home;
    Id m_last = 0;
};

/// A study of so many scenes, and a run of it that is planned.
struct Asked
{
    explicit Asked(int items)
        : environment{clock, ids, {}}
        , study(*Study::open(makeStudy(folder.path(), items, environment), Study::Access::Write,
                             environment))
    {}

    PlannedRun plan(const QUrl& address, int concurrency)
    {
        RunWish wish;
        wish.profile.name = QStringLiteral("p");
        wish.profile.model = QStringLiteral("m");
        wish.profile.baseUrl = address;
        wish.profile.limits.concurrency = concurrency;
        return *planRun(study->modelRuns(), wish);
    }
    RunOutcome ask(const PlannedRun& planned, HttpTransport& transport)
    {
        ModelRuns& runs = study->modelRuns();
        ModelRunner runner(runs, runs.begin(planned.newRun())->uuid, planned.plan,
                           {transport, clock, [] { return 0.5; }, systemLater()});
        QEventLoop loop;
        RunOutcome outcome;
        QObject::connect(&runner, &ModelRunner::finished, &loop, [&](const RunOutcome& of) {
            outcome = of;
            loop.quit();
        });
        if (runner.start())
            loop.exec();
        return outcome;
    }

    QTemporaryDir folder;
    SystemClock clock;
    RandomIds ids;
    Environment environment;
    std::unique_ptr<Study> study;
};

const QUrl Nowhere(QStringLiteral("http://127.0.0.1:9/v1"));

/// What the client itself takes: prompt, bodies, schedule, and one transaction an answer.
void askWithoutNetwork(benchmark::State& state)
{
    Asked asked(static_cast<int>(state.range(0)));
    const PlannedRun planned = asked.plan(Nowhere, 4);
    AtOnce transport;
    for (auto _ : state) {
        if (asked.ask(planned, transport).progress.failed > 0)
            state.SkipWithError("not all was answered");
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

/// The same over HTTP, with a server in this process that answers at once.
void askOverLoopback(benchmark::State& state)
{
    Asked asked(static_cast<int>(state.range(0)));
    test::ScriptedServer server(
        [](const test::AskedOfServer&) { return test::answerWith(200, Answer); });
    const PlannedRun planned = asked.plan(server.url(QStringLiteral("/v1")), 4);
    NetworkTransport transport(asked.clock);
    for (auto _ : state) {
        if (asked.ask(planned, transport).progress.failed > 0)
            state.SkipWithError("not all was answered");
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

/// Reads what a run's stored answers say, as for the leaderboard.
void readStoredAnswers(benchmark::State& state)
{
    Asked asked(static_cast<int>(state.range(0)));
    AtOnce transport;
    if (asked.ask(asked.plan(Nowhere, 4), transport).progress.failed > 0)
        state.SkipWithError("not all was answered");
    const auto people = asked.study->figures().agreementInput();
    for (auto _ : state) {
        const auto read = asked.study->predictions().keptLabels(*people, FirstQuestion);
        if (!read || read->sets.empty())
            state.SkipWithError("nothing was read");
    }
    state.SetItemsProcessed(state.iterations() * state.range(0));
}

/// How long the window's thread stands still while a run goes on with so many requests open and a
/// server that answers at once: the longest time between two of its events, which are due each
/// millisecond. Without a request it is what the machine itself keeps from the thread.
void windowWhileAsking(benchmark::State& state)
{
    constexpr int Items = 2'000;
    Asked asked(Items);
    test::ScriptedServer server(
        [](const test::AskedOfServer&) { return test::answerWith(200, Answer); });
    const PlannedRun planned =
        asked.plan(server.url(QStringLiteral("/v1")), static_cast<int>(state.range(0)));
    const ModelAccess access{
        {}, nullptr, [](const Clock& clock) { return std::make_unique<NetworkTransport>(clock); }};
    std::vector<double> gaps;
    for (auto _ : state) {
        RunHost host;
        QEventLoop loop;
        QTimer beat;
        QElapsedTimer since;
        beat.setTimerType(Qt::PreciseTimer);
        QObject::connect(&beat, &QTimer::timeout, &loop, [&] {
            gaps.push_back(static_cast<double>(since.nsecsElapsed()) / 1e6);
            since.start();
        });
        QObject::connect(&host, &RunHost::finished, &loop, [&](const RunOutcome& outcome) {
            if (outcome.progress.answered != Items)
                state.SkipWithError("not all was answered");
            loop.quit();
        });
        if (state.range(0) == 0) {
            QTimer::singleShot(3'000, &loop, &QEventLoop::quit);
        } else {
            const auto run = asked.study->modelRuns().begin(planned.newRun());
            host.start(*asked.study, asked.environment, access, {run->uuid, {}, planned.plan});
        }
        since.start();
        beat.start(1);
        loop.exec();
    }
    state.counters["gap_p50_ms"] = quantile(gaps, 0.5);
    state.counters["gap_p99_ms"] = quantile(gaps, 0.99);
    state.counters["gap_longest_ms"] = *std::max_element(gaps.begin(), gaps.end());
    state.SetItemsProcessed(state.iterations() * Items);
}

} // namespace

BENCHMARK(askWithoutNetwork)->Arg(1'000)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime();
BENCHMARK(askOverLoopback)->Arg(1'000)->Unit(benchmark::kMillisecond)->MeasureProcessCPUTime();
BENCHMARK(readStoredAnswers)->Arg(10'000)->Unit(benchmark::kMillisecond);
BENCHMARK(windowWhileAsking)
    ->Arg(0)
    ->Arg(4)
    ->Arg(32)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1)
    ->UseRealTime();
