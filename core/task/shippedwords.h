// SPDX-License-Identifier: MIT
#pragma once

#include "core/task/task.h"

#include <QHash>
#include <QString>

namespace subtext {

/// Texts of a task in another language, by the part of forEachText and the key:
/// "questions/emotion/joy/word", of the task itself "title".
using TaskWords = QHash<QString, QString>;

/// The task that ships and that a task was made from: its document names a text of it. Null where
/// it names none.
const Task* shippedTaskOf(const Task& task);

/// Those of a task that ships, in a language of ShippedLanguages; in others none.
TaskWords shippedWords(const Task& shipped, const QString& language);

/// The task with `words` where it says what the one that ships says in English: of the same tokens,
/// letter by letter the same. Whatever somebody worded anew stays.
Task withWords(const Task& task, const Task& shipped, const TaskWords& words);

} // namespace subtext
