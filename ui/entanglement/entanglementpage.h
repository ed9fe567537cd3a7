// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/person.h"
#include "ui/background/freshness.h"
#include "ui/entanglement/entanglementworker.h"

#include <QHash>
#include <QWidget>

class QComboBox;
class QDoubleSpinBox;
class QPushButton;

namespace subtext {

class ActionRegistry;
class ChartBoard;
class ChartPanel;
class FigureTile;
class HeatMapChart;
class IntervalChart;
class ItemPanel;
class NoticeBar;
class PageHead;
class Prompts;
class Study;

/// The place that shows which emotions go together in the gold vectors of a study, where its task
/// has the analysis of EmoScene: counts, shares and mutual information, three priors with what they
/// say of the data, and the scenarios behind every figure. Follows the work as it goes on; computes
/// beside the window.
class EntanglementPage : public QWidget
{
    Q_OBJECT
public:
    EntanglementPage(ActionRegistry& actions, Prompts& prompts, QWidget* parent = nullptr);
    ~EntanglementPage() override;

    /// Gold is what this person may know of it.
    void start(Study& study, const Person& person, const Environment& environment);
    void stop();

    bool isStarted() const { return m_study != nullptr; }
    /// Figures are computed, or are about to be.
    bool isWorking() const { return m_freshness.isDue() || (m_worker && m_worker->isRunning()); }
    /// What is on the screen; none before the first result.
    const EntanglementResult* shown() const { return m_result.get(); }

    GoldPart part() const;
    void setPart(GoldPart part);
    double smoothing() const;
    void setSmoothing(double smoothing);

    QString lead() const;
    ChartBoard* board() const { return m_board; }
    ItemPanel* itemPanel() const;
    /// Published, smoothed, fitted; together, given, mutual information.
    const std::vector<HeatMapChart*>& maps() const { return m_maps; }
    IntervalChart* marginals() const { return m_marginals; }
    QPushButton* usualSmoothingButton() const { return m_usual; }
    QPushButton* withoutGoldButton() const { return m_without; }

Q_SIGNALS:
    /// To decide this item.
    void deskRequested(subtext::ScenarioId scenario);
    /// New figures are on the screen.
    void updated();

private:
    void buildHead();
    void buildTiles();
    /// For the first study that has them: what every window would wait for, few studies need.
    void buildCharts();
    void registerActions(ActionRegistry& actions);
    void ask();
    void take(const std::shared_ptr<const EntanglementResult>& result);
    void showTiles();
    void showPriors();
    void showData();
    void showPrior(HeatMapChart& chart, const QString& title, const QString& how,
                   const entanglement::DescribedPrior& prior);
    void showNothing(const QString& why);
    void showItems(const QString& what, const std::vector<ScenarioId>& items);
    void showCell(int row, int column);
    void showMarginal(int row);
    /// Where the figures are from, in a sentence.
    QString source() const;

    Prompts& m_prompts;
    Study* m_study = nullptr;
    Person m_person;
    Freshness m_freshness;
    std::unique_ptr<EntanglementWorker> m_worker;
    std::shared_ptr<const EntanglementResult> m_result;
    QStringList m_emotions; ///< Words of the task's questions.
    QHash<ScenarioId, QString> m_itemNames;

    PageHead* m_head = nullptr;
    QComboBox* m_part = nullptr;
    QDoubleSpinBox* m_smoothing = nullptr;
    QPushButton* m_usual = nullptr;
    QPushButton* m_without = nullptr;
    NoticeBar* m_notice = nullptr;
    FigureTile* m_scenarios = nullptr;
    std::vector<FigureTile*> m_priorTiles; ///< Published, smoothed, fitted.
    ChartBoard* m_board = nullptr;
    std::vector<HeatMapChart*> m_maps; ///< Of the board, as the chart below.
    IntervalChart* m_marginals = nullptr;
};

} // namespace subtext
