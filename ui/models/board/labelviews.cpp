// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/board/labelviews.h"

#include "core/study/study.h"
#include "ui/actions/actionregistry.h"
#include "ui/charts/agreementrows.h"
#include "ui/models/board/itemsview.h"
#include "ui/models/board/leaderboardview.h"
#include "ui/models/board/modelitempanel.h"
#include "ui/models/board/setview.h"
#include "ui/models/board/tablechoice.h"
#include "ui/models/files/hiding.h"
#include "ui/models/files/withdrawing.h"
#include "ui/text/answertext.h"
#include "ui/text/plurals.h"
#include "ui/text/shownwords.h"
#include "ui/widgets/announcement.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/filterbox.h"
#include "ui/widgets/itempanel.h"
#include "ui/widgets/pagestack.h"
#include "ui/widgets/plaintooltip.h"
#include "ui/widgets/scrollarea.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace subtext {
namespace {

constexpr int ViewsShare = 3;
constexpr int PanelShare = 2;

} // namespace

LabelViews::LabelViews(Settings& settings, Prompts& prompts, PageHead& head, QWidget* parent)
    : ModelViews(tr("labels"),
                 {ModelView::Leaderboard, ModelView::Set, ModelView::Items, ModelView::Import,
                  ModelView::Asking, ModelView::Topics},
                 settings, head, parent)
    , m_prompts(prompts)
{
    buildChoices();
}

void LabelViews::buildChoices()
{
    constexpr int Gap = 18;
    choices()->layout()->setSpacing(Gap);
    m_questions = new FilterBox(tr("Question"), choices());
    connect(m_questions, &QComboBox::currentIndexChanged, this, [this] {
        closeItems();
        m_leaderboard->tableBox()->forget();
        Q_EMIT chosen();
    });
    m_gold = new FilterBox(tr("Gold labels"), choices());
    m_gold->addItems({tr("Gold of the study"), tr("Gold of the files")});
    m_gold->setToolTip(
        plainToolTip(tr("Prediction files may include the gold labels they were published with. "
                        "Scored on these, figures can be compared with the publication.")));
    m_withoutAmbiguous = new QCheckBox(tr("Without ambiguous"), choices());
    m_withoutAmbiguous->setToolTip(
        plainToolTip(tr("Leaves out items that have a label and were decided to be ambiguous.")));
    const std::array<QWidget*, 3> all{m_questions, m_gold, m_withoutAmbiguous};
    for (QWidget* choice : all) {
        choice->hide();
        choices()->layout()->addWidget(choice);
    }
    connect(m_gold, &QComboBox::currentIndexChanged, this, &LabelViews::chosen);
    connect(m_withoutAmbiguous, &QCheckBox::toggled, this, &LabelViews::chosen);
}

void LabelViews::build()
{
    QVBoxLayout* column = makeColumn(this, {}, 12);
    column->addWidget(buildTop());
    m_splitter = new QSplitter(this);
    m_splitter->setChildrenCollapsible(false);
    m_stack = new PageStack(m_splitter);
    m_leaderboard = new LeaderboardView(m_prompts, m_stack);
    m_set = new SetView(m_prompts, m_stack);
    m_areas = {addScrolling(*m_leaderboard), addScrolling(*m_set)};
    m_items = m_stack->add<ItemsView>();
    m_nothing = m_stack->add<Announcement>(ButtonKind::Quiet);
    m_nothing->setTitle(tr("How would a model do?"));
    m_nothing->setLead(
        tr("Compare models with people: how often models give the gold label, how often they give "
           "a person’s label, and whether a model could stand in for a person."));
    m_nothing->firstButton()->setText(tr("Import predictions…"));
    m_nothing->secondButton()->hide();
    m_panel = new ModelItemPanel(m_splitter);
    m_panel->hide();
    m_splitter->addWidget(m_stack);
    m_splitter->addWidget(m_panel);
    m_splitter->setStretchFactor(0, ViewsShare);
    m_splitter->setStretchFactor(1, PanelShare);
    column->addWidget(m_splitter, 1);
    m_leaderboard->table()->addAction(hiding()->action());
    m_leaderboard->table()->setContextMenuPolicy(Qt::ActionsContextMenu);
    connectViews();
}

