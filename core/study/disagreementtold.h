// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/disagreementsources.h"
#include "core/base/error.h"

#include <optional>

namespace subtext {

class Study;

/// Figures::disagreement where the study can tell anything of it: an item with two answers, and
/// repeats or second readings. Nothing is computed where nobody was asked for either, since that
/// takes a while of many answers.
Result<std::optional<DisagreementSources>> disagreementTold(Study& study);

} // namespace subtext
