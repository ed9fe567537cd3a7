// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/deskpage.h"

#include "core/desk/deskqueue.h"
#include "core/operation/datalock.h"
#include "ui/adjudicate/decisionpanel.h"
#include "ui/adjudicate/decisionside.h"
#include "ui/adjudicate/deskending.h"
#include "ui/adjudicate/deskhead.h"
#include "ui/adjudicate/deskkeys.h"
#include "ui/adjudicate/deskleavingout.h"
#include "ui/adjudicate/desknotices.h"
#include "ui/adjudicate/deskprogress.h"
#include "ui/adjudicate/deskquestions.h"
#include "ui/adjudicate/deskscene.h"
#include "ui/adjudicate/historydialog.h"
#include "ui/adjudicate/itemmenu.h"
#include "ui/adjudicate/lockdialog.h"
#include "ui/adjudicate/ministrip.h"
#include "ui/adjudicate/practicenote.h"
#include "ui/adjudicate/questiontable.h"
#include "ui/adjudicate/queuepanel.h"
#include "ui/adjudicate/ratercolumns.h"
#include "ui/adjudicate/secondlookoffer.h"
#include "ui/prompts/prompts.h"
#include "ui/text/desktext.h"
#include "ui/text/errortext.h"
#include "ui/text/words.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/fittedpage.h"
#include "ui/widgets/inputwatch.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/reasondialog.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QScrollBar>
#include <QShowEvent>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace subtext {
namespace {

constexpr int MiddleMargin = 10;
constexpr int UsualRaters = 3;

} // namespace

DeskPage::DeskPage(ActionRegistry& actions, Prompts& prompts, QWidget* parent)
    : QWidget(parent)
    , m_prompts(prompts)
    , m_notice(new NoticeBar(this))
    , m_queue(new QueuePanel(this))
{
    QVBoxLayout* layout = makeColumn(this, {}, 0);
    auto* splitter = makeSplitter(Qt::Horizontal, 6, this);
    m_queue->setMinimumWidth(210);
    splitter->addWidget(m_queue);
    buildMiddle(*splitter);
    buildDecision(*splitter); // here: Tab goes from left to right, then down
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 6);
    splitter->setStretchFactor(2, 1);
    splitter->setSizes({240, 720, 300});
    layout->addWidget(splitter, 1);
    m_strip = new DeskStrip(this);
    m_about = makeButton(tr("Charts: this group"), ButtonKind::Quiet, m_strip);
    m_about->setToolTip(tr("Which items the charts below cover"));
    m_about->hide(); // until there are charts
    connect(m_about, &QPushButton::clicked, this, [this] { setStripAboutAll(!m_isStripAboutAll); });
    m_strip->addControl(m_about);
    layout->addWidget(m_strip);
    connectPanels();
    m_notice->setHome([this] { restFocus(); });
    m_notices = new DeskNotices(*this);
    m_keys = registerDeskKeys(actions, *this);
    new InputWatch(
        *this, InputWatch::Moves::Ignored,
        [this] {
            if (m_session)
                m_session->editing().noteInput();
        },
        [this](bool isActive) {
            if (m_session && isVisible())
                m_session->editing().setWindowActive(isActive);
        });
}

DeskPage::~DeskPage()
{
    stop();
}

void DeskPage::buildDecision(QSplitter& splitter)
{
    m_side = new DecisionSide(&splitter);
    m_decision = m_side->panel();
    connect(m_side, &DecisionSide::fitted, this, &DeskPage::fitQueue);
    splitter.addWidget(m_side);
}

void DeskPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitQueue();
    fitScene();
}

void DeskPage::fitQueue()
{
    const int columns = std::max(RaterColumns::widthOf(UsualRaters), m_columns->usualWidth());
    const int beside = m_queue->minimumWidth() + m_side->minimumWidth() + MiddleMargin * 2;
    const bool isNarrow = width() < columns + beside;
    if (isNarrow == m_head->isNarrow())
        return;
    m_head->setNarrow(isNarrow);
    setQueueShown(!isNarrow);
}

bool DeskPage::isQueueFolded() const
{
    return m_queue->isHidden();
}

void DeskPage::setQueueShown(bool isShown)
{
    const bool hadFocus = m_queue->isAncestorOf(QApplication::focusWidget());
    m_head->unfold()->setChecked(isShown);
    m_queue->setVisible(isShown);
    if (hadFocus && !isShown)
        restFocus();
}

