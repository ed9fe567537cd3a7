// SPDX-License-Identifier: MIT
#include "core/storage/interrupter.h"

#include "core/storage/database.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <sqlite3.h>

namespace subtext {
namespace {

constexpr int StepsBetween = 1'000; // of SQLite's machine: well below a millisecond

int isOver(void* cancel)
{
    return static_cast<const CancelToken*>(cancel)->isCancelled() ? 1 : 0;
}

} // namespace

Interrupter::Interrupter(Database& database, CancelToken cancel)
    : m_database(database)
    , m_cancel(std::move(cancel))
{
    sqlite3_progress_handler(m_database.connection().getHandle(), StepsBetween, &isOver, &m_cancel);
}

Interrupter::~Interrupter()
{
    sqlite3_progress_handler(m_database.connection().getHandle(), 0, nullptr, nullptr);
}

} // namespace subtext
