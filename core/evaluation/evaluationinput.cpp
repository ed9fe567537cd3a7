// SPDX-License-Identifier: MIT
#include "core/evaluation/evaluationinput.h"

#include "core/agreement/agreementgroup.h"
#include "core/agreement/agreementsplits.h"

#include <QHash>

#include <algorithm>

namespace subtext::evaluation {
namespace {

constexpr std::uint64_t SplitSeed = 42;

std::optional<int> labelOf(const std::optional<Choice>& choice)
{
    return choice ? std::optional(indexOf(*choice)) : std::nullopt;
}

Vote voteOf(const AgreementRating& rating)
{
    Vote vote{rating.rater, labelOf(rating.ballot[0]), {}};
    for (std::size_t dimension = 0; dimension < VadCount; ++dimension) {
        if (const auto point = rating.points.at(dimension))
            vote.vad.at(dimension) = scaleNumber(*point);
    }
    return vote;
}

Item itemOf(const AgreementItem& from, int ratingsNeeded)
{
    Item item;
    item.scenario = from.scenario;
    item.name = from.name;
    item.group = from.group;
    item.id = from.name.mid(item.group.size() + 1);
    item.power = powerToken(from.power);
    item.domain = domainToken(from.domain);
    item.gold = labelOf(from.gold[0]);
    item.isAmbiguous = from.isAmbiguous;
    item.pattern = patternOf(from, 0, ratingsNeeded);
    for (const AgreementRating& rating : from.ratings)
        item.votes.push_back(voteOf(rating));
    return item;
}

/// By name; where several people have one, with their codes.
std::vector<QString> namesOf(const std::vector<AgreementRater>& raters)
{
    QHash<QString, int> uses;
    for (const AgreementRater& rater : raters)
        ++uses[rater.name];
    std::vector<QString> names;
    names.reserve(raters.size());
    for (const AgreementRater& rater : raters)
        names.push_back(uses.value(rater.name) == 1
                            ? rater.name
                            : QStringLiteral("%1 (%2)").arg(rater.name, rater.code));
    return names;
}

} // namespace

Input evaluationInput(const AgreementInput& study)
{
    Input input{Options::emotions(), namesOf(study.raters), {}};
    const std::vector<stats::Part> parts = splitItems(study, SplitSeed);
    for (std::size_t i = 0; i < study.items.size(); ++i) {
        Item item = itemOf(study.items[i], study.ratingsNeeded);
        item.part = parts[i];
        input.items.push_back(std::move(item));
    }
    std::stable_sort(input.items.begin(), input.items.end(),
                     [](const Item& a, const Item& b) { return a.group < b.group; });
    return input;
}

std::vector<int> labelCounts(const Item& item, int options)
{
    std::vector<int> counts(static_cast<std::size_t>(options));
    for (const Vote& vote : item.votes) {
        if (vote.label)
            ++counts[static_cast<std::size_t>(*vote.label)];
    }
    return counts;
}

int votesOn(const Item& item)
{
    return static_cast<int>(std::count_if(item.votes.begin(), item.votes.end(),
                                          [](const Vote& vote) { return vote.label.has_value(); }));
}

std::optional<double> meanRating(const Item& item, std::size_t dimension)
{
    double sum = 0;
    int ratings = 0;
    for (const Vote& vote : item.votes) {
        if (const auto rating = vote.vad.at(dimension)) {
            sum += *rating;
            ++ratings;
        }
    }
    return ratings > 0 ? std::optional(sum / ratings) : std::nullopt;
}

} // namespace subtext::evaluation
