// SPDX-License-Identifier: MIT
#pragma once

#include "core/task/task.h"

#include <QStringList>

#include <vector>

namespace subtext {

/// The codes of the languages that a task has texts in: its own first, then the others in
/// alphabetical order. Empty where it does not say its own.
QStringList languagesOf(const Task& task);

/// The task with its texts in a language, as far as it has them there; each other stays in its own.
/// Tokens, and whatever else files hold, are the same.
Task inLanguage(const Task& task, const QString& code);

/// Which of a task's languages is meant by that of a program: "de" for "de_AT", "zh-CN" or "zh" for
/// "zh_CN". Its own where it has no such.
QString taskLanguageFor(const Task& task, const QString& spoken);

/// Like "en", "pt-BR" or "zh-Hans-CN" (BCP 47: language, script and region).
bool isLanguageCode(const QString& code);

/// Where a document says a language, and its code there.
struct LanguagePlace
{
    QString place; ///< "language", "questions[0].options[1].word.de"
    QString code;
};

/// Where the document of a task says a language by what is no code of one: in the order of the
/// document. Of a task that says its own language and whose tokens are told apart.
std::vector<LanguagePlace> wrongLanguageCodes(const Task& task);

} // namespace subtext
