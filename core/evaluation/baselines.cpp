// SPDX-License-Identifier: MIT
#include "core/evaluation/baselines.h"

#include <algorithm>
#include <map>

namespace subtext::evaluation {
namespace {

/// A mean over those who have the figure.
class Mean
{
public:
    void add(const std::optional<double>& value)
    {
        m_sum += value.value_or(0);
        m_count += value ? 1 : 0;
    }
    std::optional<double> value() const
    {
        return m_count > 0 ? std::optional(m_sum / m_count) : std::nullopt;
    }

private:
    double m_sum = 0;
    int m_count = 0;
};

std::vector<std::int64_t> goldCounts(GoldLabels gold, int options)
{
    std::vector<std::int64_t> counts(static_cast<std::size_t>(options));
    for (const auto& label : gold) {
        if (label)
            ++counts[static_cast<std::size_t>(*label)];
    }
    return counts;
}

/// Against gold and against the others: over the items of one annotator, or over annotators.
struct TwoMeans
{
    Mean gold;
    Mean others;

    AnnotatorMeans value() const { return {gold.value(), others.value()}; }
    void add(const AnnotatorMeans& of)
    {
        gold.add(of.againstGold);
        others.add(of.againstOthers);
    }
};

template <typename Value> using ByStratum = std::map<std::pair<CutBy, QString>, Value>;

/// Does something with the value of each stratum that an item is in.
template <typename Value, typename Act>
void inItsStrata(const Item& item, ByStratum<Value>& strata, const Act& act)
{
    for (const CutBy cut : AllCuts) {
        if (const QString name = stratumOf(item, cut); !name.isEmpty())
            act(strata[{cut, name}]);
    }
}

/// Means over annotators, of each group and of each stratum.
struct MeansOfParts
{
    std::map<QString, TwoMeans> groups;
    ByStratum<TwoMeans> strata;
};

/// Adds what the annotator comes to in each group and stratum to the means over annotators.
AnnotatorScores scoresOf(const Annotator& annotator, const Input& input, MeansOfParts& parts)
{
    AnnotatorScores scores{annotator.name, 0, {}, {}};
    TwoMeans all;
    MeansOfParts own;
    for (const OwnVote& vote : annotator.votes) {
        if (!vote.own->label)
            continue;
        ++scores.items;
        const Item& item = input.items[vote.item];
        const int label = *vote.own->label;
        TwoMeans of; // of this one item
        if (item.gold)
            of.gold.add(*item.gold == label ? 1.0 : 0.0);
        of.others.add(pluralityCredit(vote.others, label, input.options.count()));
        const AnnotatorMeans one = of.value();
        all.add(one);
        own.groups[item.group].add(one);
        inItsStrata(item, own.strata, [&](TwoMeans& means) { means.add(one); });
    }
    for (const auto& [group, means] : own.groups)
        parts.groups[group].add(means.value());
    for (const auto& [stratum, means] : own.strata)
        parts.strata[stratum].add(means.value());
    scores.againstGold = all.gold.value();
    scores.againstOthers = all.others.value();
    return scores;
}

ScaleFit fitToOthers(const Annotator& annotator, std::size_t dimension)
{
    std::vector<double> own;
    std::vector<double> reference;
    for (const OwnVote& vote : annotator.votes) {
        Mean others;
        for (const Vote* other : vote.others)
            others.add(other->vad.at(dimension));
        const auto value = vote.own->vad.at(dimension);
        const auto mean = others.value();
        if (!value || !mean)
            continue;
        own.push_back(*value);
        reference.push_back(*mean);
    }
    return scaleFit(own, reference);
}

HumanScaleFit humanScaleFit(const std::vector<Annotator>& annotators, std::size_t dimension)
{
    HumanScaleFit result;
    Mean mae;
    Mean pearson;
    for (const Annotator& annotator : annotators) {
        const ScaleFit fit = fitToOthers(annotator, dimension);
        if (fit.n == 0)
            continue;
        mae.add(fit.mae);
        pearson.add(fit.pearson);
        result.undefined += fit.pearson ? 0 : 1;
    }
    result.mae = mae.value();
    result.pearson = pearson.value();
    return result;
}

void addItems(HumanScores& scores, const Input& input, ByStratum<Mean>& strata)
{
    Mean largest;
    Mean majority;
    for (const Item& item : input.items) {
        const std::vector<int> counts = labelCounts(item, input.options.count());
        const int votes = votesOn(item);
        if (votes > 0) {
            const double share = double(*std::max_element(counts.begin(), counts.end())) / votes;
            largest.add(share);
            inItsStrata(item, strata, [&](Mean& mean) { mean.add(share); });
        }
        if (item.pattern)
            majority.add(*item.pattern == Pattern::Split ? 0.0 : 1.0);
    }
    scores.bestSingleLabel = largest.value();
    scores.shareWithAMajority = majority.value();
}

} // namespace

std::optional<int> majorityClass(GoldLabels gold, int options)
{
    const auto counts = goldCounts(gold, options);
    const auto most = std::max_element(counts.begin(), counts.end());
    return most == counts.end() || *most == 0
               ? std::nullopt
               : std::optional(static_cast<int>(most - counts.begin()));
}

ChanceScores chanceScores(GoldLabels gold, int options)
{
    ChanceScores scores;
    scores.uniformAccuracy = 1.0 / options;
    if (gold.empty())
        return scores;
    double macro = 0;
    double prior = 0;
    double shares = 0;
    for (const std::int64_t count : goldCounts(gold, options)) {
        const double share = static_cast<double>(count) / static_cast<double>(gold.size());
        macro += 2 * share / options / (share + 1.0 / options);
        prior += share * share;
        shares += share;
    }
    scores.uniformMacroF1 = macro / options;
    scores.priorAccuracy = prior;
    scores.priorMacroF1 = shares / options;
    return scores;
}

HumanScores humanScores(const Input& input, const std::vector<Annotator>& annotators)
{
    HumanScores scores;
    TwoMeans all;
    MeansOfParts parts;
    for (const Annotator& annotator : annotators) {
        AnnotatorScores of = scoresOf(annotator, input, parts);
        if (of.items == 0)
            continue;
        all.add({of.againstGold, of.againstOthers});
        if (of.againstGold) {
            scores.leastAgainstGold =
                std::min(scores.leastAgainstGold.value_or(1), *of.againstGold);
            scores.mostAgainstGold = std::max(scores.mostAgainstGold.value_or(0), *of.againstGold);
        }
        scores.annotators.push_back(std::move(of));
    }
    scores.means = all.value();
    for (const auto& [group, means] : parts.groups)
        scores.groups.push_back({group, means.value()});
    ByStratum<Mean> largest;
    addItems(scores, input, largest);
    for (const auto& [stratum, means] : parts.strata)
        scores.strata.push_back(
            {stratum.first, stratum.second, means.value(), largest[stratum].value()});
    for (std::size_t dimension = 0; dimension < VadCount; ++dimension)
        scores.scales.at(dimension) = humanScaleFit(annotators, dimension);
    return scores;
}

} // namespace subtext::evaluation
