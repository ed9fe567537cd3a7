// SPDX-License-Identifier: MIT
#pragma once

#include "core/adjudication/severity.h"
#include "core/quality/qualityrules.h"
#include "core/task/builtintasks.h"

namespace subtext::test {

/// ItemSeverity of CEI's answers to one item.
inline double severity(std::span<const QualityObservation> ofOneItem)
{
    static const ItemSeverity ofCei(defaultTask());
    std::vector<ItemSeverity::Rated> rated;
    for (const QualityObservation& observation : ofOneItem) {
        Points points;
        for (const ScaleIndex scale : AllDimensions)
            points.at(indexOf(scale)) = observation.scales.at(indexOf(scale));
        if (const auto one = ofCei.rated({observation.emotion}, points))
            rated.push_back(*one);
    }
    return ofCei.of(rated);
}

} // namespace subtext::test
