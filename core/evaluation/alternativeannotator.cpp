// SPDX-License-Identifier: MIT
#include "core/evaluation/alternativeannotator.h"

#include "core/evaluation/significance.h"

namespace subtext::evaluation {
namespace {

constexpr std::size_t EnoughForMeans = 30;

/// None where nobody else labelled any of the annotator's items.
std::optional<AnnotatorDuel> duelWith(const Annotator& annotator,
                                      std::span<const std::optional<int>> labels, double epsilon)
{
    AnnotatorDuel duel;
    duel.annotator = annotator.name;
    std::vector<double> lead; // of the annotator
    for (const OwnVote& vote : annotator.votes) {
        const auto ofAnnotator = shareOf(vote.others, vote.own->label);
        const auto ofModel = shareOf(vote.others, labels[vote.item]);
        if (!vote.own->label || !ofAnnotator || !ofModel)
            continue;
        const double modelWin = *ofModel >= *ofAnnotator ? 1 : 0;
        const double annotatorWin = *ofAnnotator >= *ofModel ? 1 : 0;
        duel.modelWins += modelWin;
        duel.annotatorWins += annotatorWin;
        lead.push_back(annotatorWin - modelWin);
    }
    if (lead.empty())
        return std::nullopt;
    const MeanTest test =
        lead.size() < EnoughForMeans ? ranksBelow(lead, epsilon) : meanBelow(lead, epsilon);
    duel.items = std::ssize(lead);
    duel.modelWins /= static_cast<double>(lead.size());
    duel.annotatorWins /= static_cast<double>(lead.size());
    duel.t = test.t;
    duel.p = test.p;
    return duel;
}

} // namespace

AlternativeAnnotator alternativeAnnotator(const std::vector<Annotator>& annotators,
                                          std::span<const std::optional<int>> labels,
                                          double epsilon, double q)
{
    AlternativeAnnotator result;
    result.epsilon = epsilon;
    result.q = q;
    std::vector<double> p;
    double wins = 0;
    for (const Annotator& annotator : annotators) {
        auto duel = duelWith(annotator, labels, epsilon);
        if (!duel)
            continue;
        p.push_back(duel->p);
        wins += duel->modelWins;
        result.annotators.push_back(std::move(*duel));
    }
    if (p.empty())
        return result;
    const std::vector<bool> isRejected = benjaminiYekutieli(p, q);
    double rejected = 0;
    for (std::size_t i = 0; i < p.size(); ++i) {
        result.annotators[i].isRejected = isRejected[i];
        rejected += isRejected[i] ? 1 : 0;
    }
    const auto count = static_cast<double>(p.size());
    result.winningRate = rejected / count;
    result.advantage = wins / count;
    result.passes = 2 * rejected >= count;
    return result;
}

} // namespace subtext::evaluation
