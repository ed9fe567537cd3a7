// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cli.h"
#include "core/task/taskfault.h"

#include <tl/expected.hpp>

namespace subtext::cli {

/// What a file holds, as far as a task may be long and one byte more.
Result<QByteArray> taskBytes(const QString& path);
/// The files that a task names and that do not lie beside its document.
TaskFaults missingTaskTexts(const Task& task, const QString& path);
/// Says all of them on standard error.
Status reportTaskFaults(const TaskFaults& faults);

/// A task, with those texts of its own that a study can hold.
struct NamedTask
{
    Task task;
    QString guideline; ///< Markdown; empty: none of its own.
    QString consent;
    QStringList others; ///< Files that it names and that a study has no place for.
};

/// The task that is called so: one that ships, or a document. Says what is wrong with it, and
/// returns how the command ends.
tl::expected<NamedTask, Status> taskCalled(const QString& name);

} // namespace subtext::cli
