// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/annotation.h"
#include "core/domain/choice.h"
#include "core/quality/qualityrules.h"
#include "core/task/task.h"

#include <vector>

namespace subtext {

/// One rule of a task about the valence of an option against a scale, ready to be asked of many
/// answers: a positive option contradicts a point that is `distance` points or more below the
/// middle of the scale, a negative one a point as far above it. A study's own limits are in a
/// checkedTask.
class ContradictionRule
{
public:
    /// `task` outlives it, and has the question and the scale that the rule names.
    ContradictionRule(const Task& task, const Contradiction& rule);

    /// Of the chosen option, where the answer contradicts itself; else None, as where either is
    /// open.
    Valence valenceOf(const Ballot& ballot, const Points& points) const;

    std::size_t question() const { return m_ballotPlace; } ///< Its place in the task.
    std::size_t scale() const { return m_pointsPlace; }
    /// The value of the point nearest to the middle that contradicts such an option.
    int limit(Valence valence) const;

private:
    bool isAgainst(Valence valence, int place) const;

    const Scale* m_scale;
    std::size_t m_ballotPlace = 0;
    std::size_t m_pointsPlace = 0;
    std::vector<Valence> m_valences; ///< Of the options.
    int m_distance;
};

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
