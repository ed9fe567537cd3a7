// SPDX-License-Identifier: MIT
#include "core/agreement/surprisefigures.h"

#include "core/stats/surprisinglypopular.h"

#include <algorithm>
#include <utility>

namespace subtext {
namespace {

/// The place of the greatest share; none where two are as great.
std::optional<Choice> leadingOption(const std::vector<double>& shares)
{
    const auto most = std::max_element(shares.begin(), shares.end());
    if (most == shares.end() || std::count(shares.begin(), shares.end(), *most) != 1)
        return std::nullopt;
    return static_cast<Choice>(most - shares.begin());
}

void countSurprise(QuestionSurprises& all, const ItemSurprise& of, std::optional<Choice> gold)
{
    if (!of.option)
        return;
    ++all.found;
    if (of.most) {
        ++all.compared;
        all.majority += of.most == of.option ? 1 : 0;
        all.differsFromRight += of.most != of.option && of.areGuessesRight ? 1 : 0;
    }
    if (gold) {
        ++all.withGold;
        all.agreesGold += gold == of.option ? 1 : 0;
        all.majorityGold += gold == of.most ? 1 : 0;
    }
}

} // namespace

ItemSurprise itemSurprise(const std::vector<const Answer*>& answers, const Task& task,
                          QuestionIndex question)
{
    const Question& asked = task.questions.at(indexOf(question));
    const std::size_t options = asked.options.size();
    std::vector<stats::PredictingVote> votes;
    for (const Answer* answer : answers) {
        const auto chosen = answer->choice(question);
        if (!chosen || slotOf(*chosen) >= options)
            continue;
        stats::PredictingVote vote;
        vote.option = static_cast<int>(slotOf(*chosen));
        const auto guess = answer->guesses.at(question);
        if (guess && slotOf(*guess) < options) {
            vote.expected.resize(options);
            vote.expected.at(slotOf(*guess)) = 1;
        }
        votes.push_back(std::move(vote));
    }
    const stats::SurprisinglyPopular found =
        stats::surprisinglyPopular(votes, static_cast<int>(options));
    ItemSurprise of;
    of.votes = static_cast<int>(found.votes);
    of.guesses = static_cast<int>(found.guesses);
    if (found.option)
        of.option = static_cast<Choice>(*found.option);
    of.margin = found.margin;
    of.most = leadingOption(found.actual);
    of.areGuessesRight =
        of.most && of.guesses > 0 && std::all_of(votes.begin(), votes.end(), [&](const auto& vote) {
            return vote.expected.empty() || vote.expected.at(slotOf(*of.most)) > 0;
        });
    return of;
}

bool SurpriseFigures::isEmpty() const
{
    return std::all_of(questions.begin(), questions.end(),
                       [](const QuestionSurprises& of) { return of.items.empty(); });
}

SurpriseFigures surpriseFigures(const AgreementInput& input, const std::vector<Annotation>& answers)
{
    const Task& task = *input.task;
    const AnswersByItem byItem = answersByItem(answers);
    SurpriseFigures figures;
    figures.questions.resize(task.questions.size());
    for (const AgreementItem& item : input.items) {
        const std::vector<const Answer*> given = answersOf(byItem.value(item.scenario));
        for (std::size_t i = 0; i < task.questions.size(); ++i) {
            const ItemSurprise of = itemSurprise(given, task, static_cast<QuestionIndex>(i));
            if (of.guesses == 0)
                continue;
            figures.questions[i].items.push_back({item.scenario, item.name, of});
            countSurprise(figures.questions[i], of, item.gold.at(i));
        }
    }
    return figures;
}

} // namespace subtext
