// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/pythonrandom.h"
#include "core/course/labelling.h"
#include "core/domain/scenario.h"

namespace subtext {

/// What inventAnswer gives, for CEI: with scales that go with the emotion, and why in a few
/// sentences.
Labelling::Submission inventCeiAnswer(const Scenario& scene, const QString& name, quint32 seed,
                                      PythonRandom& random, qint64 now);

} // namespace subtext
