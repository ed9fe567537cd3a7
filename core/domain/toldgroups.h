// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <vector>

namespace subtext {

/// Which groups of people may be spoken of.
struct ToldGroups
{
    std::vector<bool> isTold; ///< By group.
    qint64 others = 0;        ///< Everybody else.

    bool operator==(const ToldGroups&) const = default;
};

/// Of groups that have `people` of `all` people: those of `atLeast` and more. Everybody else,
/// whether in a smaller group or in none, is one number, since the number of all is known. Where
/// these would be fewer than `atLeast` themselves, and anybody, the smallest group that is told, of
/// several the last, is among them (complementary suppression: Willenborg & de Waal 2001, doi
/// 10.1007/978-1-4613-0121-9). So `others` is 0, `atLeast` or more, or `all`.
ToldGroups toldGroups(const std::vector<qint64>& people, qint64 all, int atLeast);

} // namespace subtext
