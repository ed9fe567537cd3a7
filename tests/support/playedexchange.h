// SPDX-License-Identifier: MIT
#pragma once

#include "core/sync/courierline.h"
#include "core/sync/servererrors.h"
#include "core/sync/teamanswers.h"

#include <limits>
#include <map>
#include <memory>
#include <set>
#include <tuple>

namespace subtext::test {

/// The server of a team by the rules of its schema (`core/remote/schema`), in memory: what it says
/// follows from the rows that it took, without caches and without policies, so that a mistake there
/// is none here. A copy is a backup.
class PlayedExchange
{
public:
    struct Member
    {
        Uuid person;
        Uuid device;
    };

    PlayedExchange(Uuid study, const Uuid& coordinator);

    /// A further device of somebody.
    Member enrol(const Uuid& person) const { return {person, fresh()}; }
    /// The copy of a backup takes the place of what was there.
    void restore(const PlayedExchange& backup);

    ServerHello hello(const Member& who) const;
    std::vector<StreamHead> heads(const Member& who) const;
    std::vector<PulledEntry> pull(const Member& who, const std::vector<CourierLine::After>& afters,
                                  int limit) const;
    std::vector<PulledScene> scenes(const Member& who, const std::vector<Uuid>& wanted) const;
    std::vector<OwnChainEnd> chains(const Member& who) const;
    std::vector<HeadAt> links(const Member& who, const Uuid& stream,
                              const std::vector<qint64>& places) const;
    Result<PushOutcome> push(const Member& who, const std::vector<LinkedRow>& rows);
    DeskProgress deskProgress(const Member& who) const;
    bool openDesks(const Member& who);

    bool isLocked() const { return m_isLocked; }
    int round() const { return m_round; }
    /// Who has been let into the desks of which round.
    const std::set<std::pair<int, Uuid>>& openings() const { return m_openings; }
    /// The round in which a decision was sent, by its UUID; none for what is no decision.
    std::optional<int> roundOf(const Uuid& decision) const;

private:
    using Rank = std::tuple<qint64, Uuid>; ///< Moment and UUID: the greater one counts.
    struct Stream
    {
        Uuid id;
        QString key;
        StreamClass of = StreamClass::Common;
        Uuid person;
        int round = 0;
        std::vector<StreamEntry> entries;
        std::map<Uuid, StreamCursor::ChainEnd> chains;
    };
    struct Standing ///< Of a person, by the rows that count.
    {
        Role role = Role::Annotator;
        bool isWithdrawn = false;
        bool watches = false;
        int ordinal = std::numeric_limits<int>::max(); ///< On the roster.
    };
    struct Seats
    {
        std::set<std::pair<Uuid, Uuid>> ever; ///< Person and scenario.
        std::set<std::pair<Uuid, Uuid>> live;
    };

    Uuid fresh() const;
    bool reads(const Member& who, const Standing& as, const Stream& stream) const;
    int lastOpenRound(const Uuid& person) const;
    Standing standingOf(const Uuid& person) const;
    std::vector<Uuid> people() const;
    Seats seats() const;
    std::set<Uuid> splits() const;
    std::set<Uuid> decidedBy(const Uuid& person) const;
    std::optional<PushRefusal> refusal(const Member& who, const Standing& as, const Seats& seats,
                                       const LinkedRow& row) const;
    bool mayWrite(const Member& who, const Standing& as, const WireRow& row) const;
    Result<PushOutcome> append(const Member& who, const std::vector<LinkedRow>& rows);
    void put(Stream& stream, const Uuid& author, const Uuid& device, const LinkedRow& row);
    Stream& streamOf(const WireRow& row);
    void apply(const WireRow& row);
    template <typename Take> void forEachRow(Take take) const;

    Uuid m_study;
    Uuid m_incarnation;
    Uuid m_device; ///< Of the server itself.
    Uuid m_founder;
    bool m_isLocked = false;
    std::optional<Rank> m_lockedBy;
    int m_round = 1;
    std::set<std::pair<int, Uuid>> m_openings;
    std::map<QString, Stream> m_streams;                      ///< By key.
    std::map<Uuid, std::pair<QString, QByteArray>> m_parcels; ///< Stream and digest of a row.
    std::shared_ptr<qint64> m_ids; ///< One for all copies: no id comes twice after a restore.
};

} // namespace subtext::test
