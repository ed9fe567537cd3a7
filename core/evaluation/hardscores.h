// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace subtext::evaluation {

/// Gold label and answer of one item in one number: gold · (k + 1) + answer, where k stands for a
/// gold label that is none of the options, and for no answer.
using Cell = std::uint16_t;

constexpr Cell cellOf(int options, std::optional<int> gold, std::optional<int> answer)
{
    return static_cast<Cell>(gold.value_or(options) * (options + 1) + answer.value_or(options));
}

/// Whether the answer is the gold label.
constexpr bool isHit(Cell cell, int options)
{
    return cell % (options + 2) == 0 && cell / (options + 2) < options;
}

/// Gold against answer, (k + 1) × (k + 1), row-major: rows gold (the last: none of the options),
/// columns answer (the last: none). Row-normalise over all columns.
struct AnswerTable
{
    int options = 0;
    std::vector<std::int64_t> counts;

    std::int64_t at(int gold, int answer) const
    {
        const auto columns = static_cast<std::size_t>(options) + 1;
        return counts[static_cast<std::size_t>(gold) * columns + static_cast<std::size_t>(answer)];
    }
    bool operator==(const AnswerTable&) const = default;
};

/// Cells are those of cellOf with so many options.
AnswerTable answerTable(std::span<const Cell> cells, int options);
/// Cell by cell; both of the same options.
void add(AnswerTable& sum, const AnswerTable& more);

/// One option against all others. Shares with nothing to share are 0.
struct ClassScore
{
    double precision = 0; ///< Of its answers; what has another or no gold label is wrong.
    double recall = 0;    ///< Of its items; no answer is wrong.
    double f1 = 0;
    std::int64_t support = 0;   ///< Items with this gold label.
    std::int64_t predicted = 0; ///< Answers.

    bool operator==(const ClassScore&) const = default;
};

/// How the answers of one set fit the gold labels. Undefined (none) without items; accuracyAnswered
/// also without answers, macroF1Present also where no item has an option for its gold label.
struct HardScores
{
    std::int64_t items = 0;
    std::int64_t answered = 0;
    std::int64_t correct = 0;
    std::optional<double> accuracy;         ///< Correct of all items.
    std::optional<double> accuracyAnswered; ///< Correct of those with an answer.
    std::optional<double> macroF1;          ///< Mean over all options, also those without items.
    std::optional<double> weightedF1;       ///< Weighted by support.
    std::optional<double> macroF1Present;   ///< Mean over the options with items.
    std::vector<ClassScore> classes;

    bool operator==(const HardScores&) const = default;
};

/// Precision, recall and F1 as scikit-learn's with labels = the options and zero_division = 0.
HardScores hardScores(const AnswerTable& table);

/// Macro- and weighted F1 alone, from counts of cells, as they are needed for each resample.
struct MeanF1
{
    double macro = 0;
    double weighted = 0;
};
MeanF1 meanF1(std::span<const std::uint32_t> counts, int options);

} // namespace subtext::evaluation
