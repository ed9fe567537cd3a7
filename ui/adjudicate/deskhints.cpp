// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/deskhints.h"

#include "core/desk/deskqueue.h"

#include <algorithm>

namespace subtext {

HintModel* DeskHints::model(const QString& group)
{
    if (const auto found = m_models.find(group); found != m_models.end())
        return &found->second;
    const auto input = m_study.deskQueue().hintInput(group, m_queue);
    if (!input)
        return nullptr;
    return &m_models.emplace(group, HintModel(*input, group)).first->second;
}

std::optional<Hints> DeskHints::of(const Scenario& scenario)
{
    HintModel* hints = model(scenario.group);
    return hints ? std::optional<Hints>(hints->hintsFor(scenario.id)) : std::nullopt;
}

Prototypes DeskHints::prototypesWithout(const Scenario& scenario) const
{
    const auto found = m_models.find(scenario.group);
    return found != m_models.end() ? found->second.prototypesWithout(scenario.id) : Prototypes();
}

std::optional<OwnPrecedents> DeskHints::precedentsOf(const DeskCase& item)
{
    if (!m_own) {
        auto own = m_study.deskQueue().precedents(m_adjudicator);
        if (!own)
            return std::nullopt;
        m_own = std::move(*own);
    }
    const auto task = m_study.task();
    if (!task)
        return std::nullopt;
    std::vector<Annotation> answers;
    for (const DeskRater& rater : item.raters)
        answers.push_back(rater.annotation);
    const ScenarioId asked = item.scenario.id;
    OwnPrecedents found;
    found.nearest = nearestPrecedents(asked, profileOf(**task, item.scenario, answers), *m_own);
    found.decidedElsewhere = static_cast<std::size_t>(
        std::count_if(m_own->begin(), m_own->end(),
                      [&](const Precedent& each) { return each.scenario != asked; }));
    return found;
}

void DeskHints::follow(const DeskItem& item)
{
    if (const auto model = m_models.find(item.group); model != m_models.end())
        model->second.setGold(item.scenario, item.gold().label);
    if (!m_own)
        return;
    auto now = m_study.deskQueue().precedent(m_adjudicator, item.scenario);
    if (!now) {
        m_own.reset(); // read anew when they are asked for again
        return;
    }
    std::erase_if(*m_own, [&](const Precedent& each) { return each.scenario == item.scenario; });
    if (*now)
        m_own->push_back(std::move(**now));
}

void DeskHints::forget()
{
    m_models.clear();
    m_own.reset();
}

} // namespace subtext
