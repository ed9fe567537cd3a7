// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/labelpage.h"

#include "core/course/labelling.h"
#include "core/course/practice.h"
#include "ui/actions/actionregistry.h"
#include "ui/actions/kindsofstudy.h"
#include "ui/answer/answerpanel.h"
#include "ui/answer/scenemarking.h"
#include "ui/answer/scenesplitter.h"
#include "ui/answer/sceneview.h"
#include "ui/help/manual.h"
#include "ui/label/finallabelsview.h"
#include "ui/label/guidelinedock.h"
#include "ui/label/itemlistpanel.h"
#include "ui/label/labelbar.h"
#include "ui/label/labelending.h"
#include "ui/label/labelkeys.h"
#include "ui/label/labelquestions.h"
#include "ui/label/missingnotice.h"
#include "ui/label/repeatsview.h"
#include "ui/label/replynotice.h"
#include "ui/label/submissionquestions.h"
#include "ui/label/summaryview.h"
#include "ui/label/workarea.h"
#include "ui/settings/settings.h"
#include "ui/text/answertext.h"
#include "ui/text/errortext.h"
#include "ui/text/qualitytext.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/inputwatch.h"
#include "ui/widgets/noticebar.h"
#include "ui/widgets/pagestack.h"

#include <QApplication>
#include <QListView>
#include <QTableView>
#include <QVBoxLayout>