/// Charts want more height than they need at least, and where a page has only the least of all its
/// cards, Qt takes what they want from the others.
QScrollArea* LabelViews::addScrolling(QWidget& view)
{
    QScrollArea* area = makeScrollArea(m_stack);
    area->setProperty("scrollsSideways", true); // in a narrow window, beside the items of a figure
    area->setWidget(&view);
    m_stack->addWidget(area);
    return area;
}

void LabelViews::connectViews()
{
    connect(m_leaderboard, &LeaderboardView::setChosen, this, &LabelViews::chooseSet);
    connect(m_set, &SetView::setChosen, this, &LabelViews::chooseSet);
    connect(m_leaderboard, &LeaderboardView::setOpened, this, &LabelViews::openSet);
    connect(m_leaderboard, &LeaderboardView::epsilonChanged, this, &LabelViews::chosen);
    connect(m_leaderboard->tableBox(), &TableChoice::tableChanged, this, &LabelViews::chosen);
    connect(m_leaderboard->tableBox(), &TableChoice::refused, this, &LabelViews::refused);
    connect(m_set, &SetView::itemsRequested, this, &LabelViews::showItems);
    connect(m_set, &SetView::exportRequested, this, [this](int set, PredictionFormat format) {
        const auto& sets = m_figures->evaluation.sets;
        Q_EMIT exportRequested(sets.at(static_cast<std::size_t>(set)).name, m_figures->question,
                               format);
    });
    connect(m_set, &SetView::submissionRequested, this, [this](int set) {
        Q_EMIT submissionRequested(
            m_figures->evaluation.sets.at(static_cast<std::size_t>(set)).name);
    });
    connect(m_items, &ItemsView::itemsRequested, this, &LabelViews::showItems);
    connect(m_items, &ItemsView::itemReached, this,
            [this](const QString& what, const evaluation::Places& places) {
                if (m_panel->isVisible())
                    m_panel->showItems(what, places);
            });
    connect(m_panel, &ModelItemPanel::closeRequested, this, &LabelViews::closeItems);
    connect(m_panel, &ModelItemPanel::deskRequested, this, &LabelViews::deskRequested);
    connect(m_nothing->firstButton(), &QPushButton::clicked, this, &LabelViews::filesWanted);
    connect(m_leaderboard, &LeaderboardView::done, this, &LabelViews::told);
    connect(m_set, &SetView::done, this, &LabelViews::told);
}

void LabelViews::registerActions(ActionRegistry& actions, const QString& section,
                                 const std::function<void()>& focusChoice)
{
    actions.add(choices(), section, tr("To the figure, the set or the filter"),
                {QKeySequence(Qt::CTRL | Qt::Key_F)}, focusChoice, Role::Annotator, kind());
    actions.note(section, tr("Items behind a figure"),
                 tr("Enter on a row of a table; arrow keys and Enter in a heat map"), kind());
    actions.note(section, tr("Open a set"), tr("Enter on its row of the leaderboard"), kind());
}

void LabelViews::start(Study& study, bool isBlind, bool isTheirs)
{
    offerQuestions(study);
    m_panel->setStudy(&study, !isBlind);
    m_nothing->firstButton()->setVisible(isTheirs);
    m_noSets = isTheirs
                   ? tr("The study holds no predictions yet. Import them from files, which you "
                        "check before anything is kept, or ask models (Asking). Nothing is sent "
                        "before you agree.")
                   : tr("The study holds no predictions yet. A coordinator imports them from "
                        "files.");
    m_nothing->setNote(m_noSets);
    // A whole set would tell an adjudicator of items that wait at the desk.
    m_set->exportButton()->setVisible(isTheirs);
    m_set->submissionButton()->setVisible(isTheirs);
}

