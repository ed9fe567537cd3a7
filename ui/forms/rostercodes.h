// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/roster.h"

#include <QSet>

#include <vector>

namespace subtext {

/// People with the codes that they will have: those that were typed, else the next free A01, M01 or
/// C01 that looks like none of `taken`.
std::vector<Roster::NewPerson> withCodes(std::vector<Roster::NewPerson> people,
                                         const QSet<QString>& taken,
                                         bool areAnnotatorsCoded = true);

} // namespace subtext
