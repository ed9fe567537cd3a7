// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/layout/release.h"

#include <QByteArray>

namespace subtext {

/// A part of the README: of each pattern of the votes on the first question that occurs, the first
/// scenario by name, with its answers and gold labels. Nothing where no scenario has all its votes.
QByteArray sampleRecords(const ReleaseInput& input, const StudyData& publicData);

} // namespace subtext
