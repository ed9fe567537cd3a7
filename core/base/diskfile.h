// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/base/platform/refusals.h"

#include <QString>
#include <QStringList>

namespace subtext::disk {

// What Qt has no call for: the steps of which files are written so that they are on the disk when
// a call returns, and only their owner's to read. Errors of all calls: DiskFull, ReadOnly,
// FileExists, IoFailure, and Locked on Windows, with the path and the system's words as detail.

/// What a number of the system means for `path`.
Error systemError(platform::SystemNumber number, const QString& path);

/// That error, unless the number is 0.
Result<void> doneUnless(platform::SystemNumber refused, const QString& path);

/// Brings the entries of a folder to the disk.
Result<void> syncFolder(const QString& path);

/// Gives a file the name of another, which is gone then, in one step. The error is about `to`.
Result<void> replaceFile(const QString& from, const QString& to);

/// An empty file that was not there before and that only its owner may read and write, whatever
/// the umask.
Result<void> makePrivateFile(const QString& path);

/// Makes a folder, and those that it lies in, for its owner alone. Returns the folders that were
/// not there before, the outermost first. Also FolderMissing, where a file is in the way.
Result<QStringList> makePrivateFolders(const QString& path);

} // namespace subtext::disk
