// SPDX-License-Identifier: MIT
#include "core/evaluation/annotators.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace subtext::evaluation {
namespace {

int votesFor(const std::vector<const Vote*>& votes, int label)
{
    return static_cast<int>(std::count_if(votes.begin(), votes.end(),
                                          [&](const Vote* vote) { return vote->label == label; }));
}

bool hasLabels(const std::vector<const Vote*>& votes)
{
    return std::any_of(votes.begin(), votes.end(),
                       [](const Vote* vote) { return vote->label.has_value(); });
}

} // namespace

std::vector<Annotator> annotatorsOf(const Input& input)
{
    std::map<int, QString> firstGroups; // by rater
    for (const Item& item : input.items) {
        for (const Vote& vote : item.votes)
            firstGroups.try_emplace(vote.rater, item.group);
    }
    // Two people may have the same name.
    std::map<std::tuple<QString, QString, int>, Annotator> found;
    for (std::size_t i = 0; i < input.items.size(); ++i) {
        const Item& item = input.items[i];
        for (const Vote& vote : item.votes) {
            const QString& name = input.raters[static_cast<std::size_t>(vote.rater)];
            const QString& first = firstGroups.at(vote.rater);
            Annotator& annotator = found[{first, name, vote.rater}];
            if (annotator.votes.empty())
                annotator.name = first + u'/' + name;
            else if (item.group != first)
                annotator.name = name;
            OwnVote own{i, &vote, {}};
            for (const Vote& other : item.votes) {
                if (&other != &vote && !vote.isFurther && !other.isFurther)
                    own.others.push_back(&other);
            }
            annotator.votes.push_back(std::move(own));
        }
    }
    std::vector<Annotator> annotators;
    annotators.reserve(found.size());
    for (auto& [key, annotator] : found)
        annotators.push_back(std::move(annotator));
    return annotators;
}

std::optional<double> shareOf(const std::vector<const Vote*>& votes, std::optional<int> label)
{
    int labelled = 0;
    int same = 0;
    for (const Vote* vote : votes) {
        labelled += vote->label ? 1 : 0;
        same += vote->label && vote->label == label ? 1 : 0;
    }
    return labelled > 0 ? std::optional(double(same) / labelled) : std::nullopt;
}

std::optional<double> pluralityCredit(const std::vector<const Vote*>& votes, int label, int options)
{
    if (!hasLabels(votes))
        return std::nullopt;
    int most = 0;
    int ties = 0;
    for (int option = 0; option < options; ++option) {
        const int count = votesFor(votes, option);
        if (count > most)
            ties = 0;
        most = std::max(most, count);
        ties += count == most ? 1 : 0;
    }
    return votesFor(votes, label) == most ? 1.0 / ties : 0.0;
}

} // namespace subtext::evaluation
