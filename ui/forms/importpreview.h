// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/travel/importing.h"

#include <QString>

#include <vector>

namespace subtext {

/// What the importer found, for reading before anything is made: counts by file and subtype, the
/// first scenes, refusals and warnings.
QString previewHtml(const std::vector<ImportedFile>& files, const Task* task = nullptr);
QString errorHtml(const Error& error);
/// "3 scenes, 9 labels", and whatever else was taken, or would be.
QString takenParts(const ImportReport& report);
/// After an import: `taken`, every refused row with its place and why, and what is worth knowing.
QString importReportHtml(const QString& taken, const ImportReport& report);

} // namespace subtext
