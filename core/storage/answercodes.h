// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/annotation.h"
#include "core/domain/decision.h"
#include "core/storage/checkedrow.h"

namespace subtext {

// What somebody chose and rated as the tables have it: a character a question, or a scale, in the
// order of the task. The place of an option or a point is 0 … 9, a … v; "-" is an open one. In a
// decision "~" keeps the distribution of the votes, and A … Z and then ! # $ % & + are the places
// of labels that are marked as ambiguous. The tables refuse what the task does not have.

struct AnswerShape;

/// The code of a place, from 0.
QChar placeCode(int place);
/// The code of the same place in a pick that is marked as ambiguous.
QChar markedCode(int place);
QString ballotCodes(const AnswerShape& shape, const Ballot& ballot);
QString pointCodes(const AnswerShape& shape, const Points& points);
/// Codes of an answer's columns `ballot` and `points`.
void addRated(Query& query, const Answer& answer);
/// Takes both columns.
void takeRated(Query& row, const CheckedRow& checked, Answer& answer);
/// The column `swept`: which questions were answered by "all others no"; NULL for none.
void addSwept(Query& query, const Answer& answer);
quint16 takeSwept(Query& row, const CheckedRow& checked);
/// None where the codes are no ballot of the task.
std::optional<Ballot> ballotIn(const AnswerShape& shape, const QString& codes);
Ballot takeBallot(Query& row, const CheckedRow& checked, const char* column = "ballot");

QString pickCodes(const AnswerShape& shape, const Picks& picks);
/// NULL where nothing was picked.
void addPicks(Query& query, const Picks& picks);
/// Empty where the column is NULL.
Picks takePicks(Query& row, const CheckedRow& checked, const char* column);

} // namespace subtext
