// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/practice/practicepage.h"

#include "core/course/practice.h"
#include "ui/actions/actionregistry.h"
#include "ui/answer/answerkeys.h"
#include "ui/answer/answerpanel.h"
#include "ui/answer/scenemarking.h"
#include "ui/answer/shortanswer.h"
#include "ui/label/guidelinedock.h"
#include "ui/label/shortdraftkeeper.h"
#include "ui/practice/feedbackcard.h"
#include "ui/practice/practiceoutcome.h"
#include "ui/practice/practicewelcome.h"
#include "ui/text/errortext.h"
#include "ui/text/language.h"
#include "ui/text/shownwords.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/noticebar.h"

#include <QKeyEvent>
#include <QPushButton>
#include <QStackedWidget>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace subtext {

PracticePage::PracticePage(ActionRegistry& actions, QWidget* parent)
    : QWidget(parent)
{
    QVBoxLayout* layout = makeColumn(this, {}, 0);
    m_notice = new NoticeBar(this);
    m_stack = new QStackedWidget(this);
    layout->addWidget(m_stack, 1);
    m_notice->addTo(*layout);
    m_welcome = new PracticeWelcome(this);
    m_scenes = new ShortAnswer(this);
    m_drafts = new ShortDraftKeeper(*m_scenes, this);
    m_feedback = new FeedbackCard(this);
    m_scenes->addBeside(m_feedback);
    m_outcome = new PracticeOutcome(this);
    // In the order of Stage.
    addWidgets(*m_stack, m_welcome, m_scenes, m_outcome);

    connect(m_welcome, &PracticeWelcome::startRequested, this, &PracticePage::showScenes);
    connect(m_welcome, &PracticeWelcome::leaveRequested, this, &PracticePage::leave);
    connect(m_scenes, &ShortAnswer::answered, this, &PracticePage::keep);
    connect(m_scenes, &ShortAnswer::wentOn, this, &PracticePage::goOnFromFeedback);
    connect(m_scenes, &ShortAnswer::left, this, &PracticePage::leave);
    connect(m_drafts, &ShortDraftKeeper::failed, this,
            [this](const Error& error) { showFailure(error, [this] { m_drafts->flush(); }); });
    connect(m_drafts, &ShortDraftKeeper::saved, m_notice, &NoticeBar::dismiss);
    connect(m_outcome, &PracticeOutcome::againRequested, this, &PracticePage::showScenes);
    connect(m_outcome, &PracticeOutcome::onRequested, this, [this] {
        if (m_isRequired) // another round is asked for
            Q_EMIT left();
        else
            Q_EMIT finished();
    });

    connect(m_outcome, &PracticeOutcome::lookRequested, this, &PracticePage::lookAgain);
    connect(m_scenes->answerPanel(), &AnswerPanel::focusedStepChanged, this,
            &PracticePage::explain);
    registerActions(actions);
}

void PracticePage::registerActions(ActionRegistry& actions)
{
    const QString place = tr("Practice");
    actions.add(this, place, tr("Guideline and definitions"), {QKeySequence(Qt::Key_F1)},
                [this] { setGuideShown(!m_guide || m_guide->isHidden()); });
    actions.note(place, tr("Answer the highlighted step and move on"), optionKeysOfAnyTask(), {},
                 KeysOfSteps);
    actions.add(this, place, tr("Submit, and go to the next scene"),
                {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)},
                [this] {
                    if (isAtScene())
                        m_scenes->goOn();
                });
    actions.note(place, tr("Close the guide, else leave; what was answered is kept"), tr("Esc"));
    actions.add(this, place, tr("Undo"), {QKeySequence(Qt::CTRL | Qt::Key_Z)}, [this] {
        if (isAtScene())
            m_scenes->undo();
    });
    actions.add(
        this, place, tr("Redo"),
        {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)},
        [this] {
            if (isAtScene())
                m_scenes->redo();
        });
    m_scenes->marking()->registerActions(actions, *this, place,
                                         [this] { return isAtScene() && m_scenes->isAsking(); });
    actions.add(this, place, tr("Have a screen reader say the scene again"),
                {QKeySequence(Qt::Key_F8)}, [this] {
                    if (isAtScene())
                        m_scenes->readAgain();
                });
}

