// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"

#include <QHash>
#include <QJsonObject>
#include <QString>

#include <optional>
#include <vector>

namespace subtext {

class AuditedStateWalk;
class Database;
class Records;
struct PortableTable;

/// One row of the chain, as far as it tells where two copies of a study part.
struct ChainLink
{
    QString action;
    QByteArray hash;
};

struct AuditEntry
{
    qint64 at = 0;
    QJsonObject detail;
};

/// The chain of what was done: each row's SHA-256 covers the one before it, and names the digest
/// of every row of the portableTables() that was written since the entry before, and of people,
/// assignments and the study's own row where they changed (AuditedState). So a changed, removed or
/// inserted row shows. Digests are of what rows say and of UUIDs (Records::digest). Every function
/// but `verify` throws; call it inside Database::write, and `walk` inside
/// Database::readConsistently or write.
class AuditLog
{
public:
    explicit AuditLog(Database& database)
        : m_database(database)
    {}

    /// To be called as an operation begins, before it writes.
    void begin();
    /// Adds one row. What was written since the one before belongs to it.
    void append(qint64 at, const QString& action, QJsonObject detail);

    /// What is not asked of the chain of a returned hand-out: its scenarios are compared with those
    /// of the study one by one, so that a changed one costs the answers to it and no other. What is
    /// assigned names them, and is not taken from a hand-out.
    enum class Scope { Everything, AllButScenarios };

    /// The hash of the last row; that of nothing where there is none.
    QByteArray head();

    /// What the first entry of the chain says; none where that is of another action.
    std::optional<QJsonObject> firstIf(const QString& action);

    /// What the latest entry of this action says; empty where there is none.
    QJsonObject lastOf(const QString& action);

    /// Every entry of this action, oldest first.
    std::vector<AuditEntry> allOf(const QString& action);

    /// The chain itself, from the first row: what was done, and the hash.
    std::vector<ChainLink> links();

    /// Walks the chain, as of one moment. Errors: AuditBroken, with the first row that does not fit
    /// in `line`, 0 where none speaks of what the file has; StudyDamaged; Cancelled.
    Result<void> verify(Scope scope = Scope::Everything, const CancelToken& cancel = {});
    void walk(Scope scope = Scope::Everything, const CancelToken& cancel = {});

private:
    using Covered = QHash<QString, qint64>; ///< The largest id that was covered, by key.
    QJsonObject uncoveredRows();
    void readCovered();
    qint64 coveredBefore(const PortableTable& table, qint64 last);
    void checkRows(const QJsonObject& detail, qint64 auditId, Scope scope, Covered& covered);
    bool hasUncovered(Scope scope, const Covered& covered);
    void checkState(const AuditedStateWalk& walk, Scope scope);

    Database& m_database;
    Covered m_covered;
    bool m_isCoveredRead = false;
};

} // namespace subtext
