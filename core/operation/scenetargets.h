// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/records.h"

#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace subtext {

/// Which scenes are meant: the token of the task's group or of a choice, and what they have there.
/// What is not named may be anything; an empty one means every scene.
using KindOfScenes = std::map<QString, QString>;

/// How many scenes of a kind somebody wants to keep.
struct SceneTarget
{
    KindOfScenes of;
    qint64 scenes = 0; ///< 1 … MostScenesWanted; 0: nobody wants any number.

    bool operator==(const SceneTarget&) const = default;
};

inline constexpr qint64 MostScenesWanted = 1'000'000;

/// Targets are kept as answers, beside those for the datasheet: revised, never changed, with who
/// and when. So they are in whole copies of the study, and in no hand-out, export or release.
/// Under which token; the same for the same kind.
QString targetToken(const KindOfScenes& of);
/// Those that count, by token. What cannot be read is none.
std::vector<SceneTarget> targetsAmong(const std::vector<DatasheetAnswer>& answers);

} // namespace subtext
