// SPDX-License-Identifier: MIT
#pragma once

#include "core/study/study.h"

namespace subtext {

/// Answers the questions of the datasheet that the demonstration has answers to, as a coordinator.
/// Errors as Releasing::answer.
Result<void> answerDemonstrationDatasheet(Study& study, PersonId coordinator);

} // namespace subtext
