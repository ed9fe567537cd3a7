// SPDX-License-Identifier: MIT
#include "core/study/scenariotexts.h"

#include "core/agreement/agreementinput.h"
#include "core/study/study.h"

#include <QHash>

#include <algorithm>

namespace subtext {
namespace {

using entanglement::Emotions;

/// None while a question is open.
std::optional<EmotionSet> vectorOf(const Ballot& gold)
{
    constexpr Choice Yes{1};
    unsigned vector = 0;
    for (std::size_t i = 0; i < Emotions; ++i) {
        if (!gold.at(i))
            return std::nullopt;
        vector |= *gold.at(i) == Yes ? entanglement::only(i) : 0U;
    }
    return static_cast<EmotionSet>(vector);
}

} // namespace

bool hasVectors(const Task& task)
{
    return task.analysis == TaskAnalysis::EmoScene;
}

Result<ScenarioTexts> readScenarioTexts(Study& study)
{
    Reads reads;
    const auto task = reads.take(study.task());
    const std::vector<Scenario> scenarios = reads.take(study.scenarios());
    const AgreementInput input = reads.take(study.agreementInput());
    if (const auto read = reads.outcome(); !read)
        return fail(read.error());
    if (!hasVectors(*task))
        return fail({ErrorCode::InvalidValue, study.path(), 0, 0, task->token,
                     QStringLiteral("statistics")});
    ScenarioTexts texts;
    for (std::size_t i = 0; i < Emotions; ++i)
        texts.names[i] = task->questions.at(i).token.toStdString();
    QHash<ScenarioId, const Scenario*> byId;
    for (const Scenario& scenario : scenarios)
        byId.insert(scenario.id, &scenario);
    const auto hero =
        std::find_if(task->scene.begin(), task->scene.end(),
                     [](const SceneField& field) { return field.place == FieldPlace::Hero; });
    const auto place = static_cast<std::size_t>(hero - task->scene.begin());
    for (const AgreementItem& item : input.items) {
        const Scenario* scenario = byId.value(item.scenario);
        const bool hasText = scenario != nullptr && hero != task->scene.end();
        texts.scenarios.push_back(
            {hasText ? scenario->fields.at(place) : QString(), vectorOf(item.gold), item.group});
    }
    return texts;
}

} // namespace subtext
