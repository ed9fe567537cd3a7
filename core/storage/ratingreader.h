// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/annotation.h"
#include "core/domain/scenario.h"
#include "core/storage/database.h"

#include <QHash>

namespace subtext {

/// Walks through the counting answers item by item without their texts and timings: what votes,
/// severity and hints need of a whole study. Throws; use it inside Database::read or write, one at
/// a time.
class RatingReader
{
public:
    /// None: all subtypes.
    RatingReader(Database& database, std::optional<QString> subtype);

    /// The answers to one item by seat. Of each annotation only person, scenario, emotion, scales,
    /// isFlagged and when it was submitted are filled. Items must be asked for in the order of
    /// import.
    std::vector<Annotation> of(ScenarioId scenario);

private:
    qsizetype placeOf(ScenarioId scenario);
    void takeNext();

    Database& m_database;
    QHash<ScenarioId, qsizetype>
        m_places; ///< In the order of import; filled where it is asked for.
    Query m_row;
    std::optional<Annotation> m_next; ///< None at the end.
};

} // namespace subtext
