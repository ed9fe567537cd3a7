// SPDX-License-Identifier: MIT
#include "core/exchange/tables/formulacells.h"

#include <QRegularExpression>

#include <string_view>

namespace subtext {
namespace {

/// One cell as it stands in the file, without its quotation marks.
struct Cell
{
    qsizetype from = 0;
    qsizetype size = 0;
    qint64 line = 1;      ///< Where its row begins, counted from the one that was given.
    qsizetype column = 0; ///< From 0.
};

/// Goes through the cells of rows, of which the first begins in `line`, and gives the line after
/// them. The importer's reader is of no use here: it refuses what an export may have, such as two
/// people of one name in the header.
template <typename Visit> qint64 forEachCell(const QByteArray& csv, qint64 line, const Visit& visit)
{
    Cell cell;
    cell.line = line;
    qsizetype at = 0;
    while (at < csv.size()) {
        const bool isQuoted = csv[at] == '"';
        cell.from = isQuoted ? ++at : at;
        for (; at < csv.size(); ++at) {
            const char c = csv[at];
            if (isQuoted && c == '"' && at + 1 < csv.size() && csv[at + 1] == '"')
                ++at; // a quotation mark of the text
            else if (isQuoted ? c == '"' : c == ',' || c == '\n')
                break;
            line += c == '\n' ? 1 : 0;
        }
        cell.size = at - cell.from;
        visit(std::as_const(cell));
        at += isQuoted ? 1 : 0;
        const bool isRowOver = at < csv.size() && csv[at] == '\n';
        cell.column = isRowOver ? 0 : cell.column + 1;
        if (isRowOver)
            cell.line = ++line;
        ++at;
    }
    return line;
}

QString textOf(const QByteArray& csv, const Cell& cell)
{
    return QString::fromUtf8(csv.constData() + cell.from, cell.size)
        .replace(QLatin1String("\"\""), QLatin1String("\""));
}

bool isFormula(const QByteArray& csv, const Cell& cell)
{
    // Most cells are none, and their first byte says so.
    const char first = cell.size > 0 ? csv[cell.from] : 'a';
    const bool isPlain = (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z') ||
                         (first >= '0' && first <= '9');
    return !isPlain && formulaStart(textOf(csv, cell)).has_value();
}

} // namespace

std::optional<QChar> formulaStart(QStringView cell)
{
    static constexpr std::u16string_view Starts = u"=+-@\t\r\uFF1D\uFF0B\uFF0D\uFF20";
    if (cell.isEmpty() || Starts.find(cell.front().unicode()) == std::u16string_view::npos)
        return std::nullopt;
    static const QRegularExpression number(
        QStringLiteral("\\A[+-](?:[0-9]+(?:[.,][0-9]+)?|[.,][0-9]+)(?:[eE][+-]?[0-9]+)?%?\\z"));
    if (number.match(cell.toString()).hasMatch())
        return std::nullopt;
    return cell.front();
}

void FormulaFinder::take(const QByteArray& rows)
{
    m_line = forEachCell(rows, m_line, [&](const Cell& cell) {
        if (cell.line == 1)
            m_columns << textOf(rows, cell);
        if (isFormula(rows, cell) && m_found.count++ == 0) {
            m_found.file = m_file;
            m_found.line = cell.line;
            m_found.column = m_columns.value(cell.column);
        }
    });
}

QByteArray withFormulasAsText(const QByteArray& csv)
{
    QByteArray copy;
    copy.reserve(csv.size());
    qsizetype copied = 0;
    forEachCell(csv, 1, [&](const Cell& cell) {
        if (!isFormula(csv, cell))
            return;
        copy.append(csv.constData() + copied, cell.from - copied);
        copy += '\'';
        copied = cell.from;
    });
    return copy.append(csv.constData() + copied, csv.size() - copied);
}

} // namespace subtext
