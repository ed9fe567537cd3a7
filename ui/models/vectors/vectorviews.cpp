// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/vectors/vectorviews.h"

#include "core/study/study.h"
#include "ui/actions/actionregistry.h"
#include "ui/charts/agreementrows.h"
#include "ui/entanglement/smoothingbox.h"
#include "ui/models/files/setexport.h"
#include "ui/models/files/setsubmission.h"
#include "ui/models/files/withdrawing.h"
#include "ui/models/vectors/scenarioscore.h"
#include "ui/models/vectors/vectorboard.h"
#include "ui/text/modeltext.h"
#include "ui/text/plurals.h"
#include "ui/text/shownwords.h"
#include "ui/text/vectormodeltext.h"
#include "ui/text/words.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/filterbox.h"
#include "ui/widgets/itempanel.h"
#include "ui/widgets/pagestack.h"
#include "ui/widgets/plaintooltip.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {
namespace {

VectorBoard::View boardView(ModelView view)
{
    switch (view) {
    case ModelView::Gain:
        return VectorBoard::View::Gain;
    case ModelView::Errors:
        return VectorBoard::View::Errors;
    case ModelView::Reliability:
        return VectorBoard::View::Reliability;
    default:
        return VectorBoard::View::Runs;
    }
}

} // namespace

VectorViews::VectorViews(Settings& settings, Prompts& prompts, PageHead& head, QWidget* parent)
    : ModelViews(tr("vectors"),
                 {ModelView::Runs, ModelView::Gain, ModelView::Errors, ModelView::Reliability,
                  ModelView::Scenario, ModelView::Import, ModelView::Asking, ModelView::Topics},
                 settings, head, parent)
    , m_prompts(prompts)
{
    buildChoices();
}

void VectorViews::buildChoices()
{
    constexpr int Gap = 8;
    choices()->layout()->setSpacing(Gap);
    m_set = new FilterBox(tr("Prediction set"), choices());
    m_set->setToolTip(plainToolTip(tr("One model in one mode, shown by the charts of one set.")));
    m_protocol = new FilterBox(tr("Protocol"), choices());
    m_protocol->setObjectName(QStringLiteral("protocol"));
    for (const auto protocol : entanglement::AllProtocols)
        m_protocol->addItem(protocolWord(protocol), static_cast<int>(protocol));
    m_smoothing = makeSmoothingBox(LeastSmoothing::ALittle, choices());
    m_smoothing->setObjectName(QStringLiteral("smoothing"));
    m_export = setexport::makeButton({PredictionFormat::Csv, PredictionFormat::JsonLines},
                                     choices(), [this](PredictionFormat format) {
                                         Q_EMIT exportRequested(m_figures->runs.at(chosenRun()).set,
                                                                FirstQuestion, format);
                                     });
    m_export->setObjectName(QStringLiteral("export"));
    connect(setsubmission::addTo(*m_export->menu()), &QAction::triggered, this,
            [this] { Q_EMIT submissionRequested(m_figures->runs.at(chosenRun()).set); });
    for (QWidget* widget : {static_cast<QWidget*>(m_set), static_cast<QWidget*>(m_protocol),
                            static_cast<QWidget*>(m_smoothing), static_cast<QWidget*>(m_export)})
        choices()->layout()->addWidget(widget);
    connect(m_set, &QComboBox::currentIndexChanged, this, &VectorViews::showChosen);
    connect(m_protocol, &QComboBox::currentIndexChanged, this, [this] {
        showSmoothingOfProtocol();
        showChosen();
    });
    connect(m_smoothing, &QDoubleSpinBox::valueChanged, this, [this](double smoothing) {
        m_chosenSmoothing = smoothing;
        Q_EMIT chosen();
    });
}

void VectorViews::build()
{
    QVBoxLayout* column = makeColumn(this, {}, 12);
    column->addWidget(buildTop());
    buildEmptyCard();
    column->addWidget(m_empty);
    m_pages = new PageStack(this);
    column->addWidget(m_pages, 1);
    m_board = m_pages->add<VectorBoard>(m_prompts);
    m_board->items()->offer(tr("Score of this scenario…"));
    connect(m_board, &VectorBoard::deskRequested, this, &VectorViews::deskRequested);
    connect(m_board, &VectorBoard::done, this, &VectorViews::told);
    connect(m_board->items(), &ItemPanel::itemRequested, this, &VectorViews::showScore);
    m_score = m_pages->add<ScenarioScore>();
}

