// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"

namespace subtext {

class Study;

/// Lets three invented models answer every narrative of a study of vectors, one of them in two
/// modes, through the same calls as an import: one whose probabilities are as often right as they
/// say, and that also says how sure it is where it reasons, one that is too sure, and one that
/// gives words alone. They follow what the narratives convey (whatIsConveyed), whoever has
/// labelled; what they say of one depends on the seed and its name alone. Errors: of
/// PredictionReading and ModelAnswers.
Result<void> simulateVectorModels(Study& study, quint32 seed);

} // namespace subtext
