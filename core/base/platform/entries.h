// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/platform/openfile.h"
#include "core/base/platform/refusals.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace subtext::platform {

// What stands in folders: made, renamed, removed, told apart. Where nothing else is said a call
// returns 0 once it is done.

SystemNumber makeFolder(const QString& path, MadeFor whom);

/// A new folder of the owner's alone, called `stem` and six letters or digits.
struct MadeFolder
{
    QString path;
    SystemNumber refusal = 0;
};
MadeFolder makeTemporaryFolder(const QString& stem);

/// Whether the entry is the user's own.
bool isOwn(const QString& path);

/// Brings the entries of a folder to the disk. Nothing to do on Windows, where renaming does so.
SystemNumber syncFolder(const QString& path);

/// Gives a file or folder another name in the same file system. Exists where something has it; an
/// empty folder of that name may be replaced.
SystemNumber renameEntry(const QString& from, const QString& to);

/// Gives a file the name of another, which is gone then, in one step.
SystemNumber replaceFile(const QString& from, const QString& to);

/// Two folders change places in one step. None where the system has no such step.
std::optional<SystemNumber> exchange(const QString& one, const QString& other);

SystemNumber removeFile(const QString& path);

/// Which file stands at a path, and in which version.
struct FileMark
{
    std::uint64_t device = 0;
    std::uint64_t file = 0;
    std::int64_t size = 0;
    std::int64_t changedAt = 0; ///< Nanoseconds.
    std::uint64_t names = 0;    ///< Hard links.
    bool isPlainFile = false;
};

/// None where there is nothing. Follows links.
std::optional<FileMark> fileMark(const QString& path);

} // namespace subtext::platform
