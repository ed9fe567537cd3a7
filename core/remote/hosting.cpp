// SPDX-License-Identifier: MIT
#include "core/remote/hosting.h"

#include "core/base/freshsecret.h"
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

/// Somebody who takes part; none where there is nobody or the login may not see them.
Result<QString> memberOf(ServerVisit& visit)
{
    const auto member = valueOf(visit,
                                "SELECT min(rolname::text) FROM pg_roles WHERE rolcanlogin AND NOT "
                                "rolsuper AND pg_has_role(oid, 'subtext_member', 'member')",
                                {});
    if (member)
        return member->value_or(QString());
    return isState(member.error(), QLatin1String("42704")) ? Result<QString>(QString())
                                                           : fail(member.error());
}

/// Whether the server asks for the secret there: whoever it keeps out it turns away before that.
/// The secret is nobody's, so that whoever answers learns none.
Result<std::optional<bool>> isLetIn(ServerAddress address, const CancelToken& cancel)
{
    address.secret = freshSecret();
    address.isTrial = true;
    const ServerVisit visit(address, cancel);
    if (visit.isOpen)
        return std::optional(true);
    const Error& why = visit.isOpen.error();
    if (why.code == ErrorCode::Cancelled)
        return fail(why);
    if (why.code != ErrorCode::SignInRefused)
        return std::optional<bool>();
    return std::optional(why.detail.contains(QLatin1String("28P01")));
}

/// The same of a database, of which its own rights may keep somebody out as well.
Result<std::optional<bool>> opensDatabase(ServerVisit& visit, const ServerAddress& address,
                                          const CancelToken& cancel)
{
    const auto right =
        valueOf(visit, "SELECT has_database_privilege($1::name, $2::text, 'CONNECT')",
                {address.login.toUtf8(), address.database.toUtf8()});
    if (!right && isState(right.error(), QLatin1String("3D000"))) // it is not there
        return std::optional(false);
    if (!right)
        return fail(right.error());
    return *right == QLatin1String("f") ? std::optional(false) : isLetIn(address, cancel);
}

/// What must fail.
Result<void> tryTheDoors(ServerVisit& visit, const ServerAddress& admin, ServerInspection& found,
                         const CancelToken& cancel)
{
    if (found.schema.value_or(0) > 0) {
        const auto open =
            valueOf(visit,
                    "SELECT coalesce(string_agg(what, E'\\n' ORDER BY what), '') FROM "
                    "subtext.open_catalogue() what",
                    {});
        if (!open)
            return fail(open.error());
        if (*open)
            found.openCatalogue = (*open)->split(u'\n', Qt::SkipEmptyParts);
    }
    const auto superuser = settingOf(visit, "is_superuser");
    const auto member = memberOf(visit);
    if (!superuser || !member)
        return fail(superuser ? member.error() : superuser.error());
    const bool isSuperuser = *superuser == QLatin1String("on");
    found.triedAs = member->isEmpty() && !isSuperuser ? admin.login : *member;
    if (found.triedAs.isEmpty())
        return {};
    ServerAddress door = admin;
    door.login = found.triedAs;
    if (!door.host.startsWith(u'/')) {
        door.isPlain = true;
        const auto plain = isLetIn(door, cancel);
        if (!plain)
            return fail(plain.error());
        found.takesPlaintext = *plain;
        door.isPlain = false;
    }
    const QString usual = QStringLiteral("postgres");
    door.database = admin.database == usual ? QStringLiteral("template1") : usual;
    found.otherDatabase = door.database;
    const auto other = opensDatabase(visit, door, cancel);
    if (!other)
        return fail(other.error());
    found.opensOther = *other;
    return {};
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
    if (const auto tried = tryTheDoors(visit, admin, found, cancel); !tried)
        return fail(tried.error());
    return found;
}

int latestSchema()
{
    return serverMigrations().back().version;
}

Result<SchemaVersions> loadSchema(ServerVisit& visit, const std::vector<ServerMigration>& steps)
{
    HostServer host(visit.connection);
    const auto version = visit.wait.forAnswer<int>([&](auto done) { host.schemaVersion(done); });
    if (!version)
        return fail(version.error());
    SchemaVersions versions{*version, *version};
    for (const ServerMigration& migration : steps) {
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
