// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"

#include <QString>

#include <memory>

namespace subtext {

class Database;

namespace disk {
class FolderLock;
} // namespace disk

/// A folder among the temporary ones that only its owner can look into, for the copy of a study
/// that is read. It goes with the object; what a program that was killed has left of it goes when
/// the next one is made.
class PrivateFolder
{
public:
    /// Errors: DiskFull, ReadOnly, IoFailure.
    static Result<std::unique_ptr<PrivateFolder>> make();

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

// A study file from elsewhere is read from a private copy. The file itself is opened for reading
// only, and nothing in it is believed before its tables are seen to be those of the program.

/// Only a plain file: a pipe would wait for ever, and a link may lead anywhere. Errors:
/// FileMissing, FileUnreadable.
Result<void> requirePlainFile(const QString& path);

enum class WhileOpen {
    Refused, ///< Locked: it is not what will be handed in. Takes its lock while it is copied.
    Read,    ///< As it stands; nothing is made beside it.
};

/// Copies the file, and the log of a program that did not end well, beside each other: `largest`
/// bytes in all. Returns the checksum of both. Errors: FileMissing, FileUnreadable (a folder, a
/// pipe, a link), FileTooLarge, NotAStudy, Locked, Cancelled, DiskFull, IoFailure.
Result<QString> copyPrivately(const QString& path, const QString& copy, WhileOpen whileOpen,
                              qint64 largest, const CancelToken& cancel);

/// Opens such a copy, checks its pages and brings it up to date. `folder` is for what a migration
/// keeps. Errors: NotAStudy, SchemaUnreleased, SchemaTooNew, StudyDamaged, IoFailure; any of them
/// where it was cancelled.
Result<std::unique_ptr<Database>> openCopy(const QString& copy, const QString& folder,
                                           const CancelToken& cancel);

/// The same error, about the file that the copy was made of: nobody knows the copy.
Error aboutOriginal(Error error, const QString& path);

} // namespace subtext
