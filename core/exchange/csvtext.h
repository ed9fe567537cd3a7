// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <optional>

namespace subtext {

/// One CSV cell: quoted only where it must be, to the character.
QByteArray csvCell(const QString& text);
/// Several of them, without a line end.
QByteArray csvCells(const QStringList& cells);
/// One line of such cells, with its line end.
QByteArray csvRow(const QStringList& cells);
/// ISO 8601 in UTC with milliseconds; empty for none.
QString isoTime(std::optional<qint64> ms);

} // namespace subtext
