// SPDX-License-Identifier: MIT
#pragma once

#include "core/sync/teamaccess.h"
#include "core/sync/teamsecrets.h"

namespace subtext {

/// A shared folder in the place of a server, for annotators and one coordinator: files that any
/// service may carry from machine to machine, sealed and chained as what goes to a server is. It
/// keeps nobody from reading: whoever can open the folder can read what everybody says. A file
/// takes no more out of it than a server would give its owner.
///
/// An invitation is good for the device that it names. That device shows by the invitation's secret
/// that it is it, and from then on signs with a key of its own. Nobody rings.
class FolderTeam : public TeamAccess
{
public:
    /// The secrets must outlive it.
    explicit FolderTeam(TeamSecrets& secrets)
        : m_secrets(secrets)
    {}

    /// `folder`: its path as host. Errors: FolderMissing, FileExists where the study is shared
    /// there by another device or somebody else.
    Result<TeamMembership> create(const ServerAddress& folder, const TeamFounder& founder,
                                  const CancelToken& cancel) override;
    /// Errors: NotInTeam for whoever does not coordinate; WrongRole for whoever does not label;
    /// FileInUse where another program changes the team.
    Result<Invitation> invite(const TeamMembership& membership, const InvitedPerson& whom,
                              TeamFile& file, const CancelToken& cancel) override;
    /// The host of the invitation is the path of the folder. Errors: FolderMissing; FileMissing
    /// where what the coordinator wrote has not come; NotInTeam where the invitation is over or is
    /// not in it; SignInRefused where another device took it.
    Result<JoinedTeam> join(const Invitation& invitation, const QString& certificate,
                            TeamFile& file, const CancelToken& cancel) override;
    Result<std::unique_ptr<TeamSession>> connect(const TeamMembership& membership, TeamFile& file,
                                                 std::function<void()> rang,
                                                 const CancelToken& cancel) override;
    Result<VerifiedTeam> verify(const TeamMembership& membership, TeamFile& file,
                                const CancelToken& cancel) override;
    Result<std::vector<TeamMember>> status(const TeamMembership& membership,
                                           const CancelToken& cancel) override;
    Result<int> revoke(const TeamMembership& membership, const Uuid& person, const Uuid& device,
                       TeamFile& file, const CancelToken& cancel) override;
    /// Nobody holds anybody up.
    Result<int> unblock(const TeamMembership& membership, const CancelToken& cancel) override;
    Result<int> openItems(const TeamMembership& membership, std::optional<int> most,
                          const CancelToken& cancel) override;

private:
    TeamSecrets& m_secrets;
};

} // namespace subtext
