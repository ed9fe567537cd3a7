// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"
#include "core/domain/norming.h"
#include "core/storage/store.h"

#include <QString>

#include <vector>

namespace subtext {

/// That a round was opened or closed. Of several the first counts.
struct NormingEvent
{
    Uuid round;
    bool isOpening = false;
    qint64 at = 0; ///< UTC milliseconds.
    /// JSON. Of an opening {"commitments": {PERSON: SHA256, …}, "votes": COUNTS}, of a closing
    /// {"votes": [UUID, …]}, the second votes that count.
    QString content;
};

struct NormingCommitment
{
    Uuid uuid;
    Uuid round;
    PersonId person;
    QString sha256;
};

/// Votes of one person in one pass, all together.
struct CastVotes
{
    Uuid uuid;
    Uuid round;
    PersonId person;
    NormingPass pass = NormingPass::First;
    qint64 at = 0;
    QString votes; ///< normingVotesText
    QString nonce; ///< Hexadecimal digits; empty in the second pass.
};

/// Rounds of norming, in the order of (rank, UUID) wherever there are several.
class NormingStore : Store
{
public:
    using Store::Store;

    void insert(const NormingRound& round);
    std::vector<NormingRound> rounds();
    void insert(const Uuid& uuid, const NormingEvent& event);
    std::vector<NormingEvent> events();
    void insert(const NormingCommitment& commitment, qint64 at);
    std::vector<NormingCommitment> commitments();
    void insert(const CastVotes& votes);
    std::vector<CastVotes> votes();

    /// What somebody votes on an item before they hand it in; an empty ballot takes it back.
    void keepDraft(PersonId person, const Uuid& round, ScenarioId scenario, const Ballot& ballot);
    NormingVotes drafts(PersonId person, const Uuid& round);
    void clearDrafts(PersonId person, const Uuid& round);
};

} // namespace subtext
