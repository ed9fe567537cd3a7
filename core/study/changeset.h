// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"

#include <QFlags>
#include <QMetaType>

namespace subtext {

/// What one operation changed; models update these rows and no others.
struct ChangeSet
{
    enum Kind {
        Nothing = 0x00,
        StudyChanged = 0x01, ///< Title or protocol.
        ScenariosChanged = 0x02,
        PeopleChanged = 0x04,
        AssignmentsChanged = 0x08,
        AnnotationChanged = 0x10,
        DraftChanged = 0x20,
        DecisionsChanged = 0x40,
        HandedIn = 0x80,
        QualityChanged = 0x100, ///< Limits, a self-check or a dismissal.
        ReleaseChanged = 0x200, ///< An answer for the datasheet, or a release written down.
        CourseChanged = 0x400,  ///< Consent, practice, repeats, texts, hand-outs, merged files.
    };
    Q_DECLARE_FLAGS(Kinds, Kind)

    Kinds kinds = Nothing;
    PersonId person;     ///< The one person concerned; invalid where many are.
    ScenarioId scenario; ///< The one scenario concerned; invalid where many are.
};
Q_DECLARE_OPERATORS_FOR_FLAGS(ChangeSet::Kinds)

} // namespace subtext

Q_DECLARE_METATYPE(subtext::ChangeSet)
