// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/modelboardpage.h"

#include "core/study/study.h"
#include "ui/actions/actionregistry.h"
#include "ui/asking/runsview.h"
#include "ui/charts/agreementrows.h"
#include "ui/models/itemsview.h"
#include "ui/models/leaderboardview.h"
#include "ui/models/modelitempanel.h"
#include "ui/models/setview.h"
#include "ui/models/tablechoice.h"
#include "ui/predictions/importview.h"
#include "ui/predictions/setexport.h"
#include "ui/prompts/prompts.h"
#include "ui/text/words.h"
#include "ui/widgets/announcement.h"
#include "ui/widgets/itempanel.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/pagehead.h"
#include "ui/widgets/pagestack.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/scrollarea.h"
#include "ui/widgets/segmentbar.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace subtext {
namespace {

constexpr int ViewsShare = 3;
constexpr int PanelShare = 2;

} // namespace

ModelBoardPage::ModelBoardPage(ActionRegistry& actions, Prompts& prompts, QWidget* parent)
    : FiguresPlace([](Study& study, const BoardRequest& request, const CancelToken& cancel,
                      const ProgressSink&) { return modelResult(study, request, cancel); },
                   ChangeSet::FiguresChanged | ChangeSet::ModelsChanged, parent)
    , m_prompts(prompts)
{
    buildHead();
    m_notice = new NoticeBar(this);
    buildViews();
    connectViews();
    registerActions(actions);
}

ModelBoardPage::~ModelBoardPage()
{
    stop();
}

void ModelBoardPage::buildHead()
{
    m_head =
        new PageHead(tr("Models"), tr("Views of the models"),
                     {tr("Leaderboard"), tr("Set"), tr("Items"), tr("Import"), tr("Asking")}, this);
    m_questions = new QComboBox(m_head);
    m_questions->setAccessibleName(tr("Question"));
    m_questions->hide();
    m_head->addControl(m_questions);
    connect(m_questions, &QComboBox::currentIndexChanged, this, [this] {
        closeItems();
        m_leaderboard->tableBox()->forget();
        ask();
    });
    m_gold = new QComboBox(m_head);
    m_gold->setAccessibleName(tr("Gold labels"));
    m_gold->addItems({tr("Gold of the study"), tr("Gold of the files")});
    m_gold->setToolTip(plainToolTip(
        tr("Prediction files may bring the gold labels that they were published with. Scored on "
           "these, figures can be compared with the publication.")));
    m_withoutAmbiguous = new QCheckBox(tr("Without ambiguous"), m_head);
    m_withoutAmbiguous->setToolTip(
        plainToolTip(tr("Leaves out items that have a label and were decided to be ambiguous.")));
    const std::array<QWidget*, 2> choices{m_gold, m_withoutAmbiguous};
    for (QWidget* choice : choices) {
        choice->hide();
        m_head->addControl(choice);
    }
    connect(m_gold, &QComboBox::currentIndexChanged, this, &ModelBoardPage::ask);
    connect(m_withoutAmbiguous, &QCheckBox::toggled, this, &ModelBoardPage::ask);
    connect(m_head, &PageHead::viewChosen, this,
            [this](int view) { goTo(static_cast<View>(view)); });
    column()->addWidget(m_head);
}

void ModelBoardPage::buildViews()
{
    m_splitter = new QSplitter(this);
    m_splitter->setChildrenCollapsible(false);
    m_stack = new PageStack(m_splitter);
    m_leaderboard = new LeaderboardView(m_prompts, m_stack);
    m_set = new SetView(m_prompts, m_stack);
    m_areas = {addScrolling(*m_leaderboard), addScrolling(*m_set)};
    m_items = m_stack->add<ItemsView>();
    m_import = m_stack->add<ImportView>(m_prompts);
    m_asking = m_stack->add<RunsView>(m_prompts);
    m_nothing = m_stack->add<Announcement>(ButtonKind::Quiet);
    m_nothing->setTitle(tr("How would a model do?"));
    m_nothing->setLead(tr("Here the answers of models stand beside those of people: how often they "
                          "give the gold label, how often the label of a person, and whether a "
                          "model could stand in for one."));
    m_nothing->firstButton()->setText(tr("Import predictions…"));
    m_nothing->secondButton()->hide();
    m_panel = new ModelItemPanel(m_splitter);
    m_panel->hide();
    m_splitter->addWidget(m_stack);
    m_splitter->addWidget(m_panel);
    m_splitter->setStretchFactor(0, ViewsShare);
    m_splitter->setStretchFactor(1, PanelShare);
    column()->addWidget(m_splitter, 1);
    column()->addWidget(m_notice);
}

