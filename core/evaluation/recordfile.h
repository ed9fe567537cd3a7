// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/evaluation/predictionrecord.h"
#include "core/exchange/recordtable.h"

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

/// A CSV table as records. Errors: those of readCsv and of the sink; UnknownFormat with the detail
/// "predictions" where there is one column only, which is no table of predictions at all.
Result<void> readRecordTable(TextSource& text, const RecordSink& sink, const CancelToken& cancel);

/// Hands on JSON values.
using Walk = std::function<Result<void>(const ElementVisitor& visit)>;
/// Objects as records. Errors: those of the walk and of the sink; MalformedFile with the detail
/// "record" (value: the type that stands where a record should); EmptyFile.
Result<void> readRecordObjects(const Walk& walk, const RecordSink& sink);

/// Whether the first line is an object and another one follows.
bool isJsonLines(TextSource& text);

/// A file of records: CSV, a JSON array of objects, or an object a line. Errors: those of
/// openTextFile and of the functions above, without the file's name.
Result<void> readRecordFile(const QString& path, const RecordSink& sink, const CancelToken& cancel);

} // namespace subtext::evaluation
