// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/protocol.h"
#include "core/domain/records.h"

namespace subtext {

class Database;

/// The study's own row, its protocol and the hand-ins. Every function throws; call it inside
/// Database::read or write.
class StudyStore
{
public:
    explicit StudyStore(Database& database)
        : m_database(database)
    {}

    void insert(const StudyInfo& info);
    StudyInfo info();
    /// Scenarios and annotations; what was decided needs more than counting.
    StudyCounts counts();

    void insertProtocol(const Protocol& protocol, qint64 at);
    Protocol protocol();

    void insertHandIn(const Uuid& uuid, PersonId person, const HandIn& handIn);
    std::optional<HandIn> latestHandIn(PersonId person);

    void insertLock(const Uuid& uuid, const LockChange& change);
    /// Oldest first.
    std::vector<LockChange> lockChanges();
    bool isLocked();

private:
    Database& m_database;
};

} // namespace subtext
