// SPDX-License-Identifier: MIT
#include "core/exchange/labelstudiotimes.h"

#include "core/exchange/rowreader.h"

#include <cmath>

namespace subtext {

std::optional<qint64> labelStudioMoment(const QString& text)
{
    bool isNumber = false;
    const qint64 seconds = text.toLongLong(&isNumber);
    constexpr qint64 LatestSecond = 253'402'300'799; // the end of the year 9999
    if (isNumber && seconds >= 0 && seconds <= LatestSecond)
        return seconds * 1000;
    return momentFromIso(text);
}

bool isChangedSince(const QString& createdAt, const QString& updatedAt)
{
    constexpr qint64 SameMomentMs = 1000;
    const auto created = labelStudioMoment(createdAt);
    const auto updated = labelStudioMoment(updatedAt);
    return !created || !updated || *updated - *created > SameMomentMs;
}

std::optional<qint64> labelStudioWallMs(const QString& leadTime)
{
    bool isNumber = false;
    const double seconds = leadTime.toDouble(&isNumber);
    constexpr double LongestSeconds = 1e9; // over thirty years
    if (!isNumber || !(seconds >= 0 && seconds <= LongestSeconds))
        return std::nullopt;
    return std::llround(seconds * 1000);
}

} // namespace subtext
