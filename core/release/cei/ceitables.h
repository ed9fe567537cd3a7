// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/rows/studyindex.h"
#include "core/exchange/tables/csvtext.h"

#include <QStringList>

namespace subtext {

// The tables of a release, UTF-8 with LF. Each takes data that may leave the study (publicData);
// scenarios stand in the order of import, annotations of one scenario by seat. People are called by
// what stands in Person::name. Columns: see datadictionary.h. Handed over row by row; the error is
// that of the sink.

/// A file in CEI's layout with, at its end, what that layout has no columns for: domain and power
/// relation where the source states them, how the gold label came about, whether the item is
/// ambiguous, how its votes lie (empty while there are fewer than `ratingsNeeded`, or than two),
/// and each annotator's position of the item.
Result<void> writeExtendedCeiCsv(const StudyIndex& study, const QString& subtype, int ratingsNeeded,
                                 const ByteSink& sink);
QStringList extendedCeiHeader(const StudyIndex& study, const QString& subtype);

/// One row an annotation; no times, no explanations.
Result<void> writeAnnotationsCsv(const StudyIndex& study, const ByteSink& sink);

Result<void> writeScenariosJsonl(const StudyData& data, const ByteSink& sink);

/// Votes by emotion; their distribution where a vote weighs (confidence point + 4) / 7, which is
/// 1/7 for "very unsure" and 1 for "very confident" (without confidence: as "neutral"); the
/// entropy of the unweighted votes in bits; the labels with most votes. Shares with six decimals.
Result<void> writeSoftLabelsCsv(const StudyIndex& study, const ByteSink& sink);

/// Gold labels with how each came about: a token of Basis, or "undecided".
Result<void> writeGoldCsv(const StudyIndex& study, const ByteSink& sink);

} // namespace subtext
