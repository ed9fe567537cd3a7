// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/exchange/labelstudio/labelstudiocontrols.h"

namespace subtext {

/// What an export of Label Studio (JSON, JSON-MIN, CSV or TSV) has, by its own names; none where a
/// file is no such export. `task` tells names that are fields of the study from others. Errors:
/// those of openTextFile; MalformedFile; Cancelled.
Result<std::optional<LabelStudioContent>>
surveyExport(const QString& path, std::shared_ptr<const Task> task, const CancelToken& cancel = {});

/// Adds what another export of the same project has: words that are new to a control, texts,
/// controls and people that were not there. A control that is a text in one of them is one.
void addContent(LabelStudioContent& to, const LabelStudioContent& more);

/// The names by which files of this content call their columns.
QStringList columnsOf(const LabelStudioContent& content);

} // namespace subtext
