// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/layout/releaselayout.h"

#include <QStringList>

#include <functional>
#include <vector>

namespace subtext {

/// What one answer adds to a table, row by row: the cells after the scenario and the annotator.
using RowsOfAnswer =
    std::function<std::vector<QStringList>(const Scenario& scene, const Annotation& answer)>;

/// Writes a table as CSV that has rows by scenario and answer, in the order of the scenarios and
/// of the annotators' names, below a head of its columns. The first two of these are scenario and
/// annotator. Errors: those of the sink.
Result<void> writeByAnswer(const StudyIndex& of, const std::vector<ColumnDescription>& columns,
                           const ByteSink& sink, const RowsOfAnswer& rowsOf);

} // namespace subtext
