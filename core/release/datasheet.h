// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/layout/release.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace subtext {

struct ReleaseAgreement;

/// Of one answer, in UTF-16 units.
inline constexpr qsizetype LongestDatasheetAnswer = 20'000;

struct DatasheetQuestion
{
    QString token; ///< Key in DatasheetAnswers.
    QString section;
    QString text;
};

/// The question whose answer has a code of ISO 639 a line.
inline constexpr auto LanguageAnswer = "languages";
/// The question about the origin of the scenarios.
inline constexpr auto SourceAnswer = "scenario_source";

/// In the order of the datasheet.
std::vector<DatasheetQuestion> datasheetQuestions();

/// The answer without space around it and with LF; empty where there is none.
QString answerTo(const DatasheetAnswers& answers, const QString& token);
/// The same, or what is known where there is none.
QString answerTo(const DatasheetAnswers& answers, const DatasheetAnswers& known,
                 const QString& token);

/// The datasheet as Markdown, with the sections of Gebru et al. 2021 (doi 10.1145/3458723). What
/// the study knows is filled in; of the rest, what nobody answered is said to be unanswered.
QByteArray datasheet(const ReleaseInput& input, const StudyData& publicData,
                     const ReleaseAgreement& agreement);

} // namespace subtext
