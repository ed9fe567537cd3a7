// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/recordtable.h"
#include "core/exchange/textdecoder.h"

namespace subtext::evaluation {

/// Opens a text file of any encoding. Errors, with the file's name: FileMissing, FileUnreadable,
/// UnknownFormat (detail "size": over 512 MiB), those of openText.
Result<std::unique_ptr<TextSource>> openTextFile(const QString& path);

/// A whole CSV file as a table; for the small ones. Errors: those of openTextFile and readCsv, with
/// the file's name.
Result<RecordTable> readCsvFile(const QString& path);

/// The place of a column by its name, in any case; none where there is none.
std::optional<qsizetype> columnOf(const QStringList& columns, const QString& name);

Error inFile(Error error, const QString& path);

} // namespace subtext::evaluation
