// SPDX-License-Identifier: MIT
#include "core/remote/connectionkeywords.h"

#include <QFileInfo>
#include <QProcessEnvironment>

namespace subtext {
namespace {

// Where nothing can be: libpq takes an empty keyword for one that was not given.
const char* const Nowhere = "/dev/null/none";

/// The authorities that the machine believes, where distributions keep them: Debian and Arch,
/// Fedora, openSUSE, Alpine and the BSDs.
QStringList placesOfAuthorities()
{
    return {QStringLiteral("/etc/ssl/certs/ca-certificates.crt"),
            QStringLiteral("/etc/pki/tls/certs/ca-bundle.crt"),
            QStringLiteral("/etc/ssl/ca-bundle.pem"), QStringLiteral("/etc/ssl/cert.pem")};
}

} // namespace

QString firstOnThisMachine(const QStringList& places)
{
    for (const QString& place : places) {
        if (QFileInfo::exists(place))
            return place;
    }
    return places.front();
}

bool mayGoWithoutTls(const ServerAddress& address)
{
    if (address.host.startsWith(u'/'))
        return true;
    const bool isLoopback = address.host == QLatin1String("localhost") ||
                            address.host == QLatin1String("127.0.0.1") ||
                            address.host == QLatin1String("::1");
    return isLoopback && address.certificate.isEmpty();
}

std::vector<std::pair<QByteArray, QByteArray>> connectionKeywords(const ServerAddress& address)
{
    const bool isLax = mayGoWithoutTls(address);
    const char* const tls = address.isPlain ? "disable" : isLax ? "prefer" : "verify-full";
    const char* const binding = address.isPlain            ? "disable"
                                : isLax || address.isTrial ? "prefer"
                                                           : "require";
    const QString authorities = address.certificate.isEmpty()
                                    ? firstOnThisMachine(placesOfAuthorities())
                                    : address.certificate;
    return {
        {"host", address.host.toUtf8()},
        {"port", QByteArray::number(address.port)},
        {"dbname", address.database.toUtf8()},
        {"user", address.login.toUtf8()},
        {"password", address.secret.toUtf8()},
        {"passfile", Nowhere},
        {"sslmode", tls},
        {"sslrootcert", authorities.toUtf8()},
        {"sslcert", Nowhere},
        {"sslkey", Nowhere},
        {"sslcrl", Nowhere},
        {"sslsni", "1"},
        {"ssl_min_protocol_version", "TLSv1.2"},
        {"ssl_max_protocol_version", "TLSv1.3"},
        {"channel_binding", binding},
        {"gssencmode", "disable"},
        {"target_session_attrs", "any"},
        {"client_encoding", "UTF8"},
        {"application_name", "subtext"},
        // Of a server that lost its power nobody is told: asked every few seconds, in silence, it
        // is found out before it is back, or as it is.
        {"keepalives", "1"},
        {"keepalives_idle", "5"},
        {"keepalives_interval", "3"},
        {"keepalives_count", "3"},
        // The same in milliseconds where something is on its way, which nobody asks after then;
        // also of the first words to an address, so that another one of the host's is tried. On
        // Linux alone.
        {"tcp_user_timeout", "8000"},
        {"options", "-c lock_timeout=3s -c client_min_messages=error"},
    };
}

void forgetServerVariables()
{
    // Asked for their names, libpq would have to be loaded in programs that never need it.
    for (const QString& name : QProcessEnvironment::systemEnvironment().keys()) {
        if (name.startsWith(QLatin1String("PG")))
            qunsetenv(name.toLocal8Bit().constData());
    }
}

} // namespace subtext
