// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/agreement/surprisefigures.h"

#include <QString>

#include <vector>

namespace subtext {

/// What the guesses of those who answered an item say, a sentence a question: "Surprisingly
/// popular: Fear (margin 40.0 %, 3 guesses)."; empty where nobody guessed.
QString surpriseText(const std::vector<const Answer*>& answers, const Task& task);

} // namespace subtext
