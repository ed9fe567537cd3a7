// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/folderteam/teamcarriers.h"
#include "core/keys/teamkeys.h"
#include "core/remote/connectionkeywords.h"
#include "core/remote/serverteam.h"
#include "ui/team/windowteam.h"

namespace subtext {

/// What the window asks the servers and shared folders of teams with.
class TeamServers
{
public:
    /// The ring must outlive it.
    explicit TeamServers(llm::KeyRing& keys)
        : m_secrets(keys, TeamKeys::Fallback::File)
    {}

    TeamPorts ports()
    {
        return {&m_access, [this](const QString& login) { return m_secrets.isInFile(login); }};
    }

private:
    TeamKeys m_secrets;
    ServerTeam m_server{m_secrets, teamCertificateFolder()};
    TeamCarriers m_access{m_server, m_secrets};
};

} // namespace subtext
