// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/recordtable.h"

namespace subtext {

class TableSink : public RowSink
{
public:
    Result<void> begin(const QStringList& columns) override
    {
        table.columns = columns;
        return {};
    }
    void add(const RecordTable::Row& row) override { table.rows.push_back(row); }

    RecordTable table;
};

} // namespace subtext
