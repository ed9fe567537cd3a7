// SPDX-License-Identifier: MIT
#include "core/sync/serveraddress.h"

namespace subtext {

std::optional<ServerAddress> parseServer(const QString& text)
{
    const qsizetype slash = text.lastIndexOf(u'/');
    QString host = text.left(slash);
    ServerAddress address;
    address.database = text.mid(slash + 1);
    if (const qsizetype colon = host.lastIndexOf(u':'); colon >= 0 && !host.endsWith(u']')) {
        bool isNumber = false;
        address.port = host.mid(colon + 1).toInt(&isNumber);
        host = host.left(colon);
        if (!isNumber || address.port < 1 || address.port > 65'535)
            return std::nullopt;
    }
    const bool isBracketed = host.startsWith(u'[') && host.endsWith(u']');
    if (isBracketed)
        host = host.mid(1, host.size() - 2);
    else if (host.contains(u':'))
        return std::nullopt; // of an address with colons nobody knows where the port begins
    address.host = host;
    if (slash <= 0 || host.isEmpty() || address.database.isEmpty())
        return std::nullopt;
    return address;
}

} // namespace subtext
