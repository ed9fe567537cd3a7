// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/datadictionary.h"
#include "core/release/layout/release.h"

#include <QByteArray>

#include <vector>

namespace subtext {

// What the places where data sets are published read. What nobody said is left out;
// of the licence, that of the rest of the release counts.

/// What stands before the README for the Hugging Face Hub: a block of YAML with an empty line
/// behind it. `tables` as for readme().
QByteArray hubFrontMatter(const ReleaseInput& input, const StudyData& publicData,
                          const std::vector<TableDescription>& tables);

/// .zenodo.json: the metadata of a deposit.
QByteArray zenodoFile(const ReleaseInput& input, const StudyData& publicData);

} // namespace subtext
