// SPDX-License-Identifier: MIT
#include "core/standing/furtherstanding.h"

#include "core/course/moreraters.h"
#include "core/study/study.h"

namespace subtext {

Result<FurtherStanding> furtherStanding(Study& study)
{
    const auto state = study.moreRaters().state();
    if (!state)
        return fail(state.error());
    FurtherStanding standing;
    for (const ItemWithMore& item : state->given)
        standing.items.push_back(
            {item.name, std::ssize(item.asked), item.toCome, item.gain,
             item.isAnswered() ? std::optional(item.isChanged) : std::nullopt});
    standing.answered = state->answered;
    standing.changed = state->changed;
    standing.toCome = state->toCome;
    return standing;
}

} // namespace subtext
