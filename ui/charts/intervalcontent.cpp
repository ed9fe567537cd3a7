// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/intervalcontent.h"

#include <algorithm>
#include <utility>

namespace subtext {

stats::Interval axisRange(const IntervalContent& content)
{
    constexpr double RoomForWords = 0.25; // right of 0, where what is undefined says so
    constexpr double LeastAround = 0.02;  // of equal values
    stats::Interval range{0, 0};
    bool isFirst = content.isAroundData;
    bool isUndefined = false;
    for (const IntervalSeries& series : content.series) {
        for (const IntervalMark& mark : series.marks) {
            isUndefined = isUndefined || (!mark.value && !mark.isAbsent);
            if (!mark.value)
                continue;
            const stats::Interval drawn = series.hasWhiskers && mark.interval
                                              ? *mark.interval
                                              : stats::Interval{*mark.value, *mark.value};
            if (std::exchange(isFirst, false))
                range = {*mark.value, *mark.value};
            range.low = std::min({range.low, *mark.value, drawn.low});
            range.high = std::max({range.high, *mark.value, drawn.high});
        }
    }
    const bool isAround = content.isAroundData && !isFirst;
    if (isAround && range.high - range.low < LeastAround)
        range = {range.low - LeastAround, range.high + LeastAround};
    if (range.high - range.low < 1e-6)
        range = {0, 1};
    if (isUndefined && !isAround)
        range.high = std::max(range.high, -range.low * RoomForWords / (1 - RoomForWords));
    if (content.range)
        range = *content.range;
    const double air = 0.04 * (range.high - range.low); // no mark is cut off
    return {range.low - air, range.high + air};
}

} // namespace subtext
