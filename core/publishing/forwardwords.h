// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/layout/release.h"

namespace subtext {

/// Adds forward_words.txt where the options have such a list of one's own, as `--markers` reads it,
/// and its words to the texts that the gates look at. Of a task without vectors nothing is added.
void addForwardWords(ReleaseInput& release);

} // namespace subtext
