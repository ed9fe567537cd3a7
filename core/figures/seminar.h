// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/goldlabel.h"
#include "core/domain/scenario.h"

#include <vector>

namespace subtext {

class StudyContext;

/// What annotators said on one question of an item, without saying who.
struct SeminarQuestion
{
    std::vector<int> votes; ///< By option.
    GoldLabel gold;
};

/// A word of a scene that annotators marked as what gave it away.
struct SeminarCue
{
    FieldIndex field{};
    QString word;
    int people = 0;

    bool operator==(const SeminarCue&) const = default;
};

/// A settled item, as it is talked about.
struct SeminarItem
{
    Scenario scene;
    std::vector<SeminarQuestion> questions; ///< Of the task, in its order.
    std::vector<std::vector<int>> scales;   ///< How many chose each point, by scale and point.
    std::vector<SeminarCue> cues;           ///< In the order of the scene; marks over its text.
    int answers = 0;
    int marking = 0;      ///< People who marked any word.
    double severity = 0;  ///< See ItemSeverity.
    bool isSplit = false; ///< On any question the votes have no plurality.
};

struct Seminar
{
    std::vector<SeminarItem> items; ///< The hardest first; equally hard ones in the study's order.
    int leftOut = 0;                ///< Items that are not settled, as far as the viewer may know.
};

/// The items that have a label on every question, or are kept as ambiguous. What is open is
/// nobody's to see before it is decided. For an adjudicator what others decided alone is open, see
/// visibleTo. Throws; call it inside Database::readConsistently.
Seminar readSeminar(StudyContext& context, PersonId adjudicator);

} // namespace subtext
