// SPDX-License-Identifier: MIT
#pragma once

#include "core/desk/comparing.h"
#include "core/domain/goldlabel.h"
#include "core/exchange/rows/studydata.h"
#include "core/operation/qualitydesk.h"
#include "core/study/study.h"
#include "tests/support/must.h"

namespace subtext::test {

/// The gold labels as this adjudicator may know them, worked out from everything at once.
inline std::vector<ItemGold> goldSeenBy(Study& study, PersonId adjudicator)
{
    const StudyData data = must(study.snapshot());
    return goldLabels(data.scenarios, data.annotations,
                      visibleTo(adjudicator, data.decisionHistory),
                      must(study.quality().thresholds()).splitFrom, data.task->questions.size());
}

} // namespace subtext::test
