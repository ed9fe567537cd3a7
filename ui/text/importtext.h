// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/rows/importedfile.h"
#include "core/travel/importing.h"

#include <QString>

namespace subtext {

/// What an import did not take, or took with a question, in words; for the window and the command
/// line alike.

QString refusalText(const Refusal& refusal);
/// "task 11, scenario sarcasm-irony/7, annotation 101, of ann@example.org", as far as it is known.
QString refusalPlaceText(const Refusal& refusal);
/// The whole in one line: file, place, value, reason.
QString refusalLine(const Refusal& refusal, const QString& file);
/// "2000 more rows of x.csv: empty, and must not be".
QString furtherRefusedText(const FurtherRefusals& further);
/// Whether an import is over, or was only tried.
enum class ImportMoment { Done, Tried };
/// Where it is read: the command line is told of its options, the window of its menus.
enum class ImportReader { Window, CommandLine };
/// How many answers of the files are new, as the study has them, and different from those; empty
/// where the study had none of them.
QString metAnswersText(const ImportReport& report);
QString warningText(const ImportWarning& warning, ImportMoment moment = ImportMoment::Done,
                    ImportReader reader = ImportReader::Window);

} // namespace subtext