void VectorViews::buildEmptyCard()
{
    m_empty = makeCard(this);
    m_empty->setObjectName(QStringLiteral("empty"));
    QHBoxLayout* row = makeRow(m_empty, {20, 16, 20, 16}, 18);
    auto* words = new QVBoxLayout;
    m_emptyTitle = makeLines(QString(), theme::TextRole::Strong, LabelTone::Normal, m_empty);
    words->addWidget(m_emptyTitle);
    auto* about =
        makeLines(tr("Import a model’s predictions: for each scenario the probability of yes for "
                     "eight emotions, or its written answers, as CSV, JSON or JSON Lines. Subtext "
                     "then combines them with the prior of the gold vectors by maximum a "
                     "posteriori (MAP) and shows what that gains, where, and why. The published "
                     "figures are below."),
                  theme::TextRole::Body, LabelTone::Muted, m_empty);
    words->setSpacing(4);
    words->addWidget(about);
    words->addStretch(1);
    row->addLayout(words, 1);
    m_emptyImport = makeButton(tr("Import predictions…"), ButtonKind::Primary, m_empty);
    m_emptyImport->setObjectName(QStringLiteral("emptyImport"));
    row->addWidget(m_emptyImport, 0, Qt::AlignVCenter);
    connect(m_emptyImport, &QPushButton::clicked, this, &VectorViews::filesWanted);
    m_empty->hide();
}

void VectorViews::registerActions(ActionRegistry& actions, const QString& section,
                                  const std::function<void()>& focusChoice)
{
    actions.add(choices(), section, tr("To the choice of set, or to the search of a scenario"),
                {QKeySequence(Qt::CTRL | Qt::Key_F)}, focusChoice, Role::Annotator, kind());
    actions.note(section, tr("Scenarios behind a figure"),
                 tr("Enter on a row of a table; arrow keys and Enter in a chart of lines"), kind());
    actions.note(section, tr("Another α in the score of a scenario"),
                 tr("Arrow keys on the slider"), kind());
}

void VectorViews::start(Study& study, bool isBlind, bool isTheirs)
{
    if (!m_board) {
        build();
        forget(); // of a board without a study
    }
    if (const auto task = shownTask(study))
        m_emotions = StudyWords::ofQuestions(**task);
    m_isTheirs = isTheirs;
    m_board->items()->setStudy(&study, !isBlind);
    m_score->setStudy(&study, m_emotions, !isBlind);
    m_emptyImport->setVisible(isTheirs);
    m_emptyImport->setEnabled(study.access() == Study::Access::Write);
    m_board->area()->verticalScrollBar()->setValue(0);
}

void VectorViews::forget()
{
    if (!m_board)
        return; // nothing was ever started
    m_figures.reset();
    m_emotions.clear();
    m_board->items()->setStudy(nullptr, false);
    m_board->clear();
    m_score->setStudy(nullptr, {}, false);
    const QSignalBlocker noSet(m_set);
    const QSignalBlocker noProtocol(m_protocol);
    m_chosenSmoothing = entanglement::UsualSmoothing;
    m_set->clear();
    m_protocol->setCurrentIndex(
        m_protocol->findData(static_cast<int>(entanglement::EvaluationProtocol::HeldOut)));
    showSmoothingOfProtocol();
    showAbout(m_view);
}

QString VectorViews::whyNoImport() const
{
    // What is wrong with a file is told with its values, of any scenario.
    return tr("Adjudicators should not see what models say: the coordinator imports predictions.");
}

void VectorViews::setAnswersShown(bool areShown)
{
    m_board->items()->setAnswersShown(areShown);
    m_score->setAnswersShown(areShown);
}

void VectorViews::addTo(ModelsRequest& request) const
{
    request.areVectors = true;
    request.smoothing = m_chosenSmoothing;
}

void VectorViews::setResult(const ModelsResult& result)
{
    m_figures = result.vectors;
    m_board->setHasWithdrawn(withdrawing()->hasSome());
    fillSets();
    showEmptyState();
    showChosen();
}

void VectorViews::showView(ModelView view)
{
    m_view = view;
    if (view == ModelView::Scenario) {
        m_pages->showPage(m_score);
    } else if (!isOfPage(view)) {
        m_board->showView(boardView(view));
        m_pages->showPage(m_board);
    }
    showEmptyState();
    showAbout(m_view);
}

QWidget* VectorViews::firstControl(ModelView view) const
{
    if (view == ModelView::Scenario)
        return m_score->search();
    return m_empty->isVisible() ? static_cast<QWidget*>(m_emptyImport) : m_set;
}

void VectorViews::closeItems()
{
    m_board->closeItems();
}

void VectorViews::showEmptyState()
{
    const bool isNothing = m_figures && m_figures->runs.empty();
    m_empty->setVisible(isNothing && m_view == ModelView::Runs);
    if (isNothing && m_figures->leftOut > 0)
        m_emptyTitle->setText(tr("All prediction sets are hidden"));
    else if (isNothing && withdrawing()->hasSome())
        m_emptyTitle->setText(tr("All prediction sets are withdrawn"));
    else
        m_emptyTitle->setText(tr("No model has answered these scenarios yet"));
    const bool isOfSets = !isNothing && !isOfPage(m_view);
    m_set->setVisible(isOfSets);
    // A whole set would tell an adjudicator of scenarios that wait at the desk.
    m_export->setVisible(isOfSets && m_isTheirs);
    m_protocol->setVisible(!isOfPage(m_view));
    m_smoothing->setVisible(isOfSets);
}

void VectorViews::choose(int run, entanglement::EvaluationProtocol protocol)
{
    m_set->setCurrentIndex(run);
    m_protocol->setCurrentIndex(m_protocol->findData(static_cast<int>(protocol)));
}

