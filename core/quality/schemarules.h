// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"
#include "core/domain/annotation.h"
#include "core/domain/protocol.h"
#include "core/task/task.h"

#include <QSet>
#include <QString>

#include <span>
#include <utility>
#include <vector>

namespace subtext {

/// What is wrong with the form of an annotation, whatever it says (level 1).
enum class SchemaCode : std::uint8_t {
    UnknownScenario,
    UnknownPerson,
    NotAssigned, ///< Both are known, but the item is not this person's.
    InvalidRevision,
    DuplicateRevision, ///< The same person, scenario and revision stand in the list before.
    MissingEmotion,
    UnknownEmotion,
    MissingScale,
    ScaleOutOfRange,
    MissingExplanation,
    FlagWithoutReason,
    NegativeTime,
    MissingAnswer, ///< Of a question of another task than CEI's; so is the next.
    UnknownOption,
};

/// The word used in data files, e.g. "missing_emotion".
QLatin1String schemaToken(SchemaCode code);

/// One problem with its place. `field` is the name of the field in data files, e.g. "valence";
/// `value` is what stands there, empty where nothing does.
struct SchemaProblem
{
    ScenarioId scenario;
    PersonId person;
    QString field;
    SchemaCode code = SchemaCode::MissingEmotion;
    QString value;

    bool operator==(const SchemaProblem&) const = default;
};

struct SchemaContext
{
    QSet<ScenarioId> scenarios;
    QSet<PersonId> people;
    QSet<std::pair<PersonId, ScenarioId>> assignments;
};

/// Level 1 of any number of annotations to be released or counted: problems in the order of the
/// annotations and, within one, of the codes (scales in the order of AllDimensions). Empty where
/// all is well. An explanation is asked for where the protocol does, but never of an imported
/// annotation: CEI's files have none. O(n).
std::vector<SchemaProblem> checkSchema(std::span<const Annotation> annotations,
                                       const SchemaContext& known, const Protocol& protocol);
/// The same of annotations that lie elsewhere; `task` null: CEI.
std::vector<SchemaProblem> checkSchema(std::span<const Annotation* const> annotations,
                                       const SchemaContext& known, const Protocol& protocol,
                                       const Task* task);
/// The same by the questions, scales and explanation of a task; fields are its tokens.
std::vector<SchemaProblem> checkSchema(std::span<const Annotation> annotations,
                                       const SchemaContext& known, const Protocol& protocol,
                                       const Task& task);

} // namespace subtext
