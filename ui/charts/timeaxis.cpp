// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/timeaxis.h"

#include "ui/plot/axes.h"

#include <QCoreApplication>
#include <QString>

#include <algorithm>
#include <cmath>

namespace subtext::charts {
namespace {

constexpr double ShortestDrawn = 0.1;
constexpr double AirBelow = 0.08; // in decades
constexpr double AirAbove = 0.16;
constexpr double LeastGap = 1.0 / 18; // between names, as a share of the axis

struct Tick
{
    double seconds;
    const char* name;
};

// From 30 s on not the round numbers of seconds, but those of the larger units.
constexpr Tick Ticks[] = {{0.1, QT_TRANSLATE_NOOP("subtext::charts", "0.1 s")},
                          {0.3, QT_TRANSLATE_NOOP("subtext::charts", "0.3 s")},
                          {1, QT_TRANSLATE_NOOP("subtext::charts", "1 s")},
                          {3, QT_TRANSLATE_NOOP("subtext::charts", "3 s")},
                          {10, QT_TRANSLATE_NOOP("subtext::charts", "10 s")},
                          {30, QT_TRANSLATE_NOOP("subtext::charts", "30 s")},
                          {60, QT_TRANSLATE_NOOP("subtext::charts", "1 min")},
                          {300, QT_TRANSLATE_NOOP("subtext::charts", "5 min")},
                          {600, QT_TRANSLATE_NOOP("subtext::charts", "10 min")},
                          {1'800, QT_TRANSLATE_NOOP("subtext::charts", "30 min")},
                          {3'600, QT_TRANSLATE_NOOP("subtext::charts", "1 h")},
                          {10'800, QT_TRANSLATE_NOOP("subtext::charts", "3 h")},
                          {36'000, QT_TRANSLATE_NOOP("subtext::charts", "10 h")},
                          {86'400, QT_TRANSLATE_NOOP("subtext::charts", "1 day")},
                          {864'000, QT_TRANSLATE_NOOP("subtext::charts", "10 days")},
                          {8'640'000, QT_TRANSLATE_NOOP("subtext::charts", "100 days")},
                          {86'400'000, QT_TRANSLATE_NOOP("subtext::charts", "1000 days")}};

} // namespace

double placeOf(double seconds)
{
    return std::log10(std::max(seconds, ShortestDrawn));
}

CategoryAxis* makeTimeAxis(double shortest, double longest)
{
    // Logarithms on an axis of named values: QLogValueAxis draws boxes well in 6.4, but can name
    // only whole powers of its base and writes them as numbers ("100.0"), not as people say times.
    const double from = placeOf(shortest) - AirBelow;
    const double to = placeOf(longest) + AirAbove;
    auto* axis = new CategoryAxis;
    axis->setLabelsPosition(CategoryAxis::AxisLabelsPositionOnValue);
    axis->setStartValue(from);
    double last = from - 1;
    for (const Tick& tick : Ticks) {
        const double at = std::log10(tick.seconds);
        if (at <= from || at > to || at - last < (to - from) * LeastGap)
            continue;
        axis->append(QCoreApplication::translate("subtext::charts", tick.name), at);
        last = at;
    }
    axis->setRange(from, to);
    return axis;
}

} // namespace subtext::charts
