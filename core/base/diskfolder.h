// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/diskfile.h"
#include "core/base/error.h"
#include "core/base/platform/openfile.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <memory>

namespace subtext::disk {

// What Qt has no call for: files and folders that are on the disk when a call returns, and folders
// that change places. Nothing here follows a link in the last part of a path. Errors of all calls:
// DiskFull, ReadOnly, IoFailure, and Locked on Windows (detail: the system's words).

/// Also FileExists.
Result<void> makeFolder(const QString& path);

/// A file that was not there before, written piece by piece. It stays where it is whatever fails:
/// whoever writes it clears up.
class NewFile
{
public:
    /// Also FileExists.
    static Result<std::unique_ptr<NewFile>> begin(const QString& path);

    Result<void> write(QByteArrayView bytes);
    /// Once all is written: brings it to the disk.
    Result<void> finish();

private:
    explicit NewFile(const QString& path);

    QString m_path;
    platform::OpenFile m_file;
};

/// The same in one piece. Also FileExists.
Result<void> writeNewFile(const QString& path, const QByteArray& bytes);

/// Gives a folder another name in the same file system. Also FileExists; an empty folder of that
/// name may be replaced.
Result<void> rename(const QString& from, const QString& to);

/// Two folders change places in one step. False where the file system has no such step.
Result<bool> exchange(const QString& one, const QString& other);

/// Says to other programs that a folder is in use, until the object or the process is gone.
class FolderLock
{
public:
    /// Fails to lock (isHeld) where somebody else holds the folder, where it is gone by the time
    /// that it is locked, and where the file system knows no locks.
    explicit FolderLock(const QString& path);
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

    bool isHeld() const { return m_isHeld; }
    /// Somebody else holds it.
    bool isInUse() const { return m_isInUse; }

private:
    platform::OpenFile m_folder;
    bool m_isHeld = false;
    bool m_isInUse = false;
};

} // namespace subtext::disk
