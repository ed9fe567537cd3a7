// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/intervalcontent.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <utility>

namespace subtext {
namespace {

struct AxisText
{
    Q_DECLARE_TR_FUNCTIONS(subtext::IntervalContent)
};

constexpr double MostParts = 8; // of an axis

/// Outwards to steps of the axis; no share gets a side below 0 or above 1.
stats::Interval roundedOut(const stats::Interval& data, double air)
{
    const double step = axisStep(data.high - data.low);
    const stats::Interval rounded{step * std::floor((data.low - air) / step),
                                  step * std::ceil((data.high + air) / step)};
    return {data.low < 0 ? rounded.low : std::max(rounded.low, -air),
            data.high > 1 ? rounded.high : std::min(rounded.high, 1 + air)};
}

} // namespace

double axisStep(double span)
{
    const double decade = std::pow(10, std::floor(std::log10(span / MostParts)));
    for (const double step : {1.0, 2.0, 5.0}) {
        if (step * decade * MostParts >= span)
            return step * decade;
    }
    return 10 * decade;
}

QString shownAxisTitle(const IntervalContent& content)
{
    const bool isCut = content.isAroundData && axisRange(content).low > 0;
    return isCut ? AxisText::tr("%1 (the axis does not begin at 0)").arg(content.axisTitle)
                 : content.axisTitle;
}

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
    return isAround && !content.range ? roundedOut(range, air)
                                      : stats::Interval{range.low - air, range.high + air};
}

} // namespace subtext
