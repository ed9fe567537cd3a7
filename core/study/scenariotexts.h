// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/error.h"
#include "core/entanglement/scenariostatistics.h"

namespace subtext {

class Study;

/// What the analysis of EmoScene reads of a study, as of one moment.
struct ScenarioTexts
{
    std::vector<entanglement::ScenarioText> scenarios; ///< Those that count, in order of import.
    entanglement::EmotionNames names;                  ///< The tokens of its questions.
};

/// Of a study whose task has that analysis; else InvalidValue (value: the task's token).
Result<ScenarioTexts> readScenarioTexts(Study& study);

} // namespace subtext
