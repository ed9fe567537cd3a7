// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

namespace subtext {

class Study;

/// Lets three invented models answer every item of a study whose questions are scored by
/// themselves, seeded, through the same call as an import: one that is right often, one that
/// answers as people do at random, one that is short of words. Some answers are empty, refused,
/// outside the options or a sentence. They follow the votes that are there.
Result<void> simulateModels(Study& study, quint32 seed);

} // namespace subtext
