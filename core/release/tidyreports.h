// SPDX-License-Identifier: MIT
#pragma once

#include "core/agreement/studyagreement.h"
#include "core/release/release.h"

namespace subtext {

/// reports/tables/ of any task, as LaTeX: agreement and patterns by question, agreement by group
/// where there are groups, ICC by scale where there are scales, and for each question of more than
/// two options the pairs of labels. What is undefined is a dash.
std::vector<ReleaseFile> tidyReports(const StudyAgreement& agreement);

} // namespace subtext
