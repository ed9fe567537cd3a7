// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <span>

namespace subtext {

struct FileMeaning
{
    QLatin1String path;
    const char* meaning;
};

/// Of the file at `path`; empty where it is not among them.
inline QByteArray meaningIn(std::span<const FileMeaning> files, const QString& path)
{
    for (const FileMeaning& file : files) {
        if (path == file.path)
            return file.meaning;
    }
    return {};
}

} // namespace subtext
