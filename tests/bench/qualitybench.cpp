// SPDX-License-Identifier: MIT
#include "core/base/pythonrandom.h"
#include "core/quality/qualitymonitor.h"

#include <benchmark/benchmark.h>

using namespace subtext;

namespace {

/// `count` answers: 60 items a person, three people an item, plausible times.
std::vector<QualityObservation> observations(int count)
{
    PythonRandom random(42);
    std::vector<QualityObservation> list;
    list.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        QualityObservation o;
        const int person = i / 60;
        o.person = {person + 1};
        o.scenario = {(person / 3) * 60 + i % 60 + 1};
        o.emotion = *emotionAt(static_cast<int>(random.below(EmotionCount)));
        for (int& point : o.scales)
            point = static_cast<int>(random.below(PointCount)) + MinPoint;
        o.responseMs = 15'000 + random.below(60'000);
        list.push_back(o);
    }
    return list;
}

/// One revision taken in by a monitor that holds so many answers.
void liveUpdate(benchmark::State& state)
{
    const auto all = observations(static_cast<int>(state.range(0)));
    QualityMonitor monitor;
    for (std::size_t i = 0; i < all.size(); ++i)
        monitor.upsert(all[i], static_cast<int>(i % 60) + 1);
    PythonRandom random(7);
    for (auto _ : state) {
        const auto at = random.below(static_cast<std::uint32_t>(all.size()));
        QualityObservation revised = all[at];
        revised.responseMs = 15'000 + random.below(60'000);
        revised.emotion = *emotionAt(static_cast<int>(random.below(EmotionCount)));
        benchmark::DoNotOptimize(monitor.upsert(revised, static_cast<int>(at % 60) + 1));
    }
}
BENCHMARK(liveUpdate)->Arg(60)->Arg(10'000)->Arg(1'000'000)->Unit(benchmark::kMicrosecond);

/// Levels 2 and 3 of a whole study, loaded already.
void batchCheck(benchmark::State& state)
{
    const auto all = observations(static_cast<int>(state.range(0)));
    for (auto _ : state)
        benchmark::DoNotOptimize(checkAll(all, {}));
}
BENCHMARK(batchCheck)->Arg(900)->Arg(300'000)->Unit(benchmark::kMillisecond);

} // namespace
