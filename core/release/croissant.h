// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/datadictionary.h"
#include "core/release/layout/release.h"

#include <QByteArray>

#include <vector>

namespace subtext {

/// The metadata of a release in Croissant 1.0 (http://mlcommons.org/croissant/1.0): every
/// reproducible file of `files` as a FileObject with its SHA-256, and a record set with typed
/// fields for each of `tables` (describeTables).
QByteArray croissant(const ReleaseInput& input, const StudyData& publicData,
                     const std::vector<TableDescription>& tables,
                     const std::vector<ReleaseEntry>& files);

} // namespace subtext
