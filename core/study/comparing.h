// SPDX-License-Identifier: MIT
#pragma once

#include "core/study/adjudication.h"

namespace subtext {

class StudyContext;

/// Two adjudicators side by side (Adjudication::comparison). Throws; call both inside a read.
std::optional<AdjudicatorComparison> compared(StudyContext& context);

/// How many items both have decided, after one more decision about `changed`.
qint64 decidedByBoth(StudyContext& context, const AdjudicatorComparison& before,
                     ScenarioId changed);

} // namespace subtext
