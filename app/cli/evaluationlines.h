// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cli.h"
#include "core/evaluation/evaluation.h"

namespace subtext::cli {

/// An evaluation for people: models and people side by side, then each set.
void sayEvaluation(const Session& session, const evaluation::Evaluation& evaluation);

} // namespace subtext::cli
