// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/vocabulary.h"
#include "ui/shell/places.h"

#include <QKeySequence>

namespace subtext {

/// Where somebody's work begins.
Place firstPlaceFor(Role role);

/// What leads to a place. Not by what somebody sees: the places of annotators and adjudicators have
/// the same keys for whoever has more of them.
QKeySequence keyOf(Place place);

} // namespace subtext
