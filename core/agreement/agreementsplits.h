// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementinput.h"
#include "core/stats/splits.h"

namespace subtext {

/// The part of every item, in the order of import: by group and power relation, so that each part
/// has its share of both.
std::vector<stats::Part> splitItems(const AgreementInput& input, std::uint64_t seed);

} // namespace subtext
