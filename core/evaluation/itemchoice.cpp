// SPDX-License-Identifier: MIT
#include "core/evaluation/itemchoice.h"

#include <algorithm>

namespace subtext::evaluation {
namespace {

using Sets = std::vector<SetEvaluation>;

template <typename Wanted> Places placesWhere(const Input& input, const Wanted& wanted)
{
    Places places;
    for (std::size_t i = 0; i < input.items.size(); ++i) {
        if (wanted(input.items[i], i))
            places.push_back(i);
    }
    return places;
}

/// Scored items alone.
template <typename Wanted> Places scoredWhere(const Input& input, const Wanted& wanted)
{
    return placesWhere(input, [&](const Item& item, std::size_t place) {
        return item.gold.has_value() && wanted(item, place);
    });
}

/// The scored items that a set was asked about.
template <typename Wanted>
Places askedWhere(const Input& input, const SetEvaluation& set, const Wanted& wanted)
{
    return scoredWhere(input, [&](const Item& item, std::size_t place) {
        return set.isAskedAbout(place) && wanted(item, place);
    });
}

/// What the sets gave that are not apart: what one was not asked, or not yet, is neither wrong nor
/// another label.
std::vector<std::optional<int>> endedLabels(const Sets& sets, std::size_t place)
{
    std::vector<std::optional<int>> labels;
    for (const SetEvaluation& set : sets) {
        if (!set.isApart())
            labels.push_back(set.readings[place].label);
    }
    return labels;
}

bool isGivenByNone(const Item& item, const Sets& sets, std::size_t place)
{
    const auto labels = endedLabels(sets, place);
    return !labels.empty() && std::find(labels.begin(), labels.end(), item.gold) == labels.end();
}

bool doAllGiveOne(const Sets& sets, std::size_t place)
{
    const auto labels = endedLabels(sets, place);
    return !labels.empty() && labels.front() &&
           std::all_of(labels.begin(), labels.end(),
                       [&](const std::optional<int>& label) { return label == labels.front(); });
}

bool isOutside(const Reading& reading)
{
    return reading.status == AnswerStatus::Mapped || reading.status == AnswerStatus::Oov;
}

} // namespace

Places itemsWith(ItemFilter filter, const Input& input, const std::vector<SetEvaluation>& sets)
{
    const auto any = [&](std::size_t place, const auto& wanted) {
        return std::any_of(sets.begin(), sets.end(),
                           [&](const SetEvaluation& set) { return wanted(set.readings[place]); });
    };
    return placesWhere(input, [&](const Item& item, std::size_t place) {
        switch (filter) {
        case ItemFilter::All:
            return true;
        case ItemFilter::OnlyPeopleAgree:
            return item.gold && item.pattern == Pattern::Unanimous &&
                   isGivenByNone(item, sets, place);
        case ItemFilter::OnlyModelsAgree:
            return item.pattern == Pattern::Split && doAllGiveOne(sets, place);
        case ItemFilter::OutsideLabel:
            return any(place, isOutside);
        case ItemFilter::Keyword:
            return any(place, [](const Reading& of) { return of.rule == Rule::Keyword; });
        }
        Q_UNREACHABLE();
    });
}

Places itemsAnswered(const Input& input, const SetEvaluation& set, int gold,
                     std::optional<int> answer)
{
    return askedWhere(input, set, [&](const Item& item, std::size_t place) {
        return item.gold == gold && set.readings[place].label == answer;
    });
}

Places itemsVoted(const Input& input, const SetEvaluation& set, int gold, int label)
{
    return askedWhere(input, set, [&](const Item& item, std::size_t) {
        return item.gold == gold &&
               std::any_of(item.votes.begin(), item.votes.end(),
                           [&](const Vote& vote) { return vote.label == label; });
    });
}

Places itemsLabelled(const Input& input, const SetEvaluation& set, int label)
{
    return scoredWhere(
        input, [&](const Item&, std::size_t place) { return set.readings[place].label == label; });
}

Places itemsOfStatus(const Input& input, const SetEvaluation& set, AnswerStatus status)
{
    return askedWhere(input, set, [&](const Item&, std::size_t place) {
        return set.readings[place].status == status;
    });
}

Places itemsOutside(const Input& input, const SetEvaluation& set, const QString& label)
{
    return askedWhere(input, set, [&](const Item&, std::size_t place) {
        return isOutside(set.readings[place]) && set.readings[place].outside == label;
    });
}

Places itemsOfStratum(const Input& input, CutBy cut, const QString& name)
{
    return scoredWhere(input,
                       [&](const Item& item, std::size_t) { return stratumOf(item, cut) == name; });
}

} // namespace subtext::evaluation
