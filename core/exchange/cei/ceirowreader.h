// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/rows/rowreader.h"

namespace subtext {

/// Reads rows about CEI's scenes: in CEI's layout, with five columns an annotator, or in tidy
/// tables with the words of its scales.
class CeiRowReader : public RowReader
{
public:
    CeiRowReader(const ColumnMap& columns, const RecordTable& table, const ImportOptions& options,
                 std::optional<QString> fileSubtype)
        : RowReader(columns, table, options)
        , m_fileSubtype(std::move(fileSubtype))
    {}

protected:
    Checked readRow(const RecordTable::Row& row, ImportedRecord& record) const override;

private:
    /// As the row says it, else as the file does; none where neither does, or nobody knows the
    /// word.
    std::optional<QString> subtypeOf(const RecordTable::Row& row) const;
    Checked readScenario(const RecordTable::Row& row, Scenario& scenario) const;
    /// Of a scene that is elsewhere: its id or whole name, and the subtype where the row says it.
    Checked readReference(const RecordTable::Row& row, Scenario& scenario) const;
    Checked readAnswer(const RecordTable::Row& row, const ColumnsOfRater& rater,
                       ImportedRecord& record) const;
    Checked readTidyAnswer(const RecordTable::Row& row, ImportedRecord& record) const;
    Checked readGold(const RecordTable::Row& row, ImportedRecord& record) const;

    /// The cell, or what somebody said that its word means.
    QString meantBy(const QString& text, QLatin1String field) const;
    std::optional<int> pointOf(ScaleIndex dimension, const QString& text) const;

    std::optional<QString> m_fileSubtype;
};

} // namespace subtext
