// SPDX-License-Identifier: MIT
#include "core/storage/rowrefusal.h"

#include <SQLiteCpp/Exception.h>
#include <sqlite3.h>

namespace subtext {

RowRefusal refusalOf(const std::function<void()>& insert)
{
    try {
        insert();
        return RowRefusal::None;
    } catch (const SQLite::Exception& exception) {
        const bool isRefused = (exception.getErrorCode() & 0xFF) == SQLITE_CONSTRAINT;
        if (!isRefused)
            throw;
        return exception.getExtendedErrorCode() == SQLITE_CONSTRAINT_UNIQUE
                   ? RowRefusal::Duplicate
                   : RowRefusal::Impossible;
    }
}

} // namespace subtext