void PracticePage::start(Study& study, PersonId person, const Clock& clock, bool isRequired)
{
    m_study = &study;
    m_person = person;
    m_clock = &clock;
    m_isRequired = isRequired;
    m_notice->dismiss();
    Reads reads;
    m_task = reads.take(shownTask(study));
    const Protocol protocol = reads.take(study.protocol());
    if (!reads.outcome())
        return;
    m_scenes->setTask(m_task, protocol.areCuesAsked);
    if (m_guide)
        m_guide->setTask(m_task);
    m_round = reads.take(study.practice().scenes(language()));
    const PracticeState state = reads.take(study.practice().state(person));
    if (!reads.outcome() || m_round.isEmpty())
        return;
    m_round.task = m_task; // in the words that are on the screen
    m_welcome->setState(m_round, state, isRequired);
    m_scenes->setLeaveText(isRequired ? tr("Sign out") : tr("To my work"));
    showStage(Stage::Welcome);
    m_welcome->startButton()->setFocus(Qt::OtherFocusReason);
}

void PracticePage::stop()
{
    m_drafts->leave();
    if (m_guide)
        m_guide->hide(); // the next study may have one of its own
    m_study = nullptr;
    m_item = nullptr;
}

void PracticePage::showScenes()
{
    m_lookedAt.clear();
    showStage(Stage::Scenes);
    showNextItem();
}

void PracticePage::showNextItem()
{
    const auto state = m_study->practice().state(m_person);
    if (!state)
        return;
    const auto& items = m_round.items;
    const auto next = std::find_if(items.begin(), items.end(), [&](const CalibrationItem& item) {
        return std::none_of(state->answers.begin(), state->answers.end(),
                            [&](const PracticeAnswer& answer) { return answer.item == item.id; });
    });
    if (next == items.end())
        return;
    m_item = &*next;
    const int done = static_cast<int>(state->answers.size());
    const int total = static_cast<int>(items.size());
    m_scenes->setProgress(tr("Practice %1 of %2").arg(done + 1).arg(total), done, total);
    m_drafts->ask(*m_study, m_person, ShortItem::practice(m_item->id), m_item->scenario, *m_clock);
}

void PracticePage::lookAgain(const PracticeAnswer& answer)
{
    m_item = m_round.item(answer.item);
    if (!m_item)
        return;
    showStage(Stage::Scenes);
    m_scenes->ask(m_item->scenario, *m_clock, answer.answer);
    m_feedback->showFeedback(*m_task, *m_item, answer.answer);
    m_scenes->showBeside(m_feedback, tr("Back"));
    m_lookedAt = answer.item;
    sayAloud(*this, m_feedback->text());
}

void PracticePage::setGuideShown(bool isShown)
{
    if (!m_guide)
        m_guide = new GuidelineDock(this);
    m_guide->setTask(m_task);
    if (m_study && isShown) {
        Reads reads;
        m_guide->setTexts(guideTexts(*m_study, reads));
    }
    m_guide->setVisible(isShown);
    placeGuide();
    explain();
    sayAloud(*this, isShown ? tr("Guide: %1").arg(m_guide->spokenText()) : tr("Guide closed"));
}

/// Beside the scene; over its right side where there is no room for both.
void PracticePage::placeGuide()
{
    if (!m_guide)
        return;
    constexpr int Letters = 40;
    constexpr int LettersOfScene = 98;
    const int letter = fontMetrics().averageCharWidth();
    const int width = std::min(Letters * letter, this->width() / 2);
    const bool isOver = this->width() - width < LettersOfScene * letter;
    layout()->setContentsMargins(0, 0, isOver || m_guide->isHidden() ? 0 : width, 0);
    if (m_guide->property("over") != isOver) {
        m_guide->setProperty("over", isOver);
        m_guide->style()->unpolish(m_guide);
        m_guide->style()->polish(m_guide);
    }
    m_guide->setGeometry(this->width() - width, 0, width, height());
    m_guide->raise();
}

