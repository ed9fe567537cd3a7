// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

namespace subtext {

class Database;

/// SQLite's integrity_check: the pages, the rows against the CHECKs, every index against its table.
/// quick_check leaves the last out, and an index that lies drops answers from every figure and file
/// without a word. Then the study's own row: a file cut off at a page boundary can look sound and
/// lack it. Grows with the file: 0.01 s for 0.7 MB, 1.4 s for 200 MB.
/// Errors: StudyDamaged (value "index" where nothing but an index does not fit, so that
/// mendIndexes() may help), IoFailure, OutOfMemory.
Result<void> checkIntegrity(Database& database);

/// Makes every index anew from its table, if that mends the file: if it is sound afterwards, and
/// the audit chain, which covers every row, holds. A row that was damaged differs from its index
/// too, and must not be taken for what the index should say. Otherwise the file stays as it was.
/// For studies of the present schema. Errors: StudyDamaged, AuditBroken, and those of a write.
Result<void> mendIndexes(Database& database);

} // namespace subtext
