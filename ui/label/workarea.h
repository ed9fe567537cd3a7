// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>

class QLabel;
class QSplitter;

namespace subtext {

class ActionRegistry;
class AnswerPanel;
class GuidelineDock;
class ItemListPanel;
class LabelQuestions;
class LabelSession;
class SceneSplitter;
class SceneView;

/// What the Label place is made of: scene and answer, with the item list at the left and the guide
/// at the right, and a line for questions: under the scene, or below all of it where the scene
/// stands above the answer. Where list and guide would squeeze the work they lie over it, one at a
/// time.
class WorkArea : public QWidget
{
    Q_OBJECT
public:
    explicit WorkArea(QWidget* parent);

    ItemListPanel* list() const { return m_list; }
    SceneView* scene() const { return m_scene; }
    AnswerPanel* answer() const { return m_answer; }
    GuidelineDock* dock() const { return m_dock; }
    SceneSplitter* work() const { return m_work; }
    LabelQuestions* questions() const { return m_questions; }

    void registerActions(ActionRegistry& actions, QWidget& page, const QString& place);
    /// Whose items are listed and may be asked about; none: nobody is at work.
    void setSession(LabelSession* session);

    /// Says above scene and answer that the item is to be labelled again, and why; an empty reason:
    /// it is not.
    void showAgain(const QString& reason);
    /// Offers a change to the old answer that was begun at this moment; none: there is none.
    void showChangeBegun(const std::optional<qint64>& at);
    /// That, and the scene.
    QString spokenText() const;

    void setListShown(bool isShown);
    /// `isAsked`: by whoever is at the item on screen; what opens by itself gives way where it
    /// would lie over the answers, and comes back where there is room.
    void setDockShown(bool isShown, bool isAsked = true);
    /// Another item is on screen.
    void arrive();
    bool hasRoomForBoth() const { return fits(true, true); }
    /// Whether what is shown of list and guide lies over the work.
    bool isCovered() const;

Q_SIGNALS:
    void takeUpRequested();
    void questionsClosed();
    /// Escape: a panel over the work goes first; a guide beside it once nobody writes.
    void listLeft();
    void dockLeft();
    /// It gave way, or came back.
    void dockTurned(bool isShown);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* buildBegun(QWidget* parent);
    void arrange();
    void showDockWhereFree();
    bool wouldDockCover() const;
    void placeQuestions();
    void put(QWidget& panel, bool isOver, int index);
    bool fits(bool withList, bool withDock) const;

    QSplitter* m_splitter;
    ItemListPanel* m_list;
    QString m_reason; ///< Why it is to be labelled again, all of it.
    QLabel* m_again;
    QWidget* m_begun; ///< Under it.
    QLabel* m_begunText = nullptr;
    SceneView* m_scene;
    QWidget* m_sceneSide = nullptr; ///< The scene, with what stands under it.
    AnswerPanel* m_answer;
    SceneSplitter* m_work;
    LabelQuestions* m_questions;
    GuidelineDock* m_dock = nullptr; ///< The last that is made.
    bool m_isDockWanted = false;
    bool m_isDockAsked = false; ///< For the item on screen.
    bool m_isDragged = false;   ///< Somebody chose the widths of what is shown.
};

} // namespace subtext
