// SPDX-License-Identifier: MIT
#pragma once

namespace SQLite {
class Database;
}

namespace subtext {

/// Makes an empty file a study of the newest schema, without a row, in one transaction. The
/// migrations run once in a process: every further study is a copy of the pages that they made. Any
/// thread may call this. Throws what SQLite refuses.
void writeEmptyStudy(SQLite::Database& file);

} // namespace subtext
