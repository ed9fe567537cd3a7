// SPDX-License-Identifier: MIT
#include "core/task/tasktexts.h"

#include "core/base/builtin.h"

#include <QFile>

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

} // namespace subtext
