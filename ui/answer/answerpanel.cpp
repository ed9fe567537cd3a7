// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/answerpanel.h"

#include "ui/answer/answersteps.h"
#include "ui/answer/boardstep.h"
#include "ui/answer/comingsteps.h"
#include "ui/answer/cuerow.h"
#include "ui/answer/explanationbox.h"
#include "ui/answer/explanationedit.h"
#include "ui/answer/flagrow.h"
#include "ui/answer/guessstep.h"
#include "ui/answer/restrow.h"
#include "ui/answer/secondstep.h"
#include "ui/answer/selfcheckrow.h"
#include "ui/answer/steptexts.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/scrollarea.h"
#include "ui/widgets/taborder.h"

#include <QApplication>
#include <QEvent>
#include <QLineEdit>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace subtext {

AnswerPanel::AnswerPanel(QWidget* parent)
    : QScrollArea(parent)
{
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    keepFromSideways(*this);
    setFocusPolicy(Qt::NoFocus);
    build();
}

void AnswerPanel::setTask(const std::shared_ptr<const Task>& task)
{
    if (m_task && task && (m_task == task || *m_task == *task))
        return;
    m_task = task;
    buildAnew();
}

void AnswerPanel::setSecondReading(SecondReading asked)
{
    if (std::exchange(m_secondReading, asked) != asked)
        buildAnew();
}

void AnswerPanel::setGuessRules(const Protocol& protocol)
{
    const Protocol before = std::exchange(m_guessRules, protocol);
    if ((before.guessShare > 0) != (protocol.guessShare > 0))
        buildAnew();
}

void AnswerPanel::buildAnew()
{
    build();
    setReadOnly(m_isReadOnly);
    chooseLook();
}

void AnswerPanel::build()
{
    m_parts.clear();
    m_partInFocus = 0;
    m_look.reset();
    m_explanation = nullptr;
    QWidget* page = makePage(nullptr);
    QVBoxLayout* layout = makeColumn(page, {8, 10, 14, 8}, 2);

    m_changeRow = new RestRow(tr("This answer is complete."), tr("Enter to change"), page);
    layout->addWidget(m_changeRow);
    m_coming = new ComingSteps(*page);
    connect(m_changeRow, &RestRow::changeRequested, this, [this] { focusStep({}); });
    constexpr int QuestionStretch = 2;
    constexpr int ScaleStretch = 3;
    const auto runs = m_task ? questionRuns(*m_task) : std::vector<QuestionRun>();
    for (const QuestionRun& run : runs) {
        if (run.isBoard()) {
            addBoard(run, new BoardStep(questionsOf(*m_task, run), page));
            continue;
        }
        addChoice(run.first, new OptionStep(m_task->questions[run.first], page), QuestionStretch);
        addSecond(run.first, page);
        addGuess(run.first, page);
    }
    for (std::size_t i = 0; m_task && i < m_task->scales.size(); ++i)
        addChoice(indexOf(Steps(*m_task).ofScale(static_cast<ScaleIndex>(i))),
                  new ScaleStep(m_task->scales[i], page), ScaleStretch);
    m_selfCheck = new SelfCheckRow(page);
    layout->addWidget(m_selfCheck);
    connect(m_selfCheck, &SelfCheckRow::kept, this, &AnswerPanel::answerKept);
    connect(m_selfCheck, &SelfCheckRow::changeRequested, this,
            [this] { focusStep(m_selfCheckStep); });
    m_cueRow = new CueRow(page);
    m_cueRow->setVisible(m_areCuesAsked);
    layout->addWidget(m_cueRow);
    if (m_task && m_task->explanation)
        buildExplanation(page);
    m_flag = new FlagRow(page);
    layout->addWidget(m_flag);
    connect(m_flag, &FlagRow::left, this, &AnswerPanel::focusFirstOpenStep);
    connect(m_flag, &FlagRow::reasonEdited, this, [this] { sayAside(true, m_cues); });
    layout->addStretch(1);
    setWidget(page); // the page before goes with everything on it
    page->show();    // at once: the keys are wanted before the next turn of the loop
    keepTabOrder(*this, *page);
    setLook(StepLook::Full);
}

