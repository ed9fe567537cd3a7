// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/annotation.h"
#include "core/domain/decision.h"
#include "core/domain/modelrun.h"
#include "core/domain/person.h"
#include "core/domain/scenario.h"
#include "core/storage/checkedrow.h"
#include "core/storage/database.h"

namespace subtext {

/// Between rows and domain values. Each reader takes the columns in the order in which every
/// query of its table lists them; each writer adds them in the order of the insert. A reader throws
/// where a value is none that the program writes (CheckedRow): there is no default for it.
Person takePerson(Query& row);
Annotation takeAnnotation(Query& row);
Decision takeDecision(Query& row);
/// The seats of raters by place, "2,3,1".
std::vector<int> takeOrder(Query& row, const CheckedRow& checked);

/// Of the person or the scenario with that id.
Uuid uuidOf(Database& database, PersonId person);
Uuid uuidOf(Database& database, ScenarioId scenario);

/// Adds the UUID, the rank and the time of a new row that says that; the first part of what it says
/// is the kind of row.
Query& stamp(Query& query, Database& database, qint64 at, QStringList content);

/// ballot, points, explanation, flagged, flag_reason, cues, second, guess.
Answer takeAnswer(Query& row, RowPlace place);
void addAnswer(Query& query, const Answer& answer);

/// From `try` to `reasoning_tokens`, as the tables of requests end.
void takeTry(Query& row, const CheckedRow& checked, ModelTry& into);
Query& addTry(Query& query, const ModelTry& one);

/// What was shown at the desk, as JSON; NULL for nothing.
void addHints(Query& query, const std::optional<ShownHints>& hints);

/// Milliseconds of the first answers, as JSON; NULL where there is none.
FirstAnswers takeFirstAnswers(Query& row, const CheckedRow& checked);
void addFirstAnswers(Query& query, const FirstAnswers& first);

/// Whether a text is one that takeFirstAnswers takes of so many steps, with no moment past
/// `longestMs`; an empty one is.
bool isFirstAnswers(const QString& text, std::size_t steps, qint64 longestMs);
/// The same of hints.
bool isHints(const QString& text);

// Rows of the table `scenario`, by the task in force. Each throws; see CheckedRow.

/// id, uuid, group_token, source_id, guessed and all fields.
Scenario takeScene(Query& row);
/// A group that the task has; empty where it has none.
QString takeGroup(Query& row, qint64 scenario);
/// uuid, group_token, source_id, guessed and all fields.
void addScene(Query& query, const Scenario& scene);

/// The field that is large on the page, else the first that is shown; the column of a field.
FieldIndex heroField(Database& database);
std::string columnOf(FieldIndex field);
/// The field of this token; StudyDamaged about a row where the task has none.
FieldIndex takeField(Query& row, const char* table, qint64 id);
QString fieldToken(Database& database, FieldIndex field);

} // namespace subtext
