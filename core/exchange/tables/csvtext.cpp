// SPDX-License-Identifier: MIT
#include "core/exchange/tables/csvtext.h"

#include <QDateTime>

#include <algorithm>

namespace subtext {
namespace {

void addCell(QByteArray& row, const QString& text)
{
    const bool isPlain = std::all_of(text.begin(), text.end(), [](QChar c) {
        return c.unicode() < 0x80 && c != u',' && c != u'"' && c != u'\n' && c != u'\r';
    });
    if (!isPlain) {
        row += csvCell(text);
        return;
    }
    const qsizetype begin = row.size();
    row.resize(begin + text.size());
    std::transform(text.begin(), text.end(), row.data() + begin,
                   [](QChar c) { return static_cast<char>(c.unicode()); });
}

} // namespace

QByteArray csvCell(const QString& text)
{
    QByteArray bytes = text.toUtf8();
    const bool mustQuote = std::any_of(bytes.begin(), bytes.end(), [](char c) {
        return c == ',' || c == '"' || c == '\n' || c == '\r';
    });
    if (!mustQuote)
        return bytes;
    bytes.replace('"', "\"\"");
    return '"' + bytes + '"';
}

QByteArray csvCells(const QStringList& cells)
{
    qsizetype characters = 0;
    for (const QString& cell : cells)
        characters += cell.size() + 1;
    QByteArray row;
    row.reserve(characters);
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (i > 0)
            row += ',';
        addCell(row, cells[i]);
    }
    return row;
}

QByteArray csvRow(const QStringList& cells)
{
    return csvCells(cells) + '\n';
}

QString isoTime(std::optional<qint64> ms)
{
    if (!ms)
        return {};
    // Qt::UTC writes "Z"; what QTimeZone::utc() writes depends on the version of Qt.
    return QDateTime::fromMSecsSinceEpoch(*ms, Qt::UTC).toString(Qt::ISODateWithMs);
}

} // namespace subtext
