// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/records.h"

#include <set>
#include <utility>
#include <vector>

namespace subtext {

/// Which answers were asked for because the first raters of an item split.
class FurtherAnswers
{
public:
    FurtherAnswers() = default;
    explicit FurtherAnswers(const std::vector<FurtherRating>& ratings)
    {
        for (const FurtherRating& rating : ratings)
            m_answers.emplace(rating.scenario, rating.person);
    }

    bool contains(ScenarioId scenario, PersonId person) const
    {
        return !m_answers.empty() && m_answers.count({scenario, person}) > 0;
    }

private:
    std::set<std::pair<ScenarioId, PersonId>> m_answers;
};

} // namespace subtext
