// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"

#include <QHash>
#include <QJsonObject>
#include <QString>

#include <vector>

namespace subtext {

class Database;
struct AuditedTable;

/// One row of the chain, as far as it tells where two copies of a study part.
struct ChainLink
{
    QString action;
    QByteArray hash;
};

/// The chain of what was done: each row's SHA-256 covers the one before it, and names the digest
/// of every annotation and decision written with it, and of every row of the auditedTables() that
/// was written since the entry before. So a changed, removed or inserted row shows. Every function
/// but `verify` throws; call it inside Database::write.
class AuditLog
{
public:
    explicit AuditLog(Database& database)
        : m_database(database)
    {}

    /// Adds one row. Annotations and decisions with ids above those given belong to it.
    void append(qint64 at, const QString& action, QJsonObject detail, qint64 annotationsBefore,
                qint64 decisionsBefore);

    /// What is not asked of the chain of a returned hand-out: its scenarios are compared with those
    /// of the study one by one, so that a changed one costs the answers to it and no other.
    enum class Scope { Everything, AllButScenarios };

    /// The chain itself, from the first row: what was done, and the hash.
    std::vector<ChainLink> links();

    /// Walks the chain. Errors: AuditBroken, with the first row that does not fit in `line`;
    /// Cancelled.
    Result<void> verify(Scope scope = Scope::Everything, const CancelToken& cancel = {});

private:
    QByteArray annotationDigest(qint64 first, qint64 last);
    QByteArray decisionDigest(qint64 first, qint64 last);
    using Covered = QHash<QString, qint64>; ///< The largest id that was covered, by key.
    QJsonObject uncoveredRows();
    void readCovered();
    qint64 coveredBefore(const AuditedTable& table, qint64 last);
    void checkRows(const QJsonObject& detail, qint64 auditId, Scope scope, Covered& covered);
    bool hasUncovered(Scope scope, bool isCoveredFromTheStart, const Covered& covered);

    Database& m_database;
    Covered m_covered;
    bool m_isCoveredRead = false;
};

} // namespace subtext
