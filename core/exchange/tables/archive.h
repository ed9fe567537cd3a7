// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>

struct zip;

namespace subtext {

/// A ZIP archive in memory, of which single parts are unpacked. No part is ever written to the
/// disk, so that a part's name can lead nowhere.
class Archive
{
public:
    /// As long as these bytes last; none where they are no archive.
    static std::optional<Archive> open(const QByteArray& bytes);

    bool has(const QString& part) const;
    /// The part's bytes. Error: MalformedFile (value: the part; detail: "workbook:size" over
    /// `mostBytes`, whatever the archive says of it, else "workbook:part": missing, damaged or
    /// encrypted).
    Result<QByteArray> read(const QString& part, qint64 mostBytes) const;

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
