// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/recordtable.h"

namespace subtext::evaluation {

/// A whole CSV file as a table; for the small ones. Errors: those of openTextFile and readCsv, with
/// the file's name.
Result<RecordTable> readCsvFile(const QString& path);

/// The place of a column by its name, in any case; none where there is none.
std::optional<qsizetype> columnOf(const QStringList& columns, const QString& name);

} // namespace subtext::evaluation