void AnswerPanel::addChoice(std::size_t step, ChoiceStep* widget, int stretch)
{
    const AnswerPart part{widget, step, 1};
    addPart(part, stretch);
    connect(widget, &ChoiceStep::chosen, this, [this, part](std::optional<int> choice) {
        Answer said;
        part.take(choice, *m_task, said);
        if (const AnswerPart* second = secondOf(m_parts, part.first))
            second->keepSecond(said);
        Q_EMIT edited(said, {static_cast<StepIndex>(part.first)});
    });
}

void AnswerPanel::addSecond(std::size_t question, QWidget* page)
{
    if (m_secondReading == SecondReading::Off || !takesSecondReading(m_task->questions[question]))
        return;
    auto* widget = SecondStep::make(m_secondReading, m_task->questions[question], page);
    addPart({widget, question, 1}, 1);
    m_coming->add(*widget, SecondStep::tr("Could it also be …?"));
    widget->setObjectName(QStringLiteral("second.%1").arg(question));
    connect(widget, &SecondStep::said, this, [this, widget, question](const SecondAnswer& second) {
        Answer said;
        said.ballot.at(question) = widget->first();
        said.seconds.set(static_cast<QuestionIndex>(question), second);
        Q_EMIT edited(said, {static_cast<StepIndex>(question)});
    });
}

void AnswerPanel::addGuess(std::size_t question, QWidget* page)
{
    if (m_guessRules.guessShare == 0 || !takesSecondReading(m_task->questions[question]))
        return;
    auto* widget = new GuessStep(m_task->questions[question], page);
    addPart({widget, question, 1}, 1);
    m_coming->add(*widget, GuessStep::tr("What will most others say?"));
    widget->setObjectName(QStringLiteral("guess.%1").arg(question));
    widget->setAsked(m_isGuessAsked);
    connect(widget, &GuessStep::said, this, [this, widget, question](Choice guess) {
        Answer said;
        said.ballot.at(question) = widget->first();
        said.guesses.set(static_cast<QuestionIndex>(question), guess);
        Q_EMIT edited(said, {static_cast<StepIndex>(question)});
    });
}

void AnswerPanel::addBoard(const QuestionRun& run, BoardStep* widget)
{
    const AnswerPart part{widget, run.first, run.count};
    addPart(part, static_cast<int>(run.count) + 1);
    widget->setAsk(boardAsk(*m_task, run.board), {});
    connect(widget, &BoardStep::chosen, this,
            [this, part](const std::vector<BoardStep::Row>& answers) {
                Answer said;
                const std::vector<StepIndex> steps = part.take(answers, said);
                Q_EMIT edited(said, steps);
            });
    connect(widget, &BoardStep::currentRowChanged, this, [this, part] {
        if (part.widget->hasFocus())
            part.reveal(*this);
    });
}

void AnswerPanel::addPart(const AnswerPart& part, int stretch)
{
    const std::size_t index = m_parts.size();
    m_parts.push_back(part);
    AnswerStep* widget = part.widget;
    widget->setObjectName(QStringLiteral("step.%1").arg(part.first));
    static_cast<QVBoxLayout*>(widget->parentWidget()->layout())->addWidget(widget, stretch);
    connect(widget, &AnswerStep::answered, this, [this, index] { moveOnFrom(index); });
    connect(widget, &AnswerStep::typed, this, &AnswerPanel::onTyped);
    connect(widget, &AnswerStep::focused, this, [this, index] { noteFocus(index); });
    connect(widget, &AnswerStep::choiceInViewChanged, this, [this] {
        if (m_explanation) // what was said first is over
            m_explanation->sayFirst({});
        Q_EMIT focusedStepChanged();
    });
}

void AnswerPanel::rest()
{
    if (m_isReadOnly) {
        focusStep({});
        m_changeRow->hide();
        return;
    }
    m_changeRow->rest();
    ensureWidgetVisible(m_changeRow, 0, 8);
}

bool AnswerPanel::isResting() const
{
    return m_changeRow->isResting();
}

void AnswerPanel::setStacked(bool isStacked)
{
    m_isStacked = isStacked;
    chooseLook();
}

