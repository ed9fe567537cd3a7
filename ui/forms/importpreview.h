// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/travel/importing.h"
#include "ui/text/importtext.h"

#include <QSet>
#include <QString>

#include <functional>
#include <optional>
#include <vector>

namespace subtext {

/// What the importer found, for reading before anything is made: counts by file and subtype, how
/// many scenarios that are in all and how many are new to the study, whose scenarios are `known` by
/// name (none: there is no study yet), the first scene, refusals and warnings. Power relations in
/// `powers` count as given.
QString previewHtml(const std::vector<ImportedFile>& files, const Task* task = nullptr,
                    const std::optional<QSet<QString>>& known = std::nullopt,
                    const SaidPowers& powers = {});
/// "8 of 12 rows can be used; 4 are refused."; empty where none is refused.
QString usedRowsText(const std::vector<ImportedFile>& files);
/// The refused rows of previewHtml alone, each with file, line, column, value and reason; empty
/// where none is refused.
QString refusedRowsHtml(const std::vector<ImportedFile>& files, const Task& task);
/// The place of the refused rows in previewHtml.
inline constexpr QLatin1String RefusedAnchor("refused");
/// How many scenes lack the relation between people that the task has a choice of words for.
qint64 scenesWithoutRelation(const std::vector<ImportedFile>& files, const Task& task);
/// The first answers of exports of Label Studio as they are read, for somebody who says what their
/// controls mean; empty where there are none. Those come first that are new to the study, or have
/// changed, as far as that is known.
QString firstAnswersHtml(
    const std::vector<ImportedFile>& files, const Task& task,
    const std::function<bool(const QString& scenario, const QString& annotator)>& isNew);
/// What is wrong with each file that cannot be used, and what helps.
QString errorsHtml(const std::vector<Error>& errors);
/// That the exports were read by the labelling interface in this file; empty where there is none.
QString interfaceHtml(const QString& path);
/// "3 scenes, 9 answers", and whatever else was taken, or would be.
QString takenParts(const ImportReport& report);
/// After an import, or after it was tried: `taken`, every refused row with its place and why, and
/// what is worth knowing.
QString importReportHtml(const QString& taken, const ImportReport& report,
                         ImportMoment moment = ImportMoment::Done);

} // namespace subtext