namespace subtext {
LabelPage::LabelPage(ActionRegistry& actions, Settings& settings, Prompts& prompts, QWidget* parent)
    : QWidget(parent)
    , m_settings(settings)
{
    QVBoxLayout* layout = makeColumn(this, {}, 0);
    m_notice = new NoticeBar(this);
    m_missing = std::make_unique<MissingNotice>(*m_notice);
    m_notice->setHome([this] { focusWork(); });
    m_questions = new SubmissionQuestions(*m_notice, this);
    m_replies = new ReplyNotice(*m_notice, settings, this);
    m_stack = new PageStack(this);
    layout->addWidget(m_stack, 1);
    QBoxLayout* row = m_notice->addTo(*layout);
    buildWorkArea();
    layout->addWidget(m_bar);
    m_bar->setNotice(*m_notice, *row);
    m_ending = new LabelEnding(settings, prompts, *m_notice, *m_stack, this);
    m_stack->addWidget(m_ending->summary());
    m_final = new FinalLabelsView(this);
    m_stack->addWidget(m_final);
    m_stack->addWidget(m_ending->repeats());
    connect(m_stack, &QStackedWidget::currentChanged, this, [this](int page) {
        m_bar->setVisible(page == 0);
        m_missing->dismiss();
        if (page != 0)
            m_questions->withdraw();
        m_replies->tell(); // whoever is through sees no item
        tellKeys();
    });
    registerActions(actions);
    connectPanels();
    const auto noteInput = [this] {
        if (m_session)
            m_session->noteInput();
    };
    const auto noteActive = [this](bool isActive) {
        if (m_session)
            m_session->setWindowActive(isActive);
    };
    new InputWatch(*this, InputWatch::Moves::Counted, noteInput, noteActive);
}

LabelPage::~LabelPage()
{
    stop();
}

void LabelPage::connectPanels()
{
    connect(m_answer, &AnswerPanel::edited, this,
            [this](const Answer& said, const std::vector<StepIndex>& steps) {
                if (m_session)
                    m_session->edit(said, steps);
            });
    connect(m_answer, &AnswerPanel::lastStepAnswered, m_bar, &LabelBar::showAnswered);
    connect(m_answer, &AnswerPanel::answerKept, this, [this] {
        if (m_session)
            m_session->selfCheck().keepAnswer();
        m_questions->askWhereFree(); // that one is answered
    });
    connect(m_questions, &SubmissionQuestions::lookRequested, this, &LabelPage::showItem);
    connect(m_replies, &ReplyNotice::lookRequested, this, &LabelPage::showItem);
    connect(m_answer, &AnswerPanel::focusedStepChanged, this, &LabelPage::updateDefinition);
    const SummaryView* summary = m_ending->summary();
    connect(summary, &SummaryView::itemRequested, this, &LabelPage::showItem);
    const auto goBack = [this] {
        m_stack->setCurrentIndex(0);
        onItemShown();
    };
    connect(summary, &SummaryView::backRequested, this, goBack);
    connect(summary, &SummaryView::replyRequested, m_replies, &ReplyNotice::look);
    connect(m_final, &FinalLabelsView::itemRequested, this, &LabelPage::showItem);
    connect(m_final, &FinalLabelsView::backRequested, this, goBack);
    connect(m_ending, &LabelEnding::failed, this, &LabelPage::onFailed);
    connect(m_ending, &LabelEnding::showFolderRequested, this, &LabelPage::showFolderRequested);
    connect(summary, &SummaryView::practiceRequested, this, &LabelPage::practiceRequested);
    connect(summary, &SummaryView::finalLabelsRequested, this, &LabelPage::showFinalLabels);
    connect(m_ending->repeats(), &RepeatsView::saved, this, &LabelPage::dismissFailure);
}

void LabelPage::buildWorkArea()
{
    m_area = new WorkArea(this);
    m_list = m_area->list();
    m_scene = m_area->scene();
    m_answer = m_area->answer();
    m_dock = m_area->dock();
    m_cues = new SceneMarking(*m_scene, *m_answer, this);
    connect(m_cues, &SceneMarking::left, this, &LabelPage::focusWork);
    m_area->setListShown(m_settings.isItemListShown());
    m_area->setDockShown(m_settings.isDockShown(), /*isAsked=*/false);
    connect(m_list, &ItemListPanel::chosen, this, &LabelPage::showItem);
    connect(m_list, &ItemListPanel::opened, this, [this](ScenarioId scenario) {
        showItem(scenario);
        if (m_area->isCovered())
            setItemListShown(false); // it may hide what the keys are for
        focusWork();
    });
    connect(m_area, &WorkArea::listLeft, this, [this] { setItemListShown(false); });
    connect(m_area, &WorkArea::questionsClosed, this, &LabelPage::focusWork);
    connect(m_area, &WorkArea::takeUpRequested, this, [this] {
        if (m_session)
            m_session->takeUpChange();
        focusWork();
    });
    connect(m_area, &WorkArea::dockLeft, this, [this] { setDockShown(false); });
    connect(m_area, &WorkArea::dockTurned, this, &LabelPage::followDock);
    m_bar = new LabelBar(this);
    connectBar();
    m_stack->addWidget(m_area);
}

void LabelPage::connectBar()
{
    m_bar->setItemListShown(m_settings.isItemListShown());
    m_bar->setDockShown(m_settings.isDockShown());
    connect(m_bar, &LabelBar::itemListToggled, this, &LabelPage::setItemListShown);
    connect(m_bar, &LabelBar::dockToggled, this, &LabelPage::setDockShown);
    connect(m_bar, &LabelBar::flagRequested, m_answer, &AnswerPanel::toggleFlag);
    connect(m_bar, &LabelBar::backRequested, this, inSession(&LabelSession::showPrevious));
    connect(m_bar, &LabelBar::forwardRequested, this, inSession(&LabelSession::showNext));
    connect(m_bar, &LabelBar::submitRequested, this, inSession(&LabelSession::submit));
    connect(m_bar, &LabelBar::endingRequested, this, [this] {
        if (m_session && m_session->isLocked())
            showFinalLabels();
        else
            m_ending->showSummary();
    });
}

void LabelPage::registerActions(ActionRegistry& actions)
{
    const QString place = tr("Label");
    noteAnswerKeys(actions, place);
    actions.add(this, place, tr("Submit or update, and go to the next open item"),
                {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)},
                [this] {
                    if (m_session && m_ending->areRepeatsShown())
                        m_ending->repeats()->goOn();
                    else if (m_session && isItemShown())
                        m_session->submit();
                });
    actions.add(this, place, tr("Previous item (in a text: Alt+Left)"),
                {QKeySequence(Qt::CTRL | Qt::Key_Left), QKeySequence(Qt::ALT | Qt::Key_Left)},
                [this] {
                    if (m_session && isItemShown())
                        m_session->showPrevious();
                });
    actions.add(this, place, tr("Next item (in a text: Alt+Right)"),
                {QKeySequence(Qt::CTRL | Qt::Key_Right), QKeySequence(Qt::ALT | Qt::Key_Right)},
                [this] {
                    if (m_session && isItemShown())
                        m_session->showNext();
                });
    actions.add(this, place, tr("Undo"), {QKeySequence(Qt::CTRL | Qt::Key_Z)}, [this] {
        if (m_session && m_ending->areRepeatsShown())
            m_ending->repeats()->undo();
        else if (m_session && isItemShown())
            m_session->undo();
    });
    actions.add(
        this, place, tr("Redo"),
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)},
        [this] {
            if (m_session && m_ending->areRepeatsShown())
                m_ending->repeats()->redo();
            else if (m_session && isItemShown())
                m_session->undoStack().redo();
        });
    actions.add(this, place, tr("Flag as broken or unclear"), {QKeySequence(Qt::CTRL | Qt::Key_M)},
                [this] {
                    if (isItemShown())
                        m_answer->toggleFlag();
                });
    m_area->registerActions(actions, *this, place);
    m_cues->registerActions(actions, *this, place, [this] { return m_session && isItemShown(); });
    actions.add(
        this, place, tr("Into the explanation"), {QKeySequence(Qt::CTRL | Qt::Key_L)},
        [this] {
            if (m_session && isItemShown())
                m_answer->enterExplanation();
        },
        Role::Annotator, explanationKind());
    actions.note(place, tr("Out of the explanation, to the first step; else close the guide"),
                 tr("Esc"), explanationKind());
    actions.note(place, tr("Close the guide"), tr("Esc"), noExplanationKind());
    registerViews(actions, place);
}

