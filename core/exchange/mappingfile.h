// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/rows/importmapping.h"
#include "core/task/task.h"

namespace subtext {

/// The mapping in a file that somebody names. Errors, with the file's name: those of openInput;
/// FileUnreadable; those of readMappingFile.
Result<ImportMapping> readMappingOf(const QString& path);

/// Fields of which a mapping speaks and which the task does not have, each once.
QStringList unknownFields(const Task& task, const ImportMapping& mapping);

} // namespace subtext
