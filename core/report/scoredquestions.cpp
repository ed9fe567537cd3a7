// SPDX-License-Identifier: MIT
#include "core/report/scoredquestions.h"

#include "core/models/goldvectors.h"

#include <algorithm>

namespace subtext {
namespace {

std::vector<const evaluation::SetEvaluation*> rankedSets(const evaluation::Evaluation& of)
{
    std::vector<const evaluation::SetEvaluation*> sets;
    for (const evaluation::SetEvaluation& set : of.sets) {
        if (!set.isApart())
            sets.push_back(&set);
    }
    std::stable_sort(sets.begin(), sets.end(), [](const auto* a, const auto* b) {
        return a->overall.scores.accuracy > b->overall.scores.accuracy;
    });
    return sets;
}

} // namespace

tl::expected<std::vector<ScoredQuestion>, ReportLack> scoredQuestions(ReportFigures& figures)
{
    const ReportInput& input = figures.input();
    if (!input.hasModels)
        return tl::unexpected(lackOfModels(input));
    if (hasVectors(figures.task()))
        return tl::unexpected(ReportLack::SingleLabels);
    const auto& questions = figures.task().questions;
    std::vector<ScoredQuestion> scored;
    for (const ReportFigures::Scores& of : figures.scores()) {
        const Question& question = questions.at(of.question);
        const QString suffix = questions.size() > 1 ? u'_' + question.token : QString();
        scored.push_back({of.evaluation, question, suffix, rankedSets(of.evaluation)});
    }
    return scored;
}

std::optional<ReportLack> lackOf(const ScoredQuestion& of)
{
    if (of.sets.empty())
        return ReportLack::WholeSets;
    if (of.scores.items == 0)
        return ReportLack::Gold;
    return std::nullopt;
}

} // namespace subtext
