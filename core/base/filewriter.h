// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <QByteArrayView>
#include <QString>

#include <memory>

namespace subtext {

/// Who may read a file that was not there before. One that is replaced stays open to whom it was.
enum class Readers {
    Owner,  ///< It holds people's answers.
    Anyone, ///< As the umask says: it is made to be passed on.
};

/// Writes one file, all or nothing: the bytes go into a file beside it, which takes its place once
/// every one of them is on the disk. Until then, and where anything fails, what stood under the
/// path stands there as it was; what was written beside goes with the object. A link is followed,
/// and what it leads to is replaced.
class FileWriter
{
public:
    /// Errors: FolderMissing, ReadOnly, DiskFull; IoFailure, also where something stands there that
    /// is no file.
    static Result<std::unique_ptr<FileWriter>> begin(const QString& path, Readers readers);

    ~FileWriter();
    FileWriter(const FileWriter&) = delete;
    FileWriter& operator=(const FileWriter&) = delete;

    /// Adds to the end. After an error there is nothing more to do than to let the writer go.
    /// Errors: DiskFull, IoFailure.
    Result<void> write(QByteArrayView bytes);

    /// Brings what was written to the disk, beside the file. For who writes several files: nothing
    /// that a disk refuses is left for commit(). Errors: DiskFull, IoFailure.
    Result<void> finish();

    /// Puts it in place, after finish() where that was not called. Errors: those of finish(), and
    /// ReadOnly.
    Result<void> commit();

private:
    class Part;
    explicit FileWriter(std::unique_ptr<Part> part);

    std::unique_ptr<Part> m_part;
};

/// All of a file at once. Errors: those of FileWriter.
Result<void> writeWholeFile(const QString& path, QByteArrayView bytes, Readers readers);

/// A copy, written in the same way. Also FileUnreadable.
Result<void> copyWholeFile(const QString& from, const QString& to, Readers readers);

} // namespace subtext
