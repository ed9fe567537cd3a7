// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/markerlist.h"

#include "app/cli/output.h"
#include "core/entanglement/scenariostatistics.h"
#include "core/exchange/tables/textdecoder.h"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace subtext::cli {
namespace {

constexpr qint64 LongestList = 4LL * 1024 * 1024;

bool isOneWord(const QString& line)
{
    return !line.contains(u' ') &&
           std::any_of(line.begin(), line.end(), [](QChar c) { return c.isLetterOrNumber(); });
}

} // namespace

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
    const auto opened = openInput(text(file), LongestList);
    if (!opened)
        return tl::unexpected(report(opened.error()));
    const auto read = decodeText((*opened)->readAll());
    if (!read)
        return tl::unexpected(report(inFile(read.error(), text(file))));
    QStringList words;
    const QStringList lines = QString::fromUtf8(read->utf8).split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString line = lines.at(i).simplified();
        if (line.isEmpty())
            continue;
        if (!isOneWord(line)) {
            putErrorLine(QStringLiteral("%1, line %2: “%3” is not one word.")
                             .arg(text(file))
                             .arg(i + 1)
                             .arg(line));
            return tl::unexpected(Status::UnusableInput);
        }
        words << line;
    }
    if (words.isEmpty())
        return tl::unexpected(report({ErrorCode::EmptyFile, text(file), 0, 0, {}, {}}));
    return words;
}

} // namespace subtext::cli
