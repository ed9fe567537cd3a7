// SPDX-License-Identifier: MIT
#pragma once

#include "core/release/changelog.h"
#include "core/release/layout/release.h"
#include "core/release/layout/releaselayout.h"
#include "core/release/releasesink.h"

#include <optional>
#include <vector>

namespace subtext {

/// Makes all files of a release, SHA256SUMS last, into `sink`. `publicData` and nothing else of the
/// study goes into them; `agreement` is of that data (its raters are called as there).
/// `more` are files that others make, such as reports/check.json and reports/figures/*: they are
/// described, hashed and handed on. `last` is the release before this one, for the changelog. The
/// same arguments give the same bytes; neither clock, locale nor chance is asked. Errors: those of
/// the sink.
Result<ReleaseTrace> makeReleaseFiles(const ReleaseInput& input, const StudyData& publicData,
                                      const ReleaseAgreement& agreement,
                                      const std::vector<ReleasePart>& more,
                                      const std::optional<ReleaseContents>& last,
                                      ReleaseSink& sink);

std::vector<ReleaseFile> releaseFiles(const ReleaseInput& input, const StudyData& publicData,
                                      const ReleaseAgreement& agreement,
                                      const std::vector<ReleaseFile>& more = {},
                                      const std::optional<ReleaseContents>& last = {});

} // namespace subtext
