// SPDX-License-Identifier: MIT
#include "core/remote/hosting.h"

#include "core/remote/hostserver.h"

namespace subtext {
namespace {

bool isState(const Error& error, QLatin1String state)
{
    return error.code == ErrorCode::ServerRefused && error.value == state;
}

/// The login has no right to see it.
bool isHidden(const Error& error)
{
    return isState(error, QLatin1String("42501"));
}

using Known = Result<std::optional<QString>>;

/// The one value of an answer.
Known valueOf(ServerVisit& visit, const QByteArray& sql, const std::vector<ServerValue>& parameters)
{
    const auto rows = visit.wait.forAnswer<ServerRows>(
        [&](auto done) { visit.connection.run(sql, parameters, done); });
    if (!rows && !isHidden(rows.error()))
        return fail(rows.error());
    if (!rows || rows->size() != 1 || rows->front().size() != 1 || !rows->front().front())
        return std::optional<QString>();
    return QString::fromUtf8(*rows->front().front());
}

Known settingOf(ServerVisit& visit, const char* name)
{
    return valueOf(visit, "SELECT current_setting($1, true)", {QByteArray(name)});
}

std::optional<int> numberOf(const std::optional<QString>& text)
{
    bool isNumber = false;
    const int number = text ? text->toInt(&isNumber) : 0;
    return isNumber ? std::optional(number) : std::nullopt;
}

Result<std::optional<int>> schemaOf(ServerVisit& visit)
{
    HostServer host(visit.connection);
    const auto version = visit.wait.forAnswer<int>([&](auto done) { host.schemaVersion(done); });
    if (version)
        return std::optional(*version);
    if (isHidden(version.error()))
        return std::optional<int>();
    return fail(version.error());
}

Result<std::optional<bool>> mayShareIn(ServerVisit& visit)
{
    const auto superuser = settingOf(visit, "is_superuser");
    if (!superuser)
        return fail(superuser.error());
    if (*superuser == QLatin1String("on"))
        return std::optional(true);
    const auto host =
        valueOf(visit, "SELECT pg_has_role(session_user, 'subtext_host', 'usage')", {});
    if (host)
        return *host ? std::optional(**host == QLatin1String("t")) : std::nullopt;
    // No such role: then nobody has it.
    if (isState(host.error(), QLatin1String("42704")))
        return std::optional(false);
    return fail(host.error());
}

} // namespace

Result<ServerInspection> inspectServer(const ServerAddress& admin, const CancelToken& cancel)
{
    ServerVisit visit(admin, cancel);
    if (!visit.isOpen)
        return fail(visit.isOpen.error());
    ServerInspection found;
    found.isEncrypted = visit.connection.isEncrypted();
    std::optional<QString> version;
    std::optional<QString> prepared;
    for (const auto& [name, place] :
         {std::pair{"ssl", &found.tls}, std::pair{"server_version_num", &version},
          std::pair{"server_encoding", &found.encoding},
          std::pair{"password_encryption", &found.passwords},
          std::pair{"max_prepared_transactions", &prepared}}) {
        const auto value = settingOf(visit, name);
        if (!value)
            return fail(value.error());
        *place = *value;
    }
    found.version = numberOf(version);
    found.prepared = numberOf(prepared);
    const auto schema = schemaOf(visit);
    if (!schema)
        return fail(schema.error());
    found.schema = *schema;
    const auto mayShare = mayShareIn(visit);
    if (!mayShare)
        return fail(mayShare.error());
    found.mayShare = *mayShare;
    return found;
}

int latestSchema()
{
    return serverMigrations().back().version;
}

Result<SchemaVersions> loadSchema(ServerVisit& visit)
{
    HostServer host(visit.connection);
    const auto version = visit.wait.forAnswer<int>([&](auto done) { host.schemaVersion(done); });
    if (!version)
        return fail(version.error());
    SchemaVersions versions{*version, *version};
    for (const ServerMigration& migration : serverMigrations()) {
        if (migration.version <= versions.after)
            continue;
        const auto loaded =
            visit.wait.forAnswer<void>([&](auto done) { host.load(migration, done); });
        if (!loaded)
            return fail(loaded.error());
        versions.after = migration.version;
    }
    return versions;
}

Result<SchemaVersions> upgradeServer(const ServerAddress& admin, const CancelToken& cancel)
{
    ServerVisit visit(admin, cancel);
    return visit.isOpen ? loadSchema(visit) : fail(visit.isOpen.error());
}

Result<void> confirmRestored(const ServerAddress& admin, const CancelToken& cancel)
{
    ServerVisit visit(admin, cancel);
    if (!visit.isOpen)
        return visit.isOpen;
    HostServer host(visit.connection);
    return visit.wait.forAnswer<void>([&](auto done) { host.restored(done); });
}

} // namespace subtext
