// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/protocol.h"
#include "core/domain/records.h"
#include "core/storage/store.h"

namespace subtext {

/// The study's own row, its protocol and the hand-ins.
class StudyStore : Store
{
public:
    using Store::Store;

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
};

} // namespace subtext
