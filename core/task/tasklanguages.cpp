// SPDX-License-Identifier: MIT
#include "core/task/tasklanguages.h"

#include "core/task/everytext.h"
#include "core/task/faultlist.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace subtext {
namespace {

template <typename Parts> std::size_t indexOf(const Parts& parts, const QString& token)
{
    const auto found = std::find_if(parts.begin(), parts.end(),
                                    [&](const auto& part) { return part.token == token; });
    return static_cast<std::size_t>(found - parts.begin());
}

std::size_t indexOf(const std::vector<ScalePoint>& points, const QString& value)
{
    const auto found = std::find_if(points.begin(), points.end(), [&](const ScalePoint& point) {
        return QString::number(point.value) == value;
    });
    return static_cast<std::size_t>(found - points.begin());
}

/// One of a list of the task, and where there is a third name one of what `below` lists in it.
template <typename Parts, typename Below>
QString placeIn(const Parts& parts, const QStringList& names, const char* key, const Below& below)
{
    const std::size_t index = indexOf(parts, names.at(1));
    const QString place = placeOfItem(names.front(), index);
    if (names.size() < 3)
        return place;
    return placeOfItem(placeOfKey(place, QLatin1String(key)),
                       indexOf(below(parts.at(index)), names.at(2)));
}

/// Where in the document the part of forEachText stands.
QString placeOfPart(const Task& task, const QString& part)
{
    const QStringList names = part.split(u'/');
    const auto optionsOf = [](const auto& of) -> const auto&
    {
        return of.options;
    };
    if (names.front() == QLatin1String("scene"))
        return placeIn(task.scene, names, "options", optionsOf);
    if (names.front() == QLatin1String("questions"))
        return placeIn(task.questions, names, "options", optionsOf);
    if (names.front() == QLatin1String("scales"))
        return placeIn(
            task.scales, names, "points", [](const Scale& of) -> const auto& { return of.points; });
    if (names.size() < 2)
        return part; // the task's own, the group, the explanation
    if (names.front() == QLatin1String("group"))
        return placeOfItem(QStringLiteral("group.options"),
                           indexOf(*task.group->options, names.at(1)));
    return placeOfItem(names.front(), indexOf(task.boards, names.at(1)));
}

} // namespace

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

std::vector<LanguagePlace> wrongLanguageCodes(const Task& task)
{
    if (task.language.isEmpty())
        return {};
    std::vector<LanguagePlace> wrong;
    if (!isLanguageCode(task.language))
        wrong.push_back({QStringLiteral("language"), task.language});
    forEachText(task, [&](const QString& /*text*/, const char* key, const Translations& others,
                          const QString& part) {
        const auto of = others.find(QLatin1String(key));
        if (of == others.end())
            return;
        for (const auto& [code, text] : of->second) {
            if (!isLanguageCode(code))
                wrong.push_back(
                    {placeOfKey(placeOfPart(task, part), QLatin1String(key)) + u'.' + code, code});
        }
    });
    return wrong;
}

} // namespace subtext
