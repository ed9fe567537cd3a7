// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/setevaluation.h"

#include <QByteArray>

#include <span>

namespace subtext::entanglement {

/// All sets as one JSON document with `runs`, `overall` and `dominant_errors` (UTF-8, LF at the
/// end), numbers unrounded and null where undefined. Runs are in the order given and named
/// "model:mode"; modes in the order in which they first appear. A protocol whose prior is undefined
/// has the names of its terms, one without scenarios is null; those that are not asked for are left
/// out. A run that is unfinished says so under `unfinished`, a set that was asked about part of the
/// scenarios under `part`; neither is in `overall` and `dominant_errors`. Scenarios without gold
/// are counted in `without_gold`, where there are any; strata stand under `strata`, where they were
/// asked for.
QByteArray evaluationJson(const std::vector<NamedEvaluation>& sets, const EmotionNames& names,
                          std::span<const EvaluationProtocol> protocols = AllProtocols);

} // namespace subtext::entanglement
