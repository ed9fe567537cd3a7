// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/rows/columns.h"

namespace subtext {

/// UTC milliseconds of an ISO 8601 time; one without a zone is UTC, never the reader's own. None
/// where it is no time.
std::optional<qint64> momentFromIso(const QString& text);

/// Turns rows of a table into records. A row is taken whole or refused whole. Refers to what it is
/// given, which must outlive it.
class RowReader
{
public:
    RowReader(const ColumnMap& columns, const RecordTable& table, const ImportOptions& options)
        : m_columns(columns)
        , m_table(table)
        , m_options(options)
    {}
    virtual ~RowReader() = default;
    RowReader(const RowReader&) = delete;
    RowReader& operator=(const RowReader&) = delete;

    tl::expected<ImportedRecord, Refusal> read(const RecordTable::Row& row) const;

protected:
    using Checked = tl::expected<void, Refusal>;

    /// Fills a record with what a row says that has as many cells as there are columns.
    virtual Checked readRow(const RecordTable::Row& row, ImportedRecord& record) const = 0;

    const ColumnMap& columns() const { return m_columns; }
    const ImportOptions& options() const { return m_options; }
    /// Null where the table has no such column.
    QString cell(const RecordTable::Row& row, Field field) const;
    tl::unexpected<Refusal> refuse(const RecordTable::Row& row, qsizetype column,
                                   RefusalReason reason, const QString& expected = {}) const;
    tl::unexpected<Refusal> refuse(const RecordTable::Row& row, Field field, RefusalReason reason,
                                   const QString& expected = {}) const
    {
        return refuse(row, m_columns.at(field), reason, expected);
    }
    /// Which part the scene is of, where the row says that.
    Checked readPart(const RecordTable::Row& row, ImportedRecord& record) const;
    /// When the person met the item, where the row has that column.
    Checked readPosition(const RecordTable::Row& row, qsizetype column,
                         ImportedAnswer& imported) const;
    /// What every tidy file says of an answer in the same way: times, moment and position.
    Checked readCircumstances(const RecordTable::Row& row, ImportedAnswer& imported) const;

    static bool isYes(const QString& text);

private:
    const ColumnMap& m_columns;
    const RecordTable& m_table;
    const ImportOptions& m_options;
};

} // namespace subtext
