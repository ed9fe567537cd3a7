// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/environment.h"
#include "core/domain/itemtimer.h"
#include "core/domain/scenario.h"
#include "core/domain/steps.h"
#include "ui/answer/editcommand.h"
#include "ui/widgets/controls.h"

#include <QStackedWidget>
#include <QUndoStack>
#include <QWidget>

#include <memory>

class QLabel;
class QProgressBar;
class QPushButton;

namespace subtext {

class AnswerPanel;
class ElidedLabel;
class SceneMarking;
class SceneSplitter;
class SceneView;

/// A scene and its answer without an explanation, for what is not data: practice and repeats. One
/// button leads on, another leaves. Words that were marked stay in view once it is answered.
class ShortAnswer : public QWidget
{
    Q_OBJECT
public:
    explicit ShortAnswer(QWidget* parent = nullptr);

    /// `areCuesAsked`: words of the scenes can be marked.
    void setTask(const std::shared_ptr<const Task>& task, bool areCuesAsked = false);
    /// Asks for an answer; its time begins. `begun` is what was answered of it before, in
    /// `earlierActiveMs`; the step after it gets the focus.
    void ask(const Scenario& scenario, const Clock& clock, const Answer& begun = {},
             qint64 earlierActiveMs = 0);
    /// Shows something in place of the answer controls, with a way on.
    void showBeside(QWidget* widget, const QString& onwards);
    void addBeside(QWidget* widget) { m_beside->addWidget(widget); }

    void setProgress(const QString& words, int done, int total);
    void setLeaveText(const QString& text); ///< Empty: there is no way out but on.
    /// What the one button does: hands in a complete answer, or goes on.
    void goOn();
    /// Of the answer that is asked for.
    void undo();
    void redo();
    /// Has a screen reader say the scene again, and the step where the keys are.
    void readAgain();
    bool isAsking() const;
    const Answer& answer() const { return m_current; }
    /// Time spent on it so far, that of earlier included; 0 before the first scene.
    qint64 activeMs() const;

    AnswerPanel* answerPanel() const { return m_answer; }
    SceneMarking* marking() const { return m_marking; }
    QString message() const;
    void showMessage(const QString& text, LabelTone tone = LabelTone::Warning);

Q_SIGNALS:
    void edited();
    void answered(const subtext::Answer& answer, qint64 activeMs);
    void wentOn();
    void left();

private:
    QWidget* makeBar();
    MissingParts missing() const;
    void focusAnswer();
    void edit(const Answer& said, const std::vector<StepIndex>& steps);
    void put(const EditCommand::Change& change, const Answer& answer, bool isAgain);

    std::shared_ptr<const Task> m_task;
    const Clock* m_clock = nullptr;
    ItemTimer m_timer;
    qint64 m_earlierActiveMs = 0;
    Answer m_current;
    QUndoStack m_undo;           ///< Of this scene.
    bool m_isEmptyAsked = false; ///< Whether nothing at all on a board is meant.
    SceneSplitter* m_work;
    SceneView* m_scene;
    QStackedWidget* m_beside;
    AnswerPanel* m_answer;
    SceneMarking* m_marking;
    QLabel* m_position;
    QProgressBar* m_progress;
    ElidedLabel* m_message;
    QPushButton* m_leave;
    QPushButton* m_goOn;
};

} // namespace subtext
