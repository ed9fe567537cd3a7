// SPDX-License-Identifier: MIT
#pragma once

#include "core/domain/records.h"
#include "core/study/releasing.h"

namespace subtext {

/// The row that keeps a release; its JSON texts are made here.
StoredRelease storedRelease(const ReleaseRecord& record);

/// The release that a row keeps. Error: StudyDamaged (detail: the release) where a text of it is
/// not what storedRelease makes.
Result<ReleaseRecord> releaseRecord(const StoredRelease& row);

} // namespace subtext
