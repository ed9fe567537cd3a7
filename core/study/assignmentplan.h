// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/person.h"
#include "core/domain/protocol.h"

#include <utility>
#include <vector>

namespace subtext {

struct PlannedAssignment
{
    PersonId person;
    ScenarioId scenario;
    int position = 0;
    int seat = 0;

    bool operator==(const PlannedAssignment&) const = default;
};

/// Gives every scenario `protocol.ratersPerItem` annotators within its subtype.
///
/// With enough people each subtype has its own team (as CEI: 15 people, 5 subtypes, 3 each) and a
/// team larger than needed takes turns; with fewer, people serve in several subtypes, the least
/// loaded first. People go to teams in the order of PythonRandom(seed); each person's items are
/// shuffled by a stream of their own (namedSeed(seed, code)) unless the protocol keeps file order.
/// Errors: TooFewAnnotators, NothingToAssign, InvalidValue.
Result<std::vector<PlannedAssignment>>
planAssignment(const std::vector<std::pair<ScenarioId, Subtype>>& scenarios,
               std::vector<Person> annotators, const Protocol& protocol);

/// The order in which one person meets their items. `items` come in the order of import.
void orderForPerson(std::vector<ScenarioId>& items, const Person& person, const Protocol& protocol);

} // namespace subtext
