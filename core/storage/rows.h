// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/annotation.h"
#include "core/domain/decision.h"
#include "core/domain/person.h"
#include "core/domain/scenario.h"
#include "core/storage/database.h"

namespace subtext {

/// Between rows and domain values. Each reader takes the columns in the order in which every
/// query of its table lists them; each writer adds them in the order of the insert.
Scenario takeScenario(Query& row);
Person takePerson(Query& row);
Annotation takeAnnotation(Query& row);
Decision takeDecision(Query& row);

/// emotion, emotion_set, four scales, explanation, flagged, flag_reason.
Answer takeAnswer(Query& row);
void addAnswer(Query& query, const Answer& answer);

void addEmotion(Query& query, const std::optional<Emotion>& emotion);
std::optional<Pick> takePick(Query& row);
void addPick(Query& query, const std::optional<Pick>& pick);

using FirstAnswers = std::array<std::optional<qint64>, StepCount>;
FirstAnswers takeFirstAnswers(Query& row);
void addFirstAnswers(Query& query, const FirstAnswers& first);

} // namespace subtext