/// Charts want more height than they need at least, and where a page has only the least of all its
/// cards, Qt takes what they want from the others.
QScrollArea* ModelBoardPage::addScrolling(QWidget& view)
{
    QScrollArea* area = makeScrollArea(m_stack);
    area->setProperty("scrollsSideways", true); // in a narrow window, beside the items of a figure
    area->setWidget(&view);
    m_stack->addWidget(area);
    return area;
}

void ModelBoardPage::connectViews()
{
    connect(m_leaderboard, &LeaderboardView::setChosen, this, &ModelBoardPage::chooseSet);
    connect(m_set, &SetView::setChosen, this, &ModelBoardPage::chooseSet);
    connect(m_leaderboard, &LeaderboardView::setOpened, this, [this](int set) {
        chooseSet(set);
        showView(View::Set);
        m_set->setBox()->setFocus(Qt::OtherFocusReason);
    });
    connect(m_leaderboard, &LeaderboardView::epsilonChanged, this, &ModelBoardPage::ask);
    connect(m_leaderboard->tableBox(), &TableChoice::tableChanged, this, &ModelBoardPage::ask);
    connect(m_leaderboard->tableBox(), &TableChoice::refused, this,
            [this](const QString& why) { m_notice->showNotice(NoticeBar::Kind::Danger, why); });
    connect(m_set, &SetView::itemsRequested, this, &ModelBoardPage::showItems);
    connect(m_set, &SetView::exportRequested, this, &ModelBoardPage::exportSet);
    connect(m_items, &ItemsView::itemsRequested, this, &ModelBoardPage::showItems);
    connect(m_items, &ItemsView::itemReached, this,
            [this](const QString& what, const evaluation::Places& places) {
                if (m_panel->isVisible())
                    m_panel->showItems(what, places);
            });
    connect(m_panel, &ModelItemPanel::closeRequested, this, &ModelBoardPage::closeItems);
    connect(m_panel, &ModelItemPanel::deskRequested, this, &ModelBoardPage::deskRequested);
    connect(m_import, &ImportView::filesChosen, this, &ModelBoardPage::readFiles);
    connect(m_asking, &RunsView::viewWanted, this, [this] {
        if (m_view != View::Asking)
            showView(View::Asking);
    });
    connect(m_asking, &RunsView::setRequested, this, &ModelBoardPage::showSetNamed);
    connect(m_asking, &RunsView::answersRequested, this, &ModelBoardPage::ask);
    connect(m_nothing->firstButton(), &QPushButton::clicked, this, [this] {
        showView(View::Import);
        m_import->ask();
    });
    connect(m_leaderboard, &LeaderboardView::done, this, &ModelBoardPage::tell);
    connect(m_set, &SetView::done, this, &ModelBoardPage::tell);
}

void ModelBoardPage::registerActions(ActionRegistry& actions)
{
    const QString section = keysSection();
    m_head->registerViews(actions, this, section);
    m_asking->registerActions(actions, *this, section);
    actions.add(this, section, tr("Close the items"), {QKeySequence(Qt::Key_Escape)},
                [this] { closeItems(); });
    actions.add(this, section, tr("To the figure, the set or the filter"),
                {QKeySequence(Qt::CTRL | Qt::Key_F)}, [this] { focusChoice(); });
    actions.note(section, tr("Items behind a figure"),
                 tr("Return on a row of a table; arrow keys and Return in a heat map"));
    actions.note(section, tr("Open a set"), tr("Return on its row of the leaderboard"));
}

