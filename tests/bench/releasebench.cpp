// SPDX-License-Identifier: MIT
#include "core/publishing/releasedrafting.h"
#include "core/release/names/names.h"
#include "core/release/names/nearnames.h"
#include "core/release/releasefiles.h"
#include "core/report/releasedreport.h"
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
        benchmark::DoNotOptimize(study.releaseDrafting().draft({}, {}));
    state.counters["resident_MiB"] = bench::residentMiB();
}
BENCHMARK(releaseDraft)->Arg(300)->Arg(100'000)->Unit(benchmark::kMillisecond);

/// Every file but figures and check.json, checksums included.
void releaseBytes(benchmark::State& state)
{
    Study& study = studyOf(static_cast<int>(state.range(0)));
    const auto draft = study.releaseDrafting().draft({}, {});
    if (!draft)
        qFatal("there is no draft");
    for (auto _ : state)
        benchmark::DoNotOptimize(
            releaseFiles(draft->input, draft->publicData, draft->agreement, {}, draft->last));
    state.counters["resident_MiB"] = bench::residentMiB();
}
BENCHMARK(releaseBytes)->Arg(300)->Arg(100'000)->Unit(benchmark::kMillisecond);

/// The tables and figures of a report, of the figures that the draft has: what they compute
/// themselves is agreement by power relation.
void releaseReport(benchmark::State& state)
{
    Study& study = studyOf(static_cast<int>(state.range(0)));
    const auto draft = study.releaseDrafting().draft({}, {});
    if (!draft)
        qFatal("there is no draft");
    for (auto _ : state)
        benchmark::DoNotOptimize(releasedReport(*draft));
    state.counters["resident_MiB"] = bench::residentMiB();
}
BENCHMARK(releaseReport)->Arg(300)->Arg(100'000)->Unit(benchmark::kMillisecond);

/// What is a name and what is near one, of so many people in so many sentences of 50 letters: grows
/// with the text, and not with the roster.
void findNames(benchmark::State& state)
{
    std::vector<Person> people;
    for (int i = 0; i < state.range(0); ++i) {
        Person person;
        person.id = {i + 1};
        person.code = QStringLiteral("A%1").arg(i);
        person.name = QStringLiteral("First%1 Last%1").arg(i);
        people.push_back(std::move(person));
    }
    const NameFinder names(people);
    NearNameFinder nearNames(people);
    const QString text = QStringLiteral("first49 said so; Lastt17's view differs, as usual.\n")
                             .repeated(static_cast<qsizetype>(state.range(1)));
    for (auto _ : state) {
        const FoldedWords words = foldedWords(text);
        const auto hits = names.find(text, words, {});
        benchmark::DoNotOptimize(nearNames.find(text, words, hits));
    }
}
BENCHMARK(findNames)
    ->ArgNames({"people", "sentences"})
    ->Args({50, 2'000})
    ->Args({5'000, 2'000})
    ->Args({50, 20'000})
    ->Unit(benchmark::kMillisecond);

} // namespace
