// SPDX-License-Identifier: MIT
#include "core/evaluation/difficulty.h"

#include "core/stats/fleiss.h"
#include "core/stats/rankcorrelation.h"

#include <algorithm>
#include <map>

namespace subtext::evaluation {
namespace {

/// κ is an estimate of how far two people agree: see plannedVotes().
std::vector<int> plannedCounts(const Item& item, int options)
{
    std::vector<int> counts(static_cast<std::size_t>(options));
    for (const Vote& vote : item.votes) {
        if (vote.label && !vote.isFurther)
            ++counts[static_cast<std::size_t>(*vote.label)];
    }
    return counts;
}

struct GroupCounts
{
    explicit GroupCounts(int options)
        : votes(options)
    {}
    stats::CountTable votes;
    std::int64_t items = 0;
    std::int64_t correct = 0;
};

std::optional<double> spearmanOfItems(const std::vector<const Item*>& items,
                                      std::span<const int> correct, int options)
{
    std::vector<double> shares;
    std::vector<double> hits;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const int votes = votesOn(*items[i]);
        if (votes == 0)
            continue;
        const std::vector<int> counts = labelCounts(*items[i], options);
        shares.push_back(double(*std::max_element(counts.begin(), counts.end())) / votes);
        hits.push_back(correct[i]);
    }
    return stats::spearman(shares, hits);
}

std::vector<GroupDifficulty> groupDifficulties(const std::vector<const Item*>& items,
                                               std::span<const int> correct, int sets, int options)
{
    std::map<QString, GroupCounts> counts;
    for (std::size_t i = 0; i < items.size(); ++i) {
        GroupCounts& of = counts.try_emplace(items[i]->group, options).first->second;
        of.votes.append(plannedCounts(*items[i], options));
        ++of.items;
        of.correct += correct[i];
    }
    std::vector<GroupDifficulty> groups;
    groups.reserve(counts.size());
    for (const auto& [group, of] : counts)
        groups.push_back({group,
                          static_cast<double>(of.correct) / static_cast<double>(of.items * sets),
                          stats::fleissKappa(of.votes).kappa});
    return groups;
}

std::optional<double> spearmanOfGroups(const std::vector<GroupDifficulty>& groups)
{
    std::vector<double> kappas;
    std::vector<double> accuracies;
    for (const GroupDifficulty& group : groups) {
        if (!group.kappa)
            continue;
        kappas.push_back(*group.kappa);
        accuracies.push_back(group.accuracy);
    }
    return stats::spearman(kappas, accuracies);
}

} // namespace

Difficulty difficulty(const std::vector<const Item*>& items, std::span<const int> correct, int sets,
                      int options)
{
    Difficulty result;
    if (sets == 0)
        return result;
    result.histogram.resize(static_cast<std::size_t>(sets) + 1);
    for (std::size_t i = 0; i < items.size(); ++i) {
        ++result.histogram[static_cast<std::size_t>(correct[i])];
        if (items[i]->pattern == Pattern::Unanimous && correct[i] == 0)
            result.unanimousButNoModel << items[i]->name;
        if (items[i]->pattern == Pattern::Split && correct[i] == sets)
            result.splitButEveryModel << items[i]->name;
    }
    result.unanimousButNoModel.sort();
    result.splitButEveryModel.sort();
    result.itemSpearman = spearmanOfItems(items, correct, options);
    result.groups = groupDifficulties(items, correct, sets, options);
    result.groupSpearman = spearmanOfGroups(result.groups);
    return result;
}

} // namespace subtext::evaluation
