// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/decision.h"
#include "core/domain/scenario.h"
#include "core/task/task.h"

#include <QHash>

#include <optional>
#include <span>

namespace subtext {

class StudyContext;

/// Where a text was found about a scene, first of: its name, the hero, its other texts, the people
/// in it, notes.
struct SearchHit
{
    enum class Field : std::uint8_t { Name, Hero, Texts, Roles, Note };
    Field field = Field::Name;
    QString excerpt;      ///< One line around the match, without line breaks.
    qsizetype start = 0;  ///< Of the match in the excerpt, in UTF-16 units,
    qsizetype length = 0; ///< and its length there.

    bool operator==(const SearchHit&) const = default;
};

/// In any case of the letters; spaces count as one. None where it is not found, or is empty.
std::optional<SearchHit> findInItem(const QString& text, const Task& task, const Scenario& scenario,
                                    std::span<const Decision> known);

/// See DeskQueue::search. Throws; call it inside a read.
QHash<ScenarioId, SearchHit> searchDesk(StudyContext& context, PersonId adjudicator,
                                        const QString& text);

} // namespace subtext
