// SPDX-License-Identifier: MIT
#pragma once

#include "core/evaluation/options.h"

namespace subtext::evaluation {

/// A CSV file, or a sheet of a workbook (the first, where `sheet` is empty), with the columns label
/// and emotion; its name is the file's. Errors: those of openText
/// and readCsv; FileMissing; MissingColumn (value: the column, detail "table"); InvalidValue with
/// line, column and value, whose detail is "option" (no such emotion), "label" (it is empty, or an
/// option itself) or "twice" (the label again with another emotion).
Result<LabelTable> readLabelTable(const QString& path, const Options& options,
                                  const QString& sheet = {});

} // namespace subtext::evaluation
