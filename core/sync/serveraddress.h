// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

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
    QString certificate;  ///< File of the authority to believe; empty: those of the system.
    bool isTrial = false; ///< To see who is let in: a server that asks for no secret, to which
                          ///< there is nothing to bind, is let answer; not with a real secret.
    bool isPlain = false; ///< Without TLS, to see whether that is taken; not with a real secret.
};

/// Host, port and database of "HOST/DATABASE" or "HOST:PORT/DATABASE"; the folder of a socket is
/// "/PATH:PORT/DATABASE", and an address with colons stands in brackets. None
/// for anything else.
std::optional<ServerAddress> parseServer(const QString& text);

} // namespace subtext