int AnswerPanel::leastWidth() const
{
    return widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
}

int AnswerPanel::leastHeight() const
{
    return widget()->layout()->totalMinimumSize().height() - m_changeRow->heightTaken();
}

void AnswerPanel::setLook(StepLook look)
{
    if (m_look == look)
        return;
    m_look = look;
    showLook(m_parts, m_explanation, m_task.get(), look);
    widget()->layout()->activate();
}

void AnswerPanel::keepPlaceToRest()
{
    m_isPlaceToRestKept = true;
    chooseLook();
}

void AnswerPanel::chooseLook()
{
    chooseStepLook();
    const int withRest = leastHeight() + m_changeRow->heightWithGap();
    m_changeRow->keepPlace(m_isPlaceToRestKept && withRest <= maximumViewportSize().height());
}

/// Figures where they fit; else number and word; below the scene in rows, where the words fit.
void AnswerPanel::chooseStepLook()
{
    setLook(m_isStacked ? StepLook::Row : StepLook::Full);
    narrow();
    if (!m_isStacked && leastHeight() > maximumViewportSize().height())
        setLook(StepLook::Plain);
}

/// Below the scene, as there is no way sideways. Never back: it can be asked for at any time.
void AnswerPanel::narrow()
{
    for (const StepLook narrower : {StepLook::Plain, StepLook::Tight}) {
        if (m_isStacked && m_look != StepLook::Tight &&
            leastWidth() > maximumViewportSize().width())
            setLook(narrower);
    }
}

/// The page learns its fonts from the style sheet only once it is shown, and needs more room then.
bool AnswerPanel::eventFilter(QObject* watched, QEvent* event)
{
    const bool isDone = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        narrow();
        Q_EMIT laidOutAnew();
    }
    return isDone;
}

void AnswerPanel::resizeEvent(QResizeEvent* event)
{
    QWidget* focus = QApplication::focusWidget();
    const bool wasSeen = isWholeIn(*this, focus, event->oldSize());
    chooseLook();
    QScrollArea::resizeEvent(event);
    if (wasSeen) // a notice may have taken the room below it
        ensureWidgetVisible(focus, 0, 8);
}

void AnswerPanel::showSelfCheck(const QString& question, StepIndex step)
{
    m_selfCheckStep = step;
    // The focus must not be lost with the button that had it.
    if (question.isEmpty() && m_selfCheck->isAncestorOf(focusWidget()))
        focusFirstOpenStep();
    const bool wasHidden = m_selfCheck->isHidden();
    m_selfCheck->ask(question);
    if (m_selfCheck->isHidden() != wasHidden)
        chooseLook(); // the figures give way to it, and come back
}

void AnswerPanel::buildExplanation(QWidget* page)
{
    m_explanation = new ExplanationBox(*m_task->explanation, page);
    const StepIndex step = *Steps(*m_task).explanation();
    m_explanation->field()->setObjectName(QStringLiteral("step.%1").arg(indexOf(step)));
    m_explanation->setRequired(m_isExplanationRequired);
    m_explanation->setVisible(m_isExplanationAsked);
    static_cast<QVBoxLayout*>(page->layout())->addWidget(m_explanation, 4);
    connect(m_explanation, &ExplanationBox::edited, this, [this, step](const QString& text) {
        Answer said;
        said.explanation = text;
        Q_EMIT edited(said, {step});
    });
    connect(m_explanation->field(), &ExplanationEdit::focused, this,
            [this] { noteFocus(m_parts.size()); });
}

/// Where every choice is made, letters and blanks can only be meant for the explanation.
void AnswerPanel::onTyped(const QString& text)
{
    if (m_isReadOnly || !isExplanationAsked() || firstOpenPart(m_parts))
        return;
    focusExplanation();
    m_explanation->field()->insertPlainText(text);
}

void AnswerPanel::focusExplanation()
{
    if (!isExplanationAsked()) {
        focusStep({});
        return;
    }
    m_explanation->field()->moveCursor(QTextCursor::End);
    m_explanation->field()->setFocus(Qt::OtherFocusReason);
    ensureWidgetVisible(m_explanation->field(), 0, 8);
    m_changeRow->hide(); // the keys are where the answer is changed
}

