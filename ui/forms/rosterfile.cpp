// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/rosterfile.h"

#include "core/exchange/recordtable.h"
#include "core/exchange/textdecoder.h"

#include <QFile>
#include <QFileInfo>

namespace subtext {
namespace {

constexpr qint64 LargestRoster = 4 << 20; // a hundred thousand people

struct Columns
{
    qsizetype code = -1;
    qsizetype name = 0;
    qsizetype role = -1;
    bool isHeader = false;
};

Columns columnsOf(const QStringList& first)
{
    Columns columns;
    for (qsizetype i = 0; i < first.size(); ++i) {
        const QString word = first[i].trimmed().toLower();
        if (word == QLatin1String("name") || word == QLatin1String("full name")) {
            columns.name = i;
            columns.isHeader = true;
        } else if (word == QLatin1String("code")) {
            columns.code = i;
        } else if (word == QLatin1String("role")) {
            columns.role = i;
        }
    }
    if (columns.isHeader || first.size() < 2)
        return columns;
    return {0, 1, first.size() > 2 ? 2 : -1, false};
}

/// A cell that no separator of a roster line stands in.
QString plainCell(const QStringList& cells, qsizetype column)
{
    QString cell = column >= 0 && column < cells.size() ? cells[column].simplified() : QString();
    for (QChar separator : {u',', u';', u'\t'})
        cell.replace(separator, u' ');
    return cell.simplified();
}

QString nameOf(const QStringList& cells, qsizetype column)
{
    const QStringList parts = cells.value(column).split(u',');
    if (parts.size() == 2)
        return (parts[1] + u' ' + parts[0]).simplified();
    return plainCell(cells, column);
}

QString lineOf(const QStringList& cells, const Columns& columns)
{
    const QString name = nameOf(cells, columns.name);
    const QString code = plainCell(cells, columns.code);
    const QString role = plainCell(cells, columns.role).toLower();
    if (code.isEmpty() && role.isEmpty())
        return name;
    return QStringList{code, name, role}.mid(0, role.isEmpty() ? 2 : 3).join(QStringLiteral(", "));
}

} // namespace

Result<QString> readRosterFile(const QString& path)
{
    QFile file(path);
    if (!file.exists())
        return fail(ErrorCode::FileMissing, path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::FileUnreadable, path);
    if (file.size() > LargestRoster)
        return fail({ErrorCode::UnknownFormat, path, 0, 0, QString::number(file.size()),
                     QStringLiteral("size")});
    const auto decoded = decodeText(file.readAll());
    const auto located = [&](Error error) {
        error.file = path;
        return fail(std::move(error));
    };
    if (!decoded)
        return located(decoded.error());
    const auto table = readCsv(decoded->utf8);
    if (!table)
        return located(table.error());
    const Columns columns = columnsOf(table->columns);
    QStringList lines;
    if (!columns.isHeader)
        lines << lineOf(table->columns, columns);
    for (const RecordTable::Row& row : table->rows) {
        const QString line = lineOf(row.cells, columns);
        if (!line.isEmpty())
            lines << line;
    }
    return lines.join(u'\n') + u'\n';
}

} // namespace subtext
