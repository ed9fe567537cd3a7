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
/// their order, as soon as choice and point are both there. `checked` has the limits that apply
/// (checkedTask).
std::vector<FoundContradiction> contradictionsOf(const Answer& answer, const Task& checked);

} // namespace subtext
