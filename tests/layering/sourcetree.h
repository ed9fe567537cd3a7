// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/checks.h"

#include <QDir>
#include <QDirIterator>
#include <QMap>

namespace subtext::test {

/// What stands in the files below these folders of the repository, by path from its root. Whoever
/// asks makes sure that there are as many as are expected, or passes for nothing.
inline QMap<QString, QString> treeBelow(const QStringList& folders,
                                        const QStringList& names = {QStringLiteral("*.cpp"),
                                                                    QStringLiteral("*.h")})
{
    const QDir root(QStringLiteral(SUBTEXT_SOURCE_DIR));
    QMap<QString, QString> tree;
    for (const QString& folder : folders) {
        QDirIterator files(root.filePath(folder), names, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            const QString path = files.next();
            tree[root.relativeFilePath(path)] = QString::fromUtf8(readFile(path));
        }
    }
    return tree;
}

} // namespace subtext::test
