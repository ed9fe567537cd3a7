// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/studyagreement.h"
#include "core/report/reporttable.h"

#include <vector>

namespace subtext {

// What tables and figures about people have in common.

/// A group of a study, or everything pooled.
struct GroupPart
{
    ReportCell name;
    const SetAgreement* figures = nullptr;
};

/// The groups in alphabetical order, none where the task has none; then everything pooled.
std::vector<GroupPart> partsOf(const StudyAgreement& study);

/// Whether anybody has answered anything.
bool isAnswered(const StudyAgreement& study);

ReportCell allCell();
ReportCell powerCell(const Task& task, PowerRelation power);

/// The items whose power relation is known.
qint64 knownPowers(const AgreementGroup& of);
bool isAnyPowerKnown(const StudyAgreement& study);
/// " 3 items state none."; empty where all state one.
QString unknownPowersWords(const StudyAgreement& study);

ReportCell optionCell(const Question& question, std::size_t option);

/// How the intervals of a study were drawn.
QString drawnWords(const StudyAgreement& study);

qint64 sumOf(const std::vector<qint64>& counts);

} // namespace subtext
