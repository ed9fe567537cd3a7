// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/exchange/bytesink.h"
#include "core/exchange/formulacells.h"
#include "core/exchange/studyindex.h"

#include <QByteArray>
#include <QStringList>

#include <functional>
#include <map>
#include <vector>

namespace subtext {

enum class ExportFormat : std::uint8_t {
    TidyCsv,           ///< One row an annotation; a scenario without any has one row of its own.
    CeiCsv,            ///< One file a subtype in CEI's layout, into a folder.
    JsonLines,         ///< One scenario a line, with its annotations and decision.
    Decisions,         ///< One row a revision of a decision (see decisioncsv.h).
    LabelStudio,       ///< Tasks with annotations (see labelstudiowriter.h).
    LabelStudioConfig, ///< The labelling interface that those belong to.
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
std::map<QString, QString> ceiFiles(const StudyData& data, const QString& folder);
/// Whether a format is CSV, which spreadsheets open.
bool isCsv(ExportFormat format);

/// Columns at the end of a file in CEI's layout, which has none for what they hold.
struct FurtherColumns
{
    QStringList names;
    std::function<QStringList(const Scenario&)> cells; ///< As many as there are names.
};

/// The text of one file in CEI's layout; rater columns in the order of seats.
QByteArray ceiCsv(const StudyIndex& study, const QString& subtype,
                  const FurtherColumns& further = {});
/// The same row by row.
Result<void> writeCeiCsv(const StudyIndex& study, const QString& subtype,
                         const FurtherColumns& further, const ByteSink& sink);
/// Whose columns these are, in that order.
std::vector<PersonId> ceiRaters(const StudyIndex& study, const QString& subtype);
/// The columns of such a file, without further ones; they follow from whose they are.
QStringList ceiHeader(const StudyIndex& study, const std::vector<PersonId>& raters);
QByteArray tidyCsv(const StudyIndex& study);
QByteArray jsonLines(const StudyIndex& study);

/// One CSV cell: quoted only where it must be, to the character.
QByteArray csvCell(const QString& text);
/// One line of such cells, with its line end.
QByteArray csvRow(const QStringList& cells);
/// ISO 8601 in UTC with milliseconds; empty for none.
QString isoTime(std::optional<qint64> ms);

} // namespace subtext
