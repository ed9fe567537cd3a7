// SPDX-License-Identifier: MIT
#pragma once

#include <QtGlobal>

#include <algorithm>
#include <numeric>
#include <optional>
#include <vector>

namespace subtext {

/// The median of times in milliseconds; of an even number the mean of the middle two, rounded
/// down. None for an empty list. O(n log n).
inline std::optional<qint64> medianOf(std::vector<qint64> values)
{
    if (values.empty())
        return std::nullopt;
    std::sort(values.begin(), values.end());
    const std::size_t middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle]
                                  : std::midpoint(values[middle - 1], values[middle]);
}

} // namespace subtext
