// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/ceiscene.h"
#include "core/domain/scenario.h"

namespace subtext::test {

/// An item of CEI's task with every field.
inline Scenario lateGuest()
{
    Scenario made;
    made.sourceId = QStringLiteral("4711");
    made.group = QStringLiteral("sarcasm-irony");
    made.text(ScenePart::PowerRelation) = QStringLiteral("high-to-low");
    made.text(ScenePart::SpeakerRole) = QStringLiteral("host");
    made.text(ScenePart::ListenerRole) = QStringLiteral("guest");
    made.text(ScenePart::Context) = QStringLiteral("The guest is an hour late.");
    made.text(ScenePart::Utterance) = QStringLiteral("So early?");
    return made;
}

} // namespace subtext::test