void LabelPage::registerViews(ActionRegistry& actions, const QString& place)
{
    actions.add(this, place, tr("Guideline, cheat sheet and definitions"),
                {QKeySequence(Qt::Key_F1)}, [this] { // there is a guide beside an item alone
                    isItemShown() ? setDockShown(m_dock->isHidden())
                                  : showManual(ManualPlace::Label);
                });
    actions.add(this, place, tr("Item list"), {QKeySequence(Qt::Key_F2)},
                [this] { setItemListShown(m_list->isHidden()); });
    actions.add(this, place, tr("History of the item"), {QKeySequence(Qt::Key_F3)},
                [this] { showHistory(); });
    actions.add(this, place, tr("Have a screen reader say the scene again"),
                {QKeySequence(Qt::Key_F8)}, [this] {
                    if (m_session && m_ending->areRepeatsShown())
                        m_ending->repeats()->readAgain();
                    else if (m_session && m_session->isShowing() && isItemShown())
                        sayItem(m_answer->spokenStep());
                });
    actions.add(this, place, tr("Practise with feedback"), {QKeySequence(Qt::Key_F6)}, [this] {
        const bool isWorking = m_session && !m_session->isReadOnly();
        const bool isOffered =
            isWorking &&
            !m_session->study().practice().scenes().value_or(PracticeScenes{}).isEmpty();
        if (isOffered)
            Q_EMIT practiceRequested();
    });
    actions.add(this, place, tr("Summary and hand-in"), {QKeySequence(Qt::Key_F4)}, [this] {
        if (m_ending->isSummaryShown())
            showItem(m_session ? m_session->item().scenario.id : ScenarioId{});
        else
            m_ending->showSummary();
    });
}

