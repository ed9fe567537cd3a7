// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace subtext {

/// Why a file of a team's shared folder is not taken.
enum class FolderFault : std::uint8_t {
    Missing,    ///< It was read before, or others that come after it are there.
    Cut,        ///< Its end is not there.
    Unreadable, ///< Not a file of a team, or one that the system does not let be read.
    Altered,    ///< It does not follow what was read before.
    Seal,       ///< Something else than its device sealed it.
    Foreign,    ///< Of another study or another device.
    NotTheirs,  ///< It says what a device of that person has no right to say.
    Copy,       ///< A second one beside it, as services make where they cannot decide.
    Stranger,   ///< Of a device that was not invited.
    Locked,     ///< It says what a locked study does not take.
};

struct FolderTrouble
{
    QString file;
    FolderFault fault = FolderFault::Unreadable;

    bool operator==(const FolderTrouble&) const = default;
};

/// A word for it, "missing".
QLatin1String folderFaultToken(FolderFault fault);

} // namespace subtext
