// SPDX-License-Identifier: MIT
#include "core/base/pythonrandom.h"
#include "core/domain/emotion.h"
#include "core/evaluation/evaluation.h"

#include <benchmark/benchmark.h>

using namespace subtext;

namespace {

/// `count` items in five groups with three votes each.
evaluation::Input itemsToScore(int count)
{
    PythonRandom random(42);
    evaluation::Input made{evaluation::Options::emotions(), {}, {}};
    for (int i = 0; i < 15; ++i)
        made.raters.push_back(QString::number(i));
    for (int i = 0; i < count; ++i) {
        evaluation::Item item;
        const int group = i * 5 / count;
        item.group = QString::number(group);
        item.name = item.group + u'/' + QString::number(i);
        item.power = powerToken(AllPowerRelations.at(random.below(3)));
        item.pattern = static_cast<Pattern>(random.below(3));
        item.gold = static_cast<int>(random.below(EmotionCount));
        for (int rater = 0; rater < 3; ++rater)
            item.votes.push_back(
                {group * 3 + rater, static_cast<int>(random.below(EmotionCount)), {}});
        made.items.push_back(std::move(item));
    }
    return made;
}

std::vector<evaluation::Column> sevenSets(const evaluation::Input& input)
{
    PythonRandom random(7);
    std::vector<evaluation::Column> sets(7);
    for (std::size_t set = 0; set < sets.size(); ++set) {
        sets[set].name.model = QString::number(set);
        for (std::size_t i = 0; i < input.items.size(); ++i) {
            evaluation::ColumnRow row;
            row.item = static_cast<int>(i);
            row.raw = QStringLiteral("```json\n{\"emotion\": \"%1\"}\n```")
                          .arg(input.options.token(static_cast<int>(random.below(EmotionCount))));
            sets[set].rows.push_back(std::move(row));
        }
    }
    return sets;
}

/// Seven sets with every part, 10,000 resamples: reading the answers and all figures.
void evaluateSevenSets(benchmark::State& state)
{
    const evaluation::Input input = itemsToScore(static_cast<int>(state.range(0)));
    const auto sets = sevenSets(input);
    evaluation::EvaluationOptions how;
    how.table = evaluation::cei2026Table();
    for (auto _ : state)
        benchmark::DoNotOptimize(evaluation::evaluate(input, sets, how));
}
BENCHMARK(evaluateSevenSets)->Arg(300)->Arg(3'000)->Unit(benchmark::kMillisecond);

} // namespace