void LabelPage::start(Study& study, PersonId person, const Clock& clock)
{
    stop();
    m_session = std::make_unique<LabelSession>(study, person, clock);
    m_ending->start(*m_session, clock);
    m_session->setWindowActive(isActiveWindow());
    connectSession();
    m_questions->setSession(m_session.get());
    m_area->setSession(m_session.get());
    m_replies->setSession(m_session.get()); // after what marks the replies to the item on screen
    m_scene->setTask(m_session->sharedTask());
    m_answer->setTask(m_session->sharedTask());
    m_dock->setTask(m_session->sharedTask());
    m_ending->setTask(m_session->sharedTask());
    takeRules();
    Reads texts;
    m_dock->setTexts(guideTexts(study, texts));
    m_notice->dismiss();
    showAccess();
    m_stack->setCurrentIndex(0);
    m_session->begin();
    tellKeys();
    if (m_session->submittedCount() == static_cast<int>(m_session->items().size()))
        m_ending->showRepeats();
}

void LabelPage::takeRules()
{
    const auto protocol = m_session->study().protocol();
    m_answer->setSecondReading(protocol ? protocol->secondReading : SecondReading::Off);
    m_answer->setGuessRules(protocol ? *protocol : Protocol());
    m_answer->setExplanationRequired(protocol && protocol->isExplanationRequired);
    m_cues->start(m_session->sharedTask(), protocol && protocol->areCuesAsked);
    m_dock->setCuesAsked(protocol && protocol->areCuesAsked);
    onItemShown(); // where one is
}

void LabelPage::showAccess()
{
    m_answer->setReadOnly(m_session->isReadOnly());
    m_cues->setReadOnly(m_session->isReadOnly());
    const QString closed = LabelEnding::closedText(*m_session);
    if (m_session->isLocked() && !m_session->items().empty())
        m_notice->showNotice(NoticeBar::Kind::Open, closed, tr("Final labels"),
                             [this] { showFinalLabels(); });
    else if (!closed.isEmpty())
        m_notice->showNotice(NoticeBar::Kind::Open, closed);
    else
        m_notice->dismiss();
}

void LabelPage::showFinalLabels()
{
    if (!m_session)
        return;
    const auto labels = m_session->study().labelling().finalLabels(m_session->person());
    if (!labels)
        return;
    m_final->setLabels(*labels, m_session->task());
    m_stack->setCurrentWidget(m_final);
    m_final->table()->setFocus(Qt::OtherFocusReason);
}

bool LabelPage::keep()
{
    return !m_session || (m_session->end() && m_ending->repeats()->keepDraft() &&
                          m_area->questions()->keepDraft());
}

bool LabelPage::flush()
{
    return !m_session || (m_session->flush() && m_ending->repeats()->keepDraft() &&
                          m_area->questions()->keepDraft());
}

void LabelPage::stop()
{
    if (!m_session)
        return;
    m_session->end();
    m_area->setSession(nullptr);
    m_questions->setSession(nullptr);
    m_replies->setSession(nullptr);
    m_ending->stop();
    m_session.reset();
}

