// SPDX-License-Identifier: MIT
#pragma once

#include "core/quality/qualityrecords.h"
#include "core/storage/store.h"

#include <map>
#include <vector>

namespace subtext {

/// Limits, self-checks and dismissals.
class QualityStore : Store
{
public:
    using Store::Store;

    void insertProtocol(const QualityProtocol& protocol, qint64 at);
    QualityProtocol protocol();

    void insertSelfCheck(const Uuid& uuid, const SelfCheck& check);
    /// Oldest first.
    std::vector<SelfCheck> selfChecks();

    void insertDismissal(const Uuid& uuid, const Dismissal& dismissal);
    /// The latest word on every flag that somebody ever dismissed.
    std::map<FlagKey, Dismissal> dismissals();

    /// That an annotator's flag is closed, or open again; `word` says by whom, when and why.
    void insertClosing(const Uuid& uuid, PersonId annotator, ScenarioId scenario, bool isClosed,
                       const FlagClosing& word);
    /// The flags of annotators whose latest word is that nothing is wrong.
    ClosedFlags closedFlags();
};

} // namespace subtext
