// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/rows/columns.h"

namespace subtext {

/// What the columns of a foreign file about CEI's scenes probably are, by the words that others use
/// for them, in English or German; the subtype also by what stands in the first rows. As
/// ImportOptions::columns.
QMap<QString, QString> guessCeiColumns(const ColumnNames& names, const QStringList& columns,
                                       const std::vector<QStringList>& rows);
/// The same words for a task with other files, as far as its scenes have fields of CEI, by token.
QMap<QString, QString> guessFieldsOfCei(const ColumnNames& names, const QStringList& columns);
/// The field of CEI's scenes that has the token of this field of another task.
std::optional<Field> sceneFieldOfCei(const ColumnNames& names, Field field);
/// The columns that are called what others call a field of CEI, by the same words.
QStringList columnsCalledAs(Field ofCei, const QStringList& columns);

} // namespace subtext