void AnswerPanel::enterExplanation()
{
    if (!m_explanation || !m_explanation->field()->hasFocus())
        focusExplanation();
}

bool AnswerPanel::leaveExplanation()
{
    if (!m_explanation || !m_explanation->field()->hasFocus())
        return false;
    m_parts.front().widget->setFocus(Qt::ShortcutFocusReason);
    return true;
}

void AnswerPanel::moveOnFrom(std::size_t part)
{
    const std::size_t following = shownAfter(m_parts, part);
    const bool isLast = following == m_parts.size();
    if (isLast && !isExplanationAsked()) {
        Q_EMIT lastStepAnswered();
        return;
    }
    const QString answered = m_parts.at(part).widget->accessibleName();
    if (!isLast) {
        const AnswerPart& next = m_parts.at(following);
        next.widget->sayFirst(answered);
        focusPart(next, Qt::TabFocusReason);
        return;
    }
    m_explanation->sayFirst(answered);
    m_explanation->field()->setFocus(Qt::TabFocusReason);
    ensureWidgetVisible(m_explanation->field(), 0, 8);
}

void AnswerPanel::focusPart(const AnswerPart& part, Qt::FocusReason reason)
{
    part.widget->setFocus(reason);
    part.reveal(*this);
}

void AnswerPanel::focusStep(StepIndex step)
{
    const AnswerPart* part = partOf(m_parts, step);
    if (!part)
        return;
    focusPart(*part, Qt::OtherFocusReason);
    if (BoardStep* board = part->board())
        board->setCurrentRow(static_cast<int>(indexOf(step) - part->first));
}

void AnswerPanel::returnTo(StepIndex step)
{
    if (const AnswerPart* beside = openBeside(m_parts, indexOf(step)))
        focusPart(*beside, Qt::OtherFocusReason);
    else if (partOf(m_parts, step))
        focusStep(step);
    else if (isExplanationAsked())
        enterExplanation();
    m_changeRow->hide(); // the keys are where the answer is changed
}

void AnswerPanel::noteFocus(std::size_t part)
{
    m_partInFocus = part;
    if (part < m_parts.size())
        m_parts.at(part).reveal(*this);
    else
        ensureWidgetVisible(m_explanation->field(), 0, 8);
    Q_EMIT focusedStepChanged();
}

StepIndex AnswerPanel::stepInFocus() const
{
    if (m_partInFocus < m_parts.size())
        return m_parts[m_partInFocus].stepInView();
    return m_explanation ? *Steps(*m_task).explanation() : StepIndex{};
}

std::optional<int> AnswerPanel::choiceInView() const
{
    return m_partInFocus < m_parts.size() ? m_parts[m_partInFocus].widget->choiceInView()
                                          : std::nullopt;
}

QString AnswerPanel::spokenStep() const
{
    const QWidget* step =
        m_partInFocus < m_parts.size() ? m_parts[m_partInFocus].widget : stepWidget(stepInFocus());
    return step ? step->accessibleName() + u'\n' + step->accessibleDescription() : QString();
}

QWidget* AnswerPanel::stepWidget(StepIndex step) const
{
    if (const AnswerPart* part = partOf(m_parts, step))
        return part->widget;
    const bool isExplanation = m_explanation && Steps(*m_task).explanation() == step;
    return isExplanation ? m_explanation->field() : nullptr;
}

void AnswerPanel::setScene(const Scenario& scenario)
{
    const bool isAsked = isGuessAsked(m_guessRules, scenario);
    if (std::exchange(m_isGuessAsked, isAsked) != isAsked) {
        askGuesses(m_parts, isAsked);
        m_look.reset(); // it takes a row of the room
        chooseLook();
    }
    for (const AnswerPart& part : m_parts)
        part.showScene(scenario, *m_task);
}

void AnswerPanel::setAnswer(const Answer& answer)
{
    showSteps(answer, m_task ? Steps(*m_task).all() : std::vector<StepIndex>());
}