void LabelViews::offerQuestions(Study& study)
{
    const QSignalBlocker quiet(m_questions);
    m_questions->clear();
    if (const auto task = shownTask(study)) {
        for (const Question& question : (*task)->questions)
            m_questions->addItem(questionWord(question));
    }
    m_questions->setVisible(m_questions->count() > 1);
    const QSignalBlocker quietGold(m_gold);
    const QSignalBlocker quietBox(m_withoutAmbiguous);
    m_gold->setCurrentIndex(0);
    m_withoutAmbiguous->setChecked(false);
}

void LabelViews::forget()
{
    closeItems();
    m_figures.reset();
    showAbout(m_view);
    m_panel->setStudy(nullptr, false);
    m_leaderboard->clear();
    m_set->clear();
    m_items->clear();
}

QString LabelViews::whyNoImport() const
{
    // A report of what a file holds names values of any item.
    return tr(
        "Only coordinators can import predictions, because the report names undecided items.");
}

QScrollArea* LabelViews::area() const
{
    return qobject_cast<QScrollArea*>(m_stack->currentWidget());
}

void LabelViews::setAnswersShown(bool areShown)
{
    m_panel->setAnswersShown(areShown);
}

void LabelViews::addTo(ModelsRequest& request) const
{
    request.question = static_cast<QuestionIndex>(
        static_cast<std::uint8_t>(std::max(0, m_questions->currentIndex())));
    request.epsilon = m_leaderboard->epsilon();
    request.table = m_leaderboard->tableBox()->table();
    request.gold =
        m_gold->currentIndex() > 0 ? evaluation::GoldOrigin::File : evaluation::GoldOrigin::Study;
    request.ambiguous = m_withoutAmbiguous->isChecked() ? evaluation::AmbiguousItems::LeftOut
                                                        : evaluation::AmbiguousItems::Counted;
}

void LabelViews::setResult(const ModelsResult& result)
{
    m_figures = result.labels;
    // What is chosen can be taken back, also where another question has none of it.
    m_gold->setVisible(m_figures->hasGoldOfFiles || m_gold->currentIndex() > 0);
    m_withoutAmbiguous->setVisible(m_figures->hasMarked || m_withoutAmbiguous->isChecked());
    m_leaderboard->setResult(m_figures);
    if (m_figures->hasSets())
        m_set->setResult(m_figures, m_leaderboard->chosenSet());
    m_items->setResult(m_figures);
    m_panel->setResult(m_figures);
    showPart();
}

QString LabelViews::lead(ModelView /*view*/) const
{
    if (!m_figures->hasSets())
        return {};
    const evaluation::Evaluation& evaluation = m_figures->evaluation;
    QString sets = setsText(evaluation);
    if (m_figures->leftOut > 0)
        sets = tr("%1, %2 hidden").arg(sets, QString::number(m_figures->leftOut));
    QString text = tr("%1, scored on %2 with gold")
                       .arg(sets, tr("%n items", nullptr, plural(evaluation.items)));
    if (evaluation.how.gold == evaluation::GoldOrigin::File)
        text += tr(" of the files");
    const qint64 leftOut = evaluation.ambiguous + evaluation.unresolved;
    if (leftOut > 0 && evaluation.how.ambiguous == evaluation::AmbiguousItems::LeftOut)
        text += tr("; %1 ambiguous or without gold left out").arg(leftOut);
    else if (leftOut > 0)
        text += tr("; %1 without gold left out").arg(leftOut);
    return text;
}

