// SPDX-License-Identifier: MIT
#include "core/study/sceneplanning.h"

#include <QJsonDocument>

#include <algorithm>

namespace subtext {
namespace {

constexpr double UsualTokensOfScene = 120;

QJsonObject parametersOf(const SceneWish& wish, const ScenePlan& plan)
{
    return {{QStringLiteral("profile"), plan.profile.name},
            {QStringLiteral("template"), plan.wording.id},
            {QStringLiteral("template_sha256"), QString::fromLatin1(plan.wording.sha256())},
            {QStringLiteral("template_text"), plan.wording.text},
            {QStringLiteral("events"), wish.eventsName},
            {QStringLiteral("events_sha256"), QString::fromLatin1(wish.events.sha256)},
            {QStringLiteral("token_limit"), plan.ask.tokenLimit},
            {QStringLiteral("temperature"), plan.ask.temperature
                                                ? QJsonValue(*plan.ask.temperature)
                                                : QJsonValue(QStringLiteral("provider's default"))},
            {QStringLiteral("seed"), plan.ask.seed ? QJsonValue(*plan.ask.seed) : QJsonValue()}};
}

} // namespace

PlannedScenes planScenes(const SceneWish& wish)
{
    PlannedScenes planned;
    ScenePlan& plan = planned.plan;
    plan.profile = wish.profile;
    plan.wording = generation::sceneTemplate();
    plan.events = wish.events.events;
    if (wish.limit && plan.events.size() > *wish.limit)
        plan.events.resize(*wish.limit);
    plan.scenesPerEvent = wish.scenesPerEvent;
    plan.ask.tokenLimit = wish.tokenLimit;
    plan.ask.temperature =
        wish.profile.takesTemperature ? std::optional(wish.temperature) : std::nullopt;
    plan.ask.seed = wish.seed;
    plan.price = wish.price;
    plan.ceiling = wish.ceiling;
    planned.host = originOf(wish.profile.baseUrl);
    planned.parameters = parametersOf(wish, plan);
    qint64 bytes = 0;
    for (const generation::SceneEvent& event : plan.events)
        bytes += plan.bodyFor(event).size();
    planned.estimate = estimateOf(static_cast<qint64>(plan.events.size()) * plan.scenesPerEvent,
                                  bytes * plan.scenesPerEvent,
                                  {UsualTokensOfScene, plan.ask.tokenLimit}, plan.price);
    if (!plan.events.empty())
        planned.example = plan.bodyFor(plan.events.front());
    return planned;
}

SceneRun PlannedScenes::newRun() const
{
    return {{},
            0,
            plan.profile.model,
            host,
            llm::providerToken(plan.profile.kind),
            plan.wording.sha256(),
            QString::fromUtf8(QJsonDocument(parameters).toJson(QJsonDocument::Compact))};
}

QJsonObject PlannedScenes::shown() const
{
    return {{QStringLiteral("requests"), estimate.requests},
            {QStringLiteral("example"), QString::fromUtf8(example)},
            {QStringLiteral("key"), llm::keyWords(plan.profile)}};
}

std::optional<SceneRunState> lastSuchRun(const std::vector<SceneRunState>& runs,
                                         const PlannedScenes& planned)
{
    const auto last = std::find_if(runs.rbegin(), runs.rend(), [&](const SceneRunState& state) {
        return state.run.model == planned.plan.profile.model && state.run.host == planned.host &&
               state.parameters == planned.parameters;
    });
    return last == runs.rend() ? std::nullopt : std::optional(*last);
}

} // namespace subtext
