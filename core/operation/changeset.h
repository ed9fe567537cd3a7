// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"

#include <QFlags>
#include <QMetaType>

#include <algorithm>
#include <vector>

namespace subtext {

/// Somebody who changes the study and follows it as well. Told apart by the address alone, which is
/// compared and never followed.
using Asker = const void*;

/// What one operation changed; models update these rows and no others. The operation gives it to
/// its caller, Study::changed to everybody.
struct ChangeSet
{
    enum Kind {
        Nothing = 0x00,
        StudyChanged = 0x01, ///< Title or protocol.
        ScenariosChanged = 0x02,
        PeopleChanged = 0x04,
        AssignmentsChanged = 0x08, ///< Who labels what, or labels it again.
        AnnotationChanged = 0x10,
        DraftChanged = 0x20,
        DecisionsChanged = 0x40,
        HandedIn = 0x80,
        QualityChanged = 0x100, ///< Limits, a self-check or a dismissal.
        ReleaseChanged = 0x200, ///< An answer for the datasheet, a target for scenes, or a release.
        ModelsChanged = 0x800,  ///< Predictions.
        RunsChanged = 0x1000,   ///< What models were asked.
        TopicsChanged = 0x2000, ///< Topics that were kept.
        CourseChanged = 0x400, ///< Consent, practice, repeats, questions, texts, hand-outs, merges.
        /// What figures about answers and gold are made of.
        FiguresChanged = StudyChanged | ScenariosChanged | PeopleChanged | AssignmentsChanged |
                         AnnotationChanged | DecisionsChanged,
    };
    Q_DECLARE_FLAGS(Kinds, Kind)

    Kinds kinds = Nothing;
    std::vector<PersonId> people;      ///< Those concerned, each once; empty: any may be.
    std::vector<ScenarioId> scenarios; ///< Those concerned, each once; empty: any may be.
    Asker askedBy = nullptr; ///< Who follows what the operation returned, and not the notice.

    /// A change that is about one person, one scenario, or both; an invalid id names nobody.
    static ChangeSet about(Kinds kinds, PersonId person, ScenarioId scenario = {})
    {
        ChangeSet changes{kinds, {}, {}};
        changes.add(person);
        changes.add(scenario);
        return changes;
    }

    void add(PersonId person) { addOnce(people, person); }
    void add(ScenarioId scenario) { addOnce(scenarios, scenario); }

    /// Whether the rows of that person, or of that scenario, may have changed.
    bool concerns(PersonId person) const { return mayBeAmong(people, person); }
    bool concerns(ScenarioId scenario) const { return mayBeAmong(scenarios, scenario); }

    bool operator==(const ChangeSet&) const = default;

private:
    template <typename Tag> static void addOnce(std::vector<Id<Tag>>& ids, Id<Tag> id)
    {
        if (id.isValid() && std::find(ids.begin(), ids.end(), id) == ids.end())
            ids.push_back(id);
    }
    template <typename Tag> static bool mayBeAmong(const std::vector<Id<Tag>>& ids, Id<Tag> id)
    {
        return ids.empty() || std::find(ids.begin(), ids.end(), id) != ids.end();
    }
};
Q_DECLARE_OPERATORS_FOR_FLAGS(ChangeSet::Kinds)

/// What an operation wrote, and what that changed.
template <typename Value> struct Changed
{
    Value value;
    ChangeSet changes;
};

} // namespace subtext

Q_DECLARE_METATYPE(subtext::ChangeSet)
