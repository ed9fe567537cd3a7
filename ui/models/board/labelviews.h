// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/board/labelfigures.h"
#include "ui/models/files/modelviews.h"

#include <QPointer>

#include <array>

class QCheckBox;
class QComboBox;
class QScrollArea;
class QSplitter;

namespace subtext {

class Announcement;
class ItemsView;
class LeaderboardView;
class ModelItemPanel;
class PageStack;
class Prompts;
class SetView;

/// How models do where each question of a task is scored by itself: the sets side by side with
/// people, each by itself, and item by item. Nothing of models is on it about an item that its
/// adjudicator has not decided.
class LabelViews : public ModelViews
{
    Q_OBJECT
public:
    LabelViews(Settings& settings, Prompts& prompts, PageHead& head, QWidget* parent);

    /// Makes what stands below the head. After the head: Tab goes in the order in which things are
    /// made.
    void build();

    LeaderboardView* leaderboard() const { return m_leaderboard; }
    SetView* set() const { return m_set; }
    ItemsView* items() const { return m_items; }
    ModelItemPanel* panel() const { return m_panel; }
    QScrollArea* area() const;
    Announcement* nothing() const { return m_nothing; }
    QComboBox* questionBox() const { return m_questions; }

    void registerActions(ActionRegistry& actions, const QString& section,
                         const std::function<void()>& focusChoice) override;
    void start(Study& study, bool isBlind, bool isTheirs) override;
    void forget() override;
    QString whyNoImport() const override;
    void setAnswersShown(bool areShown) override;
    void addTo(ModelsRequest& request) const override;
    void setResult(const ModelsResult& result) override;
    QString lead(ModelView view) const override;
    QString about(ModelView view) const override;
    void showView(ModelView view) override;
    QWidget* firstControl(ModelView view) const override;
    void closeItems() override;
    void showSet(const SetName& name) override;

private:
    void buildChoices();
    QScrollArea* addScrolling(QWidget& view);
    void connectViews();
    void offerQuestions(Study& study);
    void showPart();
    void offerHiding();
    void chooseSet(int set);
    void openSet(int set);
    void showItems(const QString& what, const evaluation::Places& places);

    Prompts& m_prompts;
    std::shared_ptr<const LabelFigures> m_figures;
    ModelView m_view = ModelView::Leaderboard;

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
    ModelItemPanel* m_panel = nullptr;
    QString m_noSets; ///< What is said of a study without any.
    bool m_wasPanelOpen = false;
    QPointer<QWidget> m_keysBefore; ///< What had the keys as the items were opened.
};

} // namespace subtext
