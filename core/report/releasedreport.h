// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/cancel.h"
#include "core/base/error.h"
#include "core/publishing/releasedrafting.h"
#include "core/release/layout/release.h"

#include <vector>

namespace subtext {

/// The tables and figures of a report that a release has, reports/tables/… and reports/figures/…:
/// those that the data which leave have something for, of these data, with the seed of the release
/// and with models as far as they were chosen. Times stay in the study, and so do the adjudicators
/// and what adjudication did; of topics that were found there is the map; of annotators there is
/// what they labelled and what the checks of the release say. To be called while the draft has its
/// assignments. Between one table or figure and the next it can be cancelled and tells its
/// progress. Errors: Cancelled.
Result<std::vector<ReleaseFile>> releasedReport(const ReleaseDraft& draft,
                                                const CancelToken& cancel = {},
                                                const ProgressSink& progress = {});

/// What the files of a part are called in a release, without suffix and ending: its name, but where
/// releases had another file of that name before.
QString releasedName(const QString& name);

} // namespace subtext
