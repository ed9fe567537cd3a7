// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exchange/importedfile.h"

#include <QString>

#include <vector>

namespace subtext {

/// What the importer found, for reading before anything is made: counts by file and subtype, the
/// first scenes, refusals and warnings.
QString previewHtml(const std::vector<ImportedFile>& files);
QString errorHtml(const Error& error);

} // namespace subtext
