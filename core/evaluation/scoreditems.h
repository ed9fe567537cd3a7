// SPDX-License-Identifier: MIT
#pragma once

#include "core/evaluation/predictions.h"

#include <vector>

namespace subtext::evaluation {

enum class GoldOrigin : std::uint8_t {
    Study,
    File, ///< The gold labels of the prediction files, for comparison with what others published.
};

/// The items that answers are scored on, with their gold labels. Refers to the input's items.
struct ScoredItems
{
    std::vector<std::size_t> places;      ///< In the input, ascending.
    std::vector<std::optional<int>> gold; ///< One each; none: outside the options.
    std::vector<const Item*> items;       ///< One each.
    std::int64_t ambiguous = 0;  ///< Left out: ambiguous without gold, or with it and not wanted.
    std::int64_t unresolved = 0; ///< Left out: without gold otherwise.

    std::size_t size() const { return places.size(); }
};

/// Whether items count that have a label and were called ambiguous all the same.
enum class AmbiguousItems : std::uint8_t { Counted, LeftOut };

/// Those with a gold label of the study; or those for which any row of the files has one, the first
/// one counting, for all sets.
ScoredItems scoredItems(const Input& input, const std::vector<Column>& sets, GoldOrigin origin,
                        AmbiguousItems ambiguous = AmbiguousItems::Counted);

/// The gold labels that the rows of the files give, by item, the first one counting; null where
/// none gives any.
std::vector<QString> goldOfFiles(const Input& input, const std::vector<Column>& sets);

/// A gold label of a file that is not the study's.
struct GoldDifference
{
    QString item;
    QString ofFile; ///< As it stands.
    std::optional<int> ofStudy;

    bool operator==(const GoldDifference&) const = default;
};
/// Each once, in the order of the items.
std::vector<GoldDifference> goldDifferences(const Input& input, const std::vector<Column>& sets);

} // namespace subtext::evaluation
