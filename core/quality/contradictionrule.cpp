// SPDX-License-Identifier: MIT
#include "core/quality/contradictionrule.h"

#include <algorithm>

namespace subtext {

ContradictionRule::ContradictionRule(const Task& task, const Contradiction& rule)
    : m_scale(findToken(task.scales, rule.scale))
    , m_distance(rule.distance)
{
    const Question* question = findToken(task.questions, rule.question);
    Q_ASSERT(question != nullptr && m_scale != nullptr);
    m_ballotPlace = static_cast<std::size_t>(question - task.questions.data());
    m_pointsPlace = static_cast<std::size_t>(m_scale - task.scales.data());
    for (const Option& option : question->options)
        m_valences.push_back(option.valence);
}

Valence ContradictionRule::valenceOf(const Ballot& ballot, const Points& points) const
{
    const auto& choice = ballot.at(m_ballotPlace);
    const auto& value = points.at(m_pointsPlace);
    if (!choice || !value)
        return Valence::None;
    const auto point = std::find_if(m_scale->points.begin(), m_scale->points.end(),
                                    [&](const ScalePoint& of) { return of.value == *value; });
    if (point == m_scale->points.end())
        return Valence::None;
    const auto place = static_cast<int>(point - m_scale->points.begin());
    const Valence valence = m_valences.at(slotOf(*choice));
    return isAgainst(valence, place) ? valence : Valence::None;
}

bool ContradictionRule::isAgainst(Valence valence, int place) const
{
    // In half points, so that a scale of an even number has its middle between two of them.
    const int side = 2 * place - (static_cast<int>(m_scale->points.size()) - 1);
    return (valence == Valence::Positive && side <= -2 * m_distance) ||
           (valence == Valence::Negative && side >= 2 * m_distance);
}

int ContradictionRule::limit(Valence valence) const
{
    const auto points = static_cast<int>(m_scale->points.size());
    int place = valence == Valence::Positive ? points / 2 : (points - 1) / 2;
    while (place > 0 && place < points - 1 && !isAgainst(valence, place))
        place += valence == Valence::Positive ? -1 : 1;
    return m_scale->points.at(static_cast<std::size_t>(place)).value;
}

std::vector<FoundContradiction> contradictionsOf(const Answer& answer, const Task& checked)
{
    std::vector<FoundContradiction> found;
    for (const Contradiction& stated : checked.checks.contradictions) {
        const ContradictionRule rule(checked, stated);
        const Valence valence = rule.valenceOf(answer.ballot, answer.scales);
        if (valence != Valence::None)
            found.push_back({valence == Valence::Positive ? QualityCode::ContradictionPositive
                                                          : QualityCode::ContradictionNegative,
                             rule.question(), static_cast<ScaleIndex>(rule.scale())});
    }
    return found;
}

} // namespace subtext
