// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/pythonrandom.h"
#include "core/course/labelling.h"
#include "core/domain/scenario.h"
#include "core/task/task.h"

namespace subtext {

/// What a scene of any task conveys, the same for everybody with the same `seed`: drawn, and of the
/// narratives that ship what was written down with them. `name` is the scene's.
Ballot whatIsConveyed(const Task& task, const QString& name, quint32 seed);

/// What an invented annotator answers to it: mostly what it conveys, now and then something else.
/// `now` is UTC milliseconds.
Labelling::Submission inventAnswer(const Task& task, const QString& name, quint32 seed,
                                   PythonRandom& random, qint64 now);

/// What inventAnswer gives, for CEI: with scales that go with the emotion, and why in a few
/// sentences.
Labelling::Submission inventCeiAnswer(const Scenario& scene, const QString& name, quint32 seed,
                                      PythonRandom& random, qint64 now);

/// The same where the emotion is chosen already.
Labelling::Submission inventCeiReading(Choice emotion, const Scenario& scene, PythonRandom& random,
                                       qint64 now);

} // namespace subtext
