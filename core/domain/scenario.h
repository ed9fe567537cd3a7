// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/ids.h"
#include "core/base/uuid.h"
#include "core/domain/vocabulary.h"

#include <QString>

namespace subtext {

/// One scene: a short context, who speaks to whom, and the utterance. Texts are kept to the
/// character as they were read, trailing spaces and damaged characters included.
struct Scenario
{
    ScenarioId id;
    Uuid uuid;
    QString sourceId; ///< The id of the source file; text, so that "007" stays "007".
    Subtype subtype = Subtype::SarcasmIrony;
    Domain domain = Domain::Unknown;
    PowerRelation power = PowerRelation::Peer;
    bool isPowerDerived = false; ///< The source had no power relation; the role-word rule gave it.
    QString speakerRole;
    QString listenerRole;
    QString context;
    QString utterance;

    bool operator==(const Scenario&) const = default;

    /// "subtype/id": how a scenario is named everywhere outside the file.
    QString name() const { return subtypeToken(subtype) + u'/' + sourceId; }
};

} // namespace subtext
