// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/predictions/predictionwriter.h"
#include "ui/models/board/labelfigures.h"
#include "ui/models/board/leaderboard.h"

#include <QWidget>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;

namespace subtext {

class CoverageBar;
class FigureTable;
class HeatMapChart;
class IntervalChart;
class ScatterChart;
class Prompts;

/// One set: what its answers are, how they lie beside gold and people, and by which items. Every
/// figure that has items opens them.
class SetView : public QWidget
{
    Q_OBJECT
public:
    SetView(Prompts& prompts, QWidget* parent);

    void setResult(const std::shared_ptr<const LabelFigures>& result, int set);
    void clear();

    /// The card whose items were asked for last; null: none.
    QWidget* askedCard() const { return m_asked; }
    QComboBox* setBox() const { return m_sets; }
    QLabel* manner() const { return m_manner; }
    QPushButton* exportButton() const { return m_export; }
    QPushButton* submissionButton() const { return m_submission; }
    HeatMapChart* answers() const { return m_answers; }

Q_SIGNALS:
    void setChosen(int set);
    void exportRequested(int set, subtext::PredictionFormat format);
    void submissionRequested(int set);
    /// Places in the input of the result.
    void itemsRequested(const QString& what, const std::vector<std::size_t>& places);
    void done(const QString& what);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    QLayout* buildHead();
    void buildCards(Prompts& prompts);
    void buildSide(Prompts& prompts);
    void connectCards();
    void request(const QString& what, const evaluation::Places& places);
    void arrange();
    const evaluation::SetEvaluation& set() const;
    QStringList optionWords() const;
    void fill();
    void nameNumbers();
    void openAnswers(int row, int column);
    void openStratum(int row);
    void offerScales();
    void showScale();
    void openPairs(const std::vector<int>& rows);

    std::shared_ptr<const LabelFigures> m_result;
    int m_set = -1;
    int m_columns = 0;
    QWidget* m_asked = nullptr;
    QWidget* m_side = nullptr; ///< Cards that go with each other, one below the other.
    QGridLayout* m_grid = nullptr;
    QComboBox* m_sets = nullptr;
    QLabel* m_manner = nullptr; ///< How the set was asked, where that was not the usual way.
    QPushButton* m_export = nullptr;
    QPushButton* m_submission = nullptr;
    CoverageBar* m_bar = nullptr;
    FigureTable* m_coverage = nullptr;
    FigureTable* m_classes = nullptr;
    FigureTable* m_outside = nullptr;
    FigureTable* m_scales = nullptr;
    FigureTable* m_soft = nullptr; ///< Shown where items have second readings.
    HeatMapChart* m_answers = nullptr;
    HeatMapChart* m_votes = nullptr;
    IntervalChart* m_strata = nullptr;
    ScatterChart* m_scatter = nullptr;
    QComboBox* m_scale = nullptr; ///< That the scatter plot is of.
};

} // namespace subtext
