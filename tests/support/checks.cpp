// SPDX-License-Identifier: MIT
#include "tests/support/checks.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace subtext::test {

QString sharedFile(const QString& name)
{
    const QString path = QDir::cleanPath(QStringLiteral(SUBTEXT_SHARED_DIR "/") + name);
    return QFileInfo(path).isFile() ? path : QString();
}

QStringList publishedData()
{
    const QDir dir(QDir::cleanPath(QStringLiteral(SUBTEXT_SHARED_DIR "/cei")));
    QStringList paths;
    for (const QString& name : dir.entryList({QStringLiteral("data_*.csv")}, QDir::Files))
        paths << dir.filePath(name);
    return paths;
}

QByteArray readFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll();
}

QString writeFile(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qUtf8Printable(path));
    return path;
}

} // namespace subtext::test
