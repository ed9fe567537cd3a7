// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/reportfigures.h"
#include "core/report/reportlack.h"

namespace subtext {

// How far people agree, as tables. Of a task with several questions each has rows for all of them;
// rows by group end with everything pooled.

ReportTables agreementByGroup(ReportFigures& figures);
/// By power relation, in all and within each group.
ReportTables agreementByPower(ReportFigures& figures);
/// By the part of train, validation and test that files said, in all and within each group.
ReportTables agreementByPart(ReportFigures& figures);
/// By the topic that was found in an item, in all and within each group.
ReportTables agreementByTopic(ReportFigures& figures);
/// ICC, ordinal α and mean of the ratings on each scale: they are about no question.
ReportTables scaleAgreement(ReportFigures& figures);

} // namespace subtext
