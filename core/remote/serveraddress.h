// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QString>

#include <utility>
#include <vector>

namespace subtext {

/// Where the server of a team is, and who calls. What a login's secret is stays in memory: in no
/// study, no log and no text of an error.
struct ServerAddress
{
    QString host; ///< A name, an address, or the folder of a socket.
    int port = 5432;
    QString database;
    QString login;
    QString secret;
    QString certificate;   ///< File of the authority to believe; empty: those of the system.
    bool isPooled = false; ///< Behind pgbouncer, which cannot bind the secret to the channel.
};

/// A socket of this machine, or its loopback: the only places where TLS may be missing. With a
/// certificate of its own an address asks for TLS everywhere.
bool mayGoWithoutTls(const ServerAddress& address);

/// Everything that libpq has to know, said outright, so that no file of the user's and no default
/// decides how the server is shown to be the one that it should be.
std::vector<std::pair<QByteArray, QByteArray>> connectionKeywords(const ServerAddress& address);

/// libpq also reads variables (PGHOSTADDR, PGSERVICE, PGOPTIONS …), some of which no keyword
/// overrides. Programs call this before anything else of here, while they have one thread.
void forgetServerVariables();

} // namespace subtext
