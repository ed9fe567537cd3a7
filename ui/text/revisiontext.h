// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/publishing/revisedanswers.h"

namespace subtext {

struct Task;

/// What somebody changed in their answer to a scene and when: "Ann: Joy → Disgust; Arousal: calm →
/// active (27 Nov, 21:58)". A first answer is "new".
QString revisionText(const Task& task, const RevisedAnswer& revised);

} // namespace subtext
