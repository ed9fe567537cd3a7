// SPDX-License-Identifier: MIT
#include "core/desk/decisiontrail.h"

#include <QHash>

#include <algorithm>

namespace subtext {

DecisionTrail::DecisionTrail(const std::vector<Decision>& byId)
{
    QHash<Uuid, Decision> byUuid;
    const auto move = [&](std::vector<Decision>& from, std::vector<Decision>& to,
                          const Uuid& uuid) {
        std::erase_if(from, [&](const Decision& d) { return d.uuid == uuid; });
        if (byUuid.contains(uuid))
            to.push_back(byUuid.value(uuid));
    };
    for (const Decision& decision : byId) {
        if (decision.isNobodysOwn()) {
            const auto isOfItem = [&](const Decision& d) {
                return d.scenario == decision.scenario;
            };
            std::erase_if(undoable, isOfItem);
            std::erase_if(redoable, isOfItem);
        } else if (!decision.undoes.isNull()) {
            move(undoable, redoable, decision.undoes);
        } else if (!decision.redoes.isNull()) {
            move(redoable, undoable, decision.redoes);
        } else {
            byUuid.insert(decision.uuid, decision);
            undoable.push_back(decision);
            redoable.clear();
        }
    }
}

Decision saidBefore(const Decision& undone, const std::vector<Decision>& ofScenario)
{
    Decision nothing;
    nothing.isWithdrawn = true;
    Decision restored = nothing;
    for (const Decision& decision : ofScenario) {
        if (decision.uuid == undone.uuid)
            break;
        if (decision.isNobodysOwn())
            restored = nothing; // it put aside whatever was said before it
        else if (decision.person == undone.person)
            restored = decision;
    }
    return restored;
}

} // namespace subtext
