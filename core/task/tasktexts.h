// SPDX-License-Identifier: MIT
#pragma once

#include "core/task/task.h"

#include <array>
#include <vector>

namespace subtext {

enum class TaskText : std::uint8_t { Guideline, CheatSheet, Consent, Practice, Phrases };

inline constexpr std::array AllTaskTexts{TaskText::Guideline, TaskText::CheatSheet,
                                         TaskText::Consent, TaskText::Practice, TaskText::Phrases};

/// What texts that ship are translated into, by the names of their folders.
inline constexpr std::array<QLatin1String, 3> ShippedLanguages{
    QLatin1String("de"), QLatin1String("es"), QLatin1String("zh_CN")};
bool isShippedLanguage(const QString& language);

/// Its key in the document: "cheat_sheet".
QLatin1String taskTextToken(TaskText text);

/// How the task's document names it: a file, "built-in:NAME", or empty.
const QString& nameOf(const TaskTexts& texts, TaskText text);

/// The text that ships under the name that the document gives it. Where the document names none,
/// or a file, or the program has no text of that name: a consent text that fits any task; of the
/// others none, empty.
/// In a language of ShippedLanguages where it was translated; else in English, as everything that
/// is kept of it and everything that leaves.
QString shippedText(const Task& task, TaskText text, const QString& language = {});

/// The same in every language that it is there in, English first.
std::vector<QString> shippedTexts(const Task& task, TaskText text);

/// Guideline, cheat sheet, consent text and practice, as far as the task's document names those of
/// a task that ships and lacks an answer that they speak of: an option of a question, or a point of
/// a scale.
std::vector<TaskText> outgrownTexts(const Task& task);

} // namespace subtext
