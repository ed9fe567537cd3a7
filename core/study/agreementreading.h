// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/agreementinput.h"

namespace subtext {

class Study;

/// What agreement is computed from, as of one moment.
AgreementInput readAgreementInput(Study& study);

} // namespace subtext
