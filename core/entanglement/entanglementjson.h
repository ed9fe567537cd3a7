// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/priorfigures.h"
#include "core/entanglement/scenariostatistics.h"

#include <QByteArray>

namespace subtext::entanglement {

/// As one JSON document (UTF-8, LF at the end), numbers unrounded and null where undefined. A prior
/// that is undefined has the names of its terms in the place of everything that it says.
QByteArray entanglementJson(const EntanglementFigures& figures, const EmotionNames& names);

/// As one JSON document (UTF-8, LF at the end), numbers unrounded and null where undefined. The ten
/// most frequent vectors. Scenarios without gold are counted in `without_gold`, where there are
/// any.
QByteArray statisticsJson(const ScenarioStatistics& statistics, const EmotionNames& names);

} // namespace subtext::entanglement
