// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/exchange/cei/ceiwriter.h"
#include "core/exchange/rows/studyindex.h"
#include "core/exchange/tables/csvtext.h"
#include "core/exchange/tables/formulacells.h"

#include <QStringList>

#include <map>

namespace subtext {

enum class ExportFormat : std::uint8_t {
    TidyCsv, ///< One row an annotation; a scenario without any has one row of its own.
    /// Into a folder: one file a subtype in CEI's layout; of other tasks one of the scenarios and
    /// one of the annotations.
    CeiCsv,
    JsonLines,           ///< One scenario a line, with its annotations and decision.
    Decisions,           ///< One row a revision of a decision (see decisioncsv.h).
    LabelStudio,         ///< Tasks with annotations (see labelstudiowriter.h).
    LabelStudioWithGold, ///< The same with gold labels and notes.
    LabelStudioConfig,   ///< The labelling interface that those belong to.
};

/// What becomes of the cells of a CSV file that a spreadsheet would compute.
enum class Formulas : std::uint8_t {
    Keep,   ///< What people wrote, to the character.
    AsText, ///< With an apostrophe before them, for reading alone (see withFormulasAsText).
};

/// Writes a working export, explanations included (a release is another thing): all of it, or an
/// error and what was there before. `out` is a file, or for CeiCsv a folder that is made if need
/// be. What is new is for its owner alone to read. Returns the paths written, and in `found` which
/// formulas the data would put into CSV files. Errors: FolderMissing, DiskFull, ReadOnly,
/// IoFailure.
Result<QStringList> exportStudy(const StudyData& data, ExportFormat format, const QString& out,
                                Formulas formulas = Formulas::Keep, FormulaCells* found = nullptr);
/// The files that CeiCsv writes into a folder, or puts in the place of older ones.
std::map<QString, QString> folderFiles(const StudyData& data, const QString& folder);
bool isCsv(ExportFormat format);

} // namespace subtext
