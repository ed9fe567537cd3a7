// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cli.h"

namespace subtext::cli {

/// `scenarios generated`, `accept` and `refuse`.
void addSceneReview(CLI::App& scenarios, Session& session);

/// Says what is wrong with scenes that models wrote.
Status reportOfScenes(const Error& error);

} // namespace subtext::cli