void DeskPage::restFocus(Qt::FocusReason reason)
{
    (isQueueFolded() ? static_cast<QWidget*>(m_head->unfold()) : m_queue->list())->setFocus(reason);
}

void DeskPage::buildMiddle(QSplitter& splitter)
{
    auto* middle = new QWidget(&splitter);
    QVBoxLayout* column = makeColumn(middle, {MiddleMargin, 12, MiddleMargin, 10}, 8);
    m_head = new DeskHead(middle);
    m_looks = new SecondLookOffer(*m_head, *m_notice);
    connect(m_head, &DeskHead::unfolded, this, &DeskPage::setQueueShown);
    m_leavingOut = new DeskLeavingOut(*m_head, *m_notice, m_prompts, *this);
    connect(m_leavingOut, &DeskLeavingOut::leftOut, this, [this] { restFocus(); });
    connect(m_head, &DeskHead::lockRequested, this, &DeskPage::askAboutLock);
    column->addWidget(m_head);
    m_comparison = makeLines(QString(), theme::TextRole::Small, LabelTone::Muted, middle);
    m_comparison->hide();
    column->addWidget(m_comparison);
    m_halves = makeSplitter(Qt::Vertical, 8, middle);
    m_scene = new DeskScene(m_halves);
    m_answers = new QWidget(m_halves);
    QVBoxLayout* answers = makeColumn(m_answers, {}, 10);
    m_asked = new DeskQuestions(m_answers);
    m_questions = new QuestionTable(m_answers);
    m_columns = new RaterColumns(m_answers);
    answers->addWidget(m_asked);
    answers->addWidget(m_questions, 3);
    answers->addWidget(m_columns, 1);
    answers->addStretch(0);
    addWidgets(*m_halves, m_scene, m_answers);
    m_halves->setStretchFactor(0, 2);
    m_halves->setStretchFactor(1, 3);
    m_halves->setSizes({210, 360});
    m_case = makePage(middle);
    QVBoxLayout* whole = makeColumn(m_case, {}, 0);
    whole->addWidget(new FittedPage(m_halves, m_case), 1);
    whole->addWidget(m_columns->makeOuterBar(m_case));
    column->addWidget(m_case, 1);
    m_nothing = makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, middle);
    m_nothing->setObjectName(QStringLiteral("nothing"));
    m_nothing->setTextFormat(Qt::PlainText); // it may quote what was searched for
    m_nothing->setAlignment(Qt::AlignCenter);
    m_nothing->hide();
    column->addWidget(m_nothing, 1);
    m_head->setNotice(*m_notice, *column); // neither the queue nor the decision gives way to it
    connect(m_halves, &QSplitter::splitterMoved, this, [this] { m_areHalvesDragged = true; });
    splitter.addWidget(middle);
}

void DeskPage::connectPanels()
{
    connect(m_queue, &QueuePanel::moved, this, [this](ScenarioId scenario) {
        if (m_session)
            m_session->show(scenario); // a queue that was unfolded stays
    });
    connect(m_queue, &QueuePanel::chosen, this, [this](ScenarioId scenario) {
        if (m_session)
            m_session->show(scenario);
        if (m_head->isNarrow())
            setQueueShown(false);
    });
    connect(m_queue, &QueuePanel::visibleChanged, this, [this] {
        if (m_session)
            m_session->setVisible(m_queue->visible());
        if (m_session && !m_nothing->isHidden())
            showWhetherAny(); // the reason may be another one
    });
    connect(m_queue, &QueuePanel::searched, this, [this] {
        if (m_session)
            m_session->followSearch(!m_queue->isSearching());
    });
    connect(m_queue, &QueuePanel::filterChosen, this, [this] {
        if (m_session)
            m_session->keepToVisible();
    });
    connect(m_questions, &QuestionTable::questionChosen, this, [this](QuestionIndex question) {
        if (m_session)
            m_session->editing().setQuestion(question);
    });
    connect(m_columns, &RaterColumns::labelTaken, this, [this](int place) {
        if (m_session)
            m_session->editing().take(place);
    });
    connect(m_columns, &RaterColumns::attended, m_scene, &DeskScene::showMarksOf);
    connect(m_asked, &DeskQuestions::draftChanged, m_queue, &QueuePanel::followReplies);
    connect(m_strip, &DeskStrip::talliesRequested, this, &DeskPage::setTalliesShown);
    connectDecision();
}

