// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace subtext {

/// A sheet of a workbook as a table.
struct SheetText
{
    QByteArray csv; ///< UTF-8, a line a row; what follows the last cell with a value is left out.
    QString sheet;  ///< Its name.
    QStringList others; ///< Names of the other sheets that are not hidden.
};

/// The first sheet that is not hidden, or the one called `sheet`, with each cell as Excel shows it
/// (see shownNumber), formulas by the value that was stored for them. Errors: UnknownEncoding
/// (detail: "workbook") for what is no workbook of this kind (.xlsx, .xlsm); MalformedFile
/// (value: the part of the workbook that is damaged, missing or too large; or the cell ("Sheet!B7")
/// of a formula without a stored value, with the detail "workbook:formula"); InvalidValue (value:
/// `sheet`; detail: the names that there are, after "sheets:") for a sheet that is not there.
Result<SheetText> readSheet(const QByteArray& workbook, const QString& sheet = {});

/// The sheets that readSheet can be asked for and that are not hidden, in their order. The first is
/// the one that it reads unasked. Errors: UnknownEncoding and MalformedFile, as those of readSheet.
Result<QStringList> sheetNames(const QByteArray& workbook);

} // namespace subtext
