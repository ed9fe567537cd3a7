// SPDX-License-Identifier: MIT
#pragma once

#include "core/task/task.h"

#include <QJsonObject>
#include <QStringList>

namespace subtext::llm {

/// What the numbers from 1 to 5 mean where a model is asked how sure it is: five lines, in the same
/// words for every model. What models report of themselves can be compared only where they were
/// given the same lines.
///
/// Of a question with options the lines say how sure the answer is; of a row of a board how much in
/// the scene speaks for a yes, so that whoever is sure of a no reports little.

/// Which lines these are: "option-confidence/1". Other words are another number.
QString rubricToken(const Question& question);
/// One a line, 5 first, without a line break at the end.
QString rubricLines(const Question& question);

/// Where the lines stand in a template that somebody wrote.
inline constexpr QLatin1String RubricPlace("confidence_rubric");
/// The key of the number in the object of an answer that is one of several options. Servers write
/// in the order of the alphabet, in which it comes behind those of the label and of scales.
inline constexpr QLatin1String SureKey("sure");

/// The rubrics that a run asks by, from its parameters; empty: by none that is known.
QStringList rubricsIn(const QJsonObject& parameters);
/// Notes them there; nothing where there are none: those runs stay the same runs.
void addRubrics(QJsonObject& parameters, const QStringList& tokens);

} // namespace subtext::llm
