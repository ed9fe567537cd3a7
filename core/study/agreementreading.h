// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementinput.h"
#include "core/base/error.h"

namespace subtext {

class Study;
class StudyContext;

/// What agreement is computed from, as of one moment. For an adjudicator it holds the gold labels
/// as far as they may know them (DeskQueue::goldSeenBy).
Result<AgreementInput> readAgreementInput(Study& study, PersonId adjudicator = {});

/// The same with all gold labels, item by item. Throws; call it inside Database::readConsistently.
AgreementInput readAgreementInput(StudyContext& context);

} // namespace subtext
