// SPDX-License-Identifier: MIT
#pragma once

#include "core/adjudication/precedents.h"

#include <optional>
#include <vector>

namespace subtext {

class StudyContext;

/// See DeskQueue::precedents. Throws; call it inside a read.
std::vector<Precedent> precedentsOf(StudyContext& context, PersonId adjudicator);
/// See DeskQueue::precedent. Throws; call it inside a read.
std::optional<Precedent> precedentOf(StudyContext& context, PersonId adjudicator,
                                     ScenarioId scenario);

} // namespace subtext
