// SPDX-License-Identifier: MIT
#pragma once

#include "core/remote/serverwait.h"

namespace subtext {

/// A connection for one question, open as long as this lives.
struct ServerVisit
{
    ServerVisit(const ServerAddress& address, const CancelToken& cancel)
        : connection(address)
        , wait(connection, cancel)
        , isOpen(wait.open())
    {}

    ServerConnection connection;
    ServerWait wait;
    Result<void> isOpen;
};

} // namespace subtext
