// SPDX-License-Identifier: MIT
#pragma once

#include "tests/support/checks.h"

#include <QDir>
#include <QDirIterator>

#include <map>

namespace subtext::test {

/// Every file of a folder, hidden ones as well, by its path below it.
inline std::map<QString, QByteArray> filesIn(const QString& folder)
{
    std::map<QString, QByteArray> files;
    QDirIterator each(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (each.hasNext()) {
        const QString path = each.next();
        files[QDir(folder).relativeFilePath(path)] = readFile(path);
    }
    return files;
}

} // namespace subtext::test
