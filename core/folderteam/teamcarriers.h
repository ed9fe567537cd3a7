// SPDX-License-Identifier: MIT
#pragma once

#include "core/folderteam/folderteam.h"

namespace subtext {

/// A server or a shared folder, whichever carries the team that is asked about.
class TeamCarriers : public TeamAccess
{
public:
    /// Both must outlive it.
    TeamCarriers(TeamAccess& server, TeamSecrets& secrets)
        : m_server(server)
        , m_folder(secrets)
    {}

    /// By a folder where the address names no database.
    Result<TeamMembership> create(const ServerAddress& admin, const TeamFounder& founder,
                                  const CancelToken& cancel) override
    {
        return by(admin.database.isEmpty()).create(admin, founder, cancel);
    }
    Result<Invitation> invite(const TeamMembership& membership, const InvitedPerson& whom,
                              TeamFile& file, const CancelToken& cancel) override
    {
        return of(membership).invite(membership, whom, file, cancel);
    }
    Result<JoinedTeam> join(const Invitation& invitation, const QString& certificate,
                            TeamFile& file, const CancelToken& cancel) override
    {
        return by(invitation.isForFolder()).join(invitation, certificate, file, cancel);
    }
    Result<std::unique_ptr<TeamSession>> connect(const TeamMembership& membership, TeamFile& file,
                                                 std::function<void()> rang,
                                                 const CancelToken& cancel) override
    {
        return of(membership).connect(membership, file, std::move(rang), cancel);
    }
    Result<VerifiedTeam> verify(const TeamMembership& membership, TeamFile& file,
                                const CancelToken& cancel) override
    {
        return of(membership).verify(membership, file, cancel);
    }
    Result<std::vector<TeamMember>> status(const TeamMembership& membership,
                                           const CancelToken& cancel) override
    {
        return of(membership).status(membership, cancel);
    }
    Result<int> revoke(const TeamMembership& membership, const Uuid& person, const Uuid& device,
                       TeamFile& file, const CancelToken& cancel) override
    {
        return of(membership).revoke(membership, person, device, file, cancel);
    }
    Result<int> unblock(const TeamMembership& membership, const CancelToken& cancel) override
    {
        return of(membership).unblock(membership, cancel);
    }
    Result<void> watch(const TeamMembership& membership, TeamFile& file,
                       const CancelToken& cancel) override
    {
        return of(membership).watch(membership, file, cancel);
    }
    Result<int> openItems(const TeamMembership& membership, std::optional<int> most,
                          const CancelToken& cancel) override
    {
        return of(membership).openItems(membership, most, cancel);
    }

private:
    TeamAccess& by(bool isFolder) { return isFolder ? m_folder : m_server; }
    TeamAccess& of(const TeamMembership& membership) { return by(membership.isByFolder()); }

    TeamAccess& m_server;
    FolderTeam m_folder;
};

} // namespace subtext
