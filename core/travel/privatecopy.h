// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"

#include <QString>

#include <memory>

namespace subtext {

class Database;

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
