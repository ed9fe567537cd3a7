// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <QByteArrayView>
#include <QString>
#include <QStringList>

namespace subtext::disk {

// What Qt has no call for: the steps of which files are written so that they are on the disk when
// a call returns, and only their owner's to read. Errors of all calls: DiskFull, ReadOnly,
// FileExists, IoFailure, with the path and the system's words as detail.

/// What a number of errno means for `path`.
Error systemError(int number, const QString& path);

/// An open file of the system, closed with the object.
class Descriptor
{
public:
    /// As open(2), and never for the programs that this one starts. `mode` is for a file that is
    /// made; the umask takes from it.
    Descriptor(const QString& path, int flags, unsigned mode = 0);
    ~Descriptor() { close(); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    bool isOpen() const { return m_number >= 0; }
    int number() const { return m_number; }
    /// What close() returned, with its errno: some file systems say only then what went wrong.
    int close();

private:
    int m_number;
};

/// Every byte, or false with the errno of the write that failed.
bool writeAll(int descriptor, QByteArrayView bytes);

/// Brings the entries of a folder to the disk.
Result<void> syncFolder(const QString& path);

/// An empty file that was not there before and that only its owner may read and write, whatever
/// the umask.
Result<void> makePrivateFile(const QString& path);

/// Makes a folder, and those that it lies in, for its owner alone. Returns the folders that were
/// not there before, the outermost first. Also FolderMissing, where a file is in the way.
Result<QStringList> makePrivateFolders(const QString& path);

} // namespace subtext::disk
