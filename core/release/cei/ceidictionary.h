// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/layout/tabledescription.h"

namespace subtext {

// The columns of the tables in the order in which they are written; the writers of the tables take
// the names from here, so that the dictionary cannot differ from the files.
std::vector<ColumnDescription> annotationColumns();
std::vector<ColumnDescription> scenarioColumns();
std::vector<ColumnDescription> softLabelColumns();
std::vector<ColumnDescription> goldColumns();
/// `isAnyPowerKnown`: of some scene of the release; else the file leaves that of all empty.
std::vector<ColumnDescription> ceiSplitColumns(bool isAnyPowerKnown);

/// The columns of a file in CEI's layout, which are called after the annotators, by their names.
std::vector<ColumnDescription> ceiColumns(const QStringList& names);

/// What a file is that only this layout has; empty for another.
QByteArray ceiMeaning(const QString& path);

} // namespace subtext
