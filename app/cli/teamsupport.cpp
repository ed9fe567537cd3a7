// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/teamsupport.h"

#include "app/cli/output.h"
#include "core/remote/connectionkeywords.h"
#include "core/travel/syncing.h"
#include "ui/text/errortext.h"

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

Status reportAdmin(const Error& error, const ServerAddress& admin)
{
    const Status status =
        isSystemRefusal(error.code) ? Status::SystemRefused : Status::UnusableInput;
    if (error.code == ErrorCode::ServerUnreachable) {
        putErrorLine(errorText(error).what); // no work waits here
        return status;
    }
    if (error.code == ErrorCode::SignInRefused) {
        const bool isPlain = mayGoWithoutTls(admin) && !admin.host.startsWith(u'/');
        putErrorLine(
            QStringLiteral("The server does not let “%1” in (%2). Check the login, and its "
                           "password in %3%4.")
                .arg(admin.login, error.detail, QLatin1String(AdminVariable),
                     isPlain ? QStringLiteral("; and name the certificate of the server's "
                                              "authority with --certificate: without it "
                                              "this machine is asked without TLS, which "
                                              "the server may refuse")
                             : QString()));
        return status;
    }
    if (error.code == ErrorCode::ServerRefused && error.value == QLatin1String("42501")) {
        putErrorLine(QStringLiteral("“%1” may not do that on the server. Run there as a superuser: "
                                    "GRANT subtext_host TO \"%1\"")
                         .arg(admin.login));
        return status;
    }
    return reportTeam(error);
}

QString placeOf(const TeamMembership& membership)
{
    return membership.isByFolder() ? QStringLiteral("in the folder ") + membership.host
                                   : QStringLiteral("on %1:%2/%3")
                                         .arg(membership.host)
                                         .arg(membership.port)
                                         .arg(membership.database);
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
