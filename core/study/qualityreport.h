// SPDX-License-Identifier: MIT
#pragma once

#include "core/quality/personquality.h"
#include "core/quality/schemarules.h"

#include <vector>

namespace subtext {

class Study;

/// The four levels of the quality pipeline over one study, as of one moment.
struct QualityReport
{
    qint64 annotations = 0; ///< Items answered, per person; revisions count once.
    bool hasTimes = false;  ///< False: the timing checks had nothing to look at.
    std::vector<SchemaProblem> level1;
    std::vector<QualityFlag> level2;
    std::vector<QualityFlag> level3;
    std::vector<ScenarioId> needsDecision; ///< Splits without a decision, in the order of import.
    qint64 decided = 0;                    ///< Splits with one.
    std::vector<PersonQuality> people;     ///< Annotators with items, in the order of the roster.
};

QualityReport checkStudy(Study& study);

} // namespace subtext
