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

Result<std::vector<NamedRefusal>> refusalsOf(const QByteArray& bytes, const Task& task)
{
    const auto table = readTable(bytes);
    if (!table)
        return fail(table.error());
    const QStringList& columns = table->columns;
    const qsizetype id =
        std::max(table->placeOf(QStringLiteral("id")), table->placeOf(QStringLiteral("scenario")));
    const qsizetype group = task.group ? table->placeOf(task.group->token) : -1;
    const qsizetype reason = table->placeOf(QStringLiteral("reason"));
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
    const auto bytes = readInput(path, LargestRefusals);
    if (!bytes)
        return fail(bytes.error());
    auto refusals = refusalsOf(*bytes, task);
    if (!refusals)
        refusals.error().file = path;
    return refusals;
}

} // namespace subtext
