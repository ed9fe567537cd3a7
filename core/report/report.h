// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"
#include "core/release/layout/release.h"
#include "core/report/reportfigures.h"
#include "core/report/reportlack.h"

#include <span>

namespace subtext {

/// A table that a report may have.
struct ReportKind
{
    const char* name; ///< Of its files; stays as it is.
    const char* title;
    ReportTables (*make)(ReportFigures& figures);
};

/// All of them, in the order in which they are listed.
std::span<const ReportKind> reportKinds();
/// Null where none has the name.
const ReportKind* reportKind(const QString& name);

struct ReportPart
{
    const ReportKind* kind = nullptr;
    ReportTables tables;
};

/// What the study has data for, and of each other what it lacks. No kinds: all of them.
std::vector<ReportPart> makeReport(ReportFigures& figures,
                                   const std::vector<const ReportKind*>& kinds = {});

/// tables/NAME.csv and tables/NAME.tex of a part; none where it lacks something.
std::vector<ReleaseFile> reportFiles(const ReportPart& part);

/// Whether a report can be written there; FileExists where something is in the way. Before anything
/// is computed, so that it is said at once.
Result<void> requireFree(const QString& dir);

/// Writes all files into a folder that is not there yet or is empty, all or nothing. Errors:
/// FileExists, FolderMissing, DiskFull, ReadOnly, IoFailure.
Result<void> writeReport(const QString& dir, const std::vector<ReleaseFile>& files);

} // namespace subtext