void ModelBoardPage::showStudy(const Environment& environment)
{
    offerQuestions();
    m_panel->setStudy(m_study, !isBlind());
    // A report of what a file holds names values of any item.
    m_import->setStudy(m_study, m_person.id,
                       mayImport() ? QString()
                                   : tr("Coordinators take predictions in: what is told of a file "
                                        "names items that are still to be decided."));
    m_nothing->firstButton()->setVisible(mayImport());
    m_nothing->setNote(mayImport()
                           ? tr("The study holds no predictions yet. They come from files, which "
                                "you look through before anything is kept, or from models that "
                                "you ask (Asking). Nothing is sent before you say so.")
                           : tr("The study holds no predictions yet. A coordinator takes them in "
                                "from files."));
    // A whole set would tell an adjudicator of items that wait at the desk.
    m_set->exportButton()->setVisible(mayImport());
    m_asking->start(*m_study, m_person, environment);
    showView(View::Leaderboard);
}

void ModelBoardPage::offerQuestions()
{
    const QSignalBlocker quiet(m_questions);
    m_questions->clear();
    if (const auto task = m_study->task()) {
        for (const Question& question : (*task)->questions)
            m_questions->addItem(charts::questionWord(question));
    }
    m_questions->setVisible(m_questions->count() > 1);
    const QSignalBlocker quietGold(m_gold);
    const QSignalBlocker quietBox(m_withoutAmbiguous);
    m_gold->setCurrentIndex(0);
    m_withoutAmbiguous->setChecked(false);
}

void ModelBoardPage::forgetStudy()
{
    m_asking->stop(); // first: what came of a run is still written into the study
    closeItems();
    m_panel->setStudy(nullptr, false);
    m_import->setStudy(nullptr, {});
    m_leaderboard->clear();
    m_set->clear();
    m_items->clear();
    m_head->setLead(QString());
}

QScrollArea* ModelBoardPage::area() const
{
    return qobject_cast<QScrollArea*>(m_stack->currentWidget());
}

bool ModelBoardPage::mayImport() const
{
    return m_person.role == Role::Coordinator;
}

BoardRequest ModelBoardPage::request()
{
    const bool isLimited = isBlind();
    m_panel->setAnswersShown(!isLimited);
    const auto question = static_cast<QuestionIndex>(
        static_cast<std::uint8_t>(std::max(0, m_questions->currentIndex())));
    return {question,
            m_leaderboard->epsilon(),
            m_person.role == Role::Adjudicator,
            isLimited ? m_person.id : PersonId(),
            m_leaderboard->tableBox()->table(),
            m_gold->currentIndex() > 0 ? evaluation::GoldOrigin::File
                                       : evaluation::GoldOrigin::Study,
            m_withoutAmbiguous->isChecked() ? evaluation::AmbiguousItems::LeftOut
                                            : evaluation::AmbiguousItems::Counted};
}

void ModelBoardPage::take()
{
    m_notice->dismiss();
    m_head->setLead(m_result->hasSets() ? source() : QString());
    // What is chosen can be taken back, also where another question has none of it.
    m_gold->setVisible(m_result->hasGoldOfFiles || m_gold->currentIndex() > 0);
    m_withoutAmbiguous->setVisible(m_result->hasMarked || m_withoutAmbiguous->isChecked());
    m_leaderboard->setResult(m_result);
    if (m_result->hasSets())
        m_set->setResult(m_result, m_leaderboard->chosenSet());
    m_items->setResult(m_result);
    m_import->setKept(m_result->kept);
    m_panel->setResult(m_result);
    showPart();
    Q_EMIT updated();
}

QString ModelBoardPage::source() const
{
    const evaluation::Evaluation& evaluation = m_result->evaluation;
    QString text =
        tr("%1, scored on %2 with gold")
            .arg(setsText(evaluation), counted(evaluation.items, tr("1 item"), tr("%1 items")));
    if (evaluation.how.gold == evaluation::GoldOrigin::File)
        text += tr(" of the files");
    const qint64 leftOut = evaluation.ambiguous + evaluation.unresolved;
    if (leftOut > 0 && evaluation.how.ambiguous == evaluation::AmbiguousItems::LeftOut)
        text += tr("; %1 ambiguous or without gold left out").arg(leftOut);
    else if (leftOut > 0)
        text += tr("; %1 without gold left out").arg(leftOut);
    return text;
}

void ModelBoardPage::showView(View view)
{
    m_view = view;
    m_head->setView(static_cast<int>(view));
    closeItems();
    showPart();
}

