// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/exchange/rows/importedfile.h"

namespace subtext {

/// Reads one file, recognising encoding and format by content. Rows that cannot be used are in
/// `refused` and `furtherRefused`. Errors for a file that cannot be used at all: FileMissing,
/// FileUnreadable, EmptyFile, UnknownEncoding, UnknownFormat (detail: "interface" where it is a
/// labelling interface), MalformedFile, MissingColumn (value: the field; detail: "controls:" and
/// those that an export of Label Studio has), InvalidValue (value: a field that `options.columns`
/// names and the task lacks; detail: "fields:" and those that it has), ForeignTask, DuplicateColumn
/// (also for a key that a JSON object has twice), UnknownSubtype; and Cancelled.
Result<ImportedFile> readImportFile(const QString& path, const ImportOptions& options,
                                    const CancelToken& cancel = {});

} // namespace subtext
