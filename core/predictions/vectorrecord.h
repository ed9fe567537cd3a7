// SPDX-License-Identifier: MIT
#pragma once

#include "core/predictions/predictionrecord.h"
#include "core/predictions/vectorfile.h"

namespace subtext {

/// A row and the set that it belongs to; what the row does not say is empty.
struct ReadVectorRecord
{
    SetName name;
    VectorRow row;
    bool isOneCell = false; ///< It is of one emotion: others may bring the rest.
    std::vector<evaluation::RowProblem> problems; ///< Of values that were left out; without file.
};

/// Makes vector predictions of records, whatever the layout.
class VectorRecordReader
{
public:
    /// All must outlive the reader. `columns`: a field's name to the file's own column.
    VectorRecordReader(const entanglement::EmotionNames& emotions,
                       const evaluation::ScenarioNames& names,
                       const QMap<QString, QString>& columns);

    /// See evaluation::RecordReader.
    std::optional<QString> missingColumn(const QStringList& columns) const;
    tl::expected<ReadVectorRecord, evaluation::RowProblem>
    read(const evaluation::Record& record) const;

    /// The names of the columns that can be mapped.
    QStringList fieldNames() const;

private:
    struct Found
    {
        QString column;
        QString text;
    };
    class Cell;

    std::optional<Found> flat(const evaluation::Record& record, const QString& field) const;
    QString text(const evaluation::Record& record, std::initializer_list<const char*> fields) const;
    tl::expected<int, evaluation::RowProblem> itemOf(const evaluation::Record& record) const;
    std::optional<std::size_t> emotionNamed(const QString& name) const;
    void readCell(const Cell& cell, std::size_t emotion, ReadVectorRecord& read) const;

    QStringList m_tokens;
    const evaluation::ScenarioNames& m_names;
    const QMap<QString, QString>& m_columns;
};

} // namespace subtext