void DeskPage::connectDecision()
{
    connect(m_decision, &DecisionPanel::markToggled, this, &DeskPage::toggleMark);
    connect(m_decision, &DecisionPanel::picked, this, [this](const Pick& pick) {
        if (m_session)
            m_session->editing().choose(pick);
    });
    connect(m_decision, &DecisionPanel::basisChosen, this, &DeskPage::stateBasis);
    connect(m_decision, &DecisionPanel::noteEdited, this, [this](const QString& note) {
        if (!m_session)
            return;
        m_session->editing().setNote(note);
        m_decision->showNoteCounts(*m_session);
    });
    connect(m_decision, &DecisionPanel::holdRequested, this, [this] {
        if (m_session)
            m_session->hold();
    });
    connect(m_decision, &DecisionPanel::leaveOutRequested, this, [this] { m_leavingOut->ask(); });
    connect(m_decision, &DecisionPanel::saveRequested, this, [this] {
        if (m_session)
            m_session->save();
    });
    connect(m_decision, &DecisionPanel::restRequested, this, [this] { restFocus(); });
    new ItemMenu(*m_decision->moreButton(), *this);
}

void DeskPage::start(Study& study, const Person& person, const Clock& clock)
{
    stop();
    m_queue->startAfresh();
    m_session = std::make_unique<DeskSession>(study, person.id, clock);
    setTask();
    m_queue->setSession(m_session.get());
    connectSession();
    m_looks->start(*m_session, clock);
    showLock();
    m_leavingOut->follow(m_session.get());
    showComparison();
    setTalliesShown(false);
    showFigures();
    if (const ScenarioId begun = m_session->begun();
        begun.isValid() && !m_session->isVisible(begun))
        m_queue->setFilter(QueueFilter::All); // what was begun is gone on with
    m_session->begin();
    if (!m_session->editing().isShowing())
        onItemShown(); // what stands there is of the study before
    restFocus();
}

void DeskPage::setTask()
{
    const auto task = m_session->editing().sharedTask();
    m_questions->setTask(*task);
    m_columns->setTask(task);
    m_decision->setTask(task);
    m_side->fit(); // its words may be longer
    m_decision->setPhrases(m_session->phrases());
    setStripAboutAll(m_isStripAboutAll);
    for (QAction* action : m_keys.ofSeveral)
        action->setEnabled(task->questions.size() > 1);
    for (QAction* action : m_keys.pastNine)
        action->setEnabled(hasPlacesPastNine(*task));
}

bool DeskPage::stop()
{
    const bool isKept = keep();
    m_queue->setSession(nullptr);
    m_asked->closeDialog(); // they are about the item on screen
    qDeleteAll(findChildren<ReasonDialog*>());
    qDeleteAll(findChildren<HistoryDialog*>());
    m_leavingOut->follow(nullptr);
    m_session.reset(); // also where the disk refuses: the study may be gone next
    m_said.clear();
    m_notice->dismiss();
    return isKept;
}

bool DeskPage::keep()
{
    const bool isKept = m_asked->keepDraft();
    return (!m_session || m_session->end()) && isKept;
}

bool DeskPage::flush()
{
    const bool isKept = m_asked->keepDraft();
    return (!m_session || m_session->editing().flush()) && isKept;
}

void DeskPage::connectSession()
{
    DeskSession* session = m_session.get();
    connect(&session->editing(), &DeskEditing::itemShown, this, &DeskPage::onItemShown);
    connect(&session->editing(), &DeskEditing::draftChanged, this, &DeskPage::showDraft);
    connect(&session->editing(), &DeskEditing::saveStateChanged, this, [this] {
        m_decision->showSaveState(*m_session);
        const auto state = m_session->editing().saveState();
        const bool isSafe =
            state != DeskEditing::SaveState::Saving && state != DeskEditing::SaveState::Failed;
        if (isSafe && m_notice->kind() == NoticeBar::Kind::Danger)
            m_notice->dismiss(); // its cause is gone
    });
    connect(session, &DeskSession::figuresChanged, this, [this] {
        showFigures();
        showComparison();
        m_leavingOut->count();
        if (!m_session->queue().isAllDecided() && m_notice->text() == m_allDecided)
            m_notice->dismiss(); // true no more
    });
    connect(session, &DeskSession::incomplete, this,
            [this](DeskEditing::Missing missing) { m_decision->showMissing(*m_session, missing); });
    connect(session, &DeskSession::lockChanged, this, &DeskPage::showLock);
    m_notices->follow(*session);
    connect(session, &DeskSession::decided, this, [this] {
        m_notice->dismiss();
        // The next keys are for the next item, not for its note.
        if (m_decision->holds(QApplication::focusWidget()))
            restFocus();
    });
    connect(session, &DeskSession::allDecided, this, [this] {
        sayAllDecided();
        // Nothing is left that they could sway. In a low window they wait until they are asked for.
        const int room = m_halves->height() - m_strip->talliesHeight();
        setTalliesShown(room >= m_scene->wantedHeight() + m_answers->sizeHint().height());
    });
    connect(session, &DeskSession::nothingLeft, this, [this] {
        sayAllDecided();
        giveKeysToNext(*this);
    });
    connect(&session->editing(), &DeskEditing::failed, this, [this](const Error& error) {
        if (error.code == ErrorCode::FileMoved)
            return; // the window says it over every place, with what helps
        m_notice->showNotice(NoticeBar::Kind::Danger,
                             tr("Not saved. %1").arg(errorText(error).oneLine()), tr("Try again"),
                             [this] {
                                 if (m_session->retry())
                                     m_notice->dismiss();
                             });
    });
}

