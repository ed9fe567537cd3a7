// SPDX-License-Identifier: MIT
#include "core/course/labelling.h"
#include "core/course/roster.h"
#include "core/exchange/exporter.h"
#include "core/travel/importing.h"
#include "tests/bench/benchstudy.h"
#include "tests/support/must.h"

#include <QFile>

#include <benchmark/benchmark.h>

using namespace subtext;

namespace {

/// From a CSV on the disk to a committed study: decode, parse, check, insert, fsync.
void importScenarios(benchmark::State& state)
{
    const QTemporaryDir folder;
    SystemClock clock;
    RandomIds ids;
    const QString csv = bench::writeScenes(folder.path(), static_cast<int>(state.range(0)));
    int run = 0;
    for (auto _ : state) {
        const QString path = folder.filePath(QStringLiteral("s%1.subtext").arg(++run));
        auto study = Study::create(path, {QStringLiteral("B"), {}, {}}, {clock, ids, {}});
        const auto report = (*study)->importing().importFiles({csv}, {});
        if (!report || report->scenarios != state.range(0))
            state.SkipWithError("import failed");
        study->reset();
        state.PauseTiming();
        QFile::remove(path);
        state.ResumeTiming();
    }
    state.counters["resident_MiB"] = bench::residentMiB();
}
BENCHMARK(importScenarios)->Arg(300)->Arg(100'000)->Unit(benchmark::kMillisecond);

/// Lock, connect, schema, integrity_check.
void openStudy(benchmark::State& state)
{
    const QTemporaryDir folder;
    SystemClock clock;
    RandomIds ids;
    const Environment environment{clock, ids, {}};
    const QString path =
        bench::makeStudy(folder.path(), static_cast<int>(state.range(0)), environment);
    for (auto _ : state) {
        auto study = Study::open(path, Study::Access::Write, environment);
        benchmark::DoNotOptimize(study);
    }
}
BENCHMARK(openStudy)->Arg(60)->Arg(100'000)->Unit(benchmark::kMillisecond);

/// The item list of one annotator.
void listItems(benchmark::State& state)
{
    const QTemporaryDir folder;
    SystemClock clock;
    RandomIds ids;
    const Environment environment{clock, ids, {}};
    const QString path =
        bench::makeStudy(folder.path(), static_cast<int>(state.range(0)), environment);
    const auto study = Study::open(path, Study::Access::Write, environment);
    const PersonId person = must((*study)->roster().people()).front().id;
    for (auto _ : state)
        benchmark::DoNotOptimize(must((*study)->labelling().items(person)));
}
BENCHMARK(listItems)->Arg(60)->Arg(100'000)->Unit(benchmark::kMillisecond);

/// Every answer that counts, as exports, checks and releases read them: three a scene.
void readAnswers(benchmark::State& state)
{
    const QTemporaryDir folder;
    SystemClock clock;
    RandomIds ids;
    const Environment environment{clock, ids, {}};
    const QString path =
        bench::makeAnnotatedStudy(folder.path(), static_cast<int>(state.range(0) / 3), environment);
    const auto study = Study::open(path, Study::Access::Read, environment);
    for (auto _ : state) {
        const auto answers = must((*study)->annotations());
        if (std::ssize(answers) != state.range(0))
            state.SkipWithError("answers are missing");
    }
    state.counters["resident_MiB"] = bench::residentMiB();
}
BENCHMARK(readAnswers)->Arg(900)->Arg(300'000)->Unit(benchmark::kMillisecond);

} // namespace
