// SPDX-License-Identifier: MIT
#pragma once

#include "core/generation/sceneprompt.h"
#include "core/llm/modelrequest.h"
#include "core/models/generatedscenes.h"
#include "core/models/requester.h"

namespace subtext {

struct ScenePlan
{
    llm::Profile profile;
    generation::SceneTemplate wording;
    std::vector<generation::SceneEvent> events;
    int scenesPerEvent = 1;
    llm::Ask ask;   ///< Without a prompt.
    QByteArray key; ///< Empty: none. It goes into a header and nowhere else.
    std::optional<llm::Price> price;
    std::optional<double> budget; ///< USD; only where the price is known.

    QByteArray bodyFor(const generation::SceneEvent& event) const;
};

/// Has a model write the scenes that a run still lacks (Requester).
class SceneGenerator : public Requester
{
public:
    SceneGenerator(GeneratedScenes& scenes, const Uuid& run, ScenePlan plan, Ports ports,
                   QObject* parent = nullptr);
};

} // namespace subtext
