// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cli.h"

namespace subtext::cli {

void addLabelStudioBridge(CLI::App& studio, Session& session);

} // namespace subtext::cli
