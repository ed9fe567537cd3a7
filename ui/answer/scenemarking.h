// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/cue.h"
#include "core/domain/scenario.h"
#include "core/task/task.h"

#include <QObject>

#include <functional>
#include <memory>

namespace subtext {

class ActionRegistry;
class AnswerPanel;
class SceneView;

/// The words of the scene that an annotator marks, between the scene and the answer. It keeps no
/// answer: what is marked, the panel says, and whoever keeps the answer shows it.
class SceneMarking : public QObject
{
    Q_OBJECT
public:
    SceneMarking(SceneView& scene, AnswerPanel& answer, QObject* parent);

    /// `isAtWork` says whether an item is on the screen to be answered.
    void registerActions(ActionRegistry& actions, QWidget& page, const QString& place,
                         const std::function<bool()>& isAtWork);
    /// After the answer has its task; nothing is marked before the next scene.
    void start(const std::shared_ptr<const Task>& task, bool areAsked);
    void setReadOnly(bool isReadOnly);
    /// The marks over the scene that is on the screen now.
    void show(const Scenario& scene, const Cues& cues);
    /// Others over the same scene.
    void showCues(const Cues& cues);

Q_SIGNALS:
    /// The keys go back to the answer.
    void left();

private:
    void showState(bool isFull);
    void refuse();
    void quote();

    SceneView& m_scene;
    AnswerPanel& m_answer;
    std::shared_ptr<const Task> m_task;
    bool m_isReadOnly = false;
    Scenario m_shown;
    Cues m_cues;
};

} // namespace subtext