void DeskPage::sayAllDecided()
{
    m_allDecided = allDecidedText(*m_session);
    offerNext(*this, m_allDecided);
}

void DeskPage::onItemShown()
{
    const DeskCase& item = m_session->editing().item();
    const bool isAny = m_session->editing().isShowing();
    const bool isAnother = std::exchange(m_onScreen, item.scenario.id) != item.scenario.id;
    const bool isLeft = isAnother && m_decision->holds(QApplication::focusWidget());
    if (m_notice->text() == m_noHistory)
        m_notice->dismiss(); // it was about the item before
    m_head->setItem(isAny ? item.scenario.name() : QString());
    showWhetherAny();
    const QStringList titles = m_session->raterTitles();
    m_scene->setScenario(m_session->task(), item.scenario);
    m_scene->setRaters(m_session->task(), item, titles);
    fitScene();
    m_columns->setCase(item, titles);
    m_scene->showMarksOf(m_columns->attendedPlace());
    m_asked->showItem(*m_session);
    if (isVisible())
        sayItem(Saying::Another); // before what was decided about it
    m_queue->showCurrent();
    if (isLeft)
        restFocus(); // the next keys are for this item, not for its note
    m_questions->show(*m_session);
    m_decision->showItem(*m_session);
    m_columns->setPick(m_session->editing().pick(), m_session->editing().question());
    showFigures();
}

/// With no item there is neither scene nor column nor form, but a sentence.
void DeskPage::showWhetherAny()
{
    const bool isAny = m_session->editing().isShowing();
    const QWidget* focus = QApplication::focusWidget();
    if (!isAny && (m_side->isAncestorOf(focus) || m_case->isAncestorOf(focus)))
        restFocus(); // before what has it goes
    m_case->setVisible(isAny);
    m_side->setOffered(isAny);
    m_nothing->setVisible(!isAny);
    const QString text = isAny ? QString() : m_queue->nothingText();
    if (text == m_nothing->text())
        return;
    m_nothing->setText(text);
    if (m_nothing->isVisible())
        announceText(*m_nothing, text);
}

void DeskPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (!event->spontaneous()) // not as the window comes back
        sayItem(Saying::Item);
}

/// The same once more where the study changed under it would cut off a dialog above.
void DeskPage::sayItem(Saying what)
{
    if (!m_session || !m_session->editing().isShowing())
        return;
    const DeskEditing& editing = m_session->editing();
    const Scenario& scene = editing.item().scenario;
    const QString text = scene.name() + u'\n' + m_scene->spokenText();
    if (std::exchange(m_said, text) == text && what == Saying::Another)
        return;
    const bool isAsked = what == Saying::ItemAndQuestion;
    const QString asked = questionText(m_session->task(), editing.question(), scene);
    sayAloud(*this, isAsked ? text + u'\n' + asked : text);
}

void DeskPage::fitScene()
{
    if (m_areHalvesDragged)
        return; // somebody chose
    const int whole = m_halves->height() - m_halves->handleWidth();
    const int most = whole - m_answers->minimumSizeHint().height();
    const int scene = std::max(m_scene->minimumHeight(), std::min(m_scene->wantedHeight(), most));
    m_halves->setSizes({scene, whole - scene});
}

void DeskPage::showDraft()
{
    m_decision->showDraft(*m_session);
    showPicks();
}

