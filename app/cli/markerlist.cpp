// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/markerlist.h"

#include "app/cli/output.h"
#include "core/entanglement/scenariostatistics.h"
#include "core/exchange/wordlist.h"

#include <CLI/CLI.hpp>

namespace subtext::cli {

void addMarkersOption(CLI::App& command, std::string& file)
{
    command.add_option("--markers", file,
                       "FILE: the words that look forward, one a line (soon, will, plan, hope, "
                       "prepare)");
}

tl::expected<QStringList, Status> forwardMarkers(const std::string& file)
{
    if (file.empty())
        return entanglement::usualForwardMarkers();
    auto words = readWordList(text(file));
    if (words)
        return std::move(*words);
    const Error& error = words.error();
    if (error.code != ErrorCode::InvalidValue)
        return tl::unexpected(report(error));
    putErrorLine(QStringLiteral("%1, line %2: “%3” is not one word.")
                     .arg(text(file))
                     .arg(error.line)
                     .arg(error.value));
    return tl::unexpected(Status::UnusableInput);
}

} // namespace subtext::cli
