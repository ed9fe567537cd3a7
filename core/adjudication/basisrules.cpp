// SPDX-License-Identifier: MIT
#include "core/adjudication/basisrules.h"

#include "core/domain/goldlabel.h"

#include <algorithm>

namespace subtext {

std::vector<Basis> possibleBases(const Pick& pick, std::span<const Choice> votes, int ratingsNeeded)
{
    if (pick.keepsDistribution())
        return {};
    const GoldLabel rule = goldLabel({}, votes, ratingsNeeded);
    if (rule.label && rule.label == pick.label)
        return {rule.basis};
    const bool isSomebodys =
        pick.label && std::find(votes.begin(), votes.end(), *pick.label) != votes.end();
    std::vector<Basis> bases{Basis::ValencePolarity};
    if (isSomebodys)
        bases.push_back(Basis::Misreading);
    bases.push_back(Basis::VadFit);
    if (needsNote(pick, votes, ratingsNeeded))
        bases.push_back(Basis::Override);
    return bases;
}

bool needsNote(const Pick& pick, std::span<const Choice> votes, int ratingsNeeded)
{
    const GoldLabel rule = goldLabel({}, votes, ratingsNeeded);
    if (rule.label)
        return rule.label != pick.label;
    return pick.label && std::find(votes.begin(), votes.end(), *pick.label) == votes.end();
}

std::optional<BasisDoubt> doubtAbout(Basis basis, const Pick& pick, const Hints& hints)
{
    if (basis == Basis::ValencePolarity && hints.polarity == Polarity::Mixed)
        return BasisDoubt::SignsDiffer;
    const std::optional<Choice> nearest = clearlyNearest(hints);
    if (basis == Basis::VadFit && nearest && nearest != pick.label)
        return BasisDoubt::AnotherIsNearer;
    if (basis != Basis::VadFit)
        return std::nullopt;
    const auto isCompared = [](const LabelDistance& of) { return of.distance.has_value(); };
    if (std::none_of(hints.distances.begin(), hints.distances.end(), isCompared))
        return BasisDoubt::NothingToCompare;
    const bool isPickLeftOut =
        std::any_of(hints.distances.begin(), hints.distances.end(), [&](const LabelDistance& of) {
            return pick.label == of.label && !isCompared(of);
        });
    return isPickLeftOut ? std::optional(BasisDoubt::LabelNotCompared) : std::nullopt;
}

std::optional<Choice> nearerSince(const Decision& decision, const Hints& hints)
{
    const std::optional<Choice> label = decision.label();
    const bool wasNearest = decision.basis == Basis::VadFit && label && decision.hints &&
                            decision.hints->nearest == label;
    const std::optional<Choice> nearest = clearlyNearest(hints);
    return wasNearest && nearest != label ? nearest : std::nullopt;
}

} // namespace subtext
