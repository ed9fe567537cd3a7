// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/annotation.h"
#include "core/quality/qualityrules.h"
#include "core/task/task.h"

#include <vector>

namespace subtext {

/// A choice and a point that speak against each other.
struct FoundContradiction
{
    QualityCode code = QualityCode::ContradictionPositive;
    std::size_t question = 0; ///< Its place in the task.
    ScaleIndex scale{};

    bool operator==(const FoundContradiction&) const = default;
};

/// The self-check of an answer while it is given: which of the task's contradictions stand, in
/// their order, as soon as choice and point are both there. Where a study's limits are others than
/// those it began with, they go before the task's: none at all where contradictions are not
/// checked, and their distance, and for the first question which options are positive or negative.
std::vector<FoundContradiction> contradictionsOf(const Answer& answer, const Task& task,
                                                 const QualityThresholds& thresholds);

} // namespace subtext
