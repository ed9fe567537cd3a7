// SPDX-License-Identifier: MIT
#include "core/course/roster.h"
#include "tests/bench/benchstudy.h"
#include "tests/bench/benchwindow.h"
#include "tests/support/must.h"
#include "ui/label/labelpage.h"
#include "ui/shell/mainwindow.h"

#include <benchmark/benchmark.h>

using namespace subtext;

namespace {

Answer answerFor(qint64 i)
{
    Answer answer;
    answer.ballot[0] = emotionAt(static_cast<int>(i % EmotionCount));
    for (ScaleIndex dimension : AllDimensions)
        answer.scale(dimension) = static_cast<int>(i % PointCount) + MinPoint;
    answer.explanation = QStringLiteral("The staples are beside the point. So is the folder.");
    return answer;
}

/// From Ctrl+Enter to the next item painted: submission with fsync, load, layout, paint, in the
/// real window. Reports median and 99th percentile in milliseconds.
template <typename Answering>
void measureNext(benchmark::State& state, bench::OwnWindow& at, const QString& path,
                 bool isListShown, const Answering& answering)
{
    MainWindow& window = at.window;
    window.openStudy(path);
    window.signIn(must(window.study()->roster().people()).front().id);
    if (isListShown)
        window.labelPage()->setItemListShown(true);
    bench::OwnWindow::settle();
    LabelSession& session = *window.labelPage()->session();
    std::vector<double> latencies;
    qint64 i = 0;
    for (auto _ : state) {
        session.edit(answering(i++), Steps(session.task()).all());
        bench::OwnWindow::settle();
        latencies.push_back(bench::timed(state, [&] { session.submit(); }));
    }
    state.counters["median_ms"] = bench::quantile(latencies, 0.5);
    state.counters["p99_ms"] = bench::quantile(latencies, 0.99);
    state.counters["resident_MiB"] = bench::residentMiB();
}

void nextItem(benchmark::State& state)
{
    bench::OwnWindow at;
    const QString path =
        bench::makeStudy(at.folder.path(), static_cast<int>(state.range(0)), at.environment);
    measureNext(state, at, path, state.range(1) != 0, answerFor);
}
BENCHMARK(nextItem)
    ->ArgNames({"items", "list"})
    ->Args({60, 0})
    ->Args({60, 1})
    ->Args({100'000, 0})
    ->Args({100'000, 1})
    ->Iterations(59)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

/// The same where a board of sixteen rows is asked.
void nextBoard(benchmark::State& state)
{
    bench::OwnWindow at;
    const QString path = bench::makeBoardStudy(at.folder.path(), 60, at.environment);
    const auto answering = [](qint64 i) {
        Answer answer;
        for (std::size_t row = 0; row < MaxQuestions; ++row)
            answer.ballot.at(row) = static_cast<Choice>((i + static_cast<qint64>(row)) % 3 == 0);
        return answer;
    };
    measureNext(state, at, path, state.range(0) != 0, answering);
}
BENCHMARK(nextBoard)
    ->ArgNames({"list"})
    ->Args({0})
    ->Args({1})
    ->Iterations(59)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

} // namespace
