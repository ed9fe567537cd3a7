// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/annotation.h"
#include "core/exchange/rows/importedfile.h"

namespace subtext {

/// Whether two scenes have the same texts in the fields of which a file tells; `said` has a bit for
/// each, as in ImportedRecord.
bool isSameAsSaid(const Scenario& a, const Scenario& b, quint16 said);

/// The group and those texts, to find a scene by.
QString textsAsSaid(const Scenario& scenario, quint16 said);

/// Whether an answer is the one that is known, in what the file tells of it.
bool isSameAsSaid(const Answer& known, const ImportedAnswer& imported);

} // namespace subtext