entanglement::EvaluationProtocol VectorViews::protocol() const
{
    return static_cast<entanglement::EvaluationProtocol>(m_protocol->currentData().toInt());
}

/// The paper's prior has none; what was chosen for the others is kept for them.
void VectorViews::showSmoothingOfProtocol()
{
    showSmoothing(*m_smoothing, m_chosenSmoothing,
                  protocol() != entanglement::EvaluationProtocol::Published);
}

void VectorViews::showScore(ScenarioId scenario)
{
    if (m_score->showScenario(scenario))
        Q_EMIT viewWanted(ModelView::Scenario);
    else
        Q_EMIT told(tr("%1 gives no answer for this scenario.").arg(m_set->currentText()));
}

ItemPanel* VectorViews::itemPanel() const
{
    return m_board->items();
}

void VectorViews::fillSets()
{
    const QSignalBlocker blocker(m_set);
    const QString before = m_set->currentText();
    m_set->clear();
    for (const VectorRun& each : m_figures->runs)
        m_set->addItem(each.isHidden ? hiddenName(each.name) : each.name);
    m_set->setCurrentIndex(std::max(0, m_set->findText(before)));
    m_set->setEnabled(!m_figures->runs.empty());
}

void VectorViews::showChosen()
{
    if (!m_figures)
        return;
    for (const auto each : entanglement::AllProtocols)
        m_protocol->setItemData(m_protocol->findData(static_cast<int>(each)),
                                plainToolTip(protocolExplanation(each, m_figures->smoothing)),
                                Qt::ToolTipRole);
    const QString explanation = protocolExplanation(protocol(), m_figures->smoothing);
    m_protocol->setToolTip(plainToolTip(explanation));
    m_protocol->setAccessibleDescription(explanation);
    Q_EMIT leadChanged();
    if (m_figures->runs.empty())
        offer({});
    else
        offer(m_figures->runs.at(chosenRun()).set, m_figures->runs.at(chosenRun()).name);
    showAbout(m_view);
    m_board->showRun(m_figures, chosenRun(), protocol(), m_emotions);
    m_score->showRun(m_figures, chosenRun(), protocol());
}

std::size_t VectorViews::chosenRun() const
{
    return static_cast<std::size_t>(std::max(0, m_set->currentIndex()));
}

void VectorViews::showSet(const SetName& name)
{
    if (!m_figures || isToldLeftOut(name))
        return;
    const auto& runs = m_figures->runs;
    const auto found = std::find_if(runs.begin(), runs.end(),
                                    [&](const VectorRun& run) { return run.set == name; });
    if (found == runs.end()) {
        Q_EMIT told(tr("No answer of this run is scored yet."));
        return;
    }
    m_set->setCurrentIndex(static_cast<int>(found - runs.begin()));
    Q_EMIT viewWanted(ModelView::Gain);
}

QString VectorViews::about(ModelView view) const
{
    if (!m_figures || m_figures->runs.empty())
        return {};
    const auto withMap = [this](const QString& text) {
        return saidTogether({text, mapText(m_figures->runs.at(chosenRun()).result(protocol()))});
    };
    switch (view) {
    case ModelView::Runs:
        return withMap(tr("Each row is one prediction set, scored by how well its yes or no to "
                          "eight emotions matches the gold labels: further right is better."));
    case ModelView::Gain:
        return withMap(tr("What becomes of the chosen set’s answers as the prior, how often "
                          "people feel emotions together, gets more weight (α)."));
    case ModelView::Errors:
        return withMap(tr("Which emotions the chosen set misses or adds, compared with the gold "
                          "labels."));
    case ModelView::Reliability:
        return tr("Whether answers that a model gives with 80 % confidence are right 80 % of the "
                  "time: points on the diagonal say so.");
    case ModelView::Scenario:
        return tr("One scenario: which emotions the model says, and why maximum a posteriori "
                  "(MAP), which adds how often people feel them together, keeps or changes them.");
    default:
        return {};
    }
}

QString VectorViews::lead(ModelView view) const
{
    if (m_figures->runs.empty() || isOfPage(view)) // it is of the chosen set
        return {};
    const VectorRun& run = m_figures->runs.at(chosenRun());
    const entanglement::SetEvaluation& of = run.evaluation;
    QStringList sentences{
        tr("%1 is scored on %2.")
            .arg(run.name, tr("%n scenarios with gold", nullptr, plural(of.scenarios)))};
    if (of.withoutGold > 0)
        sentences << tr("%n without gold are left out.", nullptr, plural(of.withoutGold));
    if (of.withProbabilities < of.scenarios)
        sentences << tr("%n lack a probability.", nullptr,
                        plural(of.scenarios - of.withProbabilities));
    if (of.contradictions > 0)
        sentences << tr("%n written answers contradict their probability.", nullptr,
                        plural(of.contradictions));
    if (m_figures->withheld > 0)
        sentences << tr("Answers to undecided scenarios are withheld.");
    return saidTogether(sentences);
}

} // namespace subtext
