// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tour/tourdesk.h"
#include "core/base/environment.h"
#include "core/domain/person.h"

namespace subtext {

class Study;

/// Label Studio's dialog, with an invented server: where it is, its projects, what one of them
/// would give and means, what the study would send.
void tourLabelStudio(Study& study, const Person& coordinator, const Environment& environment,
                     const TakePicture& take);

} // namespace subtext
