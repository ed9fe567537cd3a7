// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/person.h"
#include "ui/shell/places.h"

#include <QKeySequence>

namespace subtext {

/// Where somebody's work begins: annotators who have votes to give vote first.
Place firstPlaceFor(Study& study, const Person& person);

/// What leads to a place. Not by what somebody sees: the places of annotators and adjudicators have
/// the same keys for whoever has more of them.
QKeySequence keyOf(Place place);

/// In the file manager of the system.
void openFolder(const QString& folder);

} // namespace subtext
