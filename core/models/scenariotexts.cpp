// SPDX-License-Identifier: MIT
#include "core/models/scenariotexts.h"

#include "core/models/goldvectors.h"

#include <QHash>

#include <algorithm>

namespace subtext {

ScenarioTexts scenarioTexts(const AgreementInput& input, const std::vector<Scenario>& scenarios)
{
    const Task& task = *input.task;
    ScenarioTexts texts;
    texts.names = emotionNames(task);
    QHash<ScenarioId, const Scenario*> byId;
    for (const Scenario& scenario : scenarios)
        byId.insert(scenario.id, &scenario);
    const auto hero =
        std::find_if(task.scene.begin(), task.scene.end(),
                     [](const SceneField& field) { return field.place == FieldPlace::Hero; });
    const auto place = static_cast<std::size_t>(hero - task.scene.begin());
    for (const AgreementItem& item : input.items) {
        const Scenario* scenario = byId.value(item.scenario);
        const bool hasText = scenario != nullptr && hero != task.scene.end();
        texts.scenarios.push_back(
            {hasText ? scenario->fields.at(place) : QString(), emotionsOf(item.gold), item.group});
    }
    return texts;
}

} // namespace subtext
