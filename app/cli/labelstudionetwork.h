// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cli.h"
#include "core/labelstudio/labelstudioclient.h"

namespace subtext::cli {

/// Which server, and where its key is. The key itself is never an argument.
struct ServerArguments
{
    std::string server;
    bool isInKeychain = false;
};
void addServerOptions(CLI::App& command, ServerArguments& arguments);

/// Asks a server until `finish` was called with how it went; Ctrl+C cancels what is asked.
class Asking
{
public:
    using Finish = std::function<void(Status)>;
    using Work = std::function<void(LabelStudioClient& client, const Finish& finish)>;

    /// Finds the key and does the work. Says what fails.
    static Status run(Session& session, const ServerArguments& arguments, const Work& work);
};

Status reportOfServer(const Error& error);

} // namespace subtext::cli
