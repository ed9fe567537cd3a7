// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/linecontent.h"
#include "ui/models/vectors/openablecontent.h"
#include "ui/models/vectors/vectorfigures.h"
#include "ui/text/studywords.h"

namespace subtext {

// What the charts show of one set by one protocol. `emotions` are the words of the task's eight
// questions, in wheel order.

enum class SweepMetric { MacroF1, LexicalAccuracy, VectorAccuracy, MicroF1, ChangedScenarios };
inline constexpr std::array<SweepMetric, 5> AllSweepMetrics{
    SweepMetric::MacroF1, SweepMetric::LexicalAccuracy, SweepMetric::VectorAccuracy,
    SweepMetric::MicroF1, SweepMetric::ChangedScenarios};
QString sweepMetricWord(SweepMetric metric);

struct OpenableLines
{
    LineContent content;
    std::vector<Behind> behind; ///< By row of the table.
};

/// The figure at each α, with the whole prior and without the pairs; a star where α was chosen.
OpenableLines sweepContent(const VectorRun& run, const entanglement::ProtocolResult& result,
                           SweepMetric metric);
/// Right cells won in each quarter of the scenarios, the least sure first.
OpenableContent quartilesContent(const entanglement::ProtocolResult& result);
/// What MAP added and removed, to right and to wrong.
OpenableContent flipsContent(const entanglement::ProtocolResult& result,
                             const StudyWords& emotions);
/// A bin with fewer answers than this has a small mark.
inline constexpr std::size_t FewAnswers = 30;
/// For each signal that the set has: its name, expected calibration error, mean confidence, share
/// that is right, answers.
std::vector<QStringList> calibrationRows(const VectorRun& run, bool isTestOnly);
/// Accuracy against confidence by bin, for each signal that the set has.
OpenableLines calibrationContent(const VectorFigures& of, const VectorRun& run, bool isTestOnly);

} // namespace subtext
