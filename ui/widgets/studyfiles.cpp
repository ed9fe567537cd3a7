// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/studyfiles.h"

#include <QDir>
#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

namespace subtext {

QStringList localFiles(const QMimeData& dropped)
{
    QStringList paths;
    for (const QUrl& url : dropped.urls()) {
        if (url.isLocalFile())
            paths << url.toLocalFile();
    }
    return paths;
}

QStringList studyFilesAt(const QStringList& paths)
{
    QStringList files;
    for (const QString& path : paths) {
        if (!QFileInfo(path).isDir()) {
            files << path;
            continue;
        }
        const QDir folder(path);
        for (const QString& name : folder.entryList({QStringLiteral("*.subtext")}, QDir::Files))
            files << folder.filePath(name);
    }
    return files;
}

} // namespace subtext
