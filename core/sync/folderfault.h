// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <QString>

namespace subtext {

/// The value of errors that a team's shared folder gives in place of a server.
inline constexpr QLatin1String OfSharedFolder("shared folder");

/// The detail where the folder is there and nothing of the team is in it.
inline constexpr QLatin1String NoTeamInFolder("no team");
/// One of those; `path`: the folder, or a file in it.
inline Error folderError(ErrorCode code, const QString& path, const QString& detail = {})
{
    return {code, path, 0, 0, OfSharedFolder, detail};
}

/// Whether the folder, or what says who takes part, is not there as a whole: it may come yet.
inline bool isFolderNotWhole(const Error& error)
{
    return error.value == OfSharedFolder &&
           (error.code == ErrorCode::FolderMissing || error.code == ErrorCode::FileMissing ||
            error.code == ErrorCode::FileUnreadable || error.code == ErrorCode::MalformedFile);
}

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
