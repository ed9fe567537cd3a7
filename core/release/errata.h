// SPDX-License-Identifier: MIT
#pragma once

#include "core/exchange/rows/studydata.h"

#include <QByteArray>

namespace subtext {

/// ERRATA.md: the texts that were corrected after the scenes were taken in, before and after, when,
/// by whom, and who had labelled the old ones; and the items that are left out. Empty where there
/// is nothing to tell, so that a release without corrections has no such file.
QByteArray errataFile(const StudyData& publicData);

} // namespace subtext
