// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/annotation.h"
#include "core/domain/decision.h"

#include <QByteArray>
#include <QLatin1String>

#include <span>

namespace subtext {

class Database;

/// One annotation or decision as bytes. A row keeps its bytes whatever Qt, schema or program
/// packs it.
QByteArray auditBytes(const Annotation& annotation);
QByteArray auditBytes(const Decision& decision);

/// An append-only table beside annotations and decisions: the chain covers its rows. An operation
/// covers every row that no earlier one has: so those that are kept without an audit row of their
/// own are covered by the next operation.
struct AuditedTable
{
    QLatin1String key; ///< In the detail of an audit row.
    const char* maxId; ///< Named query: the largest id, 0 without rows.
    const char* range; ///< Named query: columns of the rows with ids from … to …, by id.
    bool isKept;       ///< Its rows come without an operation, so the last ones may be uncovered.
};

std::span<const AuditedTable> auditedTables();

inline constexpr QLatin1String ScenariosKey("scenarios");

/// The largest id of the table; 0 without rows.
qint64 maxAuditedId(Database& database, const AuditedTable& table);

/// SHA-256 over the rows with ids from `first` to `last`.
QByteArray auditDigest(Database& database, const AuditedTable& table, qint64 first, qint64 last);

} // namespace subtext
