// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/teamsupport.h"

#include "app/cli/output.h"
#include "core/travel/syncing.h"

namespace subtext::cli {
namespace {

/// The password of whoever sets a server up.
constexpr char AdminVariable[] = "SUBTEXT_TEAM_ADMIN_SECRET";

/// The secret of this device can be had from nowhere, or kept nowhere.
Status reportNoSecret(const Error& error)
{
    const QString keychain = QStringLiteral("keychain ");
    putErrorLine(QStringLiteral("The secret of this device for the team cannot be read (%1). "
                                "Unlock the keychain, or set the variable %2.")
                     .arg(error.detail.startsWith(keychain) ? error.detail.mid(keychain.size())
                                                            : error.detail,
                          QLatin1String(TeamSecretVariable)));
    return Status::UnusableInput;
}

} // namespace

void OwnTeam::saySecretFile(const Session& session, const TeamMembership& membership) const
{
    if (m_keys.isInFile(membership.login))
        warn(session, QStringLiteral("This system has no keychain, so the secret of this device is "
                                     "in a file that only you can read."));
}

Status reportTeam(const Error& error)
{
    return isSecretError(error) ? reportNoSecret(error) : report(error);
}

tl::expected<TeamMembership, Status> membershipOf(Study& study)
{
    const auto membership = study.syncing().membership();
    if (!membership)
        return tl::unexpected(report(membership.error()));
    if (!*membership)
        return tl::unexpected(report({ErrorCode::NotInTeam, {}, 0, 0, {}, {}}));
    return **membership;
}

tl::expected<ServerAddress, Status> adminOf(const Session& session, const TeamArguments& arguments)
{
    auto admin = parseServer(text(arguments.server));
    if (!admin) {
        warn(session, QStringLiteral("The form is --server HOST/DATABASE or HOST:PORT/DATABASE"));
        return tl::unexpected(Status::WrongUsage);
    }
    admin->login = text(arguments.admin);
    admin->secret = QString::fromUtf8(qgetenv(AdminVariable));
    admin->certificate = text(arguments.certificate);
    return *admin;
}

QString momentText(qint64 at)
{
    return QDateTime::fromMSecsSinceEpoch(at, Qt::UTC).toString(Qt::ISODate);
}

Json momentJson(const std::optional<qint64>& at)
{
    return at ? Json(utf8(momentText(*at))) : Json();
}

} // namespace subtext::cli
