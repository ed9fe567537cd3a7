// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cli.h"
#include "core/folderteam/teamcarriers.h"
#include "core/keys/keys.h"
#include "core/keys/teamkeys.h"
#include "core/remote/serverteam.h"

#include <QDateTime>

#include <functional>
#include <optional>
#include <string>

namespace subtext::cli {

struct TeamArguments
{
    std::string study;
    std::string server;
    std::string admin;
    std::string as;
    std::string certificate;
    std::string person;
    std::string device;
    std::string out;
    std::string folder;
    int days = 14;
    bool isLink = false;   ///< The invitation is printed, and no file written.
    bool isForAll = false; ///< Everybody is invited whom nothing stands against.
    bool waits = false;
    int limit = 60; ///< Seconds.
    int items = TeamSession::AsManyAsAllowed;
    std::string claims;           ///< on or off; empty: neither was said.
    std::optional<int> openItems; ///< That one annotator may have.
};

/// The server or the shared folder, with secrets from the environment or the keychain, where the
/// system has none from a file of their owner's, and in no argument.
class OwnTeam
{
public:
    TeamAccess* operator->() { return &m_access; }
    /// For whoever has just come to the team: that its secret had to go into a file.
    void saySecretFile(const Session& session, const TeamMembership& membership) const;

private:
    SystemKeyRing m_ring;
    TeamKeys m_keys{m_ring, TeamKeys::Fallback::File};
    ServerTeam m_server{m_keys, teamCertificateFolder()};
    TeamCarriers m_access{m_server, m_keys};
};

/// As `report`, and says where the secret of this device is looked for where it is missing.
Status reportTeam(const Error& error);
/// The same of what a login of --admin asked.
Status reportAdmin(const Error& error, const ServerAddress& admin);
/// For what changes who takes part: the file of a shared folder keeps what it was changed to. That
/// of a server need not be writable for it.
Status withTeamStudy(Session& session, const std::string& path,
                     const std::function<Status(Study&)>& work);
/// "on HOST:PORT/DATABASE", or the folder.
QString placeOf(const TeamMembership& membership);
/// How the file takes part in its team; or how the command ends.
tl::expected<TeamMembership, Status> membershipOf(Study& study);
/// The server of --server with the login of --admin; or how the command ends.
tl::expected<ServerAddress, Status> adminOf(const Session& session, const TeamArguments& arguments);
QString momentText(qint64 at); ///< UTC, of milliseconds.
Json momentJson(const std::optional<qint64>& at);

// Of a shared folder; of a server these say and add nothing but the first.
void sayNotBlind(const Session& session);
void warnTroubles(const Session& session, const SyncOutcome& outcome);
void addFolder(Json& json, const TeamMembership& membership, const SyncOutcome& outcome);

// Commands that are not in teamcommands.cpp.
Status runTeamInvite(Session& session, const TeamArguments& arguments);
Status syncOnce(Session& session, Study& study, const TeamMembership& membership);
Status runTeamSync(Session& session, const TeamArguments& arguments);
Status runTeamPush(Session& session, const TeamArguments& arguments);
Status runTeamPull(Session& session, const TeamArguments& arguments);
Status runTeamClaim(Session& session, const TeamArguments& arguments);
Status runTeamClaims(Session& session, const TeamArguments& arguments);
Status runTeamWatch(Session& session, const TeamArguments& arguments);
Status runTeamVerify(Session& session, const TeamArguments& arguments);
Status runTeamDoctor(Session& session, const TeamArguments& arguments);
Status runTeamUpgrade(Session& session, const TeamArguments& arguments);
Status runTeamRestored(Session& session, const TeamArguments& arguments);

} // namespace subtext::cli
