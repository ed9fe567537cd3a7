// SPDX-License-Identifier: MIT
#include "core/exchange/refusalcsv.h"

#include "core/domain/scenario.h"
#include "core/exchange/rows/answerwords.h"
#include "core/exchange/rows/columns.h"
#include "core/exchange/tables/recordtable.h"
#include "core/exchange/tables/textdecoder.h"

#include <QSet>

#include <algorithm>

namespace subtext {
namespace {

// A refusal takes a line; a larger file is something else.
constexpr qint64 LargestRefusals = 64LL * 1024 * 1024;

qsizetype placeOfColumn(const QStringList& columns, const QString& name)
{
    const auto found = std::find_if(columns.begin(), columns.end(), [&](const QString& column) {
        return column.compare(name, Qt::CaseInsensitive) == 0;
    });
    return found == columns.end() ? qsizetype{-1} : found - columns.begin();
}

Result<std::vector<NamedRefusal>> refusalsOf(const QByteArray& bytes, const Task& task)
{
    const auto text = decodeText(bytes);
    if (!text)
        return fail(text.error());
    const auto table = readCsv(text->utf8);
    if (!table)
        return fail(table.error());
    const QStringList& columns = table->columns;
    const qsizetype id = std::max(placeOfColumn(columns, QStringLiteral("id")),
                                  placeOfColumn(columns, QStringLiteral("scenario")));
    const qsizetype group = task.group ? placeOfColumn(columns, task.group->token) : -1;
    const qsizetype reason = placeOfColumn(columns, QStringLiteral("reason"));
    if (id < 0 || reason < 0) {
        const QString missing = id < 0 ? QStringLiteral("id") : QStringLiteral("reason");
        return fail({ErrorCode::MissingColumn, {}, 1, 0, missing, QStringLiteral("refusals")});
    }
    const ColumnNames names(task);
    std::vector<NamedRefusal> refusals;
    QSet<QString> seen;
    for (const RecordTable::Row& row : table->rows) {
        const auto refuse = [&](const QString& value, const char* why) {
            return fail(
                {ErrorCode::InvalidValue, {}, row.line, 0, value, QString::fromLatin1(why)});
        };
        if (std::all_of(row.cells.begin(), row.cells.end(),
                        [](const QString& cell) { return cell.trimmed().isEmpty(); }))
            continue;
        if (row.cells.size() != columns.size())
            return refuse(QStringLiteral("%1/%2").arg(row.cells.size()).arg(columns.size()),
                          "cells");
        const QString name = row.cells.at(id).trimmed();
        if (name.isEmpty())
            return refuse({}, "missing");
        const QString named = group < 0 ? QString() : row.cells.at(group).trimmed();
        const QString token = task.group && task.group->isClosed()
                                  ? AnswerWords(names).tokenOf(Field::Group, named).value_or(named)
                                  : named;
        const bool isWhole = token.isEmpty() || name.startsWith(token + u'/');
        const NamedRefusal refusal{isWhole ? name : ScenarioName{token, name}.text(),
                                   row.cells.at(reason).trimmed(), row.line};
        if (refusal.reason.isEmpty())
            return refuse({}, "reason");
        if (seen.contains(refusal.scenario))
            return refuse(refusal.scenario, "duplicate");
        seen.insert(refusal.scenario);
        refusals.push_back(refusal);
    }
    return refusals;
}

} // namespace

Result<std::vector<NamedRefusal>> readRefusals(const QString& path, const Task& task)
{
    const auto file = openInput(path, LargestRefusals);
    if (!file)
        return fail(file.error());
    auto refusals = refusalsOf((*file)->readAll(), task);
    if (!refusals)
        refusals.error().file = path;
    return refusals;
}

} // namespace subtext
