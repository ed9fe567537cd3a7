// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementreport.h"

#include <span>

namespace subtext {

/// The items of one group, in the order of import.
using ItemSpan = std::span<const AgreementItem* const>;

/// Votes on a question by option, an item a row.
stats::CountTable optionVotes(ItemSpan items, const Task& task, std::size_t question);
/// Ratings by point, upwards, an item a row.
stats::CountTable pointVotes(ItemSpan items, const Task& task, std::size_t scale);

/// How the votes of an item on a question lie; none while it has fewer than `ratingsNeeded` (or
/// two).
std::optional<Pattern> patternOf(const AgreementItem& item, std::size_t question,
                                 int ratingsNeeded);

/// Every figure of a group but its resampled intervals and ICCs, which need more than its items.
AgreementGroup describeGroup(ItemSpan items, const AgreementInput& input, std::size_t question);

/// Which items a column of the ICC is of.
struct IccPart
{
    ItemSpan items;
    std::span<const int> raters;
};
/// ICC(2,1) of each scale. `groups` holds the items of each group with the raters of that group by
/// name: the columns of its rows. Where groups have different numbers of raters, those with fewer
/// have missing ratings.
std::vector<stats::Icc> iccByScale(std::span<const IccPart> groups, const Task& task);

} // namespace subtext
