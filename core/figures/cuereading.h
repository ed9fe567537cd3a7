// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/cuefigures.h"

namespace subtext {

class StudyContext;

/// See Figures::cues. Throws; call it inside Database::readConsistently.
CueInput readCueInput(StudyContext& context);

} // namespace subtext
