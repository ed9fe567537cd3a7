// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/domain/person.h"
#include "core/domain/protocol.h"
#include "core/domain/records.h"

#include <map>
#include <utility>
#include <vector>

namespace subtext {

/// Gives every scenario `protocol.ratersPerItem` annotators within its subtype.
///
/// With enough people each subtype has its own team (as CEI: 15 people, 5 subtypes, 3 each) and a
/// team larger than needed takes turns; with fewer, people serve in several subtypes, the least
/// loaded first. People go to teams in the order of PythonRandom(seed); each person's items are
/// shuffled by a stream of their own (namedSeed(seed, code)) unless the protocol keeps file order.
/// Errors: TooFewAnnotators, NothingToAssign, InvalidValue.
Result<std::vector<PlannedAssignment>>
planAssignment(const std::vector<std::pair<ScenarioId, QString>>& scenarios,
               std::vector<Person> annotators, const Protocol& protocol);

struct AssignmentGaps
{
    std::vector<std::pair<ScenarioId, QString>> scenarios; ///< In the order of import.
    std::vector<Person> annotators;                        ///< Who may be given items.
    std::vector<PlannedAssignment> present;                ///< Of everybody.
};

struct FilledGaps
{
    std::vector<PlannedAssignment> added;
    qint64 missing = 0; ///< What could be given to nobody.
};

qint64 countGaps(const AssignmentGaps& gaps, const Protocol& protocol);

/// Gives every scenario with fewer than `protocol.ratersPerItem` people, in the order of import, to
/// the annotators with the fewest items among those who serve in its subtype or nowhere yet; ties
/// go by the order of PythonRandom(seed). A newcomer is given items of as many subtypes as anybody
/// serves in, so that a design with one subtype a person stays one. Each takes the lowest free
/// seat. What a person is given comes after everything that they have, shuffled as in
/// planAssignment.
FilledGaps fillGaps(const AssignmentGaps& gaps, const Protocol& protocol);

/// Gives each of these scenarios so many people beside those whom it has, by the same rules as
/// fillGaps, and where nobody of its subtype is left, to those of others.
FilledGaps giveFurther(const AssignmentGaps& gaps, const std::map<ScenarioId, int>& further,
                       const Protocol& protocol);

/// Whom giveFurther would choose from for one more seat at each of these scenarios: fewest items
/// first.
std::map<ScenarioId, std::vector<PersonId>> freePeople(const AssignmentGaps& gaps,
                                                       const std::map<ScenarioId, int>& further,
                                                       const Protocol& protocol);

/// The order in which one person meets their items. `items` come in the order of import.
void orderForPerson(std::vector<ScenarioId>& items, const Person& person, const Protocol& protocol);

} // namespace subtext