void PracticePage::explain()
{
    if (m_guide && !m_guide->isHidden())
        m_guide->explain(m_scenes->answerPanel()->stepInFocus(),
                         m_scenes->answerPanel()->choiceInView());
}

void PracticePage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeGuide();
}

void PracticePage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        placeGuide();
}

void PracticePage::keyPressEvent(QKeyEvent* event)
{
    const bool isGuideShown = m_guide && !m_guide->isHidden();
    const bool isEscape = event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier;
    if (isEscape && !isGuideShown && !isAtScene() && !m_isRequired)
        return leave();
    if (!isEscape || (!isGuideShown && !isAtScene())) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (!isGuideShown)
        return m_lookedAt.isEmpty() ? goBack() : goOnFromFeedback();
    setGuideShown(false);
    if (m_stack->currentWidget() == m_scenes && m_scenes->isAsking())
        m_scenes->answerPanel()->focusFirstOpenStep();
}

void PracticePage::keep(const Answer& answer, qint64 activeMs)
{
    const auto kept = m_study->practice().record(m_person, m_item->id, answer, activeMs);
    if (!kept) {
        showFailure(kept.error(), [this] { m_scenes->goOn(); });
        return;
    }
    m_drafts->forget();
    m_notice->dismiss();
    const auto state = m_study->practice().state(m_person);
    if (!state)
        return;
    const int total = static_cast<int>(m_round.items.size());
    const bool isLast = state->answers.empty();
    const int done = isLast ? total : static_cast<int>(state->answers.size());
    m_scenes->setProgress(tr("Practice %1 of %2").arg(done).arg(total), done, total);
    m_feedback->showFeedback(*m_task, *m_item, answer);
    m_scenes->showBeside(m_feedback, isLast ? tr("See how it went") : tr("Next scene"));
    sayAloud(*this, m_feedback->text());
}

void PracticePage::showFailure(const Error& error, const std::function<void()>& tryAgain)
{
    m_notice->showNotice(
        NoticeBar::Kind::Danger,
        tr("Not saved. Your answer is still on the screen. %1").arg(errorText(error).oneLine()),
        tr("Try again"), tryAgain);
}

void PracticePage::goOnFromFeedback()
{
    // A round begins anew with the last answer of the one before.
    const auto state = m_study->practice().state(m_person);
    if (!state)
        return;
    if (state->answers.empty())
        showOutcome();
    else
        showNextItem();
}

/// To where the round began, and on from there at the same scene. After the last scene there is
/// nothing to go on with but what came out.
void PracticePage::goBack()
{
    const auto state = m_study->practice().state(m_person);
    if (!state || !keepDraft())
        return;
    m_drafts->forget();
    if (!m_scenes->isAsking() && state->answers.empty())
        return showOutcome();
    m_welcome->setState(m_round, *state, m_isRequired);
    showStage(Stage::Welcome);
    m_welcome->startButton()->setFocus(Qt::OtherFocusReason);
}

void PracticePage::showOutcome()
{
    const auto state = m_study->practice().state(m_person);
    if (!state)
        return;
    m_outcome->setOutcome(m_round, state->lastWholeRound);
    m_outcome->setStanding(*state, m_isRequired);
    if (state->isPassed()) {
        m_isRequired = false;
        m_scenes->setLeaveText(tr("To my work"));
    }
    showStage(Stage::Outcome);
    m_outcome->focusLink(std::exchange(m_lookedAt, QString()));
}

bool PracticePage::keepDraft()
{
    return m_drafts->keep();
}

void PracticePage::leave()
{
    if (m_isRequired) {
        Q_EMIT left(); // signing out asks where something is not saved
        return;
    }
    if (!keepDraft())
        return;
    m_drafts->forget();
    Q_EMIT finished();
}

} // namespace subtext
