// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/scenario.h"
#include "core/domain/vocabulary.h"

#include <algorithm>
#include <vector>

namespace subtext {

/// The fields of CEI's scenes, in the order of its task.
namespace ScenePart {

inline constexpr FieldIndex Domain{0};
inline constexpr FieldIndex PowerRelation{1};
inline constexpr FieldIndex SpeakerRole{2};
inline constexpr FieldIndex ListenerRole{3};
inline constexpr FieldIndex Context{4};
inline constexpr FieldIndex Utterance{5};

} // namespace ScenePart

/// What the scene says of where it plays and of who stands above whom; Peer where it says nothing.
inline Domain domainOf(const Scenario& scene)
{
    return domainFromToken(scene.text(ScenePart::Domain)).value_or(Domain::Unknown);
}
inline PowerRelation powerOf(const Scenario& scene)
{
    return powerFromToken(scene.text(ScenePart::PowerRelation)).value_or(PowerRelation::Peer);
}

/// Where that comes from. Of what was assumed nothing is shown to whoever labels or decides.
inline PowerSource powerSourceOf(const Scenario& scene)
{
    return powerSourceOf(scene.isGuessed(ScenePart::PowerRelation),
                         scene.text(ScenePart::SpeakerRole), scene.text(ScenePart::ListenerRole));
}

/// Whether anything says, of any of these scenes, who stands above whom: a word in the file, or a
/// rule that matched the roles. CEI's authors took the others for peers; where there is nothing but
/// such, that is no finding but a default.
inline bool isAnyPowerKnown(const std::vector<Scenario>& scenes)
{
    return std::any_of(scenes.begin(), scenes.end(), [](const Scenario& scene) {
        return powerSourceOf(scene) != PowerSource::Assumed;
    });
}

/// A person says who stands above whom: it is no guess any more.
inline void givePower(Scenario& scene, PowerRelation power)
{
    scene.text(ScenePart::PowerRelation) = powerToken(power);
    scene.setSaid(ScenePart::PowerRelation);
}

} // namespace subtext
