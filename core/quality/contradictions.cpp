// SPDX-License-Identifier: MIT
#include "core/quality/contradictions.h"

#include "core/quality/contradictionrule.h"

namespace subtext {

std::vector<FoundContradiction> contradictionsOf(const Answer& answer, const Task& checked)
{
    std::vector<FoundContradiction> found;
    for (const Contradiction& stated : checked.checks.contradictions) {
        const ContradictionRule rule(checked, stated);
        const Valence valence = rule.valenceOf(answer.ballot, answer.scales);
        if (valence != Valence::None)
            found.push_back({valence == Valence::Positive ? QualityCode::ContradictionPositive
                                                          : QualityCode::ContradictionNegative,
                             rule.question(), static_cast<ScaleIndex>(rule.scale())});
    }
    return found;
}

} // namespace subtext
