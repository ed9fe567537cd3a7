// SPDX-License-Identifier: MIT
#include "core/exchange/rows/rowreader.h"

#include <QDateTime>

#include <limits>

namespace subtext {

std::optional<qint64> momentFromIso(const QString& text)
{
    QDateTime moment = QDateTime::fromString(text, Qt::ISODateWithMs);
    if (!moment.isValid())
        return std::nullopt;
    if (moment.timeSpec() == Qt::LocalTime)
        moment.setTimeSpec(Qt::UTC);
    return moment.toMSecsSinceEpoch();
}

bool RowReader::isYes(const QString& text)
{
    const QString word = text.trimmed().toLower();
    return word == QLatin1String("1") || word == QLatin1String("true") ||
           word == QLatin1String("yes");
}

QString RowReader::cell(const RecordTable::Row& row, Field field) const
{
    return m_columns.has(field) ? row.cells.at(m_columns.at(field)) : QString();
}

tl::unexpected<Refusal> RowReader::refuse(const RecordTable::Row& row, qsizetype column,
                                          RefusalReason reason, const QString& expected) const
{
    Refusal refusal;
    refusal.line = row.line;
    refusal.reason = reason;
    refusal.expected = expected;
    if (column >= 0) {
        refusal.column = m_table.columns.value(column);
        refusal.value = row.cells.value(column);
    }
    return tl::unexpected<Refusal>(std::move(refusal));
}

tl::expected<ImportedRecord, Refusal> RowReader::read(const RecordTable::Row& row) const
{
    if (row.cells.size() != m_table.columns.size()) {
        auto refusal = refuse(row, -1, RefusalReason::WrongCellCount);
        refusal.value().value =
            QStringLiteral("%1/%2").arg(row.cells.size()).arg(m_table.columns.size());
        return refusal;
    }
    ImportedRecord record;
    record.line = row.line;
    if (const auto taken = readRow(row, record); !taken)
        return tl::unexpected<Refusal>(taken.error());
    return record;
}

RowReader::Checked RowReader::readPart(const RecordTable::Row& row, ImportedRecord& record) const
{
    const QString text = cell(row, Field::Part);
    if (text.trimmed().isEmpty())
        return {};
    record.part = partFromToken(text);
    return record.part ? Checked()
                       : refuse(row, Field::Part, RefusalReason::UnknownWord,
                                QStringLiteral("train, val, test"));
}

RowReader::Checked RowReader::readPosition(const RecordTable::Row& row, qsizetype column,
                                           ImportedAnswer& imported) const
{
    const QString text = column < 0 ? QString() : row.cells.value(column).trimmed();
    if (text.isEmpty())
        return {};
    bool isNumber = false;
    const int position = text.toInt(&isNumber);
    if (!isNumber || position < 1)
        return refuse(row, column, RefusalReason::UnknownNumber);
    imported.position = position;
    return {};
}

RowReader::Checked RowReader::readCircumstances(const RecordTable::Row& row,
                                                ImportedAnswer& imported) const
{
    ItemTimings timings;
    const auto number = [&](Field field, qint64& into) -> Checked {
        const QString text = cell(row, field).trimmed();
        if (text.isEmpty())
            return {};
        bool isNumber = false;
        into = text.toLongLong(&isNumber);
        if (!isNumber || into < 0)
            return refuse(row, field, RefusalReason::UnknownNumber);
        return {};
    };
    qint64 visits = 0;
    qint64 focusLosses = 0;
    for (const auto& [field, into] :
         {std::pair{Field::ActiveMs, &timings.activeMs}, std::pair{Field::WallMs, &timings.wallMs},
          std::pair{Field::Visits, &visits}, std::pair{Field::FocusLosses, &focusLosses}}) {
        if (const auto read = number(field, *into); !read)
            return read;
    }
    constexpr qint64 Most = std::numeric_limits<int>::max();
    if (visits > Most || focusLosses > Most)
        return refuse(row, visits > Most ? Field::Visits : Field::FocusLosses,
                      RefusalReason::UnknownNumber);
    timings.visits = static_cast<int>(visits);
    timings.focusLosses = static_cast<int>(focusLosses);
    // Lead times alone (wall clock) are better than none; the quality rules know which is which.
    const bool hasTimes = !cell(row, Field::ActiveMs).trimmed().isEmpty() ||
                          !cell(row, Field::WallMs).trimmed().isEmpty();
    if (hasTimes)
        imported.timings = timings;
    if (const auto read = readPosition(row, columns().at(Field::Position), imported); !read)
        return read;
    if (const QString text = cell(row, Field::SubmittedAt).trimmed(); !text.isEmpty()) {
        imported.submittedAt = momentFromIso(text);
        if (!imported.submittedAt)
            return refuse(row, Field::SubmittedAt, RefusalReason::UnknownNumber);
    }
    return {};
}

} // namespace subtext
