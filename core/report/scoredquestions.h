// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/reportfigures.h"
#include "core/report/reportlack.h"

#include <type_traits>
#include <vector>

namespace subtext {

// What tables and figures about models that answer in single labels have in common.

struct ScoredQuestion
{
    const evaluation::Evaluation& scores;
    const Question& question;
    QString suffix; ///< Of names of files and labels.
    /// Those that are ranked, the highest accuracy first.
    std::vector<const evaluation::SetEvaluation*> sets;
};

/// The questions that models answered; none of them need have sets that are ranked.
tl::expected<std::vector<ScoredQuestion>, ReportLack> scoredQuestions(ReportFigures& figures);
/// Why nothing is made of a question.
std::optional<ReportLack> lackOf(const ScoredQuestion& of);

/// What `make` makes of each question on which sets are ranked. It may give none.
template <typename Make> auto ofEachQuestion(ReportFigures& figures, const Make& make)
{
    using Made = typename std::invoke_result_t<Make, const ScoredQuestion&>::value_type;
    using All = tl::expected<std::vector<Made>, ReportLack>;
    const auto questions = scoredQuestions(figures);
    if (!questions)
        return All(tl::unexpected(questions.error()));
    std::vector<Made> all;
    ReportLack lack = ReportLack::Models;
    for (const ScoredQuestion& of : *questions) {
        if (const auto lacking = lackOf(of))
            lack = *lacking;
        else if (auto made = make(of))
            all.push_back(std::move(*made));
        else
            lack = made.error();
    }
    if (all.empty())
        return All(tl::unexpected(lack));
    return All(std::move(all));
}

} // namespace subtext
