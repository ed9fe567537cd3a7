// SPDX-License-Identifier: MIT
#include "core/course/roster.h"
#include "tests/bench/benchstudy.h"
#include "tests/bench/benchwindow.h"
#include "tests/support/must.h"
#include "ui/adjudicate/deskpage.h"
#include "ui/adjudicate/queuepanel.h"

#include <QDir>
#include <QFile>

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cstdlib>
#include <map>

using namespace subtext;

namespace {

/// A fresh copy of the annotated study of this size, which is made once.
QString copyOfStudy(int items, const QString& folder, const Environment& environment)
{
    static const QTemporaryDir originals;
    static std::map<int, QString> made;
    QString& original = made[items];
    if (original.isEmpty()) {
        const QString place = originals.filePath(QString::number(items));
        QDir().mkpath(place);
        original = bench::makeAnnotatedStudy(place, items, environment);
    }
    const QString path = QDir(folder).filePath(QStringLiteral("desk.subtext"));
    if (!QFile::copy(original, path))
        std::abort();
    return path;
}

/// The adjudicator at the desk, in the real window.
struct AtTheDesk : bench::OwnWindow
{
    explicit AtTheDesk(int items)
    {
        window.openStudy(copyOfStudy(items, folder.path(), environment));
        for (const Person& person : must(window.study()->roster().people())) {
            if (person.role == Role::Adjudicator)
                adjudicator = person;
        }
    }

    DeskSession& signIn()
    {
        window.signIn(adjudicator.id);
        settle();
        return *window.deskPage()->session();
    }

