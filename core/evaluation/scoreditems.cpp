// SPDX-License-Identifier: MIT
#include "core/evaluation/scoreditems.h"

#include <map>

namespace subtext::evaluation {
namespace {

std::optional<int> optionOf(const Input& input, const QString& gold)
{
    return input.options.find(normalisedLabel(gold));
}

} // namespace

std::vector<QString> goldOfFiles(const Input& input, const std::vector<Column>& sets)
{
    std::vector<QString> gold(input.items.size());
    for (const Column& set : sets) {
        for (const ColumnRow& row : set.rows) {
            QString& known = gold[static_cast<std::size_t>(row.item)];
            if (known.isNull() && row.gold)
                known = row.gold->isEmpty() ? QStringLiteral("") : *row.gold;
        }
    }
    return gold;
}

ScoredItems scoredItems(const Input& input, const std::vector<Column>& sets, GoldOrigin origin,
                        AmbiguousItems ambiguous)
{
    ScoredItems scored;
    const bool isOfFile = origin == GoldOrigin::File;
    const std::vector<QString> ofFiles =
        isOfFile ? goldOfFiles(input, sets) : std::vector<QString>();
    for (std::size_t place = 0; place < input.items.size(); ++place) {
        const Item& item = input.items[place];
        const bool hasGold = isOfFile ? !ofFiles[place].isNull() : item.gold.has_value();
        const bool isUnwanted = item.isAmbiguous && ambiguous == AmbiguousItems::LeftOut;
        if (!hasGold || isUnwanted) {
            ++(item.isAmbiguous ? scored.ambiguous : scored.unresolved);
            continue;
        }
        scored.places.push_back(place);
        scored.items.push_back(&item);
        scored.gold.push_back(isOfFile ? optionOf(input, ofFiles[place]) : item.gold);
    }
    return scored;
}

std::vector<GoldDifference> goldDifferences(const Input& input, const std::vector<Column>& sets)
{
    std::map<std::pair<int, QString>, GoldDifference> found;
    for (const Column& set : sets) {
        for (const ColumnRow& row : set.rows) {
            const Item& item = input.items[static_cast<std::size_t>(row.item)];
            if (row.gold && optionOf(input, *row.gold) != item.gold)
                found.try_emplace({row.item, *row.gold},
                                  GoldDifference{item.name, *row.gold, item.gold});
        }
    }
    std::vector<GoldDifference> differences;
    differences.reserve(found.size());
    for (auto& [key, difference] : found)
        differences.push_back(std::move(difference));
    return differences;
}

} // namespace subtext::evaluation
