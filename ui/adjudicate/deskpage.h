// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/person.h"
#include "core/standing/studystanding.h"
#include "ui/adjudicate/deskkeys.h"
#include "ui/adjudicate/desksession.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QSplitter;

namespace subtext {

class ActionRegistry;
class DecisionPanel;
class DecisionSide;
class DeskHead;
class DeskLeavingOut;
class DeskNotices;
class DeskQuestions;
class DeskScene;
class DeskStrip;
class NoticeBar;
class Prompts;
class QuestionTable;
class QueuePanel;
class RaterColumns;
class SecondLookOffer;

/// The adjudicator's place: the queue, the scene with one column an annotator, the decision, and a
/// strip of charts that follows each decision.
class DeskPage : public QWidget
{
    Q_OBJECT
public:
    DeskPage(ActionRegistry& actions, Prompts& prompts, QWidget* parent = nullptr);
    ~DeskPage() override;

    void start(Study& study, const Person& person, const Clock& clock);
    /// Keeps what is on screen; false where the disk refuses.
    bool stop();
    /// The same, and the time on the item; the session goes on.
    bool keep();
    /// Writes what is not written yet: the draft, and a reply that is being written.
    bool flush();

    DeskSession* session() const { return m_session.get(); }
    DeskHead* head() const { return m_head; }
    QueuePanel* queue() const { return m_queue; }
    RaterColumns* columns() const { return m_columns; }
    QuestionTable* questions() const { return m_questions; }
    DeskQuestions* asked() const { return m_asked; }
    DecisionPanel* decision() const { return m_decision; }
    SecondLookOffer* secondLooks() const { return m_looks; }
    DeskLeavingOut* leavingOut() const { return m_leavingOut; }
    DeskNotices* notices() const { return m_notices; }
    NoticeBar* notice() const { return m_notice; }

    void askAboutLock();
    void toggleMark();
    void setLocked(bool isLocked, const QString& reason);
    void showHistory();
    /// Has a screen reader say the item again, and the question that a pick is about.
    void readAgain() { sayItem(Saying::ItemAndQuestion); }
    void setStripAboutAll(bool isAboutAll);
    /// The tallies of one's own decisions: on request, or when nothing is left to decide.
    void setTalliesShown(bool areShown);
    bool areTalliesShown() const;
    /// In a window without room for it beside three columns the queue is away until it is asked
    /// for.
    bool isQueueFolded() const;
    void setQueueShown(bool isShown);
    /// Where the keys are between two items: at the queue, or where that is away at the button that
    /// brings it back.
    void restFocus(Qt::FocusReason reason = Qt::OtherFocusReason);
    /// What the decision rests on; says so where it cannot hold.
    void stateBasis(Basis basis);

Q_SIGNALS:
    void stepRequested(subtext::NextStep step);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    enum class Saying { Another, Item, ItemAndQuestion }; ///< Another: if it is not the one said.

    void buildMiddle(QSplitter& splitter);
    void buildDecision(QSplitter& splitter);
    void connectPanels();
    void connectDecision();
    void connectSession();
    void setTask();
    void onItemShown();
    void showWhetherAny();
    void sayItem(Saying what);
    void showDraft();
    /// What was picked, beside the answers.
    void showPicks();
    void showFigures();
    void showLock();
    void fitScene();
    void fitQueue();
    void showComparison();
    void sayAllDecided();

    Prompts& m_prompts;
    std::unique_ptr<DeskSession> m_session;
    NoticeBar* m_notice;
    QueuePanel* m_queue;
    DeskHead* m_head = nullptr;
    SecondLookOffer* m_looks = nullptr;
    DeskLeavingOut* m_leavingOut = nullptr;
    DeskNotices* m_notices = nullptr;
    QLabel* m_comparison = nullptr;
    QPushButton* m_about = nullptr;
    DecisionSide* m_side = nullptr;
    QLabel* m_nothing = nullptr;   ///< In place of the item: why there is none.
    QWidget* m_case = nullptr;     ///< Everything about the item; away where there is none.
    QSplitter* m_halves = nullptr; ///< The scene above the answers.
    bool m_areHalvesDragged = false;
    DeskScene* m_scene = nullptr;
    QWidget* m_answers = nullptr;     ///< Questions and columns.
    DeskQuestions* m_asked = nullptr; ///< By annotators, about the item.
    QuestionTable* m_questions = nullptr;
    RaterColumns* m_columns = nullptr;
    DecisionPanel* m_decision = nullptr;
    DeskStrip* m_strip = nullptr;
    bool m_isStripAboutAll = false;
    DeskKeys m_keys;
    ScenarioId m_onScreen; ///< The item shown last.
    QString m_said;        ///< The item that a screen reader was told of.
    QString m_allDecided;  ///< The notice that says so.
    QString m_noHistory;   ///< The notice about the item on screen, where it has none.
};

} // namespace subtext
