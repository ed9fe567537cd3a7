// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementreport.h"

#include <span>

namespace subtext {

/// The items of one group, in the order of import.
using ItemSpan = std::span<const AgreementItem* const>;

/// Votes on a question by option, an item a row.
stats::CountTable optionVotes(ItemSpan items, const Task& task, std::size_t question);
/// The same without the answers that were asked for because of a split: what every estimate of how
/// far two people agree is made of. An item has them only where its other answers differ, so that
/// with them agreement would be estimated too high.
stats::CountTable plannedVotes(ItemSpan items, const Task& task, std::size_t question);
/// Planned ratings by point, upwards, an item a row.
stats::CountTable plannedPoints(ItemSpan items, const Task& task, std::size_t scale);
/// Answers that plannedVotes() leaves out.
qint64 furtherAnswers(ItemSpan items);
/// Those of `raters` who have a planned rating of an item here, in their order.
std::vector<int> plannedRaters(ItemSpan items, std::span<const int> raters);

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
/// ICC(2,1) of each scale, of planned ratings. `groups` holds the items of each group with the
/// raters of that group by name: the columns of its rows. Where groups have different numbers of
/// raters, those with fewer have missing ratings.
std::vector<stats::Icc> iccByScale(std::span<const IccPart> groups, const Task& task);

} // namespace subtext
