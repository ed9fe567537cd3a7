// SPDX-License-Identifier: MIT
#include "core/desk/visibledecisions.h"

#include <QSet>

#include <algorithm>

namespace subtext {

std::vector<Decision> visibleTo(PersonId adjudicator, std::vector<Decision> decisions)
{
    QSet<ScenarioId> spokenAbout;
    for (const Decision& decision : decisions) {
        if (decision.person == adjudicator)
            spokenAbout.insert(decision.scenario);
    }
    std::erase_if(decisions, [&](const Decision& decision) {
        return !decision.isVisibleTo(adjudicator) ||
               (decision.isProposal() && !spokenAbout.contains(decision.scenario));
    });
    return decisions;
}

} // namespace subtext
