// SPDX-License-Identifier: MIT
#include "core/agreement/agreementreport.h"
#include "core/agreement/ratermodels.h"
#include "core/base/pythonrandom.h"
#include "tests/bench/benchstudy.h"

#include <benchmark/benchmark.h>

using namespace subtext;

namespace {

/// `count` items in five subtypes, three raters a subtype who agree somewhat.
AgreementInput input(int count)
{
    PythonRandom random(42);
    AgreementInput made;
    for (int i = 0; i < 15; ++i)
        made.raters.push_back({{i + 1}, QString::number(i), QString::number(i)});
    made.items.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        AgreementItem item;
        item.scenario = {i + 1};
        const std::size_t group =
            static_cast<std::size_t>(i) * AllSubtypes.size() / static_cast<std::size_t>(count);
        item.group = AllSubtypes.at(group);
        item.contextWords = static_cast<int>(random.below(60));
        item.utteranceWords = static_cast<int>(random.below(30));
        const std::uint32_t truth = random.below(EmotionCount);
        item.gold[0] = emotionAt(static_cast<int>(truth));
        for (int rater = 0; rater < 3; ++rater) {
            AgreementRating rating;
            rating.rater = static_cast<int>(group) * 3 + rater;
            rating.ballot[0] = emotionAt(
                static_cast<int>(random.below(2) == 0 ? truth : random.below(EmotionCount)));
            for (const ScaleIndex scale : AllDimensions)
                rating.points.at(indexOf(scale)) =
                    static_cast<int>(random.below(PointCount)) + MinPoint;
            item.ratings.push_back(rating);
        }
        made.items.push_back(std::move(item));
    }
    return made;
}

/// Everything that the place and `agreement` show, with 2,000 resamples of every table.
void agreement(benchmark::State& state)
{
    const AgreementInput made = input(static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(computeAgreement(made));
    state.counters["resident_MiB"] = bench::residentMiB();
}
BENCHMARK(agreement)->Arg(300)->Arg(20'000)->Arg(100'000)->Unit(benchmark::kMillisecond);

/// Dawid-Skene, full and one-coin, and MACE of every subtype, with five restarts.
void models(benchmark::State& state)
{
    const AgreementInput made = input(static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(fitModels(made, 5));
}
BENCHMARK(models)->Arg(300)->Arg(5'000)->Unit(benchmark::kMillisecond);

} // namespace
