// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/stats/furtherrater.h"

#include <QString>

#include <optional>
#include <vector>

namespace subtext {

class Study;

/// An item that was given to more people because its first ones split.
struct FurtherItem
{
    QString name; ///< "group/id"
    qint64 asked = 0;
    qint64 toCome = 0;               ///< Answers.
    double gain = 0;                 ///< ItemWithMore::gain
    std::optional<bool> isChanged{}; ///< ItemWithMore::isChanged; none while an answer is to come.

    bool operator==(const FurtherItem&) const = default;
};

/// MoreRatersState without people, for whoever says what came of it.
struct FurtherStanding
{
    std::vector<FurtherItem> items; ///< In the order of import.
    stats::StudyGain answered;      ///< Of those that all who were asked have answered.
    qint64 changed = 0;             ///< Of the same.
    qint64 toCome = 0;              ///< Answers.

    bool operator==(const FurtherStanding&) const = default;
};

/// As of one moment, without items that are left out.
Result<FurtherStanding> furtherStanding(Study& study);

} // namespace subtext
