// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/submission.h"

namespace subtext::card {

class Writer;

/// How much a set covers, how it scores, and how on parts of the items. Each score names its n.
void addScores(Writer& card, const SubmittedLabels& submitted,
               const evaluation::Evaluation& evaluation);
void addScores(Writer& card, const SubmittedVectors& submitted,
               const entanglement::NamedEvaluation& evaluation);

} // namespace subtext::card
