// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementinput.h"
#include "core/entanglement/scenariostatistics.h"

namespace subtext {

/// What the analysis of EmoScene reads of a study, as of one moment.
struct ScenarioTexts
{
    std::vector<entanglement::ScenarioText> scenarios; ///< Those that count, in order of import.
    entanglement::EmotionNames names;                  ///< The tokens of its questions.
};

/// Of what was read already. `input` is of a task with vectors; `scenarios` holds those of its
/// items.
ScenarioTexts scenarioTexts(const AgreementInput& input, const std::vector<Scenario>& scenarios);

} // namespace subtext
