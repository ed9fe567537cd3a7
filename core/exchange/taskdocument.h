// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/task/task.h"
#include "core/task/taskfault.h"
#include "core/task/tasktexts.h"

#include <map>
#include <optional>

namespace subtext {

/// A task, with the texts of its own.
struct TaskDocument
{
    Task task;
    QString guideline; ///< Markdown; empty: none of its own.
    QString consent;
    std::map<TaskText, QString> others; ///< Cheat sheet, practice and phrases, as far as there are.

    /// Empty where it has none of its own.
    QString ownText(TaskText text) const;
    void setOwnText(TaskText text, const QString& own);
};

/// Why a document cannot be taken: the error of a file, or what is wrong with the task.
struct TaskRefusal
{
    std::optional<Error> error;
    TaskFaults faults;
};

/// What a file holds, as far as a task may be long and one byte more. Errors: FileMissing,
/// FileUnreadable.
Result<QByteArray> readTaskBytes(const QString& path);
/// The files that a task names and that do not lie beside its document.
TaskFaults missingTaskTexts(const Task& task, const QString& path);
/// Reads a document and the texts that lie beside it.
tl::expected<TaskDocument, TaskRefusal> readTaskDocument(const QString& path);
/// Writes the texts of a document beside `path`, by the names that its task gives them. A file that
/// is there already stays as it is. Errors: IoFailure; FileExists: it came meanwhile.
Result<void> writeTaskTexts(const TaskDocument& document, const QString& path);

} // namespace subtext
