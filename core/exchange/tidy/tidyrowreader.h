// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/rows/answerwords.h"
#include "core/exchange/rows/rowreader.h"

namespace subtext {

/// Reads rows of the tidy layout, which every task has: a scene, an answer, or both. A row with
/// columns of answers and none of a scene names the scene ("group/id", or the id alone). An answer
/// is whole or refused, since a study holds no others.
class TidyRowReader : public RowReader
{
public:
    TidyRowReader(const ColumnNames& names, const ColumnMap& columns, const RecordTable& table,
                  const ImportOptions& options);

protected:
    Checked readRow(const RecordTable::Row& row, ImportedRecord& record) const override;

private:
    bool isBlank(const RecordTable::Row& row, Field field) const;
    Checked checkTask(const RecordTable::Row& row) const;
    Checked readName(const RecordTable::Row& row, ImportedRecord& record) const;
    Checked readGroup(const RecordTable::Row& row, QString& group) const;
    Checked readScene(const RecordTable::Row& row, ImportedRecord& record) const;
    Checked readAnswer(const RecordTable::Row& row, ImportedRecord& record) const;
    Checked readChoices(const RecordTable::Row& row, Answer& answer) const;
    Checked readSwept(const RecordTable::Row& row, Answer& answer) const;
    Checked readFlag(const RecordTable::Row& row, Answer& answer) const;
    Checked readGold(const RecordTable::Row& row, ImportedRecord& record) const;

    const Task& m_task;
    AnswerWords m_words;
};

} // namespace subtext
