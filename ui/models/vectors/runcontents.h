// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/vectors/openablecontent.h"
#include "ui/models/vectors/vectorfigures.h"

namespace subtext {

// What the charts show that are about all sets of predictions. Sets stand in the order in which
// they were taken in. A run that is unfinished has its row and how far it is, and no figure beside
// those of the others.

/// Macro-F1 of every set by one protocol: before and after MAP, and of its written answers.
/// `stratum`: on which of VectorFigures::strata; none: on all scenarios.
OpenableContent runsContent(const VectorFigures& of, entanglement::EvaluationProtocol protocol,
                            std::optional<std::size_t> stratum = {});
/// The same of one set by all four protocols.
OpenableContent protocolsContent(const VectorRun& run);
/// What MAP gains where it is held out, with intervals.
OpenableContent gainContent(const VectorFigures& of);
/// Macro-F1 without the prior, without the pairs and with them.
OpenableContent ablationContent(const VectorFigures& of, entanglement::EvaluationProtocol protocol);
OpenableContent calibrationErrorContent(const VectorFigures& of, bool isTestOnly);

/// What was printed; nothing stands behind it.
IntervalContent publishedRunsContent();
IntervalContent publishedAblationContent();

} // namespace subtext