    Person adjudicator;
};

void report(benchmark::State& state, const std::vector<double>& latencies)
{
    state.counters["median_ms"] = bench::quantile(latencies, 0.5);
    state.counters["p99_ms"] = bench::quantile(latencies, 0.99);
    state.counters["resident_MiB"] = bench::residentMiB();
}

void decideHere(DeskSession& session)
{
    session.editing().take(1);
    if (!session.editing().basis())
        session.editing().setBasis(Basis::VadFit);
}

void filter(AtTheDesk& desk, benchmark::State& state)
{
    desk.window.deskPage()->queue()->setFilter(state.range(1) != 0 ? QueueFilter::All
                                                                   : QueueFilter::Flagged);
    AtTheDesk::settle();
}

/// Somebody else has decided every second split.
void addSecondAdjudicator(AtTheDesk& desk)
{
    Study& study = *desk.window.study();
    const auto added = study.roster().add({{{}, QStringLiteral("Ben"), Role::Adjudicator}});
    if (!added)
        std::abort();
    std::vector<BulkDecision> decisions;
    bool isEven = false;
    for (const DeskItem& item : must(study.deskQueue().items(desk.adjudicator.id))) {
        isEven = !isEven;
        if (item.isSplit() && isEven)
            decisions.push_back({item.name, picksOf(Pick{Emotion::Anger}), Basis::VadFit, {}, 0});
    }
    if (!study.deciding().decideAll(decisions, added->front().id, {}))
        std::abort();
}

/// From Ctrl+Enter to the next item painted: the decision with fsync, queue and strip updated, the
/// next item loaded, laid out and painted.
void deskNextItem(benchmark::State& state)
{
    AtTheDesk desk(static_cast<int>(state.range(0)));
    if (state.range(2) != 0)
        addSecondAdjudicator(desk);
    DeskSession& session = desk.signIn();
    filter(desk, state);
    decideHere(session); // the first of two adjudicators' decisions is followed by a reload
    session.save();
    std::vector<double> latencies;
    for (auto _ : state) {
        decideHere(session);
        session.editing().flush();
        AtTheDesk::settle();
        latencies.push_back(bench::timed(state, [&] { session.save(); }));
    }
    report(state, latencies);
}
BENCHMARK(deskNextItem)
    ->ArgNames({"items", "all", "others"})
    ->Args({300, 0, 0})
    ->Args({300, 1, 0})
    ->Args({300, 0, 1})
    ->Args({100'000, 0, 0})
    ->Args({100'000, 1, 0})
    ->Args({100'000, 0, 1})
    ->Iterations(75)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

/// Ctrl+J: the next item, nothing saved.
void deskStep(benchmark::State& state)
{
    AtTheDesk desk(static_cast<int>(state.range(0)));
    DeskSession& session = desk.signIn();
    filter(desk, state);
    std::vector<double> latencies;
    for (auto _ : state)
        latencies.push_back(bench::timed(state, [&] { session.showNext(); }));
    report(state, latencies);
}
BENCHMARK(deskStep)
    ->ArgNames({"items", "all"})
    ->Args({300, 0})
    ->Args({100'000, 0})
    ->Args({100'000, 1})
    ->Iterations(75)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

/// The first pick until its hints are painted, the pick being on the disk before. `again` 0: the
/// first item of each subtype, whose model is made then.
void deskHints(benchmark::State& state)
{
    AtTheDesk desk(static_cast<int>(state.range(0)));
    DeskSession& session = desk.signIn();
    std::vector<ScenarioId> items;
    for (const QLatin1String subtype : AllSubtypes) {
        const auto ofSubtype = std::find_if(
            session.queue().items().begin(), session.queue().items().end(),
            [&](const DeskItem& item) { return item.isSplit() && item.group == subtype; });
        items.push_back(ofSubtype->scenario);
    }
    if (state.range(1) != 0) {
        for (ScenarioId item : items) {
            session.show(item);
            session.editing().take(1);
        }
        items.clear();
        for (auto item = session.queue().items().begin() + 20; items.size() < 50; ++item)
            items.push_back(item->scenario);
    }
    std::vector<double> latencies;
    for (auto _ : state) {
        session.show(items.at(latencies.size() % items.size()));
        AtTheDesk::settle();
        latencies.push_back(bench::timed(state, [&] { session.editing().take(1); }));
    }
    report(state, latencies);
}
BENCHMARK(deskHints)
    ->ArgNames({"items", "again"})
    ->Args({300, 0})
    ->Args({100'000, 0})
    ->Iterations(static_cast<int>(AllSubtypes.size()))
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK(deskHints)
    ->ArgNames({"items", "again"})
    ->Args({300, 1})
    ->Args({100'000, 1})
    ->Iterations(50)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

/// From the click on "Adjudicate" of somebody who signs in to the first item painted.
void deskOpening(benchmark::State& state)
{
    AtTheDesk desk(static_cast<int>(state.range(0)));
    desk.signIn();
    std::vector<double> latencies;
    for (auto _ : state)
        latencies.push_back(bench::timed(state, [&] {
            desk.window.deskPage()->start(*desk.window.study(), desk.adjudicator, desk.clock);
        }));
    report(state, latencies);
}
BENCHMARK(deskOpening)
    ->ArgName("items")
    ->Arg(300)
    ->Arg(100'000)
    ->Iterations(5)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

/// The whole queue, read and put in order.
void queueReading(benchmark::State& state)
{
    AtTheDesk desk(static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(must(desk.window.study()->deskQueue().items(desk.adjudicator.id)));
}
BENCHMARK(queueReading)->Arg(300)->Arg(100'000)->Unit(benchmark::kMillisecond);

/// Its order alone.
void queueSorting(benchmark::State& state)
{
    AtTheDesk desk(static_cast<int>(state.range(0)));
    auto items = must(desk.window.study()->deskQueue().items(desk.adjudicator.id));
    std::sort(items.begin(), items.end(),
              [](const DeskItem& a, const DeskItem& b) { return a.scenario < b.scenario; });
    for (auto _ : state) {
        state.PauseTiming();
        auto queue = items;
        state.ResumeTiming();
        std::stable_sort(queue.begin(), queue.end(), [](const DeskItem& a, const DeskItem& b) {
            return a.severity > b.severity;
        });
        benchmark::DoNotOptimize(queue);
    }
}
BENCHMARK(queueSorting)->Arg(300)->Arg(100'000)->Unit(benchmark::kMillisecond);

} // namespace
