// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/person.h"
#include "ui/agreement/agreementcharts.h"
#include "ui/agreement/agreementworker.h"
#include "ui/background/freshness.h"
#include "ui/charts/chartboard.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QProgressBar;
class QPushButton;
class QScrollArea;

namespace subtext {

class ActionRegistry;
class ChartPanel;
class FigureTile;
class ItemPanel;
class NoticeBar;
class PageHead;
class Prompts;
class Study;

/// The place that shows how far annotators agree: headline figures, charts with their tables, and
/// the items behind every mark. Follows the work as it goes on, here or in another program on the
/// same file; computes beside the window.
class AgreementPage : public QWidget
{
    Q_OBJECT
public:
    AgreementPage(ActionRegistry& actions, Prompts& prompts, QWidget* parent = nullptr);
    ~AgreementPage() override;

    /// Annotators go by their codes for an adjudicator, by their names for a coordinator.
    void start(Study& study, const Person& person, const Environment& environment);
    void stop();

    bool isStarted() const { return m_study != nullptr; }
    bool isComputing() const { return m_worker && m_worker->isRunning(); }
    /// True as well while a computation is about to begin.
    bool isWorking() const { return m_freshness.isDue() || isComputing(); }
    /// What is on the screen; none before the first result.
    const AgreementReport* shown() const { return m_shown ? &*m_shown : nullptr; }

    /// None: all. A subtype is shown at once; the others need a new computation.
    void setFilter(const AgreementFilter& filter);
    void cancel();
    QString lead() const;
    ItemPanel* itemPanel() const { return m_board->items(); }
    QPushButton* cancelButton() const { return m_cancel; }
    QScrollArea* chartArea() const { return m_board->area(); }
    const std::vector<ChartPanel*>& charts() const { return m_charts->all(); }

Q_SIGNALS:
    /// To decide this item.
    void deskRequested(subtext::ScenarioId scenario);
    /// New figures are on the screen.
    void updated();

private:
    void buildHead();
    void buildTiles();
    /// The charts of the task and the question, anew.
    void makeCharts();
    void offerTask();
    void offerGroups();
    std::size_t chosenQuestion() const;
    void connectCharts();
    void registerActions(ActionRegistry& actions);
    void ask();
    void take(const std::shared_ptr<const AgreementResult>& result);
    void show();
    void showHead();
    void showItems(const QString& what, const std::vector<ScenarioId>& items);
    void showAgainstGold(PersonId person);
    AgreementFilter chosenFilter() const;

    Prompts& m_prompts;
    std::shared_ptr<const Task> m_task; ///< Of the study; never null.
    std::size_t m_question = 0;         ///< Which the charts are made for.
    Study* m_study = nullptr;
    Person m_person;
    bool m_isBlind = false;
    Freshness m_freshness;
    std::unique_ptr<AgreementWorker> m_worker;
    std::shared_ptr<const AgreementResult> m_result;
    std::optional<AgreementReport> m_shown;
    QHash<ScenarioId, QString> m_itemNames;

    PageHead* m_head = nullptr;
    QComboBox* m_questions = nullptr; ///< Shown where there are several.
    QComboBox* m_subtype = nullptr;
    QComboBox* m_power = nullptr;
    QComboBox* m_domain = nullptr;
    QCheckBox* m_withoutAmbiguous = nullptr; ///< Where some item is.
    QProgressBar* m_progress = nullptr;
    QPushButton* m_cancel = nullptr;
    NoticeBar* m_notice = nullptr;
    FigureTile* m_kappa = nullptr;
    FigureTile* m_alpha = nullptr;
    FigureTile* m_ac1 = nullptr;
    FigureTile* m_percent = nullptr;
    FigureTile* m_patterns = nullptr;
    ChartBoard* m_board = nullptr;
    std::optional<AgreementCharts> m_charts; ///< On the board.
};

} // namespace subtext
