// SPDX-License-Identifier: MIT
#include "core/task/shippedwords.h"

#include "core/base/builtin.h"
#include "core/task/builtintasks.h"
#include "core/task/everytext.h"
#include "core/task/tasktexts.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

namespace subtext {
namespace {

QString placeOf(const QString& part, const char* key)
{
    return part.isEmpty() ? QString::fromLatin1(key) : part + u'/' + QLatin1String(key);
}

} // namespace

const Task* shippedTaskOf(const Task& task)
{
    for (const TaskText text : AllTaskTexts) {
        const QString& name = nameOf(task.texts, text);
        if (isBuiltInText(name))
            return builtInTask(QStringView(name).mid(name.indexOf(u':') + 1));
    }
    return nullptr;
}

TaskWords shippedWords(const Task& shipped, const QString& language)
{
    const QString path =
        QStringLiteral(":/subtext/tasks/words/%1.%2.json").arg(shipped.token, language);
    TaskWords words;
    if (!isShippedLanguage(language) || !QFile::exists(path))
        return words;
    const QJsonObject said = QJsonDocument::fromJson(builtIn(path)).object();
    for (auto word = said.begin(); word != said.end(); ++word)
        words.insert(word.key(), word.value().toString());
    return words;
}

Task withWords(const Task& task, const Task& shipped, const TaskWords& words)
{
    TaskWords english;
    forEachText(shipped, [&](const QString& text, const char* key, const Translations& /*others*/,
                             const QString& part) { english.insert(placeOf(part, key), text); });
    Task shown = task;
    forEachText(shown, [&](QString& text, const char* key, const Translations& /*others*/,
                           const QString& part) {
        const QString place = placeOf(part, key);
        const QString word = words.value(place);
        if (!text.isEmpty() && !word.isEmpty() && english.value(place) == text)
            text = word;
    });
    return shown;
}

} // namespace subtext
