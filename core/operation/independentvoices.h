// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"
#include "core/domain/decision.h"

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace subtext {

class StudyContext;

/// Of two adjudicators what each said alone: their latest decision about each item, without items
/// that are left out. A final one silences nobody.
struct IndependentVoices
{
    using Voice = std::map<ScenarioId, Picks>;

    PersonId first; ///< In the order of the roster.
    PersonId second;
    Voice ofFirst;
    Voice ofSecond;
    bool areThrough = false; ///< Both have decided every split.
};

/// The first two who decided anything, from the whole history; none where fewer did. Who watches
/// the desks or has dropped out is one of them only where there are no two others. Throws; call it
/// inside a read.
std::optional<IndependentVoices> independentVoices(StudyContext& context,
                                                   const std::vector<Decision>& history,
                                                   const std::set<ScenarioId>& leftOut);

/// Whether this person has yet to decide independently of another adjudicator: what others said is
/// not for them. False for nobody and for a coordinator. Throws; call it inside a read.
bool decidesBlind(StudyContext& context, PersonId reader);

} // namespace subtext
