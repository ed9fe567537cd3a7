// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/uuid.h"
#include "core/domain/scenario.h"
#include "core/task/task.h"

#include <optional>
#include <vector>

namespace subtext {

/// The fields of a scene that can be corrected, in the task's order: what somebody wrote, not what
/// was chosen from a list.
std::vector<FieldIndex> correctableFields(const Task& task);
/// The one among them with this token; none where it is none.
std::optional<FieldIndex> correctableField(const Task& task, const QString& token);

/// What was said about a scene after it was taken in: one text was corrected, or the item was left
/// out of the data or taken in again. Never changed, only followed by another.
struct SceneChange
{
    ScenarioId scenario;
    std::optional<FieldIndex> part; ///< None: it is about leaving out.
    QString before;
    QString after;
    bool isLeftOut = false;
    QString reason;
    PersonId by; ///< Invalid: the command line.
    qint64 at = 0;
    std::vector<Uuid> labelled; ///< Who had answered the item by then: they read `before`.

    bool operator==(const SceneChange&) const = default;
};

/// What became of a scene, as a release tells it.
struct Erratum
{
    QString scenario; ///< "subtype/id"; one that is left out is nowhere else in the data.
    std::optional<FieldIndex> part;
    QString before; ///< As it was taken in.
    QString after;  ///< As it is now.
    bool isLeftOut = false;
    PersonId by; ///< Of the last change.
    qint64 at = 0;
    std::vector<PersonId> labelled; ///< Who answered before it, in the order of the roster.
    bool isWithheld = false;        ///< A release does not show the text before, which is empty.

    bool operator==(const Erratum&) const = default;
};

} // namespace subtext
