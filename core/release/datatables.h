// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/rows/studyindex.h"
#include "core/exchange/tables/csvtext.h"
#include "core/release/datadictionary.h"
#include "core/release/release.h"

#include <functional>
#include <vector>

namespace subtext {

/// One file of a release with the data itself: known before it is made.
struct DataTable
{
    TableDescription description;
    /// Makes the file, anew at each call, and hands it over row by row. It takes the data that the
    /// description is of. Error: that of the sink.
    std::function<Result<void>(const StudyIndex&, const ByteSink&)> write;
};

/// Those of the layout of the study's task: in the order of the release, with their columns from
/// the values and without making any of them. `publicStudy` is of what may leave (publicData).
std::vector<DataTable> dataTables(const ReleaseInput& input, const StudyIndex& publicStudy);

/// Everything in a release that has records, for dictionary and metadata: the tables, and the
/// splits.
std::vector<TableDescription> describeTables(const std::vector<DataTable>& tables,
                                             const Task& task);

/// Whether readers of CSV files would take two of these columns for one.
bool areTwoCalledAlike(const QStringList& columns);

} // namespace subtext
