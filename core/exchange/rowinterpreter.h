// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/columns.h"

namespace subtext {

/// UTC milliseconds of an ISO 8601 time; one without a zone is UTC, never the reader's own. None
/// where it is no time.
std::optional<qint64> momentFromIso(const QString& text);

/// Turns rows of a table into records. A row is taken whole or refused whole.
class RowInterpreter
{
public:
    RowInterpreter(const ColumnMap& columns, const RecordTable& table, const ImportOptions& options,
                   std::optional<QString> fileSubtype)
        : m_columns(columns)
        , m_table(table)
        , m_options(options)
        , m_fileSubtype(fileSubtype)
    {}

    tl::expected<ImportedRecord, Refusal> interpret(const RecordTable::Row& row) const;

private:
    using Checked = tl::expected<void, Refusal>;

    QString cell(const RecordTable::Row& row, Field field) const;
    tl::unexpected<Refusal> refuse(const RecordTable::Row& row, qsizetype column,
                                   RefusalReason reason) const;
    tl::unexpected<Refusal> refuse(const RecordTable::Row& row, Field field,
                                   RefusalReason reason) const
    {
        return refuse(row, m_columns.at(field), reason);
    }
    Checked readScenario(const RecordTable::Row& row, Scenario& scenario) const;
    Checked readAnswer(const RecordTable::Row& row, const RaterColumns& rater,
                       ImportedRecord& record) const;
    Checked readTidyAnswer(const RecordTable::Row& row, ImportedRecord& record) const;
    Checked readGold(const RecordTable::Row& row, ImportedRecord& record) const;

    const ColumnMap& m_columns;
    const RecordTable& m_table;
    const ImportOptions& m_options;
    std::optional<QString> m_fileSubtype;
};

} // namespace subtext
