// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/models/generatedscenes.h"
#include "ui/text/errortext.h"

namespace subtext {

/// What a check found in a scene that a model wrote: "it has the barred word “sad”".
QString sceneFaultText(const generation::SceneFault& fault);
/// All of them, a line each; empty where there are none.
QString sceneFaultsText(const std::vector<generation::SceneFault>& faults);

/// What became of it: "open", "accepted", "edited", "refused".
QString sceneStateWord(const WrittenScene& scene);
QString sceneSourceText(const generation::SceneEvent& event);

ErrorText sceneErrorText(const Error& error);

} // namespace subtext
