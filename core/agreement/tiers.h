// SPDX-License-Identifier: MIT
#pragma once

#include "core/stats/counttable.h"

#include <QtGlobal>

namespace subtext {

/// Items by the share of their votes that went to the most frequent label, in whole percent, for
/// any number of raters: two of three votes are less than 67 %.
struct AgreementTiers
{
    qint64 high = 0;   ///< From 67 % on.
    qint64 middle = 0; ///< From 34 % on.
    qint64 low = 0;

    qint64 total() const { return high + middle + low; }
    bool operator==(const AgreementTiers&) const = default;
};

/// Of the items with two votes or more; `votes` has a row an item and a column a label.
AgreementTiers tiersOf(const stats::CountTable& votes);

} // namespace subtext
