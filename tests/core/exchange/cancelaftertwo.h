// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/tables/recordtable.h"

namespace subtext::test {

/// Asks the reader to end when it has got the second row.
class CancelAfterTwo : public RowSink
{
public:
    explicit CancelAfterTwo(CancelToken cancel)
        : m_cancel(std::move(cancel))
    {}

    Result<void> begin(const QStringList& /*columns*/) override { return {}; }
    void add(const RecordTable::Row& /*row*/) override
    {
        if (++rows == 2)
            m_cancel.cancel();
    }

    int rows = 0;

private:
    CancelToken m_cancel;
};

} // namespace subtext::test
