// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <functional>

namespace subtext {

class ActionRegistry;
class AnswerPanel;
class LabelSession;
class SceneView;

/// The words of the scene that an annotator marks, between the scene, the answer and the session.
class LabelMarking : public QObject
{
    Q_OBJECT
public:
    LabelMarking(SceneView& scene, AnswerPanel& answer, QObject* parent);

    /// `isAtWork` says whether an item is on the screen.
    void registerActions(ActionRegistry& actions, QWidget& page, const QString& place,
                         const std::function<bool()>& isAtWork);
    /// After the answer has its task. The session must outlive it, or stop() is called.
    void start(LabelSession& session, bool areAsked);
    void stop() { m_session = nullptr; }
    void setReadOnly(bool isReadOnly);
    /// Those of the answer on screen.
    void show();

Q_SIGNALS:
    void left();

private:
    void showState(bool isFull);
    void refuse();
    void quote();

    SceneView& m_scene;
    AnswerPanel& m_answer;
    LabelSession* m_session = nullptr;
};

} // namespace subtext
