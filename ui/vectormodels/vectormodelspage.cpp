// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/vectormodels/vectormodelspage.h"

#include "core/study/study.h"
#include "ui/actions/actionregistry.h"
#include "ui/asking/runsview.h"
#include "ui/charts/agreementrows.h"
#include "ui/entanglement/smoothingbox.h"
#include "ui/predictions/importview.h"
#include "ui/prompts/prompts.h"
#include "ui/text/vectormodeltext.h"
#include "ui/text/words.h"
#include "ui/vectormodels/scenarioscore.h"
#include "ui/vectormodels/vectorboard.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/itempanel.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/pagestack.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/segmentbar.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace subtext {

VectorModelsPage::VectorModelsPage(ActionRegistry& actions, Prompts& prompts, QWidget* parent)
    : FiguresPlace([](Study& study, const VectorModelsRequest& request, const CancelToken& cancel,
                      const ProgressSink&) { return vectorModelsResult(study, request, cancel); },
                   ChangeSet::FiguresChanged | ChangeSet::ModelsChanged, parent)
    , m_prompts(prompts)
{
    buildHead();
    m_notice = new NoticeBar(this);
    m_map = makeLabel(QString(), theme::TextRole::Body, LabelTone::Muted, this);
    m_map->setWordWrap(true);
    m_map->hide();
    column()->addWidget(m_map);
    buildEmptyCard();
    m_pages = new PageStack(this);
    column()->addWidget(m_pages, 1);
    column()->addWidget(m_notice);
    m_asking = m_pages->add<RunsView>(m_prompts);
    connect(m_asking, &RunsView::viewWanted, this, [this] {
        if (m_view != View::Asking)
            showView(View::Asking);
    });
    connect(m_asking, &RunsView::setRequested, this, &VectorModelsPage::showSetNamed);
    connect(m_asking, &RunsView::answersRequested, this, &VectorModelsPage::ask);
    registerActions(actions);
}

VectorModelsPage::~VectorModelsPage()
{
    stop();
}

void VectorModelsPage::buildHead()
{
    m_head = new PageHead(tr("Models"), tr("Views of the models"),
                          {tr("Runs"), tr("Gain"), tr("Errors"), tr("Reliability"),
                           tr("One scenario"), tr("Import"), tr("Asking")},
                          this);
    auto* controls = new QHBoxLayout;
    controls->setSpacing(8);
    m_set = new QComboBox(m_head);
    m_set->setAccessibleName(tr("Set of predictions"));
    m_set->setToolTip(plainToolTip(tr("One model in one mode: what the charts of one set show.")));
    m_set->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_protocol = new QComboBox(m_head);
    m_protocol->setObjectName(QStringLiteral("protocol"));
    m_protocol->setAccessibleName(tr("Protocol"));
    for (const auto protocol : entanglement::AllProtocols)
        m_protocol->addItem(protocolWord(protocol), static_cast<int>(protocol));
    m_smoothing = makeSmoothingBox(LeastSmoothing::ALittle, m_head);
    m_smoothing->setObjectName(QStringLiteral("smoothing"));
    m_export = setexport::makeButton({PredictionFormat::Csv, PredictionFormat::JsonLines}, m_head,
                                     [this](PredictionFormat format) { exportSet(format); });
    m_export->setObjectName(QStringLiteral("export"));
    for (QWidget* widget : {static_cast<QWidget*>(m_set), static_cast<QWidget*>(m_protocol),
                            static_cast<QWidget*>(m_smoothing), static_cast<QWidget*>(m_export)})
        controls->addWidget(widget);
    m_head->addControls(controls);
    column()->addWidget(m_head);
    connect(m_head, &PageHead::viewChosen, this,
            [this](int view) { goTo(static_cast<View>(view)); });
    connect(m_set, &QComboBox::currentIndexChanged, this, &VectorModelsPage::showChosen);
    connect(m_protocol, &QComboBox::currentIndexChanged, this, &VectorModelsPage::showChosen);
    connect(m_smoothing, &QDoubleSpinBox::valueChanged, this, &VectorModelsPage::ask);
}

