// SPDX-License-Identifier: MIT
#include "core/task/tasktexts.h"

#include "core/base/builtin.h"
#include "core/task/builtintasks.h"

#include <QFile>

#include <algorithm>

namespace subtext {
namespace {

struct Kind
{
    QLatin1String token;
    QLatin1String file;
    QString TaskTexts::*name;
};

constexpr std::array Kinds{
    Kind{QLatin1String("guideline"), QLatin1String("guideline.md"), &TaskTexts::guideline},
    Kind{QLatin1String("cheat_sheet"), QLatin1String("cheatsheet.md"), &TaskTexts::cheatSheet},
    Kind{QLatin1String("consent"), QLatin1String("consent.md"), &TaskTexts::consent},
    Kind{QLatin1String("practice"), QLatin1String("practice.json"), &TaskTexts::practice},
    Kind{QLatin1String("phrases"), QLatin1String("phrases.txt"), &TaskTexts::phrases},
};

const Kind& kindOf(TaskText text)
{
    return Kinds.at(static_cast<std::size_t>(text));
}

QString pathOf(QStringView name, TaskText text)
{
    return QStringLiteral(":/subtext/annotation/%1/%2").arg(name, kindOf(text).file);
}

/// Of the English text; empty where none ships.
QString englishPath(const Task& task, TaskText text)
{
    const QString& name = nameOf(task.texts, text);
    QString path;
    if (isBuiltInText(name))
        path = pathOf(QStringView(name).mid(name.indexOf(u':') + 1), text);
    if (path.isEmpty() || !QFile::exists(path))
        path = text == TaskText::Consent ? pathOf(u"any", text) : QString();
    return path;
}

/// Empty where the text is not there in this language.
QString translatedPath(QString path, const QString& language)
{
    if (path.isEmpty() || !isShippedLanguage(language))
        return {};
    path.insert(path.lastIndexOf(u'/'), u'/' + language);
    return QFile::exists(path) ? path : QString();
}

bool hasEveryOption(const Task& task, const Question& shipped)
{
    const Question* question = findToken(task.questions, shipped.token);
    return question != nullptr &&
           std::all_of(shipped.options.begin(), shipped.options.end(), [&](const Option& option) {
               return findToken(question->options, option.token) != nullptr;
           });
}

bool hasEveryPoint(const Task& task, const Scale& shipped)
{
    const Scale* scale = findToken(task.scales, shipped.token);
    const auto isThere = [&](const ScalePoint& point) {
        return std::any_of(scale->points.begin(), scale->points.end(),
                           [&](const ScalePoint& own) { return own.value == point.value; });
    };
    return scale != nullptr && std::all_of(shipped.points.begin(), shipped.points.end(), isThere);
}

bool hasEveryAnswer(const Task& task, const Task& shipped)
{
    return std::all_of(shipped.questions.begin(), shipped.questions.end(),
                       [&](const Question& of) { return hasEveryOption(task, of); }) &&
           std::all_of(shipped.scales.begin(), shipped.scales.end(),
                       [&](const Scale& of) { return hasEveryPoint(task, of); });
}

} // namespace

bool isShippedLanguage(const QString& language)
{
    return std::find(ShippedLanguages.begin(), ShippedLanguages.end(), language) !=
           ShippedLanguages.end();
}

QLatin1String taskTextToken(TaskText text)
{
    return kindOf(text).token;
}

const QString& nameOf(const TaskTexts& texts, TaskText text)
{
    return texts.*kindOf(text).name;
}

QString shippedText(const Task& task, TaskText text, const QString& language)
{
    const QString english = englishPath(task, text);
    const QString translated = translatedPath(english, language);
    const QString& path = translated.isEmpty() ? english : translated;
    return path.isEmpty() ? QString() : QString::fromUtf8(builtIn(path));
}

std::vector<QString> shippedTexts(const Task& task, TaskText text)
{
    const QString english = englishPath(task, text);
    if (english.isEmpty())
        return {};
    std::vector<QString> texts{QString::fromUtf8(builtIn(english))};
    for (const QLatin1String language : ShippedLanguages) {
        const QString path = translatedPath(english, language);
        if (!path.isEmpty())
            texts.push_back(QString::fromUtf8(builtIn(path)));
    }
    return texts;
}

std::vector<TaskText> outgrownTexts(const Task& task)
{
    std::vector<TaskText> outgrown;
    for (const TaskText text :
         {TaskText::Guideline, TaskText::CheatSheet, TaskText::Consent, TaskText::Practice}) {
        const QString& name = nameOf(task.texts, text);
        if (!isBuiltInText(name))
            continue;
        const Task* shipped = builtInTask(QStringView(name).mid(name.indexOf(u':') + 1));
        if (shipped != nullptr && !hasEveryAnswer(task, *shipped))
            outgrown.push_back(text);
    }
    return outgrown;
}

} // namespace subtext
