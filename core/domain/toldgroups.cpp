// SPDX-License-Identifier: MIT
#include "core/domain/toldgroups.h"

#include <cstddef>
#include <optional>

namespace subtext {

ToldGroups toldGroups(const std::vector<qint64>& people, qint64 all, int atLeast)
{
    ToldGroups told{std::vector<bool>(people.size(), false), all};
    std::optional<std::size_t> smallest;
    for (std::size_t group = 0; group < people.size(); ++group) {
        if (people[group] < atLeast)
            continue;
        told.isTold[group] = true;
        told.others -= people[group];
        if (!smallest || people[group] <= people[*smallest])
            smallest = group;
    }
    if (smallest && told.others > 0 && told.others < atLeast) {
        told.isTold[*smallest] = false;
        told.others += people[*smallest];
    }
    return told;
}

} // namespace subtext