void VectorModelsPage::buildEmptyCard()
{
    m_empty = makeCard(this);
    m_empty->setObjectName(QStringLiteral("empty"));
    auto* row = new QHBoxLayout(m_empty);
    row->setContentsMargins(20, 16, 20, 16);
    row->setSpacing(18);
    auto* words = new QVBoxLayout;
    words->addWidget(makeLabel(tr("No model has answered these scenarios yet"),
                               theme::TextRole::Strong, LabelTone::Normal, m_empty));
    auto* about = makeLabel(
        tr("Take in what a model says: for each scenario the probability of yes of eight emotions, "
           "or its written answers, as CSV, JSON or JSON Lines. Subtext then puts the prior of the "
           "gold vectors beside the text (MAP) and shows what that gains, where, and why. Below "
           "stands what was published."),
        theme::TextRole::Body, LabelTone::Muted, m_empty);
    about->setWordWrap(true);
    words->setSpacing(4);
    words->addWidget(about);
    words->addStretch(1);
    row->addLayout(words, 1);
    m_emptyImport = makeButton(tr("Import predictions…"), ButtonKind::Primary, m_empty);
    m_emptyImport->setObjectName(QStringLiteral("emptyImport"));
    row->addWidget(m_emptyImport, 0, Qt::AlignVCenter);
    connect(m_emptyImport, &QPushButton::clicked, this, [this] {
        showView(View::Import);
        m_import->ask();
    });
    m_empty->hide();
    column()->addWidget(m_empty);
}

void VectorModelsPage::buildBoard()
{
    m_board = m_pages->add<VectorBoard>(m_prompts);
    m_board->items()->offer(tr("Score of this scenario…"));
    connect(m_board, &VectorBoard::deskRequested, this, &VectorModelsPage::deskRequested);
    connect(m_board, &VectorBoard::done, this, &VectorModelsPage::tell);
    connect(m_board->items(), &ItemPanel::itemRequested, this, &VectorModelsPage::showScore);
    m_score = m_pages->add<ScenarioScore>();
    m_import = m_pages->add<ImportView>(m_prompts);
    connect(m_import, &ImportView::filesChosen, this, &VectorModelsPage::readFiles);
}

void VectorModelsPage::registerActions(ActionRegistry& actions)
{
    const QString place = keysSection();
    m_head->registerViews(actions, this, place);
    m_asking->registerActions(actions, *this, place);
    actions.add(this, place, tr("Close the items"), {QKeySequence(Qt::Key_Escape)},
                [this] { m_board->closeItems(); });
    actions.add(this, place, tr("To the choice of set, or to the search of a scenario"),
                {QKeySequence(Qt::CTRL | Qt::Key_F)}, [this] { focusChoice(); });
    actions.note(place, tr("Scenarios behind a figure"),
                 tr("Return on a row of a table; arrow keys and Return in a chart of lines"));
    actions.note(place, tr("Another α in the score of a scenario"), tr("Arrow keys on the slider"));
}

void VectorModelsPage::focusChoice()
{
    QWidget* choice = m_set;
    if (m_view == View::Asking)
        choice = m_asking->firstControl();
    else if (m_view == View::Scenario)
        choice = m_score->search();
    else if (m_view == View::Import)
        choice = m_import->askButton();
    else if (m_empty->isVisible()) // nothing is there to choose from yet
        choice = m_emptyImport;
    if (!choice->isVisible() || !choice->isEnabled())
        choice = m_head->views()->button(static_cast<int>(m_view));
    choice->setFocus(Qt::ShortcutFocusReason);
}

void VectorModelsPage::showStudy(const Environment& environment)
{
    if (!m_board) {
        buildBoard();
        forgetStudy(); // of a board without a study
    }
    if (const auto task = m_study->task()) {
        for (const Question& question : (*task)->questions)
            m_emotions << charts::questionWord(question);
    }
    m_board->items()->setStudy(m_study, !isBlind());
    m_score->setStudy(m_study, m_emotions, !isBlind());
    m_emptyImport->setVisible(mayImport());
    showEmptyState();
    m_emptyImport->setEnabled(m_study->access() == Study::Access::Write);
    // What is wrong with a file is told with its values, of any scenario.
    m_import->setStudy(m_study, m_person.id,
                       mayImport() ? QString()
                                   : tr("Whoever decides is not to meet what models say: the "
                                        "coordinator takes predictions in."));
    m_asking->start(*m_study, m_person, environment);
    m_board->area()->verticalScrollBar()->setValue(0);
}

