// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/background/studyplace.h"
#include "ui/entanglement/entanglementresult.h"
#include "ui/text/studywords.h"

#include <QDoubleSpinBox>
#include <QHash>

class QComboBox;
class QPushButton;

namespace subtext {

class ActionRegistry;
class ChartBoard;
class FigureTile;
class HeatMapChart;
class IntervalChart;
class ItemPanel;
class Prompts;

/// The place that shows which emotions go together in the gold vectors of a study, where its task
/// has the analysis of EmoScene: counts, shares and mutual information, three priors with what they
/// say of the data, and the scenarios behind every figure. Follows the work as it goes on; computes
/// beside the window.
class EntanglementPage : public FiguresPlace<EntanglementRequest, EntanglementResult>
{
    Q_OBJECT
public:
    EntanglementPage(ActionRegistry& actions, Prompts& prompts, QWidget* parent = nullptr);
    ~EntanglementPage() override;

    /// What is on the screen; none before the first result.
    const EntanglementResult* shown() const { return m_result.get(); }

    GoldPart part() const;
    void setPart(GoldPart part);
    double smoothing() const { return m_smoothing->value(); }
    void setSmoothing(double smoothing) { m_smoothing->setValue(smoothing); }

    ChartBoard* board() const { return m_board; }
    ItemPanel* itemPanel() const;
    /// Published, smoothed, fitted; together, given, mutual information.
    const std::vector<HeatMapChart*>& maps() const { return m_maps; }
    IntervalChart* marginals() const { return m_marginals; }

private:
    void buildHead();
    void buildTiles();
    /// For the first study that has them: what every window would wait for, few studies need.
    void buildCharts();
    void registerActions(ActionRegistry& actions);

    void showStudy(const Environment& environment) override;
    void forgetStudy() override;
    EntanglementRequest request() override;
    void take() override;
    void showTiles();
    void showPriors();
    void nameData();
    void showData();
    void showPrior(HeatMapChart& chart, const QString& title, const QString& how,
                   const entanglement::DescribedPrior& prior);
    void showNothing(const QString& why);
    QString saidOnce(const QString& why);
    void showItems(const QString& what, const std::vector<ScenarioId>& items);
    void showCell(int row, int column);
    void showMarginal(int row);
    QString source() const;

    Prompts& m_prompts;
    StudyWords m_emotions; ///< Words of the task's questions.
    QHash<ScenarioId, QString> m_itemNames;
    QString m_said; ///< Why the last empty chart is empty.

    QComboBox* m_part = nullptr;
    QDoubleSpinBox* m_smoothing = nullptr;
    QPushButton* m_usual = nullptr;
    QPushButton* m_without = nullptr;
    FigureTile* m_scenarios = nullptr;
    std::vector<FigureTile*> m_priorTiles; ///< Published, smoothed, fitted.
    ChartBoard* m_board = nullptr;
    std::vector<HeatMapChart*> m_maps; ///< Of the board, as the chart below.
    IntervalChart* m_marginals = nullptr;
};

} // namespace subtext
