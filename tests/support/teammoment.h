// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QMap>
#include <QRegularExpression>
#include <QString>

namespace subtext::test {

/// The files of a release, by their paths, without what README.md says of a team that shares the
/// study, and without the size and the checksums that hang on that.
inline QMap<QString, QByteArray> withoutTeamMoment(QMap<QString, QByteArray> files)
{
    static const QRegularExpression moment(
        QStringLiteral("\nSeveral people worked on the study [^\n]* UTC\\.\n"));
    static const QRegularExpression sums(
        QStringLiteral("[0-9a-f]{64}  (README\\.md|croissant\\.json)\n"));
    static const QRegularExpression entry(QStringLiteral("(\"name\": \"README\\.md\")[^}]*"));
    for (auto file = files.begin(); file != files.end(); ++file) {
        QString text = QString::fromUtf8(file.value());
        if (file.key().endsWith(QLatin1String("README.md")))
            file.value() = text.remove(moment).toUtf8();
        else if (file.key().endsWith(QLatin1String("SHA256SUMS")))
            file.value() = text.remove(sums).toUtf8();
        else if (file.key().endsWith(QLatin1String("croissant.json")))
            file.value() = text.replace(entry, QStringLiteral("\\1")).toUtf8();
    }
    return files;
}

} // namespace subtext::test
