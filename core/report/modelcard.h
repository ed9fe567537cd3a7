// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/submission.h"

namespace subtext {

/// What is known of a set and of how it was asked for, and its scores, in Markdown. What is not
/// known is said to be so. `scores` are those of the set by itself.
QByteArray modelCard(const Submission& submission, const SubmissionScores& scores);

/// What the runs asked, each wording once; empty where none says it.
QString templateText(const Submission& submission);

} // namespace subtext
