// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/teamrecords.h"
#include "core/sync/teamanswers.h"
#include "core/sync/teamfile.h"
#include "core/travel/outbox.h"

#include <functional>
#include <memory>
#include <optional>

namespace subtext {

class StudyContext;

struct TeamStanding
{
    qint64 waiting = 0; ///< Rows that the server does not have yet.
    /// Of these, those that are in no folder yet since the study is locked. (A server refuses such
    /// rows: they are set aside.)
    qint64 held = 0;
    std::vector<SetAsideRow> setAside;
    std::vector<ParkedRow> parked;
    std::vector<ParkedRow> missed; ///< Of these, see TeamStore::missed().
    /// Whoever has the file labels, and dropped out as far as the file knows: they are given
    /// nothing, and what they send is taken.
    bool isWithdrawn = false;
};

/// The study as a file that takes part in a team. What comes is one operation of the study, with
/// one audit row and one notice; what goes changes nothing of what it says.
class Syncing : public TeamFile
{
public:
    explicit Syncing(StudyContext& context)
        : m_context(context)
        , m_done(context)
    {}

    /// None where the file takes part in no team.
    Result<std::optional<TeamMembership>> membership() const;
    Result<void> join(const TeamMembership& membership);
    Result<TeamStanding> standing() const;
    /// None where the file takes part in no team.
    Result<std::optional<TeamReading>> reading() const;

    /// The members that a server lists, with which of their devices are unproved for this file.
    Result<std::vector<TeamMember>> judged(std::vector<TeamMember> members) const;

    Result<void> begin(const TeamCaller& caller) override;
    Result<std::map<Uuid, StreamCursor>> cursors() override;
    Result<void> receive(const std::vector<ReadStream>& streams) override;
    Result<std::vector<Uuid>> wantedScenes() override;
    Result<void> receiveCut(const Cut& cut) override;
    Result<void> receivePart(const std::vector<WireRow>& rows,
                             const std::vector<ReadStream>& ends) override;
    Result<Unreached> unreached() override;
    /// Where parts of a cut came and the rest does not: tells everybody of those. Errors: those of
    /// an operation.
    Result<void> endParts();
    Result<void> receiveScenes(const std::vector<WireRow>& rows) override;
    Result<void> reconcile(const OwnEnds& ends) override;
    Result<std::vector<LinkedRow>> nextBatch(std::size_t limit) override;
    Result<void> acknowledge(const std::vector<LinkedRow>& batch) override;
    Result<void> refuse(const std::vector<LinkedRow>& batch,
                        const std::vector<RefusedRowOfBatch>& rows) override;
    Result<void> note(qint64 asOf, const std::vector<DeviceElsewhere>& elsewhere) override;
    Result<QByteArray> auditHead() override;
    Result<qint64> unknownHeads(const std::set<QByteArray>& heads) override;
    Result<qint64> waitingCount() override;
    Result<qint64> refusedCount() override;

private:
    struct Tally
    {
        qint64 fresh = 0;
        qint64 taken = 0;
        qint64 placed = 0;      ///< Those that were known among them.
        bool isWatched = false; ///< Somebody watches the desks from now on.
    };

    enum class Telling : std::uint8_t { Now, WithTheNext };

    Result<void> keep(const std::function<void()>& work);
    Result<void> operate(const std::function<void(Tally&)>& work, Telling telling = Telling::Now);
    void take(const std::vector<WireRow>& rows, const std::vector<ReadStream>& streams,
              Tally& tally);
    const std::map<Uuid, StreamCursor>& kept() const;
    bool isSomethingElse(const WireRow& row);

    struct Kept
    {
        qint64 version = 0; ///< Database::dataVersion() when they were read.
        std::map<Uuid, StreamCursor> cursors;
    };

    StudyContext& m_context;
    TeamCaller m_caller;
    mutable DoneRows m_done;            ///< For longer than one sync.
    mutable std::optional<Kept> m_kept; ///< None where something may have been written since.
    std::unique_ptr<Outbox> m_outbox;
    bool m_isUntold = false;   ///< Something came of which nobody was told.
    bool m_isCutBegun = false; ///< By its first part; what ends it says where its streams are.
};

} // namespace subtext
