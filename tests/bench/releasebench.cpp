// SPDX-License-Identifier: MIT
#include "core/release/releasefiles.h"
#include "core/study/releasing.h"
#include "tests/bench/benchstudy.h"

#include <QTemporaryDir>

#include <benchmark/benchmark.h>

using namespace subtext;

namespace {

/// Opens a study of so many scenes with three answers each; kept until the next size.
Study& studyOf(int count)
{
    static QTemporaryDir folder;
    static SystemClock clock;
    static RandomIds ids;
    static int size = 0;
    static std::unique_ptr<Study> study;
    if (size != count) {
        study.reset();
        const QString inside = folder.filePath(QString::number(count));
        QDir().mkpath(inside);
        const Environment environment{clock, ids, {}};
        auto opened = Study::open(bench::makeAnnotatedStudy(inside, count, environment),
                                  Study::Access::Read, environment);
        if (!opened)
            qFatal("the study does not open");
        study = std::move(*opened);
        size = count;
    }
    return *study;
}

/// Reading, gates, public data, agreement with 2,000 resamples, models up to 5,000 items, checks.
void releaseDraft(benchmark::State& state)
{
    Study& study = studyOf(static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(study.releasing().draft({}, {}));
    state.counters["resident_MiB"] = bench::residentMiB();
}
BENCHMARK(releaseDraft)->Arg(300)->Arg(100'000)->Unit(benchmark::kMillisecond);

/// Every file but figures and check.json, checksums included.
void releaseBytes(benchmark::State& state)
{
    Study& study = studyOf(static_cast<int>(state.range(0)));
    const auto draft = study.releasing().draft({}, {});
    if (!draft)
        qFatal("there is no draft");
    for (auto _ : state)
        benchmark::DoNotOptimize(
            releaseFiles(draft->input, draft->publicData, draft->agreement, {}, draft->last));
    state.counters["resident_MiB"] = bench::residentMiB();
}
BENCHMARK(releaseBytes)->Arg(300)->Arg(100'000)->Unit(benchmark::kMillisecond);

} // namespace
