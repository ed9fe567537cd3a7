// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/vectors/vectorboard.h"

#include "ui/charts/agreementrows.h"
#include "ui/charts/linechart.h"
#include "ui/models/board/stratumbox.h"
#include "ui/models/vectors/errorcontents.h"
#include "ui/models/vectors/runcontents.h"
#include "ui/models/vectors/scenariochart.h"
#include "ui/text/plurals.h"
#include "ui/text/vectormodeltext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/elidedcombo.h"
#include "ui/widgets/plaintooltip.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>

namespace subtext {
namespace {

constexpr int TwoBoardColumnsFrom = 1'000;

std::size_t placeOf(VectorBoard::View view)
{
    return static_cast<std::size_t>(view);
}

} // namespace

VectorBoard::VectorBoard(Prompts& prompts, QWidget* parent)
    : ChartBoard(parent)
    , m_prompts(prompts)
{
    setColumnsFrom(TwoBoardColumnsFrom);
    buildRunCharts();
    buildGainCharts();
    buildErrorCharts();
    buildCalibrationCharts();
    showView(View::Runs);
}

void VectorBoard::showView(View view)
{
    closeItems();
    for (const std::vector<ChartPanel*>& charts : m_byView) {
        for (ChartPanel* chart : charts)
            chart->hide();
    }
    m_view = view;
    // Where there is nothing of one's own yet, what was published stands alone.
    std::vector<ChartPanel*> charts = m_byView.at(placeOf(view));
    if (view == View::Runs && !run())
        charts = {m_publishedRuns, m_publishedAblation};
    setCharts(charts);
    for (ChartPanel* chart : charts)
        chart->show();
    area()->verticalScrollBar()->setValue(0);
}

void VectorBoard::showRun(const std::shared_ptr<const VectorFigures>& result, std::size_t run,
                          entanglement::EvaluationProtocol protocol, const StudyWords& emotions)
{
    m_result = result;
    m_run = run;
    m_protocol = protocol;
    m_emotions = emotions;
    m_itemNames.clear();
    for (std::size_t i = 0; i < m_result->study.ids.size(); ++i)
        m_itemNames.insert(m_result->study.ids[i],
                           m_result->study.names.at(static_cast<qsizetype>(i)));
    offerStrata();
    showRuns();
    showGain();
    showErrors();
    showCalibration();
    if (!m_result->runs.empty() && !m_runs->isVisibleTo(page()) && m_view == View::Runs)
        showView(m_view); // the first predictions have come
}

void VectorBoard::clear()
{
    closeItems();
    m_result.reset();
    m_stratum->forget();
    m_itemNames.clear();
    m_behindSweep.clear();
    m_behindBins.clear();
    showSignals({});
    for (const std::vector<ChartPanel*>& charts : m_byView)
        showNothing(charts, QString());
}

QString VectorBoard::where() const
{
    return tr("%1, %2.").arg(run()->name, midSentence(protocolWord(m_protocol)));
}

void VectorBoard::keep(View view, ChartPanel* chart, const QString& title)
{
    chart->hide();
    m_titles.insert(chart, title);
    m_byView.at(placeOf(view)).push_back(chart);
    connect(chart, &ChartPanel::done, this, &VectorBoard::done);
}

ScenarioChart* VectorBoard::addChart(View view, const QString& title)
{
    auto* chart = new ScenarioChart(title, QString(), m_prompts, page());
    connect(chart, &ScenarioChart::opened, this, &VectorBoard::openBehind);
    keep(view, chart, title);
    return chart;
}

LineChart* VectorBoard::addLines(View view, const QString& title, std::vector<Behind>& behind)
{
    auto* chart = new LineChart(title, QString(), m_prompts, page());
    connect(chart, &LineChart::rowActivated, this, [this, &behind](int row) {
        if (row >= 0 && row < std::ssize(behind))
            openBehind(behind.at(static_cast<std::size_t>(row)));
    });
    keep(view, chart, title);
    return chart;
}

void VectorBoard::buildRunCharts()
{
    m_runs = addChart(View::Runs, tr("Runs"));
    m_stratum = new StratumBox(m_runs);
    m_stratum->setObjectName(QStringLiteral("vectorStratum"));
    m_stratum->setToolTip(
        plainToolTip(tr("Which scenarios count in this chart. Prior and α stay those of all.")));
    m_runs->addAbove(m_stratum, Qt::AlignLeft); // beside it the caption would be narrow
    connect(m_stratum, &QComboBox::currentIndexChanged, this, &VectorBoard::showRuns);
    m_gain = addChart(View::Runs, tr("What MAP gains, held out"));
    m_gain->setObjectName(QStringLiteral("gain"));
    m_protocols = addChart(View::Runs, tr("By protocol"));
    m_publishedRuns = new IntervalChart(
        tr("Published: runs"),
        tr("As printed by Kotaprolu et al. 2026 for 4,731 scenarios that are not in this study. "
           "Prior, α and figures are from the same scenarios: compare “As published”."),
        m_prompts, page());
    m_publishedRuns->setObjectName(QStringLiteral("published"));
    keep(View::Runs, m_publishedRuns, tr("Published: runs"));
    m_publishedAblation = new IntervalChart(
        tr("Published: ablation and errors"),
        tr("As printed by Kotaprolu et al. 2026 for the mode cot; the table has P1–P4 before MAP, "
           "calibration errors and gains by quartile. 0.00 stands for “about 0”."),
        m_prompts, page());
    keep(View::Runs, m_publishedAblation, tr("Published: ablation and errors"));
    m_publishedRuns->setContent(publishedRunsContent());
    m_publishedAblation->setContent(publishedAblationContent());
}

void VectorBoard::buildGainCharts()
{
    m_sweep = addLines(View::Gain, tr("Sweep of α"), m_behindSweep);
    m_metric = new ElidedCombo(m_sweep);
    for (const SweepMetric metric : AllSweepMetrics)
        m_metric->addItem(sweepMetricWord(metric));
    m_metric->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_metric->setAccessibleName(tr("What the sweep shows"));
    m_sweep->addControl(m_metric);
    connect(m_metric, &QComboBox::currentIndexChanged, this, &VectorBoard::showSweep);
    m_flips = addChart(View::Gain, tr("Flips"));
    m_flips->setObjectName(QStringLiteral("flips"));
    m_ablation = addChart(View::Gain, tr("Ablation"));
    m_ablation->setObjectName(QStringLiteral("ablation"));
    m_quartiles = addChart(View::Gain, tr("Gain by quarter"));
    m_quartiles->setObjectName(QStringLiteral("quartiles"));
}

void VectorBoard::buildErrorCharts()
{
    for (const QString& title : {tr("Precision"), tr("Recall"), tr("F1")})
        m_ratios.push_back(addChart(View::Errors, title));
    m_ratios[0]->setObjectName(QStringLiteral("precision"));
    m_ratios[1]->setObjectName(QStringLiteral("recall"));
    m_singles = addChart(View::Errors, tr("Single errors"));
    m_singles->setObjectName(QStringLiteral("singleErrors"));
    m_pairs = addChart(View::Errors, tr("Pairs of which one was missed"));
    m_pairs->setObjectName(QStringLiteral("pairErrors"));
}

void VectorBoard::buildCalibrationCharts()
{
    m_calibration = addLines(View::Reliability, tr("Reliability"), m_behindBins);
    m_calibration->setObjectName(QStringLiteral("calibration"));
    m_signals = new QWidget(m_calibration);
    m_signals->setObjectName(QStringLiteral("signals"));
    m_signals->setProperty("transparent", true);
    auto* grid = new QGridLayout(m_signals);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(20);
    grid->setVerticalSpacing(2);
    m_calibration->addAbove(m_signals);
    showSignals({});
    m_eces = addChart(View::Reliability, tr("Expected calibration error"));
    m_eces->setObjectName(QStringLiteral("calibrationError"));
}

const VectorRun* VectorBoard::run() const
{
    return m_result && m_run < m_result->runs.size() ? &m_result->runs[m_run] : nullptr;
}

const entanglement::ProtocolResult* VectorBoard::result() const
{
    return run() ? run()->result(m_protocol) : nullptr;
}

QString VectorBoard::whyNoResult() const
{
    if (!run() && m_result && m_result->leftOut > 0)
        return tr("All prediction sets are hidden.");
    if (!run() && m_result && m_hasWithdrawn)
        return tr("All prediction sets are withdrawn.");
    if (!run())
        return tr("The study holds no predictions yet.");
    const entanglement::ProtocolOutcome* outcome = run()->outcome(m_protocol);
    if (!outcome)
        return tr("%1 gives written answers only: without probabilities there is nothing for a "
                  "prior to weigh.")
            .arg(run()->name);
    return outcome->has_value()
               ? QString()
               : noResultText(outcome->error(), m_result->dataOf(m_protocol), m_emotions);
}

QString VectorBoard::whyUndefined() const
{
    QStringList reasons;
    for (const entanglement::EvaluationProtocol protocol : entanglement::AllProtocols) {
        const entanglement::ProtocolOutcome* outcome = run()->outcome(protocol);
        if (outcome && !*outcome)
            reasons << tr("%1: %2").arg(
                protocolWord(protocol),
                noResultText(outcome->error(), m_result->dataOf(protocol), m_emotions));
    }
    return reasons.join(u'\n');
}

void VectorBoard::showNothing(const std::vector<ChartPanel*>& charts, const QString& why)
{
    for (ChartPanel* chart : charts) {
        // What the last figures were about goes with them.
        if (auto* lines = qobject_cast<LineChart*>(chart)) {
            lines->setHeading(m_titles.value(chart), QString());
            lines->setNothing(why);
        } else if (auto* marks = qobject_cast<ScenarioChart*>(chart)) {
            marks->setHeading(m_titles.value(chart), QString());
            marks->setNothing(why);
        }
    }
}

/// All scenarios, then the strata of which the protocol measures something.
void VectorBoard::offerStrata()
{
    const auto& scenarios = m_result->study.scenarios;
    const auto count = [&](const entanglement::Stratum& of) {
        return static_cast<std::int64_t>(entanglement::measurable(of, scenarios, m_protocol));
    };
    std::vector<OfferedStratum> offered{{{}, count({})}};
    for (const VectorStratum& each : m_result->strata) {
        if (const std::int64_t items = count(each.scenarios); items > 0)
            offered.push_back({{each.cut, each.scenarios.name}, items});
    }
    m_stratum->offer(*m_result->task, offered);
}

std::optional<std::size_t> VectorBoard::stratum() const
{
    const ModelStratum chosen = m_stratum->stratum();
    for (std::size_t i = 0; chosen.cut && i < m_result->strata.size(); ++i) {
        const VectorStratum& each = m_result->strata[i];
        if (each.cut == *chosen.cut && each.scenarios.name == chosen.name)
            return i;
    }
    return std::nullopt;
}

void VectorBoard::showRuns()
{
    if (!run()) {
        showNothing(m_byView.at(placeOf(View::Runs)), whyNoResult());
        return;
    }
    const ModelStratum chosen = m_stratum->stratum();
    QString limited = midSentence(protocolWord(m_protocol));
    if (chosen.cut)
        limited = tr("%1, %2").arg(limited, stratumWord(*m_result->task, chosen));
    m_runs->setHeading(tr("Runs: %1").arg(limited),
                       tr("Macro-F1 of each set before and after MAP, and of what it wrote. The "
                          "table has the other measures. %1")
                           .arg(protocolExplanation(m_protocol, m_result->smoothing)));
    m_runs->setOpenable(runsContent(*m_result, m_protocol, stratum()));
    m_gain->setHeading(m_titles.value(m_gain),
                       tr("After − before on the test part, with 95 % intervals: prior and α have "
                          "not seen it."));
    m_gain->setOpenable(gainContent(*m_result));
    if (!run()->evaluation.protocols) {
        showNothing({m_protocols}, whyNoResult());
        return;
    }
    m_protocols->setHeading(tr("By protocol: %1").arg(run()->name),
                            tr("Macro-F1 before and after MAP by each of the protocols. Only what "
                               "is held out was measured on scenarios that α has not seen."));
    m_protocols->setOpenable(protocolsContent(*run()));
    charts::addDetail(*m_protocols, whyUndefined());
}

void VectorBoard::showGain()
{
    const entanglement::ProtocolResult* of = result();
    if (!of) {
        m_behindSweep.clear();
        showNothing(m_byView.at(placeOf(View::Gain)), whyNoResult());
        return;
    }
    showSweep();
    m_ablation->setHeading(
        tr("Ablation: %1").arg(midSentence(protocolWord(m_protocol))),
        tr("Macro-F1 without the prior, with its weights of single emotions alone, and with those "
           "of pairs too; each set at the α chosen for it."));
    m_ablation->setOpenable(ablationContent(*m_result, m_protocol));
    m_quartiles->setHeading(
        tr("Gain by quarter"),
        tr("Right answers of eight that MAP brings, by how sure the model is. %1").arg(where()));
    m_quartiles->setOpenable(quartilesContent(*of));
    m_flips->setHeading(
        tr("Flips"),
        tr("What MAP changed: %1 in %2. Filled: to right; hollow: to wrong. %3")
            .arg(Plurals::tr("%n answers", nullptr, plural(of->flips.changedCells)),
                 Plurals::tr("%n scenarios", nullptr, plural(of->flips.changedScenarios)),
                 where()));
    m_flips->setOpenable(flipsContent(*of, m_emotions));
}

void VectorBoard::showSweep()
{
    const entanglement::ProtocolResult* of = result();
    if (!of)
        return;
    const SweepMetric metric =
        AllSweepMetrics.at(static_cast<std::size_t>(std::max(0, m_metric->currentIndex())));
    OpenableLines lines = sweepContent(*run(), *of, metric);
    m_behindSweep = std::move(lines.behind);
    m_sweep->setHeading(
        tr("Sweep of α"),
        tr("%1 at each weight of the prior; the star is the α that was chosen, by "
           "macro-F1 where α was chosen. %2, %3.")
            .arg(sweepMetricWord(metric), run()->name, midSentence(protocolWord(m_protocol))));
    m_sweep->setContent(lines.content);
}

void VectorBoard::showErrors()
{
    const entanglement::ProtocolResult* of = result();
    if (!of) {
        showNothing(m_byView.at(placeOf(View::Errors)), whyNoResult());
        return;
    }
    const std::array ratios{
        std::pair(
            EmotionRatio::Precision,
            tr("Of the scenarios where the emotion is predicted, how many have it in gold. %1")),
        std::pair(
            EmotionRatio::Recall,
            tr("Of the scenarios that have the emotion in gold, how many have it predicted. %1")),
        std::pair(EmotionRatio::F1, tr("Precision and recall in one figure. %1"))};
    const QStringList titles{tr("Precision"), tr("Recall"), tr("F1")};
    for (std::size_t i = 0; i < ratios.size(); ++i) {
        m_ratios[i]->setHeading(titles.at(static_cast<qsizetype>(i)),
                                ratios.at(i).second.arg(where()));
        m_ratios[i]->setOpenable(ratioContent(*of, ratios.at(i).first, m_emotions));
    }
    m_singles->setHeading(
        tr("Single errors"),
        tr("Scenarios in which an emotion of gold was missed, or one was added; P1 and P2 are "
           "those that the publication names. %1")
            .arg(where()));
    m_singles->setOpenable(singleErrorsContent(*of, m_emotions));
    m_pairs->setHeading(
        tr("Pairs of which one was missed"),
        tr("Scenarios with both emotions in gold of which only one was predicted; P3 and P4 are "
           "those that the publication names. The table has all 28. %1")
            .arg(where()));
    m_pairs->setOpenable(pairErrorsContent(*of, m_emotions));
}

void VectorBoard::showSignals(const std::vector<QStringList>& rows)
{
    auto* grid = static_cast<QGridLayout*>(m_signals->layout());
    while (QLayoutItem* item = grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_signals->setVisible(!rows.empty());
    if (rows.empty())
        return;
    const auto put = [&](int row, const QStringList& cells, LabelTone tone) {
        for (int column = 0; column < cells.size(); ++column)
            grid->addWidget(makeLabel(cells.at(column), theme::TextRole::Small, tone, m_signals),
                            row, column,
                            (column == 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    };
    put(0, {tr("Signal"), tr("Calibration error"), tr("Mean confidence"), tr("Right"), tr("n")},
        LabelTone::Muted);
    for (std::size_t i = 0; i < rows.size(); ++i)
        put(static_cast<int>(i) + 1, rows[i], LabelTone::Normal);
    grid->setColumnStretch(static_cast<int>(rows.front().size()), 1);
}

void VectorBoard::showCalibration()
{
    showSignals(run() ? calibrationRows(*run(), isTestOnly()) : std::vector<QStringList>());
    if (!run()) {
        m_behindBins.clear();
        showNothing(m_byView.at(placeOf(View::Reliability)), whyNoResult());
        return;
    }
    OpenableLines lines = calibrationContent(*m_result, *run(), isTestOnly());
    m_behindBins = std::move(lines.behind);
    const QString part = isTestOnly() ? tr("The test part.") : tr("All scenarios with gold.");
    m_calibration->setHeading(tr("Reliability: %1").arg(run()->name),
                              tr("How often answers are right at each level of confidence, in ten "
                                 "bins. A small mark stands for fewer than %1 answers. %2")
                                  .arg(QString::number(FewAnswers), part));
    if (lines.content.series.empty())
        m_calibration->setNothing(
            tr("%1 gives neither complete probabilities nor a confidence.").arg(run()->name));
    else
        m_calibration->setContent(lines.content);
    m_eces->setHeading(tr("Expected calibration error"),
                       tr("How far confidence is from accuracy, on average over all answers of "
                          "each set. %1")
                           .arg(part));
    m_eces->setOpenable(calibrationErrorContent(*m_result, isTestOnly()));
}

void VectorBoard::openBehind(const Behind& behind)
{
    std::vector<ScenarioId> items;
    for (const std::size_t place : behind.look ? behind.look() : entanglement::ScenarioPlaces())
        items.push_back(m_result->study.ids.at(place));
    if (items.empty())
        return;
    showItems(behind.what, items, m_itemNames, qobject_cast<ChartPanel*>(sender()));
}

} // namespace subtext
