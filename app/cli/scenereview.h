// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cli.h"

namespace subtext::cli {

void addSceneReview(CLI::App& scenarios, Session& session);

Status reportOfScenes(const Error& error);

} // namespace subtext::cli
