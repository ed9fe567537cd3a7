// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/rows/importedfile.h"

#include <vector>

namespace subtext {

/// The scenes of files of which no file and no rule says who stands above whom, in their order.
/// Each once; one that stands in several files is taken from the first, and is what that says.
std::vector<Scenario> scenesOfAssumedPower(const std::vector<ImportedFile>& files);

/// What is worth knowing about a file once a person has said that of some of its scenes: they count
/// no longer as assumed.
std::vector<ImportWarning> warningsOf(const ImportedFile& file, const SaidPowers& powers);

} // namespace subtext
