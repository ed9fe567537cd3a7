// SPDX-License-Identifier: MIT
#pragma once

#include "core/sync/seal.h"
#include "core/sync/teamaccess.h"
#include "core/sync/teamsecrets.h"

namespace subtext {

/// The server itself, with secrets from wherever they are kept.
class ServerTeam : public TeamAccess
{
public:
    /// The secrets must outlive it. `certificates`: the folder for those that come with
    /// invitations; made where it is needed.
    ServerTeam(TeamSecrets& secrets, QString certificates)
        : m_secrets(secrets)
        , m_certificates(std::move(certificates))
    {}

    Result<TeamMembership> create(const ServerAddress& admin, const TeamFounder& founder,
                                  const CancelToken& cancel) override;
    Result<Invitation> invite(const TeamMembership& membership, const InvitedPerson& whom,
                              TeamFile& file, const CancelToken& cancel) override;
    Result<JoinedTeam> join(const Invitation& invitation, const QString& certificate,
                            TeamFile& file, const CancelToken& cancel) override;
    Result<std::unique_ptr<TeamSession>> connect(const TeamMembership& membership, TeamFile& file,
                                                 std::function<void()> rang,
                                                 const CancelToken& cancel) override;
    Result<VerifiedTeam> verify(const TeamMembership& membership, TeamFile& file,
                                const CancelToken& cancel) override;
    Result<void> watch(const TeamMembership& membership, TeamFile& file,
                       const CancelToken& cancel) override;
    Result<std::vector<TeamMember>> status(const TeamMembership& membership,
                                           const CancelToken& cancel) override;
    Result<int> revoke(const TeamMembership& membership, const Uuid& person, const Uuid& device,
                       TeamFile& file, const CancelToken& cancel) override;
    Result<int> unblock(const TeamMembership& membership, const CancelToken& cancel) override;
    Result<int> openItems(const TeamMembership& membership, std::optional<int> most,
                          const CancelToken& cancel) override;

private:
    /// Where the file of a member is to go, with its secret.
    Result<ServerAddress> addressOf(const TeamMembership& membership, const CancelToken& cancel);
    /// Makes what a device will sign with.
    Result<DeviceKeys> makeKeys(const QString& login, const CancelToken& cancel);
    /// What a device signs with.
    Result<DeviceKeys> keysOf(const QString& login, const CancelToken& cancel);
    struct Means
    {
        ServerAddress address;
        Result<DeviceKeys> keys; ///< An error where there are none to be had.
    };
    /// What a member goes to the server with. Errors: those of addressOf; Cancelled.
    Result<Means> meansOf(const TeamMembership& membership, const CancelToken& cancel);
    /// Says on the server which device a new login is for. What goes with the invitation.
    Result<InvitationProof> certify(const ServerAddress& own, const Uuid& person,
                                    const Uuid& device, TeamFile& file, const CancelToken& cancel);

    TeamSecrets& m_secrets;
    QString m_certificates;
};

} // namespace subtext
