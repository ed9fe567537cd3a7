// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <QByteArray>
#include <QStringList>

#include <vector>

namespace subtext {

/// The table as an Excel workbook (.xlsx) of one sheet, the same bytes for the same table. Plain
/// decimal numbers ("-3", "0.50") become numbers that are shown with the decimals they have here;
/// everything else is text to the letter, never a formula. readSheet gives the cells back as they
/// are here. Errors: FileTooLarge beyond what a sheet holds (value: how many; detail:
/// "workbook:rows", "workbook:columns", or "workbook:cell" with line and column of the cell);
/// OutOfMemory; IoFailure where there is no room for temporary files.
Result<QByteArray> workbookFrom(const QStringList& header, const std::vector<QStringList>& rows);

} // namespace subtext
