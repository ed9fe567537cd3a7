// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/exchange/tables/recordtable.h"
#include "core/predictions/predictionrecord.h"

#include <functional>

namespace subtext::evaluation {

/// Takes the records of a file one after the other; each function may refuse the whole file.
struct RecordSink
{
    /// The names of the columns, or of all keys: of a table before the first record, of objects
    /// after the last.
    std::function<Result<void>(const QStringList& columns)> names;
    std::function<Result<void>(const Record& record)> take;
    /// A row that is none.
    std::function<void(RowProblem problem)> refuse;
};

/// Hands on JSON values.
using Walk = std::function<Result<void>(const ElementVisitor& visit)>;
/// Objects as records. Errors: those of the walk and of the sink; MalformedFile with the detail
/// "record" (value: the type that stands where a record should); EmptyFile.
Result<void> readRecordObjects(const Walk& walk, const RecordSink& sink);

/// Reads a text that is one JSON object.
using ObjectReading = std::function<Result<void>(TextSource& json)>;

/// A file of records: CSV, a JSON array of objects, an object a line, or one object, which
/// `readObject` reads where there is one, and which else is a record. Errors, without the file's
/// name: those of openTextFile, readCsv, readRecordObjects and readObject; UnknownFormat with the
/// detail "predictions" for a table of one column, which is no table of predictions at all. Of a
/// workbook `sheet` is read, or the first.
Result<void> readRecordFile(const QString& path, const RecordSink& sink, const CancelToken& cancel,
                            const ObjectReading& readObject = {}, const QString& sheet = {});

/// What the columns of such a file are called, or the keys of its first records; for whoever
/// chooses among them. None where it cannot be read, or is larger than `mostBytes`.
QStringList columnsOfFile(const QString& path, qint64 mostBytes, const QString& sheet = {});

/// A whole CSV file, or a sheet of a workbook, as a table; for the small ones. Errors: those of
/// openTextFile and readCsv, with the file's name.
Result<RecordTable> readCsvFile(const QString& path, const QString& sheet = {});

/// The place of a column by its name, in any case; none where there is none.
std::optional<qsizetype> columnOf(const QStringList& columns, const QString& name);

} // namespace subtext::evaluation
