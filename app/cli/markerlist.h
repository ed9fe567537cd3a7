// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cli.h"

#include <QStringList>

#include <tl/expected.hpp>

namespace subtext::cli {

/// Adds the option --markers to a command.
void addMarkersOption(CLI::App& command, std::string& file);

/// The words that look forward, of a file that has one a line, in any encoding; without a file the
/// usual ones. Says what is wrong: no such file, a file without words, a line of several words or
/// without a letter or digit, which no word of a scene could ever equal.
tl::expected<QStringList, Status> forwardMarkers(const std::string& file);

} // namespace subtext::cli
