// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/agreementreport.h"
#include "core/release/release.h"

namespace subtext {

/// reports/tables/: κ, patterns and ICC by subtype, and the pairs of labels, as LaTeX. What is
/// undefined is a dash.
std::vector<ReleaseFile> reportTables(const AgreementReport& report);

} // namespace subtext
