// SPDX-License-Identifier: MIT
#pragma once

#include "tests/app/clirunner.h"
#include "tests/support/checks.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QMap>
#include <QRegularExpression>

namespace subtext::test {

/// Every text that leaves, by path.
inline QMap<QString, QString> textsIn(const QString& dir)
{
    QMap<QString, QString> texts;
    QDirIterator files(dir, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        if (!path.endsWith(QLatin1String(".pdf")))
            texts[path] = QString::fromUtf8(readFile(path));
    }
    return texts;
}

/// "path: name" for each of the names that stands in a file as a word, in any case.
inline QStringList filesNaming(const QStringList& names, const QString& dir)
{
    const QMap<QString, QString> texts = textsIn(dir);
    QStringList found;
    for (const QString& name : names) {
        const QRegularExpression word(QStringLiteral("(?<![[:alpha:]])") +
                                          QRegularExpression::escape(name) +
                                          QStringLiteral("(?![[:alpha:]])"),
                                      QRegularExpression::CaseInsensitiveOption |
                                          QRegularExpression::UseUnicodePropertiesOption);
        for (auto it = texts.begin(); it != texts.end(); ++it) {
            if (it.value().contains(word))
                found << it.key() + QStringLiteral(": ") + name;
        }
    }
    return found;
}

inline QStringList namesIn(const QString& study)
{
    QStringList names;
    const QJsonObject info =
        runCli({QStringLiteral("study"), QStringLiteral("info"), study, QStringLiteral("--json")})
            .json();
    for (const QJsonValue& person : info.value(QStringLiteral("people")).toArray())
        names << person.toObject().value(QStringLiteral("name")).toString().split(u' ');
    return names;
}

inline QStringList csvFilesIn(const QString& dir)
{
    QStringList paths;
    const QDir data(dir + QStringLiteral("/data/human-gold"));
    for (const QString& name : data.entryList({QStringLiteral("*.csv")}, QDir::Files, QDir::Name))
        paths << data.filePath(name);
    return paths;
}

} // namespace subtext::test