void LabelPage::connectSession()
{
    LabelSession* session = m_session.get();
    connect(session, &LabelSession::itemShown, m_area, &WorkArea::arrive);
    connect(session, &LabelSession::itemShown, this, &LabelPage::onItemShown);
    connect(session, &LabelSession::answerChanged, this,
            [this](const std::vector<StepIndex>& steps) {
                m_answer->showSteps(m_session->answer(), steps);
                m_cues->showCues(m_session->answer().cues);
                followAnswer();
                showChangeBegun();
                m_bar->setFlagged(m_session->answer().isFlagged);
            });
    connect(session, &LabelSession::answerReturned, m_answer, &AnswerPanel::returnTo);
    connect(session, &LabelSession::saveStateChanged, this, &LabelPage::onSaveState);
    connect(session, &LabelSession::itemChanged, this, [this] { m_bar->showProgress(*m_session); });
    connect(session, &LabelSession::incomplete, this, &LabelPage::onIncomplete);
    connect(session, &LabelSession::boardIsEmpty, this,
            [this] { m_missing->askAboutEmptyBoard(inSession(&LabelSession::submit)); });
    connect(session, &LabelSession::failed, this, &LabelPage::onFailed);
    connect(session, &LabelSession::nothingToUndo, this,
            [this] { m_notice->remark(tr("Nothing to take back.")); });
    connect(session, &LabelSession::lockChanged, this, [this] {
        showAccess();
        onItemShown();
    });
    connect(session, &LabelSession::submitted, this,
            [this](ScenarioId scenario, int revision, bool isAskedFor) {
                const int item = m_session->rowOf(scenario) + 1;
                m_settings.setKeysTold();
                m_bar->showSubmitted(item);
                sayAloud(*this, tr("Item %1 saved.").arg(item));
                if (revision > 1)
                    m_notice->showNotice(NoticeBar::Kind::Info,
                                         keptRevisionText(item, revision, isAskedFor));
                else if (!m_questions->isAsked()) // a screen reader has said what is asked
                    m_notice->dismiss();
            });
    connect(&session->selfCheck(), &SelfChecking::besideChanged, this, [this] {
        const auto& found = m_session->selfCheck().beside();
        if (found)
            m_answer->showSelfCheck(
                selfCheckQuestion(*found, m_session->answer(), m_session->task()),
                Steps(m_session->task()).ofScale(found->scale));
        else
            m_answer->showSelfCheck({});
    });
    connect(&session->selfCheck(), &SelfChecking::doubted, m_questions, &SubmissionQuestions::ask);
}

void LabelPage::onItemShown()
{
    if (!m_session || !m_session->isShowing())
        return;
    m_stack->setCurrentIndex(0);
    m_missing->dismiss(); // it was about the item that was on screen
    const ItemState& item = m_session->item();
    m_area->showAgain(item.labelAgain);
    showChangeBegun();
    m_scene->setScenario(item.scenario);
    m_answer->setScene(item.scenario);
    m_dock->setScene(item.scenario);
    m_answer->setAnswer(m_session->answer());
    m_cues->show(item.scenario, m_session->answer().cues);
    m_bar->showItem(*m_session);
    m_list->showCurrent();
    if (!m_dock->isHidden())
        readHistory();
    m_area->work()->share();
    if (!m_list->isAncestorOf(QApplication::focusWidget()))
        focusAnswer();
    updateDefinition();
    m_questions->askWhereFree();
    sayItem();
}

void LabelPage::showChangeBegun()
{
    const Draft* begun = m_session->changeBegun();
    m_area->showChangeBegun(begun ? std::optional(begun->savedAt) : std::nullopt);
}

/// The scene is read by itself: whoever hears the window is not to look for it at each item.
void LabelPage::sayItem(const QString& step)
{
    const ItemState& item = m_session->item();
    sayAloud(*this, tr("Item %1 of %2.").arg(item.position).arg(m_session->items().size()) + u'\n' +
                        m_area->spokenText());
    sayAloud(*this, step);
}

void LabelPage::focusWork()
{
    if (m_session && m_session->isShowing() && isItemShown())
        focusAnswer();
}

/// A finished answer is not changed by a digit that was meant for another item; what was being
/// written goes on where it ends.
void LabelPage::focusAnswer()
{
    const auto& submitted = m_session->item().submitted;
    const bool isWriting =
        submitted && submitted->answer.explanation != m_session->answer().explanation;
    if (!submitted)
        m_answer->focusFirstOpenStep();
    else if (isWriting)
        m_answer->focusExplanation();
    else
        m_answer->rest();
}

void LabelPage::onSaveState()
{
    m_bar->showSaveState(m_session->saveState());
    if (m_session->saveState() != SaveState::Failed)
        dismissFailure();
}

void LabelPage::dismissFailure()
{
    if (!m_notice->isHidden() && m_notice->kind() == NoticeBar::Kind::Danger)
        m_notice->dismiss();
}

void LabelPage::onIncomplete(const MissingParts& missing)
{
    const auto protocol = m_session->study().protocol();
    if (protocol && !m_answer->asksAs(*protocol, m_session->item().scenario))
        takeRules(); // they changed since the work began
    m_missing->tell(missing, m_session->task());
    m_answer->showMissing(missing);
}

