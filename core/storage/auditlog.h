// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

#include <QJsonObject>
#include <QString>

namespace subtext {

class Database;
class AnswerStore;
class DecisionStore;

/// The chain of what was done: each row's SHA-256 covers the one before it, and names the digest
/// of every annotation and decision written with it, so that a changed, removed or inserted row
/// shows. Every function but `verify` throws; call it inside Database::write.
class AuditLog
{
public:
    explicit AuditLog(Database& database)
        : m_database(database)
    {}

    /// Adds one row. Annotations and decisions with ids above those given belong to it.
    void append(qint64 at, const QString& action, QJsonObject detail, qint64 annotationsBefore,
                qint64 decisionsBefore);

    /// Walks the chain. AuditBroken, with the first row that does not fit in `line`.
    Result<void> verify();

private:
    QByteArray annotationDigest(qint64 first, qint64 last);
    QByteArray decisionDigest(qint64 first, qint64 last);
    void checkRows(const QJsonObject& detail, qint64 auditId);

    Database& m_database;
};

} // namespace subtext
