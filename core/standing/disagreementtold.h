// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/disagreementsources.h"
#include "core/base/error.h"

#include <optional>

namespace subtext {

class Study;

/// Figures::disagreement where the study can tell anything of it: see isAnythingTold. Nothing is
/// computed where nobody was asked, since that takes a while of many answers.
Result<std::optional<DisagreementSources>> disagreementTold(Study& study);

} // namespace subtext
