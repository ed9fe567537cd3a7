// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementinput.h"
#include "core/domain/person.h"
#include "core/release/layout/release.h"

#include <QHash>
#include <QString>

#include <map>
#include <vector>

namespace subtext {

/// A code for everybody: of people in `earlier` (code by UUID) what they had, of the others new
/// ones, "R01", "R02", …, in an order that nobody can tell who does not know `secret`. The letter
/// is another where a code of the study begins with R and a digit. By UUID.
std::map<Uuid, QString> randomCodes(const std::vector<Person>& people,
                                    const std::map<Uuid, QString>& earlier, const QString& secret);

/// The people whose names a release under codes must not hold, with the codes that they have in
/// it. Where codes were given at random the study's own codes are names, too.
std::vector<Person> peopleToFind(const ReleaseInput& input);

/// The number of each person in what leaves: in the order of the released codes where these were
/// given at random, for lists in the order of the roster would undo them; else as in the study.
QHash<PersonId, PersonId> releasedIds(const ReleaseInput& input);

/// Gives the people of what leaves their random codes and numbers; every list is in their order.
void relabel(StudyData& data, const ReleaseInput& input);

} // namespace subtext
