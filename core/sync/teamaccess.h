// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/domain/teamrecords.h"
#include "core/sync/invitation.h"
#include "core/sync/teamanswers.h"
#include "core/sync/teamfile.h"

#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

namespace subtext {

/// An open connection of one file to the server of its team. It belongs to the thread that made it
/// and lives by that thread's event loop.
class TeamSession
{
public:
    virtual ~TeamSession() = default;

    /// Reads what is new, sends what waits, opens the desks where they can be, and reads again.
    /// Waits, and lets the event loop of its thread run meanwhile; it is not to be called from
    /// within itself. Errors: those of `TeamAccess::verify`; where one leaves the connection closed
    /// nothing but another session goes on.
    virtual Result<SyncOutcome> sync(const CancelToken& cancel) = 0;
    /// The halves of it, each by itself and on the same terms. Reads what is new.
    virtual Result<SyncOutcome> fetch(const CancelToken& cancel) = 0;
    /// Sends what waits.
    virtual Result<SyncOutcome> send(const CancelToken& cancel) = 0;
    /// Syncs, asks for more items for the owner of the file, `want` at most, and reads those that
    /// were given: none where there are none left, where as many are open as one may have, or where
    /// one may not ask (see `mayClaim`), as always where no server carries the team.
    virtual Result<ClaimOutcome> claim(int /*want*/, const CancelToken& cancel)
    {
        return sync(cancel).map([](const SyncOutcome& carried) {
            return ClaimOutcome{carried, 0};
        });
    }
    /// As many as one may have.
    static constexpr int AsManyAsAllowed = std::numeric_limits<int>::max();
    /// False once the server or the line ended it.
    virtual bool isOpen() const = 0;
    /// `closed` is called from the event loop of this thread when the server or the line ends the
    /// connection, also while the session syncs; it must not end the session within the call. Where
    /// there is no connection, as to a folder, it never is.
    virtual void whenClosed(std::function<void(const Error&)> /*closed*/) {}
};

/// Who sets a team up, and of which study.
struct TeamFounder
{
    Uuid study;
    Uuid person;
    QString code;
};

/// Whom an invitation is for.
struct InvitedPerson
{
    Uuid person;
    QString code;
    QString title; ///< Of the study.
    int days = 14; ///< For which it can be opened.
    Role role = Role::Annotator;
};

/// What somebody who joined got.
struct JoinedTeam
{
    TeamMembership membership;
    Role role = Role::Annotator;
    qint64 received = 0;                   ///< Entries.
    std::vector<FolderTrouble> troubles{}; ///< See SyncOutcome.
};

/// What the programs may ask of the server of a team, without knowing how it is reached. Every
/// function waits, for minutes where a line is silent, and runs the event loop of its thread
/// meanwhile: none is for the thread of the window. Cancelling ends the waiting within moments.
/// Errors of all: those of `TeamSecrets`; ServerUnreachable, ServerUntrusted, SignInRefused,
/// NotInTeam, ServerBusy, ServerRefused, ServerUnreadable; LibraryMissing; Cancelled.
class TeamAccess
{
public:
    virtual ~TeamAccess() = default;

    /// Puts the study on the server, with its founder as the first coordinator; the schema too
    /// where the database has none. `admin`: a login that may do that, with its secret. Nothing is
    /// sent yet, and the file knows nothing of it: `Syncing::join` is for the caller to call.
    virtual Result<TeamMembership> create(const ServerAddress& admin, const TeamFounder& founder,
                                          const CancelToken& cancel) = 0;
    /// A login for somebody of the study, opened by the secret of the invitation, once. `file`:
    /// that of whoever invites, by which a list of members that was turned back is known where no
    /// server holds it, and which keeps what the list is now. Errors: also ServerUnreadable, as a
    /// sync gives it, for such a list; those of the file, which come once the list has changed.
    virtual Result<Invitation> invite(const TeamMembership& membership, const InvitedPerson& whom,
                                      TeamFile& file, const CancelToken& cancel) = 0;
    /// Opens an invitation and reads into `file` all that its owner may read; also again, where an
    /// answer was lost before. `certificate`: see `TeamMembership`; empty: the one that the
    /// invitation brought, if it did. Errors: also those of the file.
    virtual Result<JoinedTeam> join(const Invitation& invitation, const QString& certificate,
                                    TeamFile& file, const CancelToken& cancel) = 0;
    /// Opens a connection, which goes with the session. `file` has to outlive it. `rang` is called
    /// from the event loop of this thread whenever the server has something new, also while the
    /// session syncs, and for rows of one's own; empty: nothing is listened to. A server that
    /// cannot ring is no error.
    virtual Result<std::unique_ptr<TeamSession>> connect(const TeamMembership& membership,
                                                         TeamFile& file, std::function<void()> rang,
                                                         const CancelToken& cancel) = 0;
    /// Reads everything anew beside the file: whether the server has what was sent, and what the
    /// file has read. How many rows it has. Errors: also those of the file; ServerUnreadable with
    /// the value "dropped" where the server lacks what it had, "altered" where something does not
    /// follow what was there before, "seal" where something else than its device sealed it, and
    /// "not_theirs" where the server says in its own name what is not for it to say, with the
    /// stream as detail. Devices that nobody invited are no error here, as they are to all that
    /// reads into a file ("stranger"): they are named.
    virtual Result<VerifiedTeam> verify(const TeamMembership& membership, TeamFile& file,
                                        const CancelToken& cancel) = 0;
    /// Everybody for a coordinator, oneself for others.
    virtual Result<std::vector<TeamMember>> status(const TeamMembership& membership,
                                                   const CancelToken& cancel) = 0;
    /// Cuts a device off, and its sessions; `device`: none for all of the person's. How many
    /// devices it were. `file`, and errors: see `invite`; ServerRefused with "not expelled" where
    /// it is done and sessions last.
    virtual Result<int> revoke(const TeamMembership& membership, const Uuid& person,
                               const Uuid& device, TeamFile& file, const CancelToken& cancel) = 0;
    /// Ends sessions of the study's people that have held others up for over a minute; for a
    /// coordinator. How many it were.
    virtual Result<int> unblock(const TeamMembership& membership, const CancelToken& cancel) = 0;
    /// Whoever asks, a coordinator, reads from then on what others decide before the desks open,
    /// and decides nothing any more; it cannot be taken back. The next sync brings what others
    /// decided. `file`: that of whoever asks, of which nothing should wait. Errors: also those of
    /// the file; ServerRefused for anybody else, and where no server carries the team.
    virtual Result<void> watch(const TeamMembership& /*membership*/, TeamFile& /*file*/,
                               const CancelToken& /*cancel*/)
    {
        return fail(ErrorCode::ServerRefused);
    }
    /// How many open items each annotator may have who asks for more (see `TeamSession::claim`); 0:
    /// nobody may ask, as always where no server carries the team. `most`: what it is from now on,
    /// by a coordinator, up to `MostOpenItems`; none: it is only asked for. Errors: also
    /// ServerRefused, as where the study is locked.
    virtual Result<int> openItems(const TeamMembership& membership, std::optional<int> most,
                                  const CancelToken& cancel) = 0;
};

} // namespace subtext
