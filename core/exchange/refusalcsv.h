// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/task/task.h"

#include <QString>

#include <vector>

namespace subtext {

/// A scene that somebody refuses before it is labelled, as a file has it.
struct NamedRefusal
{
    QString scenario; ///< "group/id", or the id alone where only one scene has it.
    QString reason;
    qint64 line = 0; ///< Of the file that it comes from.

    bool operator==(const NamedRefusal&) const = default;
};

/// Reads refusals from a CSV file of any encoding and separator that an import takes. Columns, in
/// any order and case, others ignored: id (or scenario), the task's group if there is a column for
/// it, and reason. A row without any text is skipped; the first bad row refuses the file. Whether a
/// scene exists is for the study to say.
/// Errors: those of openInput, decodeText and readCsv; MissingColumn (value: the column, detail
/// "refusals"); InvalidValue with file, line and value, whose detail is one of "cells" (value:
/// found/expected), "missing" (no scene), "duplicate" (the scene a second time), "reason" (none).
Result<std::vector<NamedRefusal>> readRefusals(const QString& path, const Task& task);

} // namespace subtext
