// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QMap>
#include <QRegularExpression>
#include <QString>

namespace subtext::test {

/// The files of a release, by their paths, without what README.md says of a team that shares the
/// study, and without its checksum, which hangs on that.
inline QMap<QString, QByteArray> withoutTeamMoment(QMap<QString, QByteArray> files)
{
    static const QRegularExpression moment(
        QStringLiteral("\nSeveral people worked on the study [^\n]* UTC\\.\n"));
    static const QRegularExpression sum(QStringLiteral("[0-9a-f]{64}  README\\.md\n"));
    for (auto file = files.begin(); file != files.end(); ++file) {
        if (file.key().endsWith(QLatin1String("README.md")))
            file.value() = QString::fromUtf8(file.value()).remove(moment).toUtf8();
        else if (file.key().endsWith(QLatin1String("SHA256SUMS")))
            file.value() = QString::fromUtf8(file.value()).remove(sum).toUtf8();
    }
    return files;
}

} // namespace subtext::test
