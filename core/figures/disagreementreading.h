// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/disagreementsources.h"

namespace subtext {

class StudyContext;

/// See Figures::disagreement. Throws; call it inside Database::readConsistently.
DisagreementSources readDisagreement(StudyContext& context);

} // namespace subtext
