// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartexport.h"
#include "ui/charts/chartlabels.h"
#include "ui/theme/theme.h"

#include <QFrame>
#include <QString>
#include <QStringList>

#include <vector>

class QChart;
class QLabel;
class QPushButton;
class QStackedWidget;
class QStandardItemModel;
class QTableView;

namespace subtext {

namespace charts {
class FocusChartView;
}
class Prompts;

/// A card with a chart and the same figures as a table, which the user can switch to and save: as
/// SVG, PDF or PNG (always in the light colours, on white) or as CSV. Where there is nothing to
/// show it says why. Qt Charts stays out of this header: it is private to subtext_ui.
class ChartPanel : public QFrame
{
    Q_OBJECT
public:
    ChartPanel(const QString& title, const QString& description, Prompts& prompts, QWidget* parent);

    /// Writes the chart or its table in the format of the path's suffix (svg, pdf, png, csv).
    /// False, and the user is told, where the suffix is another one, nothing is shown or the file
    /// cannot be written; nothing is left half written.
    bool saveAs(const QString& path);

    /// Shows the table in the chart's place, or the chart again.
    void setTableShown(bool isShown);
    bool isTableShown() const;
    bool isEmpty() const { return m_isEmpty; }

protected:
    QChart& chart() { return *m_chart; }
    ChartNotes& notes() { return *m_notes; }

    /// Takes everything out of the chart that the last data put there: series, axes, notes.
    void clearChart();
    /// Fills the table twin. A chart with a table is not empty.
    void setTable(const QStringList& header, const std::vector<QStringList>& rows);
    /// Shows this sentence in the chart's place and empties the table.
    void setEmpty(const QString& why);
    /// The data in words, for those who do not see the chart.
    void setSummary(const QString& summary);
    /// The least height at which the chart can be read.
    void setPlotHeight(int pixels);

    /// Colours and fonts for the palette of now. To be called after the chart was filled.
    void applyTheme();
    /// What the subclass colours itself: series and notes. Axes and legend are done before.
    virtual void styleChart(const theme::Colors& colors);
    /// Enter or a double click on a row of the table: how the keyboard reaches what a click in the
    /// chart does.
    virtual void activateRow(int row);

    void changeEvent(QEvent* event) override;

private:
    void buildHeader();
    void buildPages();
    void style(const theme::Colors& colors);
    void showPage();
    void saveWith(charts::FileFormat format);
    void tellFailure(const QString& text);

    QString m_title;
    QString m_description;
    Prompts& m_prompts;
    QChart* m_chart; // of the view
    charts::FocusChartView* m_view;
    ChartNotes* m_notes;
    QStandardItemModel* m_model;
    QTableView* m_table;
    QLabel* m_emptyText;
    QStackedWidget* m_pages;
    QPushButton* m_toggle;
    QPushButton* m_save;
    bool m_isEmpty = true;
};

} // namespace subtext
