// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>

class QIODevice;
struct zip;

namespace subtext {

/// A ZIP archive of which single parts are unpacked. What a part is called is a text and never a
/// path, so that it can lead nowhere.
class Archive
{
public:
    /// As long as these bytes last; none where they are no archive.
    static std::optional<Archive> open(const QByteArray& bytes);
    /// Of a file, which is read part by part; none where it is no archive or cannot be read.
    static std::optional<Archive> openFile(const QString& path);

    bool has(const QString& part) const;
    /// The part's bytes. Error: MalformedFile (value: the part; detail: "workbook:size" over
    /// `mostBytes`, whatever the archive says of it, else "workbook:part": missing, damaged or
    /// encrypted).
    Result<QByteArray> read(const QString& part, qint64 mostBytes) const;

    /// How many parts it says that it has, folders among them.
    qint64 count() const;
    /// What the part at `index` is called; two can have one name.
    QString nameAt(qint64 index) const;
    /// Writes the part at `index` to `target`; returns how many bytes it was. Error: FileTooLarge
    /// (value: the bytes so far; over `mostBytes`, whatever the archive says of it), MalformedFile
    /// (detail: "archive:password", else "archive:part": damaged, or packed in a way that is not
    /// known), DiskFull (detail: what the system says).
    Result<qint64> extractTo(QIODevice& target, qint64 index, qint64 mostBytes) const;

private:
    struct Close
    {
        void operator()(zip* archive) const;
    };
    explicit Archive(zip* archive)
        : m_archive(archive)
    {}

    std::unique_ptr<zip, Close> m_archive;
};

} // namespace subtext
