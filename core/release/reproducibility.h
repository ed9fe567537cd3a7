// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/layout/release.h"

#include <QByteArray>

namespace subtext {

struct ReleaseAgreement;

/// REPRODUCIBILITY.md: the items of the reproducibility checklist for machine learning (Pineau et
/// al. 2021) that are about data and figures, filled in from what the study knows. What it does not
/// know is said not to be said. `hasPdfs`: there are files whose bytes no checksum can tell. As
/// Markdown.
QByteArray reproducibilityFile(const ReleaseInput& input, const StudyData& publicData,
                               const ReleaseAgreement& agreement, bool hasPdfs = false);

} // namespace subtext
