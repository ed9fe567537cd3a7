// SPDX-License-Identifier: MIT
#pragma once

#include "core/course/rosterlines.h"

namespace subtext::test {

/// A roster as people; the first problem is an error.
inline Result<std::vector<Roster::NewPerson>> parseRoster(const QString& text)
{
    std::vector<Roster::NewPerson> people;
    for (const RosterEntry& entry : readRoster(text)) {
        if (entry.problem != RosterProblem::None)
            return fail(rosterError(entry));
        people.push_back({entry.code, entry.name, entry.role});
    }
    return people;
}

} // namespace subtext::test
