// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/records.h"

#include <vector>

namespace subtext {

/// Of what was decided, what this adjudicator may know before two are through: their own rows and
/// what is nobody's own (Decision::isVisibleTo). How another would settle an item is for those who
/// have spoken about it; a third person has yet to form a view.
std::vector<Decision> visibleTo(PersonId adjudicator, std::vector<Decision> decisions);

} // namespace subtext
