// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cli.h"

namespace subtext::cli {

void addRunCommand(CLI::App& llm, Session& session);

} // namespace subtext::cli
