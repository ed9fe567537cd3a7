// SPDX-License-Identifier: MIT
#include "core/base/platform/systemapi_win.h"

#include <QDir>
#include <QFileInfo>

namespace subtext::platform {

std::wstring nativePath(const QString& path)
{
    constexpr qsizetype LongestPlain = 247; // of a folder; of a file it is MAX_PATH
    const QString native =
        QDir::toNativeSeparators(QDir::cleanPath(QFileInfo(path).absoluteFilePath()));
    if (native.size() <= LongestPlain || native.startsWith(QLatin1String("\\\\?\\")))
        return native.toStdWString();
    if (native.startsWith(QLatin1String("\\\\"))) // of another machine
        return (QStringLiteral("\\\\?\\UNC") + native.mid(1)).toStdWString();
    return (QStringLiteral("\\\\?\\") + native).toStdWString();
}

SystemNumber numberUnless(bool isDone)
{
    return isDone ? 0 : static_cast<SystemNumber>(GetLastError());
}

} // namespace subtext::platform
