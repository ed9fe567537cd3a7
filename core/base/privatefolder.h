// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <QString>

#include <memory>

namespace subtext {

namespace disk {
class FolderLock;
} // namespace disk

/// A folder among the temporary ones that only its owner can look into, for the copy of a study or
/// of a project that is read. It goes with the object; what a program that was killed has left of
/// it goes when the next one is made, or when a window of the program opens.
class PrivateFolder
{
public:
    /// Errors: DiskFull, ReadOnly, IoFailure.
    static Result<std::unique_ptr<PrivateFolder>> make();

    /// Removes those of programs that are gone. Somebody else's are not ours to judge.
    static void clearLeftovers();

    ~PrivateFolder();
    PrivateFolder(const PrivateFolder&) = delete;
    PrivateFolder& operator=(const PrivateFolder&) = delete;

    const QString& path() const { return m_path; }
    QString filePath(const QString& name) const { return m_path + u'/' + name; }

private:
    explicit PrivateFolder(const QString& path);

    QString m_path;
    std::unique_ptr<disk::FolderLock> m_lock;
};

} // namespace subtext
