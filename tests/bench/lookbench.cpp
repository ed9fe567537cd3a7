// SPDX-License-Identifier: MIT
#include "core/course/roster.h"
#include "core/study/demonstration/demonstration.h"
#include "tests/bench/benchstudy.h"
#include "tests/support/must.h"
#include "ui/prompts/prompts.h"
#include "ui/shell/mainwindow.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QElapsedTimer>

#include <benchmark/benchmark.h>

using namespace subtext;

namespace {

using Place = MainWindow::Place;

/// The coordinator of the demonstration, who has been in every place.
struct BeenEverywhere
{
    explicit BeenEverywhere(Place last)
        : settings(folder.path())
        , window(settings, prompts, environment)
    {
        window.resize(1366, 768);
        window.show();
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

    static void settle() { QApplication::processEvents(); }

    QTemporaryDir folder;
    SystemClock clock;
    RandomIds ids;
    Environment environment{clock, ids, {}};
    Settings settings;
    DialogPrompts prompts;
    MainWindow window;
};

/// From the key to the last paint, in turn between two looks. Reports the median in milliseconds.
template <typename Change> void measureLook(benchmark::State& state, const Change& change)
{
    const BeenEverywhere window(static_cast<Place>(state.range(0)));
    std::vector<double> latencies;
    bool isOther = false;
    for (auto _ : state) {
        isOther = !isOther;
        QElapsedTimer timer;
        timer.start();
        change(isOther);
        BeenEverywhere::settle();
        const double ms = static_cast<double>(timer.nsecsElapsed()) / 1e6;
        latencies.push_back(ms);
        state.SetIterationTime(ms / 1000);
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
