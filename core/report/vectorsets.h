// SPDX-License-Identifier: MIT
#pragma once

#include "core/report/reportfigures.h"
#include "core/report/reportlack.h"

#include <array>

namespace subtext {

// What the tables about vectors have in common: the cells that name a set and an emotion, and what
// they are made from.

using NamedVectorSets = std::vector<const entanglement::NamedEvaluation*>;

/// The sets that were asked about every scenario and have all their answers, in their order.
tl::expected<NamedVectorSets, ReportLack> wholeVectorSets(ReportFigures& figures);

/// A set with what a protocol has of it.
struct ProtocolRun
{
    const entanglement::NamedEvaluation* set = nullptr;
    const entanglement::ProtocolResult* result = nullptr;
};

/// The sets that a protocol has figures of; at least one.
struct ProtocolRuns
{
    entanglement::EvaluationProtocol protocol = entanglement::EvaluationProtocol::HeldOut;
    QString suffix; ///< Of names of files.
    QString basis;  ///< A sentence: what prior, weight and figures are of.
    std::vector<ProtocolRun> runs;
};

/// By protocol, without those that have no figures of any set.
tl::expected<std::vector<ProtocolRuns>, ReportLack> runsByProtocol(ReportFigures& figures);

/// The sets of the runs, in their order.
NamedVectorSets setsOf(const ProtocolRuns& of);

/// What sets of a mode and run say of each emotion together.
struct PooledEmotions
{
    entanglement::ByEmotion<entanglement::EmotionCells> baseline{}; ///< Without the prior.
    entanglement::ByEmotion<entanglement::EmotionCells> full{};     ///< With it.
};

PooledEmotions pooledEmotions(const ProtocolRuns& of, const QString& mode);

/// A part of the scenarios that figures of a set, whatever the prior, are of.
struct MeasuredPart
{
    const char* token;
    const char* word;
    entanglement::SetCalibration entanglement::SetEvaluation::*calibration;
    entanglement::VectorMetrics entanglement::SetEvaluation::*written;
};

inline constexpr std::array MeasuredParts{
    MeasuredPart{"all", "all scenarios", &entanglement::SetEvaluation::calibration,
                 &entanglement::SetEvaluation::textAnswers},
    MeasuredPart{"test", "the test part", &entanglement::SetEvaluation::calibrationOnTest,
                 &entanglement::SetEvaluation::textAnswersOnTest}};

/// Those of which there are figures by bin.
inline constexpr std::array BinnedSignals{entanglement::SureSignal::Probability,
                                          entanglement::SureSignal::SelfReport};

/// The bins that have cells, in their order.
std::vector<entanglement::CalibrationBin> filledBins(const entanglement::NamedEvaluation& set,
                                                     const MeasuredPart& part,
                                                     entanglement::SureSignal signal);

ReportCell signalCell(entanglement::SureSignal signal);
/// What they are, in sentences.
QString signalWords();

/// How emotions go together in the gold of some scenarios.
struct PartOfGold
{
    QString suffix; ///< Of names of files.
    QString words;  ///< "scenarios of the train part".
    entanglement::CoOccurrence data;
};

/// All scenarios with gold, and those of the train part; without parts that have none.
tl::expected<std::vector<PartOfGold>, ReportLack> partsOfGold(const ReportInput& input);

/// The vectors that gold has most often.
struct FrequentVectors
{
    std::vector<entanglement::VectorCount> vectors; ///< 20 at most, most frequent first.
    std::size_t different = 0;                      ///< How many vectors there are in all.
    std::size_t scenarios = 0;                      ///< With gold.
};

tl::expected<FrequentVectors, ReportLack> frequentVectors(const ReportInput& input);

ReportColumn setColumn();
ReportCell setCell(const entanglement::NamedEvaluation& set);
/// Of what is said of all sets of a mode and run.
ReportCell modeCell(const QString& mode, const QString& title);

ReportCell emotionCell(const Task& task, std::size_t emotion);
/// A place in AllPairs.
ReportCell emotionPairCell(const Task& task, std::size_t pair);
/// "joy + trust"; the words of a vector, a dash of the empty one.
ReportCell vectorCell(const Task& task, EmotionSet vector);

/// Two columns of the CSV file, NAME_baseline and NAME_full.
ReportColumn changeColumn(const char* name, const char* title);
/// A figure without the prior and with it.
ReportCell changeCell(const std::optional<double>& baseline, const std::optional<double>& full);
ReportCell changeCell(int baseline, int full);

} // namespace subtext