void VectorModelsPage::forgetStudy()
{
    if (!m_board)
        return;       // nothing was ever started
    m_asking->stop(); // first: what came of a run is still written into the study
    m_emotions.clear();
    m_empty->hide();
    m_board->items()->setStudy(nullptr, false);
    m_board->clear();
    m_score->setStudy(nullptr, {}, false);
    m_import->setStudy(nullptr, {});
    const QSignalBlocker noSet(m_set);
    const QSignalBlocker noProtocol(m_protocol);
    const QSignalBlocker noSmoothing(m_smoothing);
    m_smoothing->setValue(entanglement::UsualSmoothing);
    m_set->clear();
    m_protocol->setCurrentIndex(
        m_protocol->findData(static_cast<int>(entanglement::EvaluationProtocol::HeldOut)));
    m_head->setLead(QString());
    m_map->clear();
    showView(View::Runs);
}

bool VectorModelsPage::mayImport() const
{
    return m_person.role == Role::Coordinator; // a report names values of any scenario
}

void VectorModelsPage::showView(View view)
{
    m_view = view;
    m_head->setView(static_cast<int>(view));
    if (view == View::Asking) {
        m_pages->showPage(m_asking);
    } else if (view == View::Scenario) {
        m_pages->showPage(m_score);
    } else if (view == View::Import) {
        m_pages->showPage(m_import);
    } else {
        m_board->showView(static_cast<VectorBoard::View>(view));
        m_pages->showPage(m_board);
    }
    showEmptyState();
    showMap();
    if (m_result)
        showLead();
}

void VectorModelsPage::goTo(View view)
{
    m_head->goTo(
        static_cast<int>(view), [this, view] { showView(view); }, [this] { focusChoice(); });
}

void VectorModelsPage::showEmptyState()
{
    const bool isNothing = m_result && m_result->runs.empty();
    m_empty->setVisible(isNothing && m_view == View::Runs);
    const bool isOfSets = !isNothing && m_view != View::Import && m_view != View::Asking;
    m_set->setVisible(isOfSets);
    // A whole set would tell an adjudicator of scenarios that wait at the desk.
    m_export->setVisible(isOfSets && mayImport());
    m_protocol->setVisible(m_view != View::Import && m_view != View::Asking);
    m_smoothing->setVisible(isOfSets);
}

void VectorModelsPage::choose(int run, entanglement::EvaluationProtocol protocol)
{
    m_set->setCurrentIndex(run);
    m_protocol->setCurrentIndex(m_protocol->findData(static_cast<int>(protocol)));
}

entanglement::EvaluationProtocol VectorModelsPage::protocol() const
{
    return static_cast<entanglement::EvaluationProtocol>(m_protocol->currentData().toInt());
}

void VectorModelsPage::showScore(ScenarioId scenario)
{
    if (!m_score->showScenario(scenario)) {
        tell(tr("%1 says nothing of this scenario.").arg(m_set->currentText()));
        return;
    }
    showView(View::Scenario);
}

ItemPanel* VectorModelsPage::itemPanel() const
{
    return m_board->items();
}

VectorModelsRequest VectorModelsPage::request()
{
    const bool isLimited = isBlind();
    m_board->items()->setAnswersShown(!isLimited);
    m_score->setAnswersShown(!isLimited);
    return {isLimited ? m_person.id : PersonId(), m_person.role == Role::Adjudicator,
            m_smoothing->value()};
}

void VectorModelsPage::take()
{
    fillSets();
    m_import->setKept(m_result->kept);
    showEmptyState();
    showChosen();
    Q_EMIT updated();
}

