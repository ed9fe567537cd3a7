// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/release.h"

#include <QByteArray>

namespace subtext {

/// README.md of a release: what it is, every file, the data dictionary with every column, the gates
/// that were overridden and why. `files` are the other files; README.md, croissant.json and
/// SHA256SUMS need not be among them.
QByteArray readme(const ReleaseInput& input, const StudyData& publicData,
                  const std::vector<ReleaseFile>& files);

} // namespace subtext
