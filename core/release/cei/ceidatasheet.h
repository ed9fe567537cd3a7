// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementreport.h"
#include "core/release/layout/releaselayout.h"

namespace subtext {

/// What a datasheet says of a study of CEI: counts of the public data, figures of the agreement.
LayoutFacts ceiFacts(const ReleaseInput& input, const StudyData& publicData,
                     const AgreementReport& agreement);

} // namespace subtext
