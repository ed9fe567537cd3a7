// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/label/labelsession.h"

#include <QStackedWidget>
#include <QWidget>

namespace subtext {

class ActionRegistry;
class AnswerPanel;
class FinalLabelsView;
class GuidelineDock;
class ItemListPanel;
class LabelBar;
class LabelEnding;
class MissingNotice;
class NoticeBar;
class Prompts;
class ReplyNotice;
class SceneMarking;
class SceneView;
class Settings;
class SubmissionQuestions;
class WorkArea;

/// The place where a person labels: the scene, the answer, and below them where one stands.
class LabelPage : public QWidget
{
    Q_OBJECT
public:
    LabelPage(ActionRegistry& actions, Settings& settings, Prompts& prompts,
              QWidget* parent = nullptr);
    ~LabelPage() override;

    /// Begins a person's work; ends whoever's was on screen.
    void start(Study& study, PersonId person, const Clock& clock);
    /// Keeps what is on screen and ends the visit; false where the disk refuses.
    bool keep();
    /// Writes what is on screen and not on the disk; the visit goes on.
    bool flush();
    /// Ends the work on screen: the draft is kept, the visit ended.
    void stop();

    LabelSession* session() const { return m_session.get(); }
    AnswerPanel* answerPanel() const { return m_answer; }
    FinalLabelsView* finalLabels() const { return m_final; }
    NoticeBar* notice() const { return m_notice; }
    ItemListPanel* itemList() const { return m_list; }
    LabelBar* bar() const { return m_bar; }
    LabelEnding* ending() const { return m_ending; }

    void showFinalLabels();
    void showItem(ScenarioId scenario);
    void setItemListShown(bool isShown);
    void setDockShown(bool isShown);
    void showHistory();
    void readHistory();

Q_SIGNALS:
    void showFolderRequested(const QString& file);
    void practiceRequested();

private:
    void buildWorkArea();
    void connectPanels();
    void connectBar();
    void registerActions(ActionRegistry& actions);
    void registerViews(ActionRegistry& actions, const QString& place);
    void connectSession();
    void onItemShown();
    void showChangeBegun();
    void followDock(bool isShown);
    /// Does that where somebody is at work by then.
    template <typename Step> auto inSession(Step step)
    {
        return [this, step] {
            if (m_session)
                (m_session.get()->*step)();
        };
    }
    void sayItem(const QString& step = {});
    void onSaveState();
    void dismissFailure();
    void onIncomplete(const MissingParts& missing);
    void onFailed(const Error& error);
    /// To where one answers; nothing while another page is on screen.
    void focusWork();
    void focusAnswer();
    void followAnswer();
    /// The few keys that one needs, until the first answer is submitted, where they answer.
    void tellKeys();
    void updateDefinition();
    void takeRules();
    void showAccess();
    bool isItemShown() const { return m_stack->currentIndex() == 0; }

    Settings& m_settings;
    std::unique_ptr<LabelSession> m_session;
    NoticeBar* m_notice;
    std::unique_ptr<MissingNotice> m_missing;
    SubmissionQuestions* m_questions;
    ReplyNotice* m_replies;
    QStackedWidget* m_stack;
    FinalLabelsView* m_final;
    LabelEnding* m_ending;
    WorkArea* m_area;
    ItemListPanel* m_list;
    SceneView* m_scene;
    SceneMarking* m_cues = nullptr;
    AnswerPanel* m_answer;
    GuidelineDock* m_dock;
    LabelBar* m_bar;
};

} // namespace subtext
