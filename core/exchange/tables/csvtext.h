// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <functional>
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

/// Takes the bytes of a file piece by piece. Its error ends whoever hands them over.
using ByteSink = std::function<Result<void>(const QByteArray& piece)>;

/// All that `write`, a function of a ByteSink, hands over: for who needs a small file at once.
template <typename Write> QByteArray collected(const Write& write)
{
    QByteArray bytes;
    static_cast<void>(write([&](const QByteArray& piece) {
        bytes += piece;
        return Result<void>();
    }));
    return bytes;
}

} // namespace subtext
