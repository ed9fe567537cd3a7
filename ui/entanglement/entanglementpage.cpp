// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/entanglement/entanglementpage.h"

#include "core/study/study.h"
#include "ui/actions/actionregistry.h"
#include "ui/charts/agreementrows.h"
#include "ui/charts/chartboard.h"
#include "ui/charts/heatmapchart.h"
#include "ui/charts/intervalchart.h"
#include "ui/entanglement/entanglementmaps.h"
#include "ui/entanglement/smoothingbox.h"
#include "ui/text/agreementtext.h"
#include "ui/text/entanglementtext.h"
#include "ui/text/plurals.h"
#include "ui/text/shownwords.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/figuretile.h"
#include "ui/widgets/filterbox.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/itempanel.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/tilerow.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <utility>

namespace subtext {
namespace {

constexpr int TwoColumnsFrom = 1'000;
constexpr int ThreeColumnsFrom = 1'500;

enum Map { Published, Smoothed, Fitted, Together, Given, Information };

} // namespace

EntanglementPage::EntanglementPage(ActionRegistry& actions, Prompts& prompts, QWidget* parent)
    : FiguresPlace([](Study& study, const EntanglementRequest& request, const CancelToken&,
                      const ProgressSink&) { return entanglementResult(study, request); },
                   ChangeSet::FiguresChanged, parent)
    , m_prompts(prompts)
{
    buildHead();
    m_notice = new NoticeBar(this);
    buildTiles();
    column()->addWidget(m_notice);
    registerActions(actions);
}

EntanglementPage::~EntanglementPage()
{
    stop();
}

void EntanglementPage::buildHead()
{
    m_head = new PageHead(tr("Entanglement"), this);
    auto* controls = new FlowLayout(FlowLayout::Spread::AtEnd, 8);
    controls->squeezeFirst();
    m_without = makeButton(QString(), ButtonKind::Quiet, m_head, "withoutGold");
    m_without->setToolTip(plainToolTip(
        tr("Scenarios without gold: votes split on an emotion, or a rating missing.")));
    m_without->hide();
    m_part = new FilterBox(tr("Scenarios that count"), m_head);
    m_part->addItem(tr("From all"), static_cast<int>(GoldPart::All));
    m_part->addItem(tr("From the train part"), static_cast<int>(GoldPart::Train));
    m_smoothing = makeSmoothingBox(LeastSmoothing::None, m_head);
    m_usual = makeButton(tr("Use s = ½"), ButtonKind::Quiet, m_head, "usualSmoothing");
    m_usual->hide();
    // What comes and goes stands at the left of what stays where it is.
    addWidgets(*controls, m_without, m_usual, m_part, m_smoothing);
    connect(m_without, &QPushButton::clicked, this, [this] {
        if (m_result)
            showItems(tr("Without gold"), m_result->vectors.withoutGold(m_result->part));
    });
    connect(m_part, &QComboBox::currentIndexChanged, this, &EntanglementPage::ask);
    connect(m_smoothing, &QDoubleSpinBox::valueChanged, this, [this](double smoothing) {
        m_usual->setVisible(smoothing != entanglement::UsualSmoothing);
        ask();
    });
    connect(m_usual, &QPushButton::clicked, this, [this] {
        m_smoothing->setFocus(Qt::OtherFocusReason); // the button goes
        m_smoothing->setValue(entanglement::UsualSmoothing);
    });
    m_head->addControls(controls);
    column()->addWidget(m_head);
    column()->addWidget(
        makeLines(tr("Which emotions are felt together and which rule each other out: how often "
                     "each combination occurs in the gold labels, and the weights (θ) of a prior "
                     "that gives every combination a probability."),
                  theme::TextRole::Body, LabelTone::Muted, this));
}

void EntanglementPage::buildTiles()
{
    auto* row = new TileRow(this);
    m_scenarios = row->add(tr("Scenarios with gold"),
                           tr("Those of which every emotion is decided, by votes or by a person."));
    const QString gaps =
        tr("ln Z makes the probabilities of the 256 vectors sum to one. Below: the largest gaps "
           "between the prior’s own shares and the data’s, of an emotion and of a pair.");
    m_priorTiles = {row->add(tr("ln Z, published"), gaps), row->add(tr("ln Z, smoothed"), gaps),
                    row->add(tr("ln Z, fitted"), gaps)};
    column()->addWidget(row);
}

void EntanglementPage::buildCharts()
{
    m_board = new ChartBoard(this);
    m_board->setColumnsFrom(TwoColumnsFrom, ThreeColumnsFrom);
    m_board->setLastWide(true);
    column()->addWidget(m_board, 1);
    connect(m_board, &ChartBoard::deskRequested, this, &EntanglementPage::deskRequested);
    std::vector<ChartPanel*> charts;
    const auto map = [&](const QString& title, const QString& description) {
        auto* chart = new HeatMapChart(title, description, m_prompts, m_board->page());
        connect(chart, &HeatMapChart::cellActivated, this, &EntanglementPage::showCell);
        m_maps.push_back(chart);
        charts.push_back(chart);
    };
    map(tr("θ, published"), QString());
    map(tr("θ, smoothed"), QString());
    map(tr("θ, fitted"), QString());
    map(tr("Felt together"), QString());
    map(tr("P(row | column)"), QString());
    map(tr("Mutual information"), QString());
    m_marginals = new IntervalChart(tr("Marginals"), QString(), m_prompts, m_board->page());
    connect(m_marginals, &IntervalChart::rowActivated, this, &EntanglementPage::showMarginal);
    charts.push_back(m_marginals);
    for (ChartPanel* chart : charts)
        connect(chart, &ChartPanel::done, this, &EntanglementPage::tell);
    m_board->setCharts(charts);
}

void EntanglementPage::registerActions(ActionRegistry& actions)
{
    const QString place = tr("Entanglement");
    actions.add(this, place, tr("Close the items"), {QKeySequence(Qt::Key_Escape)},
                [this] { m_board->closeItems(); });
    actions.add(this, place, tr("To the choice of scenarios"), {QKeySequence(Qt::CTRL | Qt::Key_F)},
                [this] { m_part->setFocus(Qt::ShortcutFocusReason); });
    actions.note(place, tr("Scenarios behind a figure"),
                 tr("Enter on a row of a table; arrow keys and Enter in a heat map"));
}

void EntanglementPage::showStudy(const Environment&)
{
    if (!m_board)
        buildCharts();
    if (const auto task = shownTask(*m_study))
        m_emotions = StudyWords::ofQuestions(**task);
    m_board->items()->setStudy(m_study, !isBlind());
    m_board->area()->verticalScrollBar()->setValue(0);
}

void EntanglementPage::forgetStudy()
{
    if (!m_board)
        return; // nothing was ever started
    m_emotions.clear();
    m_itemNames.clear();
    m_without->hide();
    m_board->items()->setStudy(nullptr, false);
    m_board->closeItems();
    const QSignalBlocker noPart(m_part);
    const QSignalBlocker noSmoothing(m_smoothing);
    m_part->setCurrentIndex(0);
    m_smoothing->setValue(entanglement::UsualSmoothing);
    m_usual->hide();
}

GoldPart EntanglementPage::part() const
{
    return static_cast<GoldPart>(m_part->currentData().toInt());
}

void EntanglementPage::setPart(GoldPart part)
{
    m_part->setCurrentIndex(m_part->findData(static_cast<int>(part)));
}

ItemPanel* EntanglementPage::itemPanel() const
{
    return m_board->items();
}

EntanglementRequest EntanglementPage::request()
{
    const bool isLimited = isBlind();
    m_board->items()->setAnswersShown(!isLimited);
    return {part(), smoothing(), isLimited ? m_person.id : PersonId()};
}

void EntanglementPage::take()
{
    m_itemNames.clear();
    for (const GoldVector& each : m_result->vectors.scenarios)
        m_itemNames.insert(each.scenario, each.name);
    m_notice->dismiss();
    m_head->setLead(source());
    m_part->setToolTip(
        plainToolTip(m_result->vectors.isSplitImported
                         ? tr("The train part is named in the study’s files: it is all that a "
                              "prior may see when a model is measured on the others.")
                         : tr("The train part is 70 % of the scenarios, drawn with seed 42: it is "
                              "all that a prior may see when a model is measured on the others.")));
    showTiles();
    m_said.clear();
    showPriors();
    nameData();
    if (m_result->figures.data.scenarios > 0)
        showData();
    else
        showNothing(undefinedText({}, m_result->figures.data, m_emotions, WayOut::Smoothing));
    Q_EMIT updated();
}

QString EntanglementPage::source() const
{
    const auto n = static_cast<qint64>(m_result->figures.data.scenarios);
    return m_result->part == GoldPart::All
               ? tr("From all %n scenarios with gold", nullptr, plural(n))
               : tr("From %n scenarios with gold, of the train part", nullptr, plural(n));
}

void EntanglementPage::showTiles()
{
    const auto without = static_cast<qint64>(m_result->vectors.withoutGold(m_result->part).size());
    m_without->setText(tr("Without gold (%1)…").arg(without));
    m_without->setVisible(without > 0);
    const entanglement::EntanglementFigures& figures = m_result->figures;
    m_scenarios->setFigure(QString::number(figures.data.scenarios),
                           tr("%1 without gold").arg(without));
    const std::array priors{&figures.published, &figures.smoothed, &figures.fitted};
    for (std::size_t i = 0; i < priors.size(); ++i) {
        const auto& of = priors.at(i)->figures;
        if (of)
            m_priorTiles[i]->setFigure(
                figureText(of->logZ, 3),
                tr("gaps ≤ %1 and %2")
                    .arg(figureText(of->largestMarginalGap, 3), figureText(of->largestPairGap, 3)));
        else
            m_priorTiles[i]->setFigure(tr("undefined"), QString());
    }
}

void EntanglementPage::showPriors()
{
    const entanglement::EntanglementFigures& figures = m_result->figures;
    const QString smoothing = withShownPoint(QString::number(figures.options.smoothing));
    showPrior(*m_maps[Published], tr("θ, published (s = 0)"),
              tr("Logit of the share on the diagonal, logarithm of the lift elsewhere."),
              figures.published);
    showPrior(*m_maps[Smoothed], tr("θ, smoothed (s = %1)").arg(smoothing),
              tr("The same with %1 added to the counts.").arg(smoothing), figures.smoothed);
    showPrior(*m_maps[Fitted], tr("θ, fitted"),
              tr("Maximum entropy: the weights that reproduce the shares of the data."),
              figures.fitted);
}

void EntanglementPage::showPrior(HeatMapChart& chart, const QString& title, const QString& how,
                                 const entanglement::DescribedPrior& prior)
{
    const entanglement::CoOccurrence& counts = m_result->figures.data;
    if (!prior.weights) {
        chart.setHeading(title, tr("%1 %2.").arg(how, source()));
        chart.setNothing(
            saidOnce(undefinedText(prior.weights.error(), counts, m_emotions, WayOut::Smoothing)));
        return;
    }
    chart.setHeading(
        title, tr("%1 Framed: dyads, %2 of 8 positive; dashed: opposites, %3 of 4 negative. %4.")
                   .arg(how)
                   .arg(entanglement::positiveDyads(*prior.weights))
                   .arg(entanglement::negativeOpposites(*prior.weights))
                   .arg(source()));
    chart.setMap(weightMap(*prior.weights, counts, m_emotions));
}

/// What the charts of the data show, or would show.
void EntanglementPage::nameData()
{
    const bool isAny = m_result->figures.data.scenarios > 0;
    const QString marks =
        isAny ? tr("Framed: dyads; dashed: opposites. %1.").arg(source()) : QString();
    m_maps[Together]->setHeading(
        tr("Felt together"),
        saidTogether({tr("Scenarios with both emotions; on the diagonal, with the one."), marks}));
    m_maps[Given]->setHeading(
        tr("P(row | column)"),
        saidTogether(
            {tr("How often the emotion of the row is felt where that of the column is."), marks}));
    m_maps[Information]->setHeading(
        tr("Mutual information"),
        saidTogether({tr("What one emotion tells about the other, in nats."), marks}));
    m_marginals->setHeading(
        tr("Marginals"), tr("How often each emotion is felt in the data, and would be under each "
                            "prior. The table has the gaps, also of pairs. %1.")
                             .arg(source()));
}

void EntanglementPage::showData()
{
    const entanglement::CoOccurrence& counts = m_result->figures.data;
    m_maps[Together]->setMap(countMap(counts, m_emotions));
    m_maps[Given]->setMap(conditionalMap(counts, m_emotions));
    m_maps[Information]->setMap(informationMap(counts, m_emotions));
    m_marginals->setContent(marginalsContent(m_result->figures, m_emotions));
}

void EntanglementPage::showNothing(const QString& why)
{
    for (const Map map : {Together, Given, Information})
        m_maps[map]->setNothing(saidOnce(why));
    m_marginals->setNothing(saidOnce(why));
}

/// A reason that one chart gave already is not read in all of them.
QString EntanglementPage::saidOnce(const QString& why)
{
    return std::exchange(m_said, why) == why ? tr("Nothing to show here either.") : why;
}

void EntanglementPage::showItems(const QString& what, const std::vector<ScenarioId>& items)
{
    m_board->showItems(what, items, m_itemNames, qobject_cast<ChartPanel*>(sender()));
}

void EntanglementPage::showCell(int row, int column)
{
    const auto first = static_cast<std::size_t>(row);
    const auto second = static_cast<std::size_t>(column);
    const QString what = row == column
                             ? m_emotions.at(row)
                             : pairWords(entanglement::pairIndex(first, second), m_emotions);
    const auto emotions =
        static_cast<EmotionSet>(entanglement::only(first) | entanglement::only(second));
    showItems(what, m_result->vectors.with(emotions, m_result->part));
}

void EntanglementPage::showMarginal(int row)
{
    const EmotionSet emotions = emotionsOfMarginalsRow(row);
    const auto count = static_cast<int>(entanglement::Emotions);
    QString what = tr("With gold");
    if (row < count)
        what = m_emotions.at(row);
    else if (emotions != 0)
        what = pairWords(static_cast<std::size_t>(row - count), m_emotions);
    showItems(what, m_result->vectors.with(emotions, m_result->part));
}

} // namespace subtext
