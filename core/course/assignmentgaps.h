// SPDX-License-Identifier: MIT
#pragma once

#include "core/course/assignmentplan.h"

namespace subtext {

class StudyContext;

/// What is assigned and to whom more can be: every scenario that was not refused before it was
/// assigned, and the annotators who have not dropped out. Throws; for inside a read or a write.
AssignmentGaps readGaps(StudyContext& context);

} // namespace subtext
