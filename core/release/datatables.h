// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/layout/releaselayout.h"

#include <vector>

namespace subtext {

/// Those of the layout of the study's task: in the order of the release, with their columns from
/// the values and without making any of them. `publicStudy` is of what may leave (publicData).
std::vector<DataTable> dataTables(const ReleaseInput& input, const StudyIndex& publicStudy);

/// Everything in a release that has records, for dictionary and metadata: the tables, and the
/// splits.
std::vector<TableDescription> describeTables(const std::vector<DataTable>& tables,
                                             const StudyData& publicData);

} // namespace subtext
