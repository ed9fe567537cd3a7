// SPDX-License-Identifier: MIT
#pragma once

#include "core/study/study.h"

#include <QTemporaryDir>

namespace subtext::bench {

/// A CSV of `count` sarcasm scenes of ordinary length; returns its path.
QString writeScenes(const QString& folder, int count);

/// A study of `count` scenes with one annotator who has all of them; returns its path.
QString makeStudy(const QString& folder, int count, const Environment& environment);

/// Resident memory of this process in MiB.
double residentMiB();

} // namespace subtext::bench
