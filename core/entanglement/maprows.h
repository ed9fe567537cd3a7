// SPDX-License-Identifier: MIT
#pragma once

#include "core/entanglement/setevaluation.h"

#include <QStringList>

namespace subtext::entanglement {

/// The header of map.csv: model, mode, protocol, scenario, alpha, and five masks.
QStringList mapColumns();

/// The vectors of one set as rows of map.csv: its protocols in their order, scenarios in that of
/// the file, which `scenarioIds` has by place. None for words only.
std::vector<QStringList> mapRows(const NamedEvaluation& set, const QStringList& scenarioIds);

} // namespace subtext::entanglement
