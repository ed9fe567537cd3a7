// SPDX-License-Identifier: MIT
#pragma once

#include "core/storage/database.h"

#include <QList>

namespace SQLite {
class Database;
}

namespace subtext {

/// Brings a study of an older schema up to date in one transaction, after a copy of the old file
/// was put into `backupFolder` (empty: beside the study). Foreign keys are checked before the
/// commit. Does nothing to a current study.
Result<void> migrate(Database& database, const QString& backupFolder);

/// A file from elsewhere may call anything a table. True content has the tables, indexes and
/// triggers that the migrations of its version make, and nothing else. Every opening asks this
/// first. Errors: StudyDamaged (value "schema", also where the version is none that was ever made,
/// or another than its tables have), and those of reading.
Result<void> checkSchema(Database& database);

/// Versions whose digest is not written down beside the migrations, so that every opening of such a
/// study makes one by all migrations first; each with the digest that it has. None, unless somebody
/// forgot one.
QStringList unknownSchemas();

/// Makes an empty file a study of the newest schema, without a row, in one transaction. The
/// migrations run once in a process: every further study is a copy of the pages that they made. Any
/// thread may call this. Throws what SQLite refuses.
void writeEmptyStudy(SQLite::Database& file);

} // namespace subtext
