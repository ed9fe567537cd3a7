// SPDX-License-Identifier: MIT
#include "core/task/tasklanguages.h"

#include "core/task/everytext.h"

#include <QRegularExpression>
#include <QSet>

namespace subtext {

QStringList languagesOf(const Task& task)
{
    if (task.language.isEmpty())
        return {};
    QSet<QString> found;
    forEachText(task, [&](const QString& /*text*/, const char* key, const Translations& others,
                          const QString& /*part*/) {
        const auto of = others.find(QLatin1String(key));
        if (of == others.end())
            return;
        for (const auto& [code, text] : of->second)
            found.insert(code);
    });
    found.remove(task.language);
    QStringList codes(found.begin(), found.end());
    codes.sort();
    codes.prepend(task.language);
    return codes;
}

Task inLanguage(const Task& task, const QString& code)
{
    Task shown = task;
    if (code.isEmpty() || code == task.language)
        return shown;
    forEachText(shown, [&](QString& text, const char* key, const Translations& others,
                           const QString& /*part*/) {
        const auto of = others.find(QLatin1String(key));
        if (of == others.end() || text.isEmpty())
            return;
        if (const auto translated = of->second.find(code); translated != of->second.end())
            text = translated->second;
    });
    return shown;
}

QString taskLanguageFor(const Task& task, const QString& spoken)
{
    const QStringList codes = languagesOf(task);
    QString asked = spoken;
    asked.replace(u'_', u'-');
    while (!asked.isEmpty()) {
        if (codes.contains(asked))
            return asked;
        asked.truncate(std::max<qsizetype>(asked.lastIndexOf(u'-'), 0));
    }
    return task.language;
}

bool isLanguageCode(const QString& code)
{
    static const QRegularExpression pattern(
        QStringLiteral("\\A[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?\\z"));
    return pattern.match(code).hasMatch();
}

} // namespace subtext
