// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/annotation.h"
#include "core/domain/decision.h"
#include "core/domain/person.h"
#include "core/domain/scenario.h"
#include "core/storage/checkedrow.h"

namespace subtext {

/// Between rows and domain values. Each reader takes the columns in the order in which every
/// query of its table lists them; each writer adds them in the order of the insert. A reader throws
/// where a value is none that the program writes (CheckedRow): there is no default for it.
Scenario takeScenario(Query& row);
/// The subtype of the scenario with this id.
Subtype takeSubtype(Query& row, qint64 scenario);
Person takePerson(Query& row);
Annotation takeAnnotation(Query& row);
Decision takeDecision(Query& row);

/// Of the person or the scenario with that id.
Uuid uuidOf(Database& database, PersonId person);
Uuid uuidOf(Database& database, ScenarioId scenario);

/// Adds the UUID, the rank and the time of a new row that says that; the first part of what it says
/// is the kind of row.
Query& stamp(Query& query, Database& database, qint64 at, QStringList content);

/// emotion, emotion_set, four scales, explanation, flagged, flag_reason.
Answer takeAnswer(Query& row, RowPlace place);
void addAnswer(Query& query, const Answer& answer);

void addEmotion(Query& query, const std::optional<Choice>& emotion);
/// An emotion, or none where the column is NULL.
std::optional<Choice> takeEmotion(const CheckedRow& row, const char* column);
std::optional<Pick> takePick(const CheckedRow& row, const char* column);
/// The point of a dimension, in a column that is called like it.
std::optional<int> takePoint(const CheckedRow& row, Dimension dimension);
void addPick(Query& query, const std::optional<Pick>& pick);

using FirstAnswers = std::array<std::optional<qint64>, StepCount>;
FirstAnswers takeFirstAnswers(Query& row);
void addFirstAnswers(Query& query, const FirstAnswers& first);

} // namespace subtext
