// SPDX-License-Identifier: MIT
#pragma once

#include "core/models/modelrunner.h"

namespace subtext {

/// What an earlier runner of a run that is scored by completion has left: of each open question, in
/// their order, how many of its options need not be asked about again. Counted from the first, as
/// long as a reply is kept to the very request that would go out now; the last option is never
/// among them, since the answer is whole with it. All 0 without a run, or where options are not
/// asked about one by one. Errors: those of reading.
Result<std::vector<std::size_t>> scoredOptions(const ModelRuns& runs,
                                               const std::optional<Uuid>& run,
                                               const RunQuestions& questions, const RunPlan& plan);

} // namespace subtext
