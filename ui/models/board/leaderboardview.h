// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/board/labelfigures.h"
#include "ui/models/board/leaderboard.h"

#include <QDoubleSpinBox>
#include <QLabel>
#include <QWidget>

class QComboBox;
class QStandardItemModel;
class QTableView;

namespace subtext {

class ColumnFit;
class IntervalChart;
class Prompts;
class StratumBox;
class TableChoice;

/// The sets side by side with people and chance: a chart by one figure, a table of all of them that
/// can be sorted, and whether the chosen set could stand in for a person. Decides nothing: what it
/// shows is in leaderboard.h.
class LeaderboardView : public QWidget
{
    Q_OBJECT
public:
    LeaderboardView(Prompts& prompts, QWidget* parent);

    void setResult(const std::shared_ptr<const LabelFigures>& result);
    void clear();

    int chosenSet() const { return m_chosen; }
    /// Without setChosen(); −1: none.
    void chooseSet(int set);
    ModelMetric chosenMetric() const;
    double epsilon() const { return m_epsilon->value(); }
    void setEpsilon(double epsilon);

    IntervalChart* chart() const { return m_chart; }
    QTableView* table() const { return m_table; }
    QComboBox* metricBox() const { return m_metric; }
    TableChoice* tableBox() const { return m_tableChoice; }
    QString standIn() const { return m_standIn->text(); }

Q_SIGNALS:
    void setChosen(int set);
    void setOpened(int set);
    void epsilonChanged();
    void done(const QString& what);

private:
    QLayout* buildChoices(Prompts& prompts);
    QWidget* buildTable();
    QWidget* buildStandIn();
    void offerStrata();
    ModelStratum stratum() const;
    void refresh();
    void nameDenominators();
    void fillTable();
    void fillComparisons();
    void showChosen();
    void explain();
    void takeRow(int row);

    std::shared_ptr<const LabelFigures> m_result;
    std::vector<BoardRow> m_rows;
    int m_chosen = -1;
    bool m_isFilling = false;
    QComboBox* m_metric = nullptr;
    StratumBox* m_stratum = nullptr;
    TableChoice* m_tableChoice = nullptr;
    IntervalChart* m_chart = nullptr;
    QStandardItemModel* m_model = nullptr;
    QTableView* m_table = nullptr;
    ColumnFit* m_fit = nullptr;
    QLabel* m_notCompared = nullptr; ///< Why no difference is shown.
    QLabel* m_openItems = nullptr;   ///< What it means that some items have no gold.
    QLabel* m_standIn = nullptr;
    QDoubleSpinBox* m_epsilon = nullptr;
};

} // namespace subtext
