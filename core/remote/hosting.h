// SPDX-License-Identifier: MIT
#pragma once

#include "core/remote/hostserver.h"
#include "core/remote/servervisit.h"

#include <QStringList>

namespace subtext {

// What whoever runs a server does with it beside the studies on it. `inspectServer`,
// `upgradeServer` and `confirmRestored` open a connection of their own and wait; errors are those
// of `TeamServer`.

/// A server as a login finds it. What the login may not know is none.
struct ServerInspection
{
    bool isEncrypted = false;         ///< This connection.
    std::optional<QString> tls;       ///< "on": for whoever asks for it.
    std::optional<int> version;       ///< Of PostgreSQL: 150004 is 15.4.
    std::optional<QString> encoding;  ///< Of the database.
    std::optional<QString> passwords; ///< How they are kept.
    std::optional<int> prepared;      ///< How many transactions may be left behind.
    std::optional<int> schema;        ///< 0: the database has no exchange yet.
    std::optional<bool> mayShare;     ///< Whether the login may create studies.

    // What must fail, tried as `triedAs` with a secret that is nobody's: somebody who takes part,
    // where the login may see who does, else the login itself.
    QString triedAs;                    ///< Empty: there is nobody to try it as.
    QString otherDatabase;              ///< Which one was tried.
    std::optional<bool> takesPlaintext; ///< Is let in without TLS; none by a socket.
    std::optional<bool> opensOther;     ///< Is let into that database.
    /// What everybody may do in this database that tells of others' work, as GRANT says it:
    /// "SELECT ON pg_stat_activity", by subtext.open_catalogue().
    std::optional<QStringList> openCatalogue;
};

Result<ServerInspection> inspectServer(const ServerAddress& admin, const CancelToken& cancel);

struct SchemaVersions
{
    int before = 0; ///< 0: there was none.
    int after = 0;  ///< Later than `latestSchema()` where the server is newer than this program.
};

int latestSchema();
/// Runs those of the steps that the database lacks, each in a transaction; what is there is left as
/// it is.
Result<SchemaVersions> loadSchema(ServerVisit& visit,
                                  const std::vector<ServerMigration>& steps = serverMigrations());
/// The same as a visit of its own. `admin`: a superuser, where there is anything to run.
Result<SchemaVersions> upgradeServer(const ServerAddress& admin, const CancelToken& cancel);

/// The database is an older one, from a backup: devices may find work missing that they sent, and
/// send it again. `admin`: who may create studies.
Result<void> confirmRestored(const ServerAddress& admin, const CancelToken& cancel);

} // namespace subtext
