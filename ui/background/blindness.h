// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/person.h"

namespace subtext {

class Study;

/// An adjudicator before the lock, who knows of their own decisions and of nobody's answers; also
/// where the lock cannot be read, so that nobody learns more than they may know.
bool isBlind(Study& study, const Person& person);

} // namespace subtext
