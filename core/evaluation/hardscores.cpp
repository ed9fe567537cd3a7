// SPDX-License-Identifier: MIT
#include "core/evaluation/hardscores.h"

#include <cstddef>

namespace subtext::evaluation {
namespace {

template <typename Count> struct ClassCounts
{
    Count hits = 0;
    Count support = 0;
    Count predicted = 0;
};

template <typename Count>
ClassCounts<Count> classCounts(std::span<const Count> counts, std::size_t options, std::size_t of)
{
    const std::size_t columns = options + 1;
    ClassCounts<Count> found;
    found.hits = counts[of * columns + of];
    for (std::size_t other = 0; other < columns; ++other) {
        found.support += counts[of * columns + other];
        found.predicted += counts[other * columns + of];
    }
    return found;
}

double share(double part, double whole)
{
    return whole > 0 ? part / whole : 0;
}

template <typename Count> double f1Of(const ClassCounts<Count>& counts)
{
    return share(2 * static_cast<double>(counts.hits),
                 static_cast<double>(counts.support) + static_cast<double>(counts.predicted));
}

} // namespace

AnswerTable answerTable(std::span<const Cell> cells, int options)
{
    const auto columns = static_cast<std::size_t>(options) + 1;
    AnswerTable table{options, std::vector<std::int64_t>(columns * columns)};
    for (const Cell cell : cells)
        ++table.counts[cell];
    return table;
}

void add(AnswerTable& sum, const AnswerTable& more)
{
    for (std::size_t i = 0; i < sum.counts.size(); ++i)
        sum.counts[i] += more.counts[i];
}

HardScores hardScores(const AnswerTable& table)
{
    HardScores scores;
    double sum = 0;
    double weighted = 0;
    std::int64_t support = 0;
    int present = 0;
    for (int gold = 0; gold <= table.options; ++gold) {
        for (int answer = 0; answer <= table.options; ++answer) {
            scores.items += table.at(gold, answer);
            scores.answered += answer < table.options ? table.at(gold, answer) : 0;
        }
    }
    for (int option = 0; option < table.options; ++option) {
        const auto counts =
            classCounts<std::int64_t>(table.counts, static_cast<std::size_t>(table.options),
                                      static_cast<std::size_t>(option));
        ClassScore score{
            share(static_cast<double>(counts.hits), static_cast<double>(counts.predicted)),
            share(static_cast<double>(counts.hits), static_cast<double>(counts.support)),
            f1Of(counts), counts.support, counts.predicted};
        scores.correct += counts.hits;
        sum += score.f1;
        weighted += score.f1 * static_cast<double>(score.support);
        support += score.support;
        present += score.support > 0 ? 1 : 0;
        scores.classes.push_back(score);
    }
    const auto correct = static_cast<double>(scores.correct);
    if (scores.items > 0) {
        scores.accuracy = correct / static_cast<double>(scores.items);
        scores.macroF1 = share(sum, table.options);
        scores.weightedF1 = share(weighted, static_cast<double>(support));
    }
    if (scores.answered > 0)
        scores.accuracyAnswered = correct / static_cast<double>(scores.answered);
    if (present > 0) {
        double ofPresent = 0;
        for (const ClassScore& score : scores.classes)
            ofPresent += score.support > 0 ? score.f1 : 0;
        scores.macroF1Present = ofPresent / present;
    }
    return scores;
}

MeanF1 meanF1(std::span<const std::uint32_t> counts, int options)
{
    MeanF1 mean;
    double support = 0;
    for (int option = 0; option < options; ++option) {
        const auto of = classCounts<std::uint32_t>(counts, static_cast<std::size_t>(options),
                                                   static_cast<std::size_t>(option));
        const double f1 = f1Of(of);
        mean.macro += f1;
        mean.weighted += f1 * of.support;
        support += of.support;
    }
    mean.macro = share(mean.macro, options);
    mean.weighted = share(mean.weighted, support);
    return mean;
}

} // namespace subtext::evaluation