void DeskPage::showPicks()
{
    m_columns->setPick(m_session->editing().pick(), m_session->editing().question());
    m_questions->show(*m_session);
    if (areTalliesShown() && m_session->task().questions.size() > 1)
        showFigures(); // labels are those of the question
}

void DeskPage::showFigures()
{
    const Task& task = m_session->task();
    const QString group = m_session->editing().item().scenario.group;
    const bool isOfAll = m_isStripAboutAll || !m_session->editing().isShowing() || !task.group;
    m_strip->setFigures(m_session->figures(isOfAll ? std::nullopt : std::optional<QString>(group)),
                        isOfAll ? tr("All items") : groupWord(task, group), task,
                        m_session->editing().question());
}

void DeskPage::setStripAboutAll(bool isAboutAll)
{
    m_isStripAboutAll = isAboutAll;
    const Task* task = m_session && m_session->task().group ? &m_session->task() : nullptr;
    const QString group = task ? midSentence(task->group->word, *task) : midSentence(tr("Group"));
    m_about->setText(isAboutAll ? tr("Charts: all items") : tr("Charts: this %1").arg(group));
    if (m_session)
        showFigures();
}

void DeskPage::setTalliesShown(bool areShown)
{
    m_strip->setTalliesShown(areShown);
    m_about->setVisible(areShown && (!m_session || m_session->task().group));
}

bool DeskPage::areTalliesShown() const
{
    return m_strip->areTalliesShown();
}

void DeskPage::stateBasis(Basis basis)
{
    if (!m_session)
        return;
    m_session->editing().setBasis(basis);
    m_decision->showRefused(*m_session, basis);
}

void DeskPage::toggleMark()
{
    if (!m_session)
        return;
    m_session->editing().toggleMark();
    m_decision->showNothingToMark(*m_session);
}

void DeskPage::showComparison()
{
    const QString text = progressText(*m_session);
    m_comparison->setText(text);
    m_comparison->setVisible(!text.isEmpty());
}

void DeskPage::showLock()
{
    const bool isLocked = m_session->isLocked();
    m_columns->setTakeable(m_session->isWritable());
    const DataLock& dataLock = m_session->study().dataLock();
    const auto allowed = dataLock.checkAllowed(m_session->adjudicator());
    m_head->setLock(isLocked, m_session->study().access() == Study::Access::Write,
                    allowed ? QString() : errorText(allowed.error()).oneLine());
    if (!isLocked && !m_session->isChangeable())
        m_notice->showNotice(NoticeBar::Kind::Open,
                             tr("This study is open for reading only; nothing can be changed."));
    else if (!isLocked && m_session->isWatching())
        m_notice->showNotice(NoticeBar::Kind::Open,
                             tr("You watch the desks: you see what others decide before the round "
                                "opens, and no longer decide anything."));
    if (!isLocked)
        return;
    m_notice->showNotice(NoticeBar::Kind::Open, lockedText(*m_session));
}

void DeskPage::askAboutLock()
{
    if (!m_session)
        return;
    const bool isLocked = m_session->isLocked();
    auto* dialog = new LockDialog(isLocked, isLocked ? QStringList() : openWork(*m_session), this);
    connect(dialog, &LockDialog::confirmed, this, [this](const QString& reason) {
        setLocked(m_session && !m_session->isLocked(), reason);
    });
    dialog->open();
}

void DeskPage::setLocked(bool isLocked, const QString& reason)
{
    if (!m_session || !m_session->editing().flush())
        return;
    DataLock& dataLock = m_session->study().dataLock();
    const auto done = isLocked ? dataLock.lock(reason, m_session->adjudicator())
                               : dataLock.unlock(reason, m_session->adjudicator());
    if (!done)
        m_prompts.tell(this, tr("The lock was not changed"), errorText(done.error()).oneLine());
    else if (!isLocked)
        m_notice->dismiss();
}

void DeskPage::showHistory()
{
    if (!m_session)
        return;
    m_noHistory = historyRefusal(*m_session);
    if (!m_noHistory.isEmpty())
        return m_notice->showNotice(NoticeBar::Kind::Info, m_noHistory);
    (new HistoryDialog(*m_session, this, [this] { askToUseAsPractice(*this); }))->open();
}

void DeskPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::PaletteChange || !m_session || !m_session->editing().isShowing())
        return;
    m_decision->showAgain(*m_session);
    showPicks();
}

} // namespace subtext
