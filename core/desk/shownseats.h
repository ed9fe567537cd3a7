// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/scenario.h"

#include <QString>

#include <vector>

namespace subtext {

class StudyContext;

/// The seats of those who have answered, by the places that presentationOrder gives them: `whom` is
/// who they are shown to, the adjudicator's UUID or another text for another order. Throws; call it
/// inside a read.
std::vector<int> shownSeats(StudyContext& context, const QString& whom, const Scenario& scenario);

} // namespace subtext
