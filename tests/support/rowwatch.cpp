// SPDX-License-Identifier: MIT
#include "tests/support/rowwatch.h"

#include <sqlite3.h>

#include <utility>

namespace subtext::test {

struct RowWatch::Hooks
{
    // SQLite gives no context to what it calls for a new connection.
    static inline RowWatch* watch = nullptr;

    static int onRow(unsigned /*event*/, void* /*context*/, void* /*statement*/, void* /*nothing*/)
    {
        if (watch) {
            ++watch->m_rows;
            if (watch->m_atRow)
                watch->m_atRow(watch->m_rows);
        }
        return 0;
    }

    static int onOpen(sqlite3* connection, const char** /*error*/,
                      const sqlite3_api_routines* /*api*/)
    {
        return sqlite3_trace_v2(connection, SQLITE_TRACE_ROW, &onRow, nullptr);
    }

    static void (*opening())() { return reinterpret_cast<void (*)()>(&onOpen); }
};

RowWatch::RowWatch(std::function<void(qint64 row)> atRow)
    : m_atRow(std::move(atRow))
{
    Q_ASSERT(!Hooks::watch);
    Hooks::watch = this;
    sqlite3_auto_extension(Hooks::opening());
}

RowWatch::~RowWatch()
{
    sqlite3_cancel_auto_extension(Hooks::opening());
    Hooks::watch = nullptr;
}

} // namespace subtext::test
