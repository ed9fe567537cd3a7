// SPDX-License-Identifier: MIT
#pragma once

#include "core/remote/teamserver.h"

#include <QByteArray>

#include <vector>

namespace subtext {

/// One step of the server's schema: SQL that whoever runs the server lets run whole, in one
/// transaction. It leaves its number in `subtext.meta.version`.
struct ServerMigration
{
    int version = 0;
    QByteArray sql;
};

/// All of them, from 1 on without a gap.
std::vector<ServerMigration> serverMigrations();

/// What whoever runs the server may ask of it, through a connection of their own: `load` and
/// `schemaVersion` as a superuser, the rest as whoever was granted `subtext_host`.
class HostServer
{
public:
    template <typename Answer> using Answered = TeamServer::Answered<Answer>;

    /// The connection must outlive it, and calls under way.
    explicit HostServer(ServerConnection& connection)
        : m_connection(connection)
    {}

    /// 0 where the database has no exchange yet.
    void schemaVersion(Answered<int> done);
    /// Runs it whole, in one transaction, or not at all.
    void load(const ServerMigration& migration, Answered<void> done);
    /// A study without anything, and its first coordinator.
    void createStudy(const Uuid& study, const Uuid& person, const QString& code,
                     const QByteArray& verifier, Answered<NewLogin> done);
    /// After a restore from a backup: everybody compares what they have.
    void restored(Answered<void> done);

private:
    ServerConnection& m_connection;
};

} // namespace subtext
