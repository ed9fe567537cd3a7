// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/datadictionary.h"
#include "core/release/layout/release.h"

#include <QByteArray>

#include <vector>

namespace subtext {

/// README.md of a release: what it is, every file, the data dictionary with every column, the gates
/// that were overridden and why. `tables` are what describeTables() gives, `files` the other files;
/// README.md, croissant.json and SHA256SUMS need not be among them.
QByteArray readme(const ReleaseInput& input, const StudyData& publicData,
                  const std::vector<TableDescription>& tables,
                  const std::vector<ReleaseEntry>& files);

} // namespace subtext
