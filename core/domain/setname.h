// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <vector>

namespace subtext {

/// Of a model, a mode or a run, in characters.
inline constexpr qsizetype LongestSetName = 200;

/// What everything is called that one model said in one mode and run.
struct SetName
{
    QString model;
    QString mode;
    QString run;

    /// "model:mode:run".
    QString text() const;
    bool operator==(const SetName&) const = default;
};
std::size_t qHash(const SetName& set, std::size_t seed = 0);

/// A set was taken out of what is scored, shown and released, or put in again; what it says stays.
struct SetWithdrawal
{
    SetName set;
    qint64 at = 0; ///< UTC milliseconds.
    bool isWithdrawn = true;
    QString reason;
    PersonId by = {}; ///< Invalid: the command line.

    bool operator==(const SetWithdrawal&) const = default;
};

/// "model", "model:mode" or "model:mode:run": whether somebody means this set.
bool isNamed(const SetName& set, const QString& name);
/// A name for each set, as short as tells them apart.
QStringList shortNames(const std::vector<SetName>& sets);

template <typename Sets> std::vector<SetName> namesOfSets(const Sets& sets)
{
    std::vector<SetName> names;
    for (const auto& set : sets)
        names.push_back(set.name);
    return names;
}

} // namespace subtext
