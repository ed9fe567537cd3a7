// SPDX-License-Identifier: MIT
#include "core/domain/goldlabel.h"

#include "core/domain/votes.h"

#include <QHash>

#include <algorithm>

namespace subtext {
namespace {

/// A row that brings another back is known by that one's UUID: it is taken back by the same name.
const Uuid& nameOf(const Decision& decision)
{
    return decision.redoes.isNull() ? decision.uuid : decision.redoes;
}

bool isTakenBack(const Decision& decision, std::span<const Decision> later)
{
    return std::any_of(later.begin(), later.end(), [&](const Decision& d) {
        return d.takesFinalBack() && d.undoes == nameOf(decision);
    });
}

/// The latest that was neither taken back nor put aside by a decision since.
std::optional<Decision> standingProposal(std::span<const Decision> byRevision)
{
    std::optional<Decision> proposal;
    for (std::size_t i = 0; i < byRevision.size(); ++i) {
        const Decision& decision = byRevision[i];
        if (!decision.isNobodysOwn() || decision.takesFinalBack() ||
            isTakenBack(decision, byRevision.subspan(i + 1)))
            continue;
        if (decision.isProposal())
            proposal = decision;
        else
            proposal.reset();
    }
    return proposal;
}

} // namespace

std::vector<Decision> standingDecisions(std::span<const Decision> byRevision)
{
    std::vector<Decision> standing;
    for (std::size_t i = 0; i < byRevision.size(); ++i) {
        const Decision& decision = byRevision[i];
        if (decision.isFinal && (decision.isProposal() || decision.takesFinalBack() ||
                                 isTakenBack(decision, byRevision.subspan(i + 1))))
            continue;
        standing.push_back(decision);
    }
    return standing;
}

Resolution resolveDecisions(std::span<const Decision> byRevision)
{
    Resolution resolution;
    for (const Decision& decision : standingDecisions(byRevision)) {
        if (decision.isNobodysOwn()) {
            resolution.decision = decision;
            resolution.independent.clear();
            continue;
        }
        std::erase_if(resolution.independent,
                      [&](const Decision& d) { return d.person == decision.person; });
        if (decision.isDecided())
            resolution.independent.push_back(decision);
    }
    if (resolution.independent.empty())
        return resolution;
    const Picks& picks = resolution.independent.front().picks;
    resolution.isDisputed =
        std::any_of(resolution.independent.begin(), resolution.independent.end(),
                    [&](const Decision& d) { return d.picks != picks; });
    if (resolution.isDisputed) {
        resolution.decision.reset();
        resolution.proposal = standingProposal(byRevision);
    } else {
        resolution.decision = resolution.independent.back();
    }
    return resolution;
}

bool Resolution::isDisputedOn(QuestionIndex question) const
{
    return isDisputed &&
           std::any_of(independent.begin(), independent.end(), [&](const Decision& d) {
               return d.pick(question) != independent.front().pick(question);
           });
}

std::optional<Pick> Resolution::pick(QuestionIndex question) const
{
    if (isDisputed)
        return isDisputedOn(question) ? std::nullopt : independent.front().pick(question);
    return decision && decision->isDecided() ? decision->pick(question) : std::nullopt;
}

GoldLabel goldLabel(const Resolution& resolution, std::span<const Choice> votes, int ratingsNeeded,
                    QuestionIndex question)
{
    GoldLabel gold;
    if (resolution.decision)
        gold.note = resolution.decision->note;
    if (resolution.isDisputedOn(question)) {
        gold.source = GoldSource::Disputed;
        return gold;
    }
    if (const auto pick = resolution.pick(question)) {
        const Decision& by =
            resolution.decision ? *resolution.decision : resolution.independent.back();
        gold.source = GoldSource::Decision;
        gold.isAmbiguous = pick->isAmbiguous();
        gold.label = pick->label;
        gold.basis = by.basis;
        return gold;
    }
    if (!isEnough(std::ssize(votes), ratingsNeeded))
        return gold;
    const VoteResult result = countVotes(votes);
    if (!result.winner)
        return gold;
    gold.source = GoldSource::Rule;
    gold.label = result.winner;
    gold.basis = result.pattern == Pattern::Unanimous ? Basis::Unanimous : Basis::Majority;
    return gold;
}

void forEachScenario(std::span<const Decision> history,
                     const std::function<void(std::span<const Decision>)>& visit)
{
    for (std::size_t first = 0; first < history.size();) {
        std::size_t end = first + 1;
        while (end < history.size() && history[end].scenario == history[first].scenario)
            ++end;
        visit(history.subspan(first, end - first));
        first = end;
    }
}

QHash<ScenarioId, std::span<const Decision>> decisionsByScenario(std::span<const Decision> history)
{
    QHash<ScenarioId, std::span<const Decision>> found;
    forEachScenario(history, [&](std::span<const Decision> ofOne) {
        found.insert(ofOne.front().scenario, ofOne);
    });
    return found;
}

namespace {

template <typename Answers>
ItemGold goldBy(ScenarioId scenario, const Resolution& resolution, const Answers& answers,
                int ratingsNeeded, std::size_t questions)
{
    ItemGold item{scenario, {}};
    item.labels.reserve(questions);
    for (std::size_t i = 0; i < questions; ++i) {
        const auto question = static_cast<QuestionIndex>(i);
        item.labels.push_back(
            goldLabel(resolution, votesOf(answers, question), ratingsNeeded, question));
    }
    return item;
}

} // namespace

ItemGold goldOf(ScenarioId scenario, const Resolution& resolution,
                std::span<const Annotation> answers, int ratingsNeeded, std::size_t questions)
{
    return goldBy(scenario, resolution, answers, ratingsNeeded, questions);
}

std::vector<ItemGold> goldLabels(const std::vector<Scenario>& scenarios,
                                 const std::vector<Annotation>& annotations,
                                 const std::vector<Decision>& history, int ratingsNeeded,
                                 std::size_t questions)
{
    const AnswersByItem answers = answersByItem(annotations);
    QHash<ScenarioId, Resolution> resolutions;
    forEachScenario(history, [&](std::span<const Decision> ofOne) {
        resolutions.insert(ofOne.front().scenario, resolveDecisions(ofOne));
    });
    std::vector<ItemGold> gold;
    gold.reserve(scenarios.size());
    for (const Scenario& scenario : scenarios)
        gold.push_back(goldBy(scenario.id, resolutions.value(scenario.id),
                              answers.value(scenario.id), ratingsNeeded, questions));
    return gold;
}

} // namespace subtext