void VectorModelsPage::fillSets()
{
    const QSignalBlocker blocker(m_set);
    const QString before = m_set->currentText();
    m_set->clear();
    for (const VectorRun& each : m_result->runs)
        m_set->addItem(each.name);
    m_set->setCurrentIndex(std::max(0, m_set->findText(before)));
    m_set->setEnabled(!m_result->runs.empty());
}

void VectorModelsPage::showChosen()
{
    if (!m_result)
        return;
    for (const auto each : entanglement::AllProtocols)
        m_protocol->setItemData(m_protocol->findData(static_cast<int>(each)),
                                plainToolTip(protocolExplanation(each, m_result->smoothing)),
                                Qt::ToolTipRole);
    const QString explanation = protocolExplanation(protocol(), m_result->smoothing);
    m_protocol->setToolTip(plainToolTip(explanation));
    m_protocol->setAccessibleDescription(explanation);
    showLead();
    showMap();
    m_board->showRun(m_result, chosenRun(), protocol(), m_emotions);
    m_score->showRun(m_result, chosenRun(), protocol());
}

std::size_t VectorModelsPage::chosenRun() const
{
    return static_cast<std::size_t>(std::max(0, m_set->currentIndex()));
}

void VectorModelsPage::showSetNamed(const SetName& name)
{
    if (!m_result)
        return;
    const auto& runs = m_result->runs;
    const auto found = std::find_if(runs.begin(), runs.end(),
                                    [&](const VectorRun& run) { return run.set == name; });
    if (found == runs.end()) {
        tell(tr("No answer of this run is scored yet."));
        return;
    }
    m_set->setCurrentIndex(static_cast<int>(found - runs.begin()));
    showView(View::Gain);
}

void VectorModelsPage::showMap()
{
    const bool isSaid = m_result && !m_result->runs.empty() &&
                        (m_view == View::Runs || m_view == View::Gain || m_view == View::Errors);
    if (isSaid)
        m_map->setText(mapText(m_result->runs.at(chosenRun()).result(protocol())));
    m_map->setVisible(isSaid);
}

QString VectorModelsPage::mapSaid() const
{
    return m_map->isHidden() ? QString() : m_map->text();
}

void VectorModelsPage::showLead()
{
    if (m_result->runs.empty() || m_view == View::Import ||
        m_view == View::Asking) { // it is of the chosen set
        m_head->setLead(QString());
        return;
    }
    const VectorRun& run = m_result->runs.at(chosenRun());
    const entanglement::SetEvaluation& of = run.evaluation;
    QStringList parts{tr("%1: %2").arg(run.name, counted(static_cast<qint64>(of.scenarios),
                                                         tr("1 scenario with gold"),
                                                         tr("%1 scenarios with gold")))};
    if (of.withoutGold > 0)
        parts << tr("%1 without gold left out").arg(of.withoutGold);
    if (of.withProbabilities < of.scenarios)
        parts << tr("%1 lack a probability").arg(of.scenarios - of.withProbabilities);
    if (of.contradictions > 0)
        parts << counted(of.contradictions, tr("1 written answer contradicts its probability"),
                         tr("%1 written answers contradict their probability"));
    if (m_result->withheld > 0)
        parts << tr("answers to undecided scenarios are withheld");
    m_head->setLead(parts.join(QStringLiteral("; ")));
}

void VectorModelsPage::readFiles(const PredictionFiles& files)
{
    if (!isStarted())
        return;
    m_import->setReading(true);
    read([files](Study& study,
                 const CancelToken& cancel) { return findVectors(study, files, cancel); },
         [this, files](const auto& found) {
             m_import->takeRead({files, found});
         });
}

void VectorModelsPage::exportSet(PredictionFormat format)
{
    const SetName set = m_result->runs.at(chosenRun()).set;
    setexport::askWhereTo(m_prompts, this, format, [=, this](const QString& path) {
        read([=](Study& study,
                 const CancelToken&) { return writeKeptVectors(study, set, format, path); },
             [=, this](const Result<void>& how) { setexport::tellOutcome(*m_notice, path, how); });
    });
}

} // namespace subtext