QString LabelViews::about(ModelView view) const
{
    if (!m_figures || !m_figures->hasSets())
        return {};
    switch (view) {
    case ModelView::Leaderboard:
        return tr("Each row is one prediction set, compared with people’s gold labels, or with "
                  "their votes for the vote share: further right is better. Lines are 95 % "
                  "bootstrap intervals over items.");
    case ModelView::Set:
        return tr("One prediction set: how many items it labelled, how often its labels are the "
                  "gold labels, and which labels it gave instead.");
    case ModelView::Items:
        return tr("Each row is one item: people’s votes, its gold label, and the label that each "
                  "prediction set gave, with ✓ where it is the gold label.");
    default:
        return {};
    }
}

void LabelViews::showView(ModelView view)
{
    m_view = view;
    closeItems();
    showPart();
}

QWidget* LabelViews::firstControl(ModelView view) const
{
    if (m_nothing->firstButton()->isVisible()) // nothing is there to choose from yet
        return m_nothing->firstButton();
    const std::array<QWidget*, 3> choices{m_leaderboard->metricBox(), m_set->setBox(),
                                          m_items->filterBox()};
    return choices.at(static_cast<std::size_t>(view));
}

void LabelViews::showPart()
{
    offerHiding();
    showAbout(m_view);
    if (isOfPage(m_view))
        return;
    if (m_figures && m_figures->leftOut > 0)
        m_nothing->setNote(tr("All prediction sets are hidden. “Show hidden” brings them back."));
    else if (withdrawing()->hasSome())
        m_nothing->setNote(tr("All prediction sets are withdrawn. “Withdrawn sets” says why."));
    else
        m_nothing->setNote(m_noSets);
    if (m_figures && !m_figures->hasSets())
        m_stack->showPage(m_nothing);
    else if (m_view == ModelView::Items)
        m_stack->showPage(m_items);
    else
        m_stack->setCurrentWidget(m_areas.at(static_cast<std::size_t>(m_view)));
}

/// Of the chosen set; the list of items has all of them.
void LabelViews::offerHiding()
{
    const int chosen = m_leaderboard->chosenSet();
    const bool isOffered =
        m_figures && m_figures->hasSets() && chosen >= 0 && m_view != ModelView::Items;
    if (!isOffered)
        return offer({});
    const auto& set = m_figures->evaluation.sets.at(static_cast<std::size_t>(chosen));
    offer(set.name, set.shortName);
}

void LabelViews::chooseSet(int set)
{
    if (!m_figures)
        return;
    if (m_leaderboard->chosenSet() != set)
        m_leaderboard->chooseSet(set);
    m_set->setResult(m_figures, set);
    offerHiding();
}

void LabelViews::openSet(int set)
{
    chooseSet(set);
    Q_EMIT viewWanted(ModelView::Set);
    m_set->setBox()->setFocus(Qt::OtherFocusReason);
}

void LabelViews::showSet(const SetName& name)
{
    if (!m_figures || isToldLeftOut(name))
        return;
    const auto& sets = m_figures->evaluation.sets;
    const auto found =
        std::find_if(sets.begin(), sets.end(),
                     [&](const evaluation::SetEvaluation& set) { return set.name == name; });
    if (found == sets.end())
        Q_EMIT told(
            tr("No answer of this run is scored yet: none is for an item with a gold label."));
    else
        openSet(static_cast<int>(found - sets.begin()));
}

void LabelViews::showItems(const QString& what, const evaluation::Places& places)
{
    if (!m_panel->isAncestorOf(QApplication::focusWidget()))
        m_keysBefore = QApplication::focusWidget();
    // The panel takes width, and the cards another order: the one that was asked stays where it is.
    QWidget* asked = m_view == ModelView::Set ? m_set->askedCard() : nullptr;
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

void LabelViews::closeItems()
{
    const bool hasKeys = m_panel->isAncestorOf(QApplication::focusWidget());
    m_panel->hide();
    if (hasKeys && m_keysBefore && m_keysBefore->isVisible())
        m_keysBefore->setFocus(Qt::OtherFocusReason);
}

} // namespace subtext