/// What a notice said about the answer is gone with it.
void LabelPage::followAnswer()
{
    const bool isAboutTheAnswer =
        m_notice->kind() == NoticeBar::Kind::Info || m_notice->kind() == NoticeBar::Kind::Open;
    // Neither is about this answer: whether the one before is kept, and what others replied.
    const bool isAboutOthers = m_questions->isAsked() || m_replies->isShown();
    if (!isAboutTheAnswer || m_notice->text().isEmpty() || isAboutOthers)
        return;
    const auto protocol = m_session->study().protocol();
    if (!m_missing->isShown() || !protocol) {
        m_notice->dismiss();
        return;
    }
    m_missing->follow(m_session->answer(), m_session->task(), *protocol,
                      m_session->item().scenario);
}

void LabelPage::tellKeys()
{
    const QString keys =
        tr("Digits answer and move on · Ctrl+Enter submits · F1 guide · F12 all keys");
    const bool isAsking = m_session && m_session->isShowing() && !m_session->isReadOnly() &&
                          (m_stack->currentIndex() == 0 || m_ending->areRepeatsShown());
    if (m_notice->text() == keys && !isAsking)
        m_notice->dismiss();
    if (m_settings.areKeysTold() || !isAsking || !m_notice->isHidden())
        return;
    m_notice->showNotice(NoticeBar::Kind::Lasting, keys, tr("Understood"), [this] {
        m_settings.setKeysTold();
        m_notice->dismiss();
        focusWork();
    });
}

void LabelPage::onFailed(const Error& error)
{
    if (error.code == ErrorCode::FileMoved)
        return; // the window says it over every place, with what helps
    m_notice->showNotice(
        NoticeBar::Kind::Danger,
        tr("Not saved. Your answer is still on the screen. %1").arg(errorText(error).oneLine()),
        tr("Try again"), [this] {
            if (m_ending->areRepeatsShown())
                m_ending->repeats()->tryAgain();
            else if (m_session && m_session->flush())
                m_notice->dismiss();
        });
}

void LabelPage::updateDefinition()
{
    if (!m_dock->isHidden())
        m_dock->explain(m_answer->stepInFocus(), m_answer->choiceInView());
}

void LabelPage::showItem(ScenarioId scenario)
{
    if (!m_session || !scenario.isValid())
        return;
    m_stack->setCurrentIndex(0);
    if (m_session->item().scenario.id == scenario)
        onItemShown();
    else
        m_session->show(scenario);
}

void LabelPage::setItemListShown(bool isShown)
{
    if (isShown && !m_area->hasRoomForBoth() && !m_dock->isHidden())
        setDockShown(false);
    m_area->setListShown(isShown);
    m_bar->setItemListShown(isShown);
    m_settings.setItemListShown(isShown);
    if (!isShown)
        return focusWork();
    m_list->showCurrent();
    m_list->view()->setFocus(Qt::ShortcutFocusReason);
}

void LabelPage::setDockShown(bool isShown)
{
    if (isShown && !m_area->hasRoomForBoth() && !m_list->isHidden())
        setItemListShown(false);
    const bool hadKeys = !isShown && m_dock->isAncestorOf(QApplication::focusWidget());
    m_area->setDockShown(isShown);
    if (hadKeys)
        focusWork();
    m_settings.setDockShown(isShown);
    followDock(isShown);
    if (m_session)
        sayAloud(*this, isShown ? tr("Guide: %1").arg(m_dock->spokenText()) : tr("Guide closed"));
}

void LabelPage::followDock(bool isShown)
{
    m_bar->setDockShown(isShown);
    if (m_session && isShown) {
        readHistory();
        updateDefinition();
    }
}

void LabelPage::readHistory()
{
    m_dock->setHistory(m_session->shownHistory(), !m_session->item().labelAgain.isEmpty());
}

void LabelPage::showHistory()
{
    setDockShown(true);
    m_dock->showTab(GuidelineDock::Tab::History);
}

} // namespace subtext
