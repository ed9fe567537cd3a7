// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/layout/releaselayout.h"

#include <map>
#include <optional>

namespace subtext {

/// second_readings.csv, a row for each option that an answer gives anything to; none where the
/// study does not ask for second readings or nobody gave one.
std::optional<DataTable> secondTable(const ReleaseInput& input, const StudyIndex& publicStudy);
/// soft_readings.csv, the soft label of each item and question that has a second reading, a row an
/// option (softLabelOfReadings); in the releases that have second_readings.csv.
std::optional<DataTable> softReadingTable(const ReleaseInput& input, const StudyIndex& publicStudy);
/// languages.csv, in which languages of the window each person answered how often; none where that
/// is known of no answer.
std::optional<DataTable> languageTable(const StudyIndex& publicStudy);

/// Whether the release has that table.
bool hasSeconds(const ReleaseInput& input, const StudyData& publicData);
/// How many answers were given in which language, by its code; without those of which it is not
/// known.
std::map<QString, int> answersByLanguage(const StudyData& publicData);

} // namespace subtext
