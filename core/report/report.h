// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"
#include "core/release/layout/release.h"
#include "core/report/drawing.h"
#include "core/report/reportfigures.h"
#include "core/report/reportlack.h"

#include <array>
#include <optional>
#include <span>

namespace subtext {

/// A table or a figure that a report may have.
struct ReportKind
{
    /// What it is not made without, in the order in which it is told.
    using Needs = std::array<std::optional<ReportLack>, 3>;

    const char* name; ///< Of its files; stays as it is.
    const char* title;
    ReportTables (*make)(ReportFigures& figures) = nullptr;
    ReportDrawings (*draw)(ReportFigures& figures) = nullptr; ///< Of a figure.
    Needs needs{};

    bool isFigure() const { return draw != nullptr; }
};

/// All of them, in the order in which they are listed: tables, then figures.
std::span<const ReportKind> reportKinds();
/// Null where none has the name.
const ReportKind* reportKind(const QString& name);

struct ReportPart
{
    const ReportKind* kind = nullptr;
    ReportTables tables;     ///< None of a figure.
    ReportDrawings drawings; ///< None of a table.

    /// None where it is made.
    std::optional<ReportLack> lack() const;
};

/// What the study has data for, and of each other what it lacks. No kinds: all of them.
std::vector<ReportPart> makeReport(ReportFigures& figures,
                                   const std::vector<const ReportKind*>& kinds = {});

/// tables/NAME.csv and tables/NAME.tex of a table, figures/NAME.svg and figures/NAME.csv of a
/// figure; none where something is lacking.
std::vector<ReleaseFile> reportFiles(const ReportPart& part);

/// Whether a report can be written there; FileExists where something is in the way. Before anything
/// is computed, so that it is said at once.
Result<void> requireFree(const QString& dir);

/// Writes all files into a folder that is not there yet or is empty, all or nothing. Errors:
/// FileExists, FolderMissing, DiskFull, ReadOnly, IoFailure.
Result<void> writeReport(const QString& dir, const std::vector<ReleaseFile>& files);

} // namespace subtext
