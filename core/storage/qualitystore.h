// SPDX-License-Identifier: MIT
#pragma once

#include "core/quality/qualityrecords.h"

#include <map>
#include <vector>

namespace subtext {

class Database;

/// Limits, self-checks and dismissals. Every function throws; call it inside Database::read or
/// write.
class QualityStore
{
public:
    explicit QualityStore(Database& database)
        : m_database(database)
    {}

    void insertProtocol(const QualityProtocol& protocol, qint64 at);
    QualityProtocol protocol();

    void insertSelfCheck(const Uuid& uuid, const SelfCheck& check);
    /// Oldest first.
    std::vector<SelfCheck> selfChecks();

    void insertDismissal(const Uuid& uuid, const Dismissal& dismissal);
    /// The latest word on every flag that somebody ever dismissed.
    std::map<FlagKey, Dismissal> dismissals();

private:
    Database& m_database;
};

} // namespace subtext
