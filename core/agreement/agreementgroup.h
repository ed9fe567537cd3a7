// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementreport.h"

#include <span>

namespace subtext {

/// The items of one group, in the order of import.
using ItemSpan = std::span<const AgreementItem* const>;

/// Votes by emotion in wheel order.
stats::CountTable emotionVotes(ItemSpan items);
/// Ratings by point, −3 … +3.
stats::CountTable pointVotes(ItemSpan items, ScaleIndex dimension);

/// How the votes of an item lie; none while it has fewer than `ratingsNeeded` (or two).
std::optional<Pattern> patternOf(const AgreementItem& item, int ratingsNeeded);

/// Every figure of a group but its resampled intervals and ICCs, which need more than its items.
AgreementGroup describeGroup(ItemSpan items, const AgreementInput& input);

/// ICC(2,1) of each scale. `subtypes` holds the items of each subtype with the raters of that
/// subtype by name: the columns of its rows. Where subtypes have different numbers of raters, those
/// with fewer have missing ratings.
struct IccPart
{
    ItemSpan items;
    std::span<const int> raters;
};
std::array<stats::Icc, DimensionCount> iccByScale(std::span<const IccPart> subtypes);

} // namespace subtext
