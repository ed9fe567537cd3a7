// SPDX-License-Identifier: MIT
#include "core/desk/decisiontrail.h"

#include "core/domain/goldlabel.h"

#include <QHash>

#include <algorithm>

namespace subtext {

DecisionTrail::DecisionTrail(PersonId person, const std::vector<Decision>& byId)
{
    QHash<Uuid, Decision> byUuid;
    const auto move = [&](std::vector<Decision>& from, std::vector<Decision>& to,
                          const Uuid& uuid) {
        std::erase_if(from, [&](const Decision& d) { return d.uuid == uuid; });
        if (byUuid.contains(uuid))
            to.push_back(byUuid.value(uuid));
    };
    for (const Decision& decision : byId) {
        const bool isOwn = decision.person == person;
        if (!isOwn && (decision.isProposal() || decision.takesFinalBack()))
            continue;
        if (decision.isNobodysOwn() && !decision.isProposal() && !decision.takesFinalBack()) {
            const auto isOfItem = [&](const Decision& d) {
                return d.scenario == decision.scenario;
            };
            std::erase_if(undoable, isOfItem);
            std::erase_if(redoable, isOfItem);
            if (!isOwn)
                continue;
        }
        if (!decision.undoes.isNull()) {
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
    const auto end = std::find_if(ofScenario.begin(), ofScenario.end(),
                                  [&](const Decision& d) { return d.uuid == undone.uuid; });
    for (const Decision& decision : standingDecisions({ofScenario.begin(), end})) {
        if (decision.isNobodysOwn())
            restored = nothing; // it put aside whatever was said before it
        else if (decision.person == undone.person)
            restored = decision;
    }
    return restored;
}

} // namespace subtext
