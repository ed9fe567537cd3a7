// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/disagreementsources.h"

namespace subtext {

class StudyContext;

/// See Figures::disagreementInput. Throws; call it inside Database::readConsistently.
DisagreementInput readDisagreementInput(StudyContext& context);

} // namespace subtext
