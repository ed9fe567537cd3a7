// SPDX-License-Identifier: MIT
#include "core/domain/scenechange.h"

#include <algorithm>

namespace subtext {

QLatin1String scenePartToken(ScenePart part)
{
    switch (part) {
    case ScenePart::SpeakerRole:
        return QLatin1String("speaker_role");
    case ScenePart::ListenerRole:
        return QLatin1String("listener_role");
    case ScenePart::Context:
        return QLatin1String("context");
    case ScenePart::Utterance:
        return QLatin1String("utterance");
    }
    Q_UNREACHABLE();
}

std::optional<ScenePart> scenePartFromToken(QStringView text)
{
    const auto found = std::find_if(AllSceneParts.begin(), AllSceneParts.end(),
                                    [&](ScenePart part) { return scenePartToken(part) == text; });
    return found == AllSceneParts.end() ? std::nullopt : std::optional(*found);
}

const QString& textOf(const Scenario& scenario, ScenePart part)
{
    switch (part) {
    case ScenePart::SpeakerRole:
        return scenario.speakerRole;
    case ScenePart::ListenerRole:
        return scenario.listenerRole;
    case ScenePart::Context:
        return scenario.context;
    case ScenePart::Utterance:
        return scenario.utterance;
    }
    Q_UNREACHABLE();
}

QString& textOf(Scenario& scenario, ScenePart part)
{
    return const_cast<QString&>(textOf(std::as_const(scenario), part));
}

} // namespace subtext
