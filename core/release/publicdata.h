// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/layout/release.h"
#include "core/release/names/names.h"

#include <QHash>
#include <QString>

#include <vector>

namespace subtext {

/// The notes that would leave with a scenario, each once: that of its gold label, and those of the
/// decisions that count where they say something else.
QHash<ScenarioId, std::vector<QString>> notesByScenario(const StudyData& data);

struct NoteChange
{
    QString scenario; ///< "subtype/id"
    QString before;
    QString after;
    std::vector<NameHit> names; ///< In `before`.

    bool operator==(const NoteChange&) const = default;
};

/// The notes that hold names, in the order of the scenarios; none in a release under names. A name
/// that several people share is taken for that of somebody who labelled the item.
std::vector<NoteChange> changedNotes(const ReleaseInput& input);

/// The study as it may leave. Gone are explanations, reasons of flags, all times, self-checks, the
/// history of decisions, what the desk recorded about them, and every UUID. Under codes a person's
/// name is their code, and notes have codes for names. Scenarios, labels and, under names, notes
/// stay to the character.
StudyData publicData(const ReleaseInput& input);
/// The same, of the annotations themselves: `input` has none afterwards. They are the largest part.
StudyData takePublicData(ReleaseInput& input);

} // namespace subtext
