// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartboard.h"
#include "ui/models/vectors/gaincontents.h"
#include "ui/models/vectors/vectorfigures.h"
#include "ui/text/studywords.h"

#include <QHash>

#include <array>
#include <memory>

class QComboBox;

namespace subtext {

class IntervalChart;
class LineChart;
class Prompts;
class ScenarioChart;
class StratumBox;

/// The charts about models whose answers are vectors, of one view at a time, with the scenarios
/// behind the figure that was asked.
class VectorBoard : public ChartBoard
{
    Q_OBJECT
public:
    enum class View { Runs, Gain, Errors, Reliability };
    static constexpr std::size_t ViewCount = 4;

    VectorBoard(Prompts& prompts, QWidget* parent);

    void showView(View view);
    /// A set of predictions by a protocol; `run` out of range: there is none. `emotions` are the
    /// words of the task's questions, in wheel order.
    void showRun(const std::shared_ptr<const VectorFigures>& result, std::size_t run,
                 entanglement::EvaluationProtocol protocol, const StudyWords& emotions);
    /// Whether sets are withdrawn: where no other is left, the charts say so.
    void setHasWithdrawn(bool hasWithdrawn) { m_hasWithdrawn = hasWithdrawn; }
    /// Lets go of everything but what was published.
    void clear();

    ScenarioChart* runsChart() const { return m_runs; }
    LineChart* sweepChart() const { return m_sweep; }
    QComboBox* metricBox() const { return m_metric; }

Q_SIGNALS:
    void done(const QString& what);

private:
    void buildRunCharts();
    void buildGainCharts();
    void buildErrorCharts();
    void buildCalibrationCharts();
    ScenarioChart* addChart(View view, const QString& title);
    LineChart* addLines(View view, const QString& title, std::vector<Behind>& behind);
    void keep(View view, ChartPanel* chart, const QString& title);

    void offerStrata();
    /// The place of the chosen one; none: all scenarios.
    std::optional<std::size_t> stratum() const;
    void showRuns();
    void showGain();
    void showSweep();
    void showErrors();
    void showCalibration();
    void showSignals(const std::vector<QStringList>& rows);
    void showNothing(const std::vector<ChartPanel*>& charts, const QString& why);
    void openBehind(const Behind& behind);

    const VectorRun* run() const;
    /// The chosen set by the chosen protocol; none: whyNoResult().
    const entanglement::ProtocolResult* result() const;
    QString whyNoResult() const;
    /// Of each protocol that has no figures for the chosen set.
    QString whyUndefined() const;
    /// "llama:cot, held out."
    QString where() const;
    bool isTestOnly() const { return entanglement::isHeldOut(m_protocol); }

    Prompts& m_prompts;
    std::shared_ptr<const VectorFigures> m_result;
    std::size_t m_run = 0;
    bool m_hasWithdrawn = false;
    entanglement::EvaluationProtocol m_protocol = entanglement::EvaluationProtocol::HeldOut;
    StudyWords m_emotions;
    QHash<ScenarioId, QString> m_itemNames;

    View m_view = View::Runs;
    QHash<ChartPanel*, QString> m_titles; ///< Without what the figures are of.
    std::array<std::vector<ChartPanel*>, ViewCount> m_byView;
    ScenarioChart* m_runs = nullptr;
    StratumBox* m_stratum = nullptr; ///< Of the chart of runs.
    ScenarioChart* m_protocols = nullptr;
    ScenarioChart* m_gain = nullptr;
    IntervalChart* m_publishedRuns = nullptr;
    IntervalChart* m_publishedAblation = nullptr;
    LineChart* m_sweep = nullptr;
    QComboBox* m_metric = nullptr;
    ScenarioChart* m_ablation = nullptr;
    ScenarioChart* m_quartiles = nullptr;
    ScenarioChart* m_flips = nullptr;
    std::vector<ScenarioChart*> m_ratios; ///< Precision, recall, F1.
    ScenarioChart* m_singles = nullptr;
    ScenarioChart* m_pairs = nullptr;
    LineChart* m_calibration = nullptr;
    QWidget* m_signals = nullptr; ///< A small table of their figures, of labels.
    ScenarioChart* m_eces = nullptr;
    std::vector<Behind> m_behindSweep; ///< By row of the table.
    std::vector<Behind> m_behindBins;
};

} // namespace subtext
