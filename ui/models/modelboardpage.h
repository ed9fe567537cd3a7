// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/background/studyplace.h"
#include "ui/models/modelworker.h"

#include <QPointer>

#include <array>

class QCheckBox;
class QComboBox;
class QScrollArea;
class QSplitter;

namespace subtext {

class ActionRegistry;
class Announcement;
class ImportView;
class ItemsView;
class LeaderboardView;
class ModelItemPanel;
class PageStack;
class Prompts;
class RunsView;
class SetView;

/// How models do where each question of a task is scored by itself: the sets side by side with
/// people, each by itself, item by item, and how they get here. Follows the work as it goes on;
/// computes beside the window. Nothing of models is on it about an item that its adjudicator has
/// not decided.
class ModelBoardPage : public FiguresPlace<BoardRequest, ModelResult>
{
    Q_OBJECT
public:
    enum class View { Leaderboard, Set, Items, Import, Asking };

    ModelBoardPage(ActionRegistry& actions, Prompts& prompts, QWidget* parent = nullptr);
    ~ModelBoardPage() override;

    /// Its keys are listed under this name.
    static QString keysSection() { return tr("Models (labels)"); }

    /// What is on the screen; none before the first result.
    const ModelResult* shown() const { return m_result.get(); }

    View view() const { return m_view; }
    void showView(View view);
    LeaderboardView* leaderboard() const { return m_leaderboard; }
    SetView* set() const { return m_set; }
    ItemsView* items() const { return m_items; }
    ImportView* import() const { return m_import; }
    RunsView* asking() const { return m_asking; }
    ModelItemPanel* panel() const { return m_panel; }
    QScrollArea* area() const;
    Announcement* nothing() const { return m_nothing; }
    QComboBox* questionBox() const { return m_questions; }
    void closeItems();

private:
    void buildHead();
    void buildViews();
    QScrollArea* addScrolling(QWidget& view);
    void connectViews();
    void registerActions(ActionRegistry& actions);
    void offerQuestions();

    void showStudy(const Environment& environment) override;
    void forgetStudy() override;
    BoardRequest request() override;
    void take() override;
    void goTo(View view);
    void focusChoice();
    void showPart();
    void chooseSet(int set);
    void showSetNamed(const SetName& name);
    void showItems(const QString& what, const evaluation::Places& places);
    void readFiles(const PredictionFiles& files);
    void exportSet(int set, PredictionFormat format);
    QString source() const;
    /// And take whole sets out.
    bool mayImport() const;

    Prompts& m_prompts;
    View m_view = View::Leaderboard;

    QComboBox* m_questions = nullptr;
    QComboBox* m_gold = nullptr;             ///< Whose gold labels count, where files bring some.
    QCheckBox* m_withoutAmbiguous = nullptr; ///< Where some item has a label and is ambiguous.
    QSplitter* m_splitter = nullptr;
    PageStack* m_stack = nullptr;
    std::array<QScrollArea*, 2> m_areas{}; ///< Of the leaderboard and of the set.
    Announcement* m_nothing = nullptr;
    LeaderboardView* m_leaderboard = nullptr;
    SetView* m_set = nullptr;
    ItemsView* m_items = nullptr;
    ImportView* m_import = nullptr;
    RunsView* m_asking = nullptr;
    ModelItemPanel* m_panel = nullptr;
    bool m_wasPanelOpen = false;
    QPointer<QWidget> m_keysBefore; ///< What had the keys as the items were opened.
};

} // namespace subtext
