// SPDX-License-Identifier: MIT
#pragma once

#include "core/course/assignmentplan.h"

namespace subtext {

class StudyContext;

/// What is assigned and to whom more can be: every scenario that was not refused before it was
/// assigned, and the annotators who have not dropped out. What those who have still have open
/// counts as nobody's, see takeFromWithdrawn. Throws; for inside a read or a write.
AssignmentGaps readGaps(StudyContext& context);

/// Takes from those who dropped out what they have open: on a team's server they can have been
/// given it while that was not known there, and nobody else would get it. Returns whom it was
/// taken from. Throws; for inside a write.
std::vector<PersonId> takeFromWithdrawn(StudyContext& context);

} // namespace subtext
