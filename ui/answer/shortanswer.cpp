// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/shortanswer.h"

#include "ui/answer/answerpanel.h"
#include "ui/answer/scenemarking.h"
#include "ui/answer/scenesplitter.h"
#include "ui/answer/sceneview.h"
#include "ui/text/answertext.h"
#include "ui/widgets/announcing.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/inputwatch.h"

#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>

namespace subtext {

ShortAnswer::ShortAnswer(QWidget* parent)
    : QWidget(parent)
{
    QVBoxLayout* layout = makeColumn(this, {}, 0);
    m_scene = new SceneView(this);
    m_beside = new QStackedWidget(this);
    m_answer = new AnswerPanel(m_beside);
    m_answer->setExplanationAsked(false);
    m_beside->addWidget(m_answer);
    m_marking = new SceneMarking(*m_scene, *m_answer, this);
    connect(m_marking, &SceneMarking::left, this, &ShortAnswer::focusAnswer);
    m_work = new SceneSplitter(*m_scene, *m_answer, {*m_scene, *m_beside}, this);
    layout->addWidget(m_work, 1);
    layout->addWidget(makeBar());
    connect(m_answer, &AnswerPanel::edited, this, &ShortAnswer::edit);
    connect(m_answer, &AnswerPanel::lastStepAnswered, this,
            // The keys stay: on the button a space of somebody who writes on would submit.
            [this] { showMessage(tr("All answered. Ctrl+Enter submits."), LabelTone::Muted); });
    new InputWatch(
        *this, InputWatch::Moves::Counted,
        [this] {
            if (m_clock)
                m_timer.input(m_clock->now());
        },
        [this](bool isActive) {
            if (m_clock)
                m_timer.setWindowActive(m_clock->now(), isActive);
        });
}

QWidget* ShortAnswer::makeBar()
{
    auto* bar = new QFrame(this);
    bar->setProperty("bar", true);
    QHBoxLayout* layout = makeRow(bar, {16, 9, 16, 9}, 8);
    m_leave = makeButton(QString(), ButtonKind::Quiet, bar, "leave");
    layout->addWidget(m_leave);
    layout->addSpacing(10);
    m_position = makeLabel(QString(), theme::TextRole::Strong, LabelTone::Normal, bar);
    layout->addWidget(m_position);
    m_progress = new QProgressBar(bar);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(150, 6);
    m_progress->setAccessibleName(tr("Scenes answered"));
    layout->addWidget(m_progress);
    layout->addStretch(1);
    m_message = new ElidedLabel(bar);
    setTone(m_message, LabelTone::Warning);
    m_message->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    layout->addWidget(m_message);
    layout->addSpacing(8);
    m_goOn = makeButton(tr("Submit"), ButtonKind::Primary, bar, "goOn");
    m_goOn->setToolTip(tr("Ctrl+Enter"));
    constexpr int LeastGoOn = 120;
    layout->addLayout(placeAtLeast(LeastGoOn, m_goOn));
    connect(m_leave, &QPushButton::clicked, this, &ShortAnswer::left);
    connect(m_goOn, &QPushButton::clicked, this, &ShortAnswer::goOn);
    return bar;
}

void ShortAnswer::ask(const Scenario& scenario, const Clock& clock, const Answer& begun,
                      qint64 earlierActiveMs)
{
    m_clock = &clock;
    m_current = begun;
    m_undo.clear();
    m_earlierActiveMs = earlierActiveMs;
    m_isEmptyAsked = false;
    m_scene->setScenario(scenario);
    m_answer->setScene(scenario);
    m_answer->setAnswer(m_current);
    m_marking->setReadOnly(false);
    m_marking->show(scenario, m_current.cues);
    m_beside->setCurrentWidget(m_answer);
    m_work->share();
    m_goOn->setText(tr("Submit"));
    showMessage({});
    m_timer.start(clock.now(), 0, isActiveWindow());
    focusAnswer();
    sayAloud(*this, m_scene->spokenText());
}

void ShortAnswer::focusAnswer()
{
    m_answer->focusFirstOpenStep(); // the first, where none is open: nothing is submitted yet
    if (missing().empty())
        showMessage(tr("All answered. Ctrl+Enter submits."), LabelTone::Muted);
}

void ShortAnswer::edit(const Answer& said, const std::vector<StepIndex>& steps)
{
    const Answer after = withSteps(m_current, said, steps, *m_task);
    showMessage({});
    if (after == m_current)
        return;
    m_undo.push(new EditCommand({ScenarioId(), steps, m_current, after}, *m_task,
                                [this](const EditCommand::Change& change, const Answer& answer,
                                       bool isAgain) { put(change, answer, isAgain); }));
}

void ShortAnswer::put(const EditCommand::Change& change, const Answer& answer, bool isAgain)
{
    m_current = answer;
    const auto changed = differingSteps(change.before, change.after, *m_task);
    m_answer->showSteps(m_current, changed);
    m_marking->showCues(m_current.cues);
    for (const StepIndex step : change.steps) {
        if (m_clock)
            m_timer.answered(step, m_clock->now());
    }
    showMessage({});
    Q_EMIT edited();
    if (isAgain && !changed.empty())
        m_answer->returnTo(changed.front());
}

void ShortAnswer::undo()
{
    if (isAsking())
        m_undo.undo();
}

void ShortAnswer::redo()
{
    if (isAsking())
        m_undo.redo();
}

void ShortAnswer::readAgain()
{
    sayAloud(*this, m_scene->spokenText());
    if (isAsking())
        sayAloud(*this, m_answer->spokenStep());
}

void ShortAnswer::setTask(const std::shared_ptr<const Task>& task, bool areCuesAsked)
{
    m_task = task;
    m_undo.clear(); // its steps were those of another
    m_scene->setTask(task);
    m_answer->setTask(task);
    m_marking->start(task, areCuesAsked);
}

MissingParts ShortAnswer::missing() const
{
    return m_task ? missingChoices(m_current, *m_task) : MissingParts();
}

qint64 ShortAnswer::activeMs() const
{
    return m_clock ? m_earlierActiveMs + m_timer.visitAt(m_clock->now()).activeMs : 0;
}

void ShortAnswer::showBeside(QWidget* widget, const QString& onwards)
{
    m_marking->setReadOnly(true);
    m_beside->setCurrentWidget(widget);
    showMessage({}); // it was about the answer that has been given since
    m_goOn->setText(onwards);
    m_goOn->setFocus(Qt::OtherFocusReason);
}

bool ShortAnswer::isAsking() const
{
    return m_beside->currentWidget() == m_answer;
}

void ShortAnswer::goOn()
{
    if (!isAsking()) {
        Q_EMIT wentOn();
        return;
    }
    if (!m_clock || !m_task)
        return;
    if (const auto parts = missing(); !parts.empty()) {
        showMessage(tr("Still missing: %1").arg(missingText(parts, *m_task)));
        m_answer->showMissing(parts);
        return;
    }
    if (!m_isEmptyAsked && hasEmptyBoard(m_current, *m_task)) {
        m_isEmptyAsked = true;
        showMessage(tr("You answered No to every row. Ctrl+Enter again submits."));
        return;
    }
    Q_EMIT answered(m_current, activeMs());
}

void ShortAnswer::setProgress(const QString& words, int done, int total)
{
    m_position->setText(words);
    m_progress->setRange(0, std::max(1, total));
    m_progress->setValue(done);
}

void ShortAnswer::setLeaveText(const QString& text)
{
    m_leave->setText(text);
    m_leave->setVisible(!text.isEmpty());
}

void ShortAnswer::showMessage(const QString& text, LabelTone tone)
{
    setTone(m_message, tone);
    m_message->setLine(text);
}

QString ShortAnswer::message() const
{
    return m_message->text();
}

} // namespace subtext