void ModelBoardPage::goTo(View view)
{
    m_head->goTo(
        static_cast<int>(view), [this, view] { showView(view); }, [this] { focusChoice(); });
}

void ModelBoardPage::focusChoice()
{
    const std::array<QWidget*, 5> choices{m_leaderboard->metricBox(), m_set->setBox(),
                                          m_items->filterBox(), m_import->askButton(),
                                          m_asking->firstControl()};
    QWidget* choice = choices.at(static_cast<std::size_t>(m_view));
    if (!choice->isVisible() && m_view != View::Asking) // nothing is there to choose from yet
        choice = m_nothing->isVisible() && mayImport()
                     ? static_cast<QWidget*>(m_nothing->firstButton())
                     : m_head->views()->button(static_cast<int>(m_view));
    choice->setFocus(Qt::ShortcutFocusReason);
}

void ModelBoardPage::showPart()
{
    const bool isEmpty = m_result && !m_result->hasSets();
    if (m_view == View::Import)
        m_stack->showPage(m_import);
    else if (m_view == View::Asking)
        m_stack->showPage(m_asking);
    else if (isEmpty)
        m_stack->showPage(m_nothing);
    else if (m_view == View::Items)
        m_stack->showPage(m_items);
    else
        m_stack->setCurrentWidget(m_areas.at(static_cast<std::size_t>(m_view)));
}

void ModelBoardPage::chooseSet(int set)
{
    if (!m_result)
        return;
    if (m_leaderboard->chosenSet() != set)
        m_leaderboard->chooseSet(set);
    m_set->setResult(m_result, set);
}

void ModelBoardPage::showSetNamed(const SetName& name)
{
    if (!m_result)
        return;
    const auto& sets = m_result->evaluation.sets;
    const auto found =
        std::find_if(sets.begin(), sets.end(),
                     [&](const evaluation::SetEvaluation& set) { return set.name == name; });
    if (found == sets.end()) {
        tell(tr("No answer of this run is scored yet: none is of an item with a gold label."));
        return;
    }
    chooseSet(static_cast<int>(found - sets.begin()));
    goTo(View::Set);
}

void ModelBoardPage::showItems(const QString& what, const evaluation::Places& places)
{
    if (!m_panel->isAncestorOf(QApplication::focusWidget()))
        m_keysBefore = QApplication::focusWidget();
    // The panel takes width, and the cards another order: the one that was asked stays where it is.
    QWidget* asked = m_view == View::Set ? m_set->askedCard() : nullptr;
    const int height = asked ? heightIn(*area(), *asked) : 0;
    m_panel->show();
    if (!std::exchange(m_wasPanelOpen, true)) {
        // Of its own accord it would take all the width there is.
        const int room = m_splitter->width() - m_splitter->handleWidth();
        const int panel = room * PanelShare / (ViewsShare + PanelShare);
        m_splitter->setSizes({room - panel, panel});
    }
    if (asked)
        bringBack(*area(), *asked, height);
    m_panel->showItems(what, places);
}

void ModelBoardPage::closeItems()
{
    const bool hasKeys = m_panel->isAncestorOf(QApplication::focusWidget());
    m_panel->hide();
    if (hasKeys && m_keysBefore && m_keysBefore->isVisible())
        m_keysBefore->setFocus(Qt::OtherFocusReason);
}

void ModelBoardPage::readFiles(const PredictionFiles& files)
{
    if (!isStarted())
        return;
    m_import->setReading(true);
    read([files](Study& study,
                 const CancelToken& cancel) { return findLabels(study, files, cancel); },
         [this, files](const auto& found) {
             m_import->takeRead({files, found});
         });
}

void ModelBoardPage::exportSet(int set, PredictionFormat format)
{
    const SetName name = m_result->evaluation.sets.at(static_cast<std::size_t>(set)).name;
    const QuestionIndex question = m_result->question;
    setexport::askWhereTo(m_prompts, this, format, [=, this](const QString& path) {
        read([=](Study& study,
                 const CancelToken&) { return writeLabels(study, name, question, format, path); },
             [=, this](const Result<void>& how) { setexport::tellOutcome(*m_notice, path, how); });
    });
}

} // namespace subtext
