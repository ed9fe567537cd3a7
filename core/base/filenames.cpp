// SPDX-License-Identifier: MIT
#include "core/base/filenames.h"

#include <QDir>
#include <QFileInfo>

namespace subtext {

QString fileNamePart(const QString& words, qsizetype mostBytes)
{
    constexpr qsizetype Longest = 60;
    QString part;
    const QString characters = words.normalized(QString::NormalizationForm_C);
    for (const QChar c : characters) {
        if (c.isLetterOrNumber())
            part += c;
        else if (!part.isEmpty() && !part.endsWith(u'-'))
            part += u'-';
    }
    part.truncate(Longest);
    // One unit at a time: what is left of the BMP are letters and digits, each of one unit.
    while (part.toUtf8().size() > mostBytes)
        part.chop(1);
    while (part.endsWith(u'-'))
        part.chop(1);
    return part;
}

QString realPath(const QString& path)
{
    const QFileInfo info(path);
    if (const QString whole = info.canonicalFilePath(); !whole.isEmpty())
        return whole;
    const QString folder = QFileInfo(info.absolutePath()).canonicalFilePath();
    return folder.isEmpty() ? info.absoluteFilePath() : QDir(folder).filePath(info.fileName());
}

} // namespace subtext
