// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"
#include "core/base/uuid.h"
#include "core/domain/choice.h"

#include <QString>

#include <array>

namespace subtext {

/// How a scene is found again in what others write.
struct ScenarioName
{
    QString group; ///< The token of its group; empty where the task has no groups.
    QString id;

    /// "group/id", or the id alone.
    QString text() const { return group.isEmpty() ? id : group + u'/' + id; }
};

/// One scene: what the annotator reads, by field of the task. Texts are kept to the character as
/// they were read, trailing spaces and damaged characters included; of a choice it is the token of
/// the option. What the source does not say is empty.
struct Scenario
{
    ScenarioId id;
    Uuid uuid;
    QString sourceId; ///< The id of the source file; text, so that "007" stays "007".
    QString group;    ///< The token of its group; empty where the task has no groups.
    std::array<QString, MaxFields> fields;
    quint16 guessed = 0; ///< A bit a field: the source did not say it, a rule did.

    bool operator==(const Scenario&) const = default;

    QString& text(FieldIndex field) { return fields.at(indexOf(field)); }
    const QString& text(FieldIndex field) const { return fields.at(indexOf(field)); }
    bool isGuessed(FieldIndex field) const { return (guessed >> indexOf(field) & 1U) != 0; }
    void setGuessed(FieldIndex field) { guessed |= static_cast<quint16>(1U << indexOf(field)); }
    void setSaid(FieldIndex field) { guessed &= static_cast<quint16>(~(1U << indexOf(field))); }

    /// "group/id", or the id alone: how a scenario is named everywhere outside the file.
    QString name() const { return ScenarioName{group, sourceId}.text(); }
};

} // namespace subtext
