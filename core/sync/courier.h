// SPDX-License-Identifier: MIT
#pragma once

#include "core/sync/courierline.h"
#include "core/sync/invitation.h"
#include "core/sync/seal.h"
#include "core/sync/sealcheck.h"
#include "core/sync/teamfile.h"

#include <set>

namespace subtext {

/// Carries rows between a file and the server: reads what is new, sends what waits, and goes on
/// where it was cut. It has no socket, timer or clock of its own: what happens follows from what
/// the line and the file answer. Errors: those of both; ServerUnreadable with the value "dropped"
/// where the server lacks what it had, "altered" where something does not follow what was there
/// before, "stranger" where a device wrote that nobody invited, with the stream as detail;
/// Cancelled.
class Courier
{
public:
    /// Both must outlive it. The line was not opened yet. `keys`: what this device signs with,
    /// or why they cannot be had: whoever signed before sends nothing without them, and whoever
    /// spoke before devices signed goes on as ever.
    Courier(CourierLine& line, TeamFile& file,
            Result<DeviceKeys> keys = fail(ErrorCode::InvalidValue));

    /// Where this device is a coordinator's that nobody invited and that has said nothing, it is
    /// the one whose invitations count from then on. Not asked for: nobody's do, as before devices
    /// were certified.
    void foundTeam() { m_isFounding = true; }
    /// Opens the line. Once, before everything else.
    Result<void> connect(const CancelToken& cancel);
    /// All of it: reads, sends, opens the desks where they can be, reads again.
    Result<SyncOutcome> sync(const CancelToken& cancel);
    /// The first time: says what this device signs with, and by the proof that it was invited;
    /// keeps whose invitations count, and reads all.
    Result<SyncOutcome> join(const InvitationProof& proof, const CancelToken& cancel);
    /// Says which device an invitation is for, which whoever has the secret opens. What goes with
    /// the invitation; nothing, where nobody certifies devices in this team.
    Result<InvitationProof> certify(const Uuid& person, const Uuid& device, const QString& secret,
                                    const CancelToken& cancel);
    /// Says that whoever asks, a coordinator, watches the desks: they read from then on what others
    /// decide before the desks open, and decide nothing any more. Nothing where they do already.
    /// What waits in the file should have been sent, for a decision is not taken afterwards; that
    /// they watch the file learns by reading.
    Result<void> watch(const CancelToken& cancel);
    /// Reads alone.
    Result<SyncOutcome> fetch(const CancelToken& cancel);
    /// Sends alone, where the server still has what was read of it.
    Result<SyncOutcome> send(const CancelToken& cancel);
    /// Syncs, asks for more items, and reads what was given. See TeamSession::claim.
    Result<ClaimOutcome> claim(int want, const CancelToken& cancel);
    /// Reads everything from the beginning beside the file: whether what the server gives is what
    /// was sealed into its chains by their devices, and leads to where the file already was.
    /// Errors: also ServerUnreadable with the value "seal" where something else than its device
    /// sealed what is said in its name, and "not_theirs" where the server says in its own name what
    /// is not for it to say.
    Result<VerifiedTeam> verify(const CancelToken& cancel);

    /// What a batch holds.
    static constexpr std::size_t RowsAtOnce = 500;
    /// Scenes of an annotator's items are read when a line is opened and where items or a round
    /// came; but for that, no bell tells them of corrections, so they are read again after so long
    /// by the server's clock.
    static constexpr qint64 ScenesEveryMs = 900'000;

private:
    struct SaidKey
    {
        QByteArray key;
        QByteArray shown;
    };

    Result<void> begin(SyncOutcome& outcome);
    Result<ServerHello> meet();
    Result<void> believe(SyncOutcome& outcome);
    Result<void> pull(SyncOutcome& outcome);
    Result<void> pullScenes();
    bool mayBeMended(const Error& error) const;
    Result<void> push(SyncOutcome& outcome);
    Result<void> introduce();
    InvitedDevice ownDevice() const;
    QByteArray shown(bool isFounder) const;
    Result<void> pushOne(LinkedRow row);
    Result<void> sayApart(const WireRow& row, const std::map<Uuid, StreamCursor>& kept);
    Result<OwnChain> ownChain(const QString& key, const std::map<Uuid, StreamCursor>& kept);
    Result<std::optional<SaidKey>> saidThere();
    Result<void> seal(std::vector<LinkedRow>& batch);
    Result<void> reconcile(SyncOutcome& outcome);
    Result<void> watchStill(SyncOutcome& outcome);
    Result<void> openDesks(SyncOutcome& outcome);
    Result<void> note(const SyncOutcome& outcome);
    void meetEntry(const QString& key, const StreamEntry& entry);
    Result<std::vector<ReadStream>> admit(const std::vector<StreamHead>& heads,
                                          const std::map<Uuid, StreamCursor>& cursors);
    Result<std::vector<ReadStream>> invitedBy(const QByteArray& certifier,
                                              const std::map<Uuid, QString>& newcomers,
                                              const std::vector<StreamHead>& heads,
                                              const std::map<Uuid, StreamCursor>& cursors);
    bool isFoundedBy(const SaidKey& said) const;
    bool isWholeTeamRead() const;

    CourierLine& m_line;
    TeamFile& m_file;
    Result<DeviceKeys> m_keys;
    bool m_isSealing = false; ///< Whether the team knows the keys.
    bool m_isFounding = false;
    std::optional<DeviceKeys> m_invitation;
    TeamCaller m_caller;
    Uuid m_serverDevice;
    bool m_isFounder = false;            ///< By what was read in a cut.
    std::map<Uuid, QString> m_newcomers; ///< Who wrote in a cut, and in which stream first.
    std::set<Uuid> m_watchers;           ///< Who said in a cut that they watch the desks.
    qint64 m_startedAt = 0;              ///< By the server's clock.
    bool m_sendsAlone = false;  ///< Reads nothing, unless what is there is not what was sent.
    bool m_areScenesDue = true; ///< See ScenesEveryMs.
    std::optional<qint64> m_scenesReadAt;
};

} // namespace subtext
