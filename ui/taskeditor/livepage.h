// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/task/task.h"

#include <QFrame>
#include <QLabel>

class QTimer;

namespace subtext {

class AnswerPanel;
class SceneSplitter;
class SceneView;

/// The Label place as annotators will see it, with a scene that is made up. What is answered there
/// goes nowhere.
class LivePage : public QFrame
{
    Q_OBJECT
public:
    explicit LivePage(QWidget* parent);

    /// Shows it when the hand rests. A task that cannot be shown leaves the last one standing, and
    /// a line says so.
    void setTask(const Task& task);
    /// At once.
    void finish();
    /// Not where a tab says what it is.
    void setTitleShown(bool isShown) { m_title->setVisible(isShown); }
    bool isCurrent() const { return m_isCurrent; }
    AnswerPanel* answer() const { return m_answer; }

private:
    void showTask();

    Task m_next;
    bool m_isCurrent = true;
    bool m_hasShown = false;
    QLabel* m_title;
    QLabel* m_note;
    SceneView* m_scene;
    AnswerPanel* m_answer;
    SceneSplitter* m_work;
    QTimer* m_timer;
};

} // namespace subtext
