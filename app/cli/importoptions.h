// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cli.h"
#include "core/exchange/interfacemapping.h"
#include "core/travel/importing.h"
#include "ui/text/importtext.h"

#include <optional>
#include <string>
#include <vector>

namespace subtext::cli {

struct ImportArguments
{
    std::string study;
    std::string kind = "auto";
    bool isWithoutGold = false;
    std::vector<std::string> columns;
    std::vector<std::string> values;
    std::string subtype;
    std::string sheet;
    std::vector<std::string> scales;
    std::vector<std::string> people;
    std::vector<std::string> firstOf;
    std::string groundTruth = "leave";
    std::string skipped; ///< Empty: as the mapping says.
    std::string map;
    std::string interface;
    bool hasRandomCodes = false;
};

/// Adds the options that say what words, numbers and people mean.
void addMappingOptions(CLI::App& command, ImportArguments& arguments);

/// Whether the options can be read at all; said where they cannot.
bool areReadable(const Session& session, const ImportArguments& arguments);
/// What the options come to for a task; else how the command ends, when that has been said.
tl::expected<ImportOptions, Status>
importOptionsOf(const Session& session, const ImportArguments& arguments, const Task& task);

/// Says what was taken and what was not, or what would be: sentences, warnings, refusals.
void sayImported(const Session& session, const ImportReport& report,
                 ImportMoment moment = ImportMoment::Done);
Json importedJson(const ImportReport& report, ImportMoment moment = ImportMoment::Done);
/// Whether every row was taken.
Status statusOf(const ImportReport& report);

} // namespace subtext::cli
