// SPDX-License-Identifier: MIT
#include "core/task/tasktexts.h"

#include "core/base/builtin.h"
#include "core/task/builtintasks.h"

#include <QFile>

#include <algorithm>

namespace subtext {
namespace {

QString fileOf(TaskText text)
{
    switch (text) {
    case TaskText::Guideline:
        return QStringLiteral("guideline.md");
    case TaskText::CheatSheet:
        return QStringLiteral("cheatsheet.md");
    case TaskText::Consent:
        return QStringLiteral("consent.md");
    case TaskText::Practice:
        return QStringLiteral("practice.json");
    case TaskText::Phrases:
        return QStringLiteral("phrases.txt");
    }
    return {};
}

QString pathOf(QStringView name, TaskText text)
{
    return QStringLiteral(":/subtext/annotation/%1/%2").arg(name, fileOf(text));
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

QLatin1String taskTextToken(TaskText text)
{
    switch (text) {
    case TaskText::Guideline:
        return QLatin1String("guideline");
    case TaskText::CheatSheet:
        return QLatin1String("cheat_sheet");
    case TaskText::Consent:
        return QLatin1String("consent");
    case TaskText::Practice:
        return QLatin1String("practice");
    case TaskText::Phrases:
        return QLatin1String("phrases");
    }
    return {};
}

const QString& nameOf(const TaskTexts& texts, TaskText text)
{
    switch (text) {
    case TaskText::Guideline:
        return texts.guideline;
    case TaskText::CheatSheet:
        return texts.cheatSheet;
    case TaskText::Consent:
        return texts.consent;
    case TaskText::Practice:
        return texts.practice;
    case TaskText::Phrases:
        break;
    }
    return texts.phrases;
}

QString shippedText(const Task& task, TaskText text)
{
    const QString& name = nameOf(task.texts, text);
    QString path;
    if (isBuiltInText(name))
        path = pathOf(QStringView(name).mid(name.indexOf(u':') + 1), text);
    if (path.isEmpty() || !QFile::exists(path))
        path = text == TaskText::Consent ? pathOf(u"any", text) : QString();
    return path.isEmpty() ? QString() : QString::fromUtf8(builtIn(path));
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
