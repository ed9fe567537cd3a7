// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <vector>

namespace subtext {

enum class FileState : std::uint8_t {
    Sound,
    Changed,
    Missing,
    Unlisted, ///< In the folder, not in SHA256SUMS.
};

/// "sound", "changed", "missing", "unlisted".
QString fileStateToken(FileState state);

struct CheckedFile
{
    QString path; ///< Inside the folder, with '/'.
    FileState state = FileState::Sound;

    /// Listed and unchanged, or a figure for print (PDF): these are unlisted by design.
    bool isSound() const;
    bool operator==(const CheckedFile&) const = default;
};

struct FolderCheck
{
    std::vector<CheckedFile> files; ///< Sorted by path; SHA256SUMS itself is left out.

    bool isSound() const; ///< All of them.
};

/// Compares a release with its SHA256SUMS, file by file. Links are not followed: one in place of a
/// file makes it Changed, any other is Unlisted.
/// Errors: FileMissing (no folder, no SHA256SUMS), MalformedFile (a line of SHA256SUMS), and
/// FileUnreadable or IoFailure for a file that cannot be read.
Result<FolderCheck> verifyReleaseFolder(const QString& dir);

/// What belongs to a release and what only lies in its folder, by path, sorted.
struct FolderInventory
{
    QStringList listed;    ///< By SHA256SUMS, there or not.
    QStringList strangers; ///< Neither listed nor figures for print.
};

/// Reads no file but SHA256SUMS. Errors as those of verifyReleaseFolder.
Result<FolderInventory> inventoryOf(const QString& dir);

} // namespace subtext
