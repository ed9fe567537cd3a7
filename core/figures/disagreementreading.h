// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/disagreementsources.h"

#include <optional>

namespace subtext {

class StudyContext;

/// Of all items that count. Throws; call it inside Database::readConsistently.
DisagreementInput readDisagreementInput(StudyContext& context);

/// The same; none where nobody was asked for repeats or second readings. Throws likewise.
std::optional<DisagreementInput> readDisagreementAsked(StudyContext& context);

} // namespace subtext
