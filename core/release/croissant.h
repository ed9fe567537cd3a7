// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/release.h"

#include <QByteArray>

namespace subtext {

/// The metadata of a release in Croissant 1.0 (http://mlcommons.org/croissant/1.0): every
/// reproducible file as a FileObject with its SHA-256, and a record set with typed fields for each
/// file that holds records.
QByteArray croissant(const ReleaseInput& input, const StudyData& publicData,
                     const std::vector<ReleaseFile>& files);

} // namespace subtext
