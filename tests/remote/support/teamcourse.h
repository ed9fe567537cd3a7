// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/freshsecret.h"
#include "core/desk/comparing.h"
#include "core/remote/enrolling.h"
#include "core/remote/serverline.h"
#include "core/sync/courier.h"
#include "core/sync/teamaccess.h"
#include "core/travel/newteamfile.h"
#include "core/travel/syncing.h"
#include "tests/core/desk/deskstudy.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/remote/support/postgresserver.h"

namespace subtext::test {

/// Somebody of a team with a file of their own, as the program holds it.
class TeamMate
{
public:
    TeamMate(PostgresServer& server, QString login, QString secret)
        : m_address{server.folder(),
                    server.port(),
                    QStringLiteral("subtext"),
                    std::move(login),
                    std::move(secret),
                    {},
                    false}
    {}

    const ServerAddress& address() const { return m_address; }
    /// From now on by the network, over a line of the test's own.
    void useLine(int port, const QString& certificate)
    {
        m_address.host = QStringLiteral("localhost");
        m_address.port = port;
        m_address.certificate = certificate;
    }

    /// Opens an invitation and makes the file of what comes.
    Result<void> join(const QString& path, const Environment& environment)
    {
        const QString secret = freshSecret();
        const auto enrolled = enrol(m_address, secret, {});
        if (!enrolled)
            return fail(enrolled.error());
        m_address.secret = secret;
        device = enrolled->device;
        person = enrolled->person;
        NewTeamFile file;
        ServerConnection connection(m_address);
        ServerLine line(connection);
        Courier courier(line, file);
        if (const auto open = courier.connect({}); !open)
            return open;
        const auto fetched = courier.fetch({});
        if (!fetched)
            return fail(fetched.error());
        TeamMembership membership = membershipOf(fetched->hello);
        return file.write(path, membership, environment);
    }

    TeamMembership membershipOf(const ServerHello& hello) const
    {
        return {m_address.host, m_address.port, m_address.database,    m_address.login,  {},
                hello.person,   hello.device,   roleToken(hello.role), hello.incarnation};
    }

    Result<SyncOutcome> sync(Study& study)
    {
        ServerConnection connection(m_address);
        ServerLine line(connection);
        Courier courier(line, study.syncing(), keys);
        if (const auto open = courier.connect({}); !open)
            return fail(open.error());
        return courier.sync({});
    }
    Result<ClaimOutcome> claim(Study& study)
    {
        ServerConnection connection(m_address);
        ServerLine line(connection);
        Courier courier(line, study.syncing(), keys);
        if (const auto open = courier.connect({}); !open)
            return fail(open.error());
        return courier.claim(TeamSession::AsManyAsAllowed, {});
    }
    Result<void> watch(Study& study)
    {
        ServerConnection connection(m_address);
        ServerLine line(connection);
        Courier courier(line, study.syncing(), keys);
        if (const auto open = courier.connect({}); !open)
            return open;
        return courier.watch({});
    }
    Result<VerifiedTeam> verify(Study& study)
    {
        ServerConnection connection(m_address);
        ServerLine line(connection);
        Courier courier(line, study.syncing());
        if (const auto open = courier.connect({}); !open)
            return fail(open.error());
        return courier.verify({});
    }

    Uuid device;
    Uuid person;
    /// What the device signs with; none, as of one that joined before devices signed.
    Result<DeviceKeys> keys = fail(ErrorCode::InvalidValue);

private:
    ServerAddress m_address;
};

/// A study with items, annotators A01 …, adjudicators J01 and J02 and the coordinator C01, who
/// shares it through the server.
class TeamCourse
{
public:
    TeamCourse(PostgresServer& server, int items, int annotators = 3)
        : study(items, annotators)
        , m_server(server)
    {
        const Person leader = *must(study.roster().person(study.coordinator()));
        const QString secret = freshSecret();
        const ServerAddress admin{server.folder(),
                                  server.port(),
                                  QStringLiteral("subtext"),
                                  QStringLiteral("postgres"),
                                  {},
                                  {},
                                  false};
        const auto login =
            must(createTeam(admin, must(study->info()).uuid, leader.uuid, leader.code, secret, {}));
        coordinator = std::make_unique<TeamMate>(server, login.login, secret);
        // The coordinator has the file already.
        const QString own = freshSecret();
        const auto enrolled = must(enrol(coordinator->address(), own, {}));
        coordinator = std::make_unique<TeamMate>(server, login.login, own);
        coordinator->device = enrolled.device;
        coordinator->person = enrolled.person;
        TeamMembership membership{
            server.folder(), server.port(),   QStringLiteral("subtext"),     login.login,    {},
            enrolled.person, enrolled.device, QStringLiteral("coordinator"), enrolled.device};
        must(study->syncing().join(membership));
    }

    Result<SyncOutcome> sync() { return coordinator->sync(study.study()); }

    /// Invites them and lets them open it.
    std::unique_ptr<TeamMate> invite(const QString& code)
    {
        const auto person = must(study.roster().byCode(code));
        const QString secret = freshSecret();
        const auto login =
            must(subtext::invite(coordinator->address(), person->uuid, secret, 14, {}));
        return std::make_unique<TeamMate>(m_server, login.login, secret);
    }
    QString path(const QString& code) const
    {
        return study.filePath(code + QStringLiteral(".subtext"));
    }

    DeskStudy study;
    std::unique_ptr<TeamMate> coordinator;

private:
    PostgresServer& m_server;
};

} // namespace subtext::test
