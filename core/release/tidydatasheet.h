// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/studyagreement.h"
#include "core/release/layout/releaselayout.h"

namespace subtext {

/// What a datasheet says of a study of any task: counts of the public data, figures of the
/// agreement. `drawn` are the parts of the scenarios where the study has none of its own.
LayoutFacts tidyFacts(const ReleaseInput& input, const StudyData& publicData,
                      const StudyAgreement& agreement, const PartsOfItems& drawn);

} // namespace subtext
