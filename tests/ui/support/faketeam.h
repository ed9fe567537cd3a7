// SPDX-License-Identifier: MIT
#pragma once

#include "core/sync/teamaccess.h"

#include <QStringList>
#include <QThread>

#include <functional>
#include <memory>
#include <mutex>

namespace subtext::test {

/// A connection without a server.
class FakeTeamSession : public TeamSession
{
public:
    std::function<Result<SyncOutcome>(const CancelToken&)> onSync;
    std::function<Result<ClaimOutcome>(const CancelToken&)> onClaim;
    bool isLineOpen = true;

    Result<SyncOutcome> sync(const CancelToken& cancel) override
    {
        return onSync ? onSync(cancel) : SyncOutcome();
    }
    Result<SyncOutcome> fetch(const CancelToken& cancel) override { return sync(cancel); }
    Result<SyncOutcome> send(const CancelToken& cancel) override { return sync(cancel); }
    Result<ClaimOutcome> claim(int want, const CancelToken& cancel) override
    {
        return onClaim ? onClaim(cancel) : TeamSession::claim(want, cancel);
    }
    bool isOpen() const override { return isLineOpen; }
    void whenClosed(std::function<void(const Error&)> closed) override { m_closed = closed; }
    /// As the server does; on the thread of the session.
    void end()
    {
        isLineOpen = false;
        if (m_closed)
            m_closed({ErrorCode::ServerBusy, {}, 0, 0, {}, QStringLiteral("57P01")});
    }

private:
    std::function<void(const Error&)> m_closed;
};

/// The server of a team without a network: what a call gives is said beforehand, and which ones
/// came is remembered. What nothing was said for is unreachable. Functions are called on the thread
/// that asks.
class FakeTeam : public TeamAccess
{
public:
    std::function<Result<TeamMembership>(const ServerAddress&, const TeamFounder&,
                                         const CancelToken&)>
        onCreate;
    std::function<Result<Invitation>(const TeamMembership&, const InvitedPerson&,
                                     const CancelToken&)>
        onInvite;
    std::function<Result<JoinedTeam>(const Invitation&, const QString& certificate, TeamFile&,
                                     const CancelToken&)>
        onJoin;
    std::function<Result<std::unique_ptr<TeamSession>>(
        const TeamMembership&, TeamFile&, std::function<void()> rang, const CancelToken&)>
        onConnect;
    std::function<Result<VerifiedTeam>(const TeamMembership&, TeamFile&, const CancelToken&)>
        onVerify;
    std::function<Result<std::vector<TeamMember>>(const TeamMembership&, const CancelToken&)>
        onStatus;
    std::function<Result<int>(const TeamMembership&, const Uuid& person, const Uuid& device,
                              const CancelToken&)>
        onRevoke;
    std::function<Result<int>(const TeamMembership&, std::optional<int> most, const CancelToken&)>
        onOpenItems;
    std::function<Result<void>(TeamFile&)> onWatch;

    /// The names of the calls, in order.
    QStringList asked() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_asked;
    }
    /// For a call whose answer does not come.
    static Error untilCancelled(const CancelToken& cancel)
    {
        constexpr unsigned long PauseMs = 2;
        while (!cancel.isCancelled())
            QThread::msleep(PauseMs);
        return {ErrorCode::Cancelled, {}, 0, 0, {}, {}};
    }

    Result<TeamMembership> create(const ServerAddress& admin, const TeamFounder& founder,
                                  const CancelToken& cancel) override
    {
        note("create");
        return onCreate ? onCreate(admin, founder, cancel) : fail(unreachable());
    }
    Result<Invitation> invite(const TeamMembership& membership, const InvitedPerson& whom,
                              TeamFile& /*file*/, const CancelToken& cancel) override
    {
        note("invite");
        return onInvite ? onInvite(membership, whom, cancel) : fail(unreachable());
    }
    Result<JoinedTeam> join(const Invitation& invitation, const QString& certificate,
                            TeamFile& file, const CancelToken& cancel) override
    {
        note("join");
        return onJoin ? onJoin(invitation, certificate, file, cancel) : fail(unreachable());
    }
    Result<std::unique_ptr<TeamSession>> connect(const TeamMembership& membership, TeamFile& file,
                                                 std::function<void()> rang,
                                                 const CancelToken& cancel) override
    {
        note("connect");
        return onConnect ? onConnect(membership, file, std::move(rang), cancel)
                         : fail(unreachable());
    }
    Result<VerifiedTeam> verify(const TeamMembership& membership, TeamFile& file,
                                const CancelToken& cancel) override
    {
        note("verify");
        return onVerify ? onVerify(membership, file, cancel) : fail(unreachable());
    }
    Result<void> watch(const TeamMembership& /*membership*/, TeamFile& file,
                       const CancelToken& /*cancel*/) override
    {
        note("watch");
        return onWatch ? onWatch(file) : fail(unreachable());
    }
    Result<std::vector<TeamMember>> status(const TeamMembership& membership,
                                           const CancelToken& cancel) override
    {
        note("status");
        return onStatus ? onStatus(membership, cancel) : fail(unreachable());
    }
    Result<int> revoke(const TeamMembership& membership, const Uuid& person, const Uuid& device,
                       TeamFile& /*file*/, const CancelToken& cancel) override
    {
        note("revoke");
        return onRevoke ? onRevoke(membership, person, device, cancel) : fail(unreachable());
    }
    Result<int> unblock(const TeamMembership& /*membership*/,
                        const CancelToken& /*cancel*/) override
    {
        note("unblock");
        return fail(unreachable());
    }
    Result<int> openItems(const TeamMembership& membership, std::optional<int> most,
                          const CancelToken& cancel) override
    {
        note(most ? "let claim" : "open items");
        return onOpenItems ? onOpenItems(membership, most, cancel) : fail(unreachable());
    }

private:
    static Error unreachable()
    {
        return {ErrorCode::ServerUnreachable,     {}, 0, 0, QStringLiteral("nowhere.example"),
                QStringLiteral("nobody is there")};
    }
    void note(const char* call)
    {
        const std::scoped_lock lock(m_mutex);
        m_asked << QString::fromLatin1(call);
    }

    mutable std::mutex m_mutex;
    QStringList m_asked;
};

} // namespace subtext::test
