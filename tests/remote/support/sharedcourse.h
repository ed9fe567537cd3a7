// SPDX-License-Identifier: MIT
#pragma once

#include "core/remote/serverteam.h"
#include "core/travel/newteamfile.h"
#include "core/travel/syncing.h"
#include "tests/remote/support/postgresserver.h"
#include "tests/support/machinesecrets.h"
#include "tests/support/must.h"
#include "tests/support/teststudy.h"

#include <map>

namespace subtext::test {

/// A study that its coordinator C01 shares, and the files of whoever joins, all over one line of
/// the test's own with TLS and by the port that the programs know.
class SharedCourse
{
public:
    /// The study has to outlive it; it may be closed meanwhile.
    SharedCourse(const PostgresServer& server, TestStudy& study, int linePort)
        : m_study(study)
    {
        const Person leader = *must(study.roster().byCode(QStringLiteral("C01")));
        const ServerAddress admin{server.folder(),
                                  server.port(),
                                  QStringLiteral("subtext"),
                                  QStringLiteral("postgres"),
                                  {},
                                  {},
                                  false};
        m_membership =
            must(m_team.create(admin, {must(study->info()).uuid, leader.uuid, leader.code}, {}));
        m_membership.host = QStringLiteral("localhost");
        m_membership.port = linePort;
        m_membership.certificate = server.certificate();
        must(study->syncing().join(m_membership));
        must(sync());
    }

    /// Invites somebody of the study, who opens it and gets a file.
    void join(const QString& code)
    {
        const Person person = *must(m_study.roster().byCode(code));
        const Invitation invitation =
            must(m_team.invite(m_membership, {person.uuid, code, must(m_study->info()).title},
                               m_study->syncing(), {}));
        NewTeamFile file;
        ServerTeam team(secretsOf(code), folder());
        const JoinedTeam joined = must(team.join(invitation, {}, file, {}));
        SystemClock clock;
        RandomIds ids;
        must(file.write(path(code), joined.membership, {clock, ids, {}}));
    }

    Result<SyncOutcome> sync() { return synced(m_team, m_study.study()); }
    /// A file of somebody who joined.
    Result<SyncOutcome> syncFile(const QString& code, Study& study)
    {
        ServerTeam team(secretsOf(code), folder());
        return synced(team, study);
    }
    /// How many rows the server has, all of which are those of the study.
    Result<VerifiedTeam> verify() { return m_team.verify(m_membership, m_study->syncing(), {}); }

    QString path(const QString& code) const
    {
        return m_study.filePath(code + QStringLiteral(".subtext"));
    }
    /// The keychain on the machine of the coordinator.
    MachineSecrets& ownSecrets() { return m_secrets; }
    /// That on the machine of somebody.
    MachineSecrets& secretsOf(const QString& code) { return m_secretsOf[code]; }
    QString folder() const { return m_certificates.path(); } ///< Of certificates.

private:
    static Result<SyncOutcome> synced(ServerTeam& team, Study& study)
    {
        const TeamMembership membership = *must(study.syncing().membership());
        const auto session = team.connect(membership, study.syncing(), {}, {});
        return session ? (*session)->sync({}) : fail(session.error());
    }

    TestStudy& m_study;
    QTemporaryDir m_certificates;
    MachineSecrets m_secrets;
    ServerTeam m_team{m_secrets, m_certificates.path()};
    TeamMembership m_membership;
    std::map<QString, MachineSecrets> m_secretsOf;
};

} // namespace subtext::test
