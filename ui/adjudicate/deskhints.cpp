// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/deskhints.h"

#include "core/desk/deskqueue.h"

namespace subtext {

HintModel* DeskHints::model(Subtype subtype)
{
    if (const auto found = m_models.find(subtype); found != m_models.end())
        return &found->second;
    const auto input = m_study.deskQueue().hintInput(subtype, m_queue);
    if (!input)
        return nullptr;
    return &m_models.emplace(subtype, HintModel(*input, subtype)).first->second;
}

std::optional<Hints> DeskHints::of(const Scenario& scenario)
{
    HintModel* hints = model(scenario.subtype);
    return hints ? std::optional<Hints>(hints->hintsFor(scenario.id)) : std::nullopt;
}

VadPrototypes DeskHints::prototypesWithout(const Scenario& scenario) const
{
    const auto found = m_models.find(scenario.subtype);
    return found != m_models.end() ? found->second.prototypesWithout(scenario.id) : VadPrototypes();
}

void DeskHints::setGold(const DeskItem& item)
{
    if (const auto model = m_models.find(item.subtype); model != m_models.end())
        model->second.setGold(item.scenario, item.gold.label);
}

} // namespace subtext
