// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QRegularExpression>
#include <QString>

#include <map>

namespace subtext::test {

/// The files of a release, by their paths, without what README.md says of a team that shares the
/// study, and without the size and the checksums that hang on that.
inline std::map<QString, QByteArray> withoutTeamMoment(std::map<QString, QByteArray> files)
{
    static const QRegularExpression moment(
        QStringLiteral("\nSeveral people worked on the study [^\n]* UTC\\.\n"));
    static const QRegularExpression sums(
        QStringLiteral("[0-9a-f]{64}  (README\\.md|croissant\\.json)\n"));
    static const QRegularExpression entry(QStringLiteral("(\"name\": \"README\\.md\")[^}]*"));
    for (auto& [path, bytes] : files) {
        QString text = QString::fromUtf8(bytes);
        if (path.endsWith(QLatin1String("README.md")))
            bytes = text.remove(moment).toUtf8();
        else if (path.endsWith(QLatin1String("SHA256SUMS")))
            bytes = text.remove(sums).toUtf8();
        else if (path.endsWith(QLatin1String("croissant.json")))
            bytes = text.replace(entry, QStringLiteral("\\1")).toUtf8();
    }
    return files;
}

/// Whether charts are among the files of a release.
inline bool hasFigures(const std::map<QString, QByteArray>& files)
{
    const QString folder = QStringLiteral("reports/figures/");
    const auto first = files.lower_bound(folder);
    return first != files.end() && first->first.startsWith(folder);
}

} // namespace subtext::test
