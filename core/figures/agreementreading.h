// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementinput.h"

namespace subtext {

class StudyContext;

/// See Figures::agreementInput. Throws; call it inside Database::readConsistently.
AgreementInput readAgreementInput(StudyContext& context, PersonId adjudicator = {});

} // namespace subtext
