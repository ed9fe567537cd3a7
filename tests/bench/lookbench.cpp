// SPDX-License-Identifier: MIT
#include "core/course/roster.h"
#include "core/study/demonstration/demonstration.h"
#include "tests/bench/benchstudy.h"
#include "tests/bench/benchwindow.h"
#include "tests/support/must.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/theme.h"

#include <QApplication>

#include <benchmark/benchmark.h>

using namespace subtext;

namespace {

using Place = MainWindow::Place;

/// The coordinator of the demonstration, who has been in every place.
struct BeenEverywhere : bench::OwnWindow
{
    explicit BeenEverywhere(Place last)
    {
        window.adopt(must(makeDemonstration(
            folder.filePath(QStringLiteral("demonstration.subtext")), environment)));
        window.signIn(must(window.study()->roster().byCode(QStringLiteral("C01")))->id);
        for (const Place place : {Place::Home, Place::Guidelines, Place::Agreement, Place::Quality,
                                  Place::Roster, Place::Release, Place::Models, last}) {
            window.showPlace(place);
            settle();
        }
    }
    ~BeenEverywhere() { theme::apply(*qApp, theme::Mode::Light); }
};

/// From the key to the last paint, in turn between two looks. Reports the median in milliseconds.
template <typename Change> void measureLook(benchmark::State& state, const Change& change)
{
    const BeenEverywhere window(static_cast<Place>(state.range(0)));
    std::vector<double> latencies;
    bool isOther = false;
    for (auto _ : state) {
        isOther = !isOther;
        latencies.push_back(bench::timed(state, [&] { change(isOther); }));
    }
    state.counters["median_ms"] = bench::quantile(latencies, 0.5);
}

void forEachPlace(benchmark::internal::Benchmark* made)
{
    made->ArgName("place")->Iterations(20)->UseManualTime()->Unit(benchmark::kMillisecond);
    for (const Place place : {Place::Home, Place::Agreement, Place::Quality, Place::Roster,
                              Place::Release, Place::Models})
        made->Arg(static_cast<int>(place));
}

void otherTheme(benchmark::State& state)
{
    measureLook(state, [](bool isDark) {
        theme::apply(*qApp, isDark ? theme::Mode::Dark : theme::Mode::Light);
    });
}
BENCHMARK(otherTheme)->Apply(forEachPlace);

void otherTextSize(benchmark::State& state)
{
    measureLook(state, [](bool isLarger) { theme::setTextSize(*qApp, isLarger ? 110 : 100); });
}
BENCHMARK(otherTextSize)->Apply(forEachPlace);

} // namespace
