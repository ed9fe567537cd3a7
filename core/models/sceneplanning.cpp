// SPDX-License-Identifier: MIT
#include "core/models/sceneplanning.h"

#include <QJsonDocument>

#include <algorithm>

namespace subtext {
namespace {

constexpr double UsualTokensOfScene = 120;

QJsonObject parametersOf(const SceneWish& wish, const ScenePlan& plan)
{
    QJsonObject parameters{
        {QStringLiteral("profile"), plan.profile.name},
        {QStringLiteral("template"), plan.wording.id},
        {QStringLiteral("template_sha256"), QString::fromLatin1(plan.wording.sha256())},
        {QStringLiteral("template_text"), plan.wording.text},
        {QStringLiteral("events"), wish.eventsName},
        {QStringLiteral("events_sha256"), QString::fromLatin1(wish.events.sha256)}};
    llm::addAskParameters(parameters, plan.ask);
    return parameters;
}

Result<generation::SceneTemplate> wordingOf(const SceneWish& wish,
                                            const std::vector<generation::SceneEvent>& events)
{
    if (!wish.ownTemplate)
        return generation::sceneTemplate();
    const auto own = llm::ownText(*wish.ownTemplate, generation::scenePlaces());
    if (!own)
        return fail(own.error());
    const auto lacks = [&](const char* detail, const QString& value) {
        return fail({ErrorCode::InvalidValue, wish.ownTemplate->path, 0, 0, value,
                     QString::fromLatin1(detail)});
    };
    if (!own->places.contains(QLatin1String("event")))
        return lacks("template event", {});
    if (!own->places.contains(QLatin1String("subject"))) {
        for (const generation::SceneEvent& event : events) {
            if (!event.event.contains(event.subject))
                return lacks("template subject", event.event);
        }
    }
    generation::SceneTemplate made{{}, own->text};
    made.id = llm::ownTemplateId(made.sha256());
    return made;
}

void fillEstimate(PlannedScenes& planned, const QHash<QString, int>& answered)
{
    const ScenePlan& plan = planned.plan;
    qint64 requests = 0;
    qint64 bytes = 0;
    int mostOpen = 0;
    planned.example.clear();
    planned.examplePrompt.clear();
    for (const generation::SceneEvent& event : plan.events) {
        const int open = plan.scenesPerEvent - answered.value(event.id);
        if (open <= 0)
            continue;
        const QByteArray body = plan.bodyFor(event);
        requests += open;
        bytes += body.size() * open;
        if (open > mostOpen) { // events with the fewest answers come first
            planned.example = body;
            planned.examplePrompt = generation::scenePrompt(plan.wording, event);
        }
        mostOpen = std::max(mostOpen, open);
    }
    planned.estimate =
        estimateOf(requests, bytes, {UsualTokensOfScene, plan.ask.tokenLimit}, plan.price);
}

} // namespace

Result<PlannedScenes> planScenes(const SceneWish& wish)
{
    PlannedScenes planned;
    ScenePlan& plan = planned.plan;
    plan.profile = wish.profile;
    plan.events = wish.events.events;
    if (wish.limit && plan.events.size() > *wish.limit)
        plan.events.resize(*wish.limit);
    auto wording = wordingOf(wish, plan.events);
    if (!wording)
        return fail(wording.error());
    plan.wording = std::move(*wording);
    plan.scenesPerEvent = wish.scenesPerEvent;
    plan.ask.tokenLimit = wish.tokenLimit;
    plan.ask.temperature =
        wish.profile.takesTemperature ? std::optional(wish.temperature) : std::nullopt;
    plan.ask.topP = wish.topP;
    plan.ask.seed = wish.seed;
    plan.price = wish.price;
    plan.budget = wish.budget;
    planned.host = originOf(wish.profile.baseUrl);
    planned.parameters = parametersOf(wish, plan);
    fillEstimate(planned, {});
    return planned;
}

PlannedScenes planOfRest(PlannedScenes planned, const QHash<QString, int>& answered)
{
    fillEstimate(planned, answered);
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