void AnswerPanel::showSteps(const Answer& answer, const std::vector<StepIndex>& steps)
{
    for (const AnswerPart& part : m_parts) {
        if (std::any_of(steps.begin(), steps.end(), [&](StepIndex step) { return part.has(step); }))
            part.show(answer, *m_task);
    }
    const auto explained = m_explanation ? Steps(*m_task).explanation() : std::nullopt;
    if (explained && std::find(steps.begin(), steps.end(), *explained) != steps.end())
        m_explanation->showText(answer.explanation);
    for (const StepIndex step : steps)
        setMissing(step, false); // of the others it still holds
    m_flag->showFlag(answer.isFlagged, answer.flagReason);
    m_cues = answer.cues;
    if (!isResting())
        m_changeRow->hide();
}

void AnswerPanel::setReadOnly(bool isReadOnly)
{
    m_isReadOnly = isReadOnly;
    for (const AnswerPart& part : m_parts)
        part.widget->setReadOnly(isReadOnly);
    if (m_explanation)
        m_explanation->field()->setReadOnly(isReadOnly);
    m_flag->reason()->setReadOnly(isReadOnly);
}

void AnswerPanel::setExplanationRequired(bool isRequired)
{
    m_isExplanationRequired = isRequired;
    if (m_explanation)
        m_explanation->setRequired(isRequired);
}

void AnswerPanel::setExplanationAsked(bool isAsked)
{
    m_isExplanationAsked = isAsked;
    if (m_explanation)
        m_explanation->setVisible(isAsked);
}

void AnswerPanel::focusFirstOpenStep()
{
    if (!m_task)
        return;
    const AnswerPart* open = firstOpenPart(m_parts);
    if (open && open->isBeside())
        focusPart(*open, Qt::OtherFocusReason);
    else if (open)
        focusStep(*open->openStep());
    else if (isExplanationAsked())
        focusExplanation();
    else
        focusStep({});
    m_changeRow->hide(); // it may have been about another item
}

void AnswerPanel::setMissing(StepIndex step, bool isMissing)
{
    if (const AnswerPart* part = partOf(m_parts, step))
        part->setMissing(step, isMissing);
    else if (m_explanation)
        m_explanation->setMissing(isMissing);
}

void AnswerPanel::showMissing(const MissingParts& missing)
{
    for (const StepIndex step : missing.steps)
        setMissing(step, true);
    if (const AnswerPart* second = markMissingBeside(m_parts, missing)) {
        focusPart(*second, Qt::OtherFocusReason);
        return;
    }
    if (!missing.steps.empty() && partOf(m_parts, missing.steps.front())) {
        focusStep(missing.steps.front());
        return;
    }
    // The reason's row stands open and empty.
    QWidget* first =
        missing.steps.empty() ? static_cast<QWidget*>(m_flag->reason()) : m_explanation->field();
    first->setFocus(Qt::OtherFocusReason);
    ensureWidgetVisible(first, 0, 8);
}

void AnswerPanel::sayAside(bool isFlagged, const Cues& cues)
{
    Answer said;
    said.isFlagged = isFlagged;
    said.flagReason = m_flag->reason()->text();
    said.cues = cues;
    Q_EMIT edited(said, {});
}

void AnswerPanel::sayCues(const Cues& cues)
{
    if (!m_isReadOnly)
        sayAside(!m_flag->isHidden(), cues);
}

void AnswerPanel::setCuesAsked(bool areAsked)
{
    m_areCuesAsked = areAsked;
    if (!m_cueRow)
        return;
    m_cueRow->setVisible(areAsked);
    chooseLook(); // it takes a row of the room
}

void AnswerPanel::toggleFlag()
{
    if (m_isReadOnly)
        return;
    sayAside(m_flag->isHidden(), m_cues);
    if (!m_flag->isHidden()) {
        m_flag->reason()->setFocus(Qt::OtherFocusReason);
        QMetaObject::invokeMethod(
            this, // once the row has its place
            [this] {
                if (!m_flag->isHidden())
                    ensureWidgetVisible(m_flag->reason(), 0, 8);
            },
            Qt::QueuedConnection);
    } else {
        focusFirstOpenStep();
    }
}

void AnswerPanel::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_flag) {
        m_look.reset(); // everything is measured anew
        chooseLook();
    }
}

} // namespace subtext
