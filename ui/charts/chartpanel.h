// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chartexport.h"
#include "ui/charts/chartlabels.h"
#include "ui/theme/theme.h"

#include <QFrame>
#include <QRectF>
#include <QString>
#include <QStringList>

#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QStackedWidget;
class QStandardItemModel;
class QTableView;

namespace subtext {

class Chart;

namespace charts {
class CursorFrame;
class FocusChartView;
} // namespace charts
class Prompts;

/// A card with a chart and the same figures as a table, which the user can switch to and save: as
/// SVG, PDF or PNG (always in the light colours, on white) or as CSV, Excel workbook or LaTeX, or
/// copy. Where there is nothing to show it says why. What draws stays out of this header.
class ChartPanel : public QFrame
{
    Q_OBJECT
public:
    ChartPanel(const QString& title, const QString& description, Prompts& prompts, QWidget* parent);

    /// Writes the chart or its table in the format of the path's suffix (svg, pdf, png, csv,
    /// xlsx, tex). False, and the user is told, where the suffix is another one, nothing is shown
    /// or the file cannot be written; nothing is left half written.
    bool saveAs(const QString& path);
    /// The picture for a paper: light on white, as wide as every other and as high as the figures
    /// need, however large the chart is on screen; with its data in words where the format has a
    /// place for that. Empty while nothing is shown.
    QByteArray pictureBytes(charts::FileFormat format);
    /// To the clipboard, the picture as it would be saved and the table as text and HTML. Nothing
    /// happens while nothing is shown.
    void copyPicture();
    void copyTable();

    /// Shows the table in the chart's place, or the chart again. New data keeps the choice.
    void setTableShown(bool isShown);
    bool isTableShown() const;
    bool isEmpty() const { return m_isEmpty; }
    /// Stands between the heading and the chart, or its table.
    void addAbove(QWidget* widget, Qt::Alignment alignment = {});

Q_SIGNALS:
    /// It was saved or copied; what happened, in a sentence.
    void done(const QString& what);
    void pageTurned(subtext::ChartPanel* chart);

protected:
    Chart& chart() { return *m_chart; }
    ChartNotes& notes() { return *m_notes; }

    /// Takes everything out of the chart that the last data put there: series, axes, notes.
    void clearChart();
    /// Fills the table twin. A chart with a table is not empty.
    void setTable(const QStringList& header, const std::vector<QStringList>& rows);
    /// The table's header on the screen, where files keep the names that setTable() gave them.
    void setShownHeader(const QStringList& header);
    /// For a title with words of somebody's own: where there is no room it takes several lines.
    void wrapTitle();
    /// Shows this sentence in the chart's place and empties the table.
    void setEmpty(const QString& why);
    /// Where what it is called depends on what the study asks; both stand in saved files too.
    void setHeading(const QString& title, const QString& description);
    /// What has to stand beside the chart wherever it goes: in saved pictures, in those of a
    /// release and in the caption of the table. May be empty.
    void setNote(const QString& note) { m_note = note; }
    /// The data in words, for those who do not see the chart.
    void setSummary(const QString& summary);
    /// The least height at which the chart can be read.
    /// `isMost`: and never more.
    void setPlotHeight(int pixels, bool isMost = false);

    /// Colours and fonts for the palette of now. To be called after the chart was filled.
    void applyTheme();
    /// What the subclass colours itself: series and notes. Axes and legend are done before.
    virtual void styleChart(const theme::Colors& colors);
    /// Enter or a double click on a row of the table: how the keyboard reaches what a click in the
    /// chart does.
    virtual void activateRow(int row);

    /// Puts a control of the subclass into the card's head, left of the buttons that all have; and
    /// where that leaves too little room for the words there, below them.
    void addControl(QWidget* control);

    /// A key while the chart has the focus: how the keyboard reaches what the mouse does. True
    /// where the subclass used it.
    virtual bool chartKey(int /*key*/) { return false; }
    /// What the chart's cursor stands on, in the coordinates of the chart; null where it has none.
    /// A frame is drawn there while the chart has the focus, and never in a saved picture.
    virtual QRectF cursorPlace() const { return {}; }
    virtual QString cursorText() const { return {}; }
    /// To be called when a click put the cursor on a mark, whose words are on screen already.
    void cursorPut();
    /// To be called when a key moved the cursor: what it stands on is told beside it, and stands
    /// for the summary until the chart loses the focus.
    void cursorMoved();

    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void buildHeader();
    void buildPages();
    void style(const theme::Colors& colors);
    void showPage();
    void placeControls();
    QByteArray paint(charts::FileFormat format, const QSize& size, const QString& description);
    bool updateTable(const QStringList& header, const std::vector<QStringList>& rows);
    void placeCursor();
    void describe();
    QSize pictureSize() const;
    QString fileStem() const;
    void saveWith(charts::FileFormat format);
    void tellFailure(const QString& text);

    QString m_title;
    QString m_description;
    Prompts& m_prompts;
    Chart* m_chart; // of the view
    charts::FocusChartView* m_view;
    ChartNotes* m_notes;
    charts::CursorFrame* m_cursor; // of the view
    QStandardItemModel* m_model;
    QTableView* m_table;
    QLabel* m_titleLabel = nullptr;
    QLabel* m_descriptionLabel = nullptr;
    QLabel* m_emptyText;
    QStackedWidget* m_pages;
    QHBoxLayout* m_head = nullptr;
    QHBoxLayout* m_belowHead = nullptr; ///< For the controls that the head has no room for.
    std::vector<QWidget*> m_controls;
    QPushButton* m_toggle;
    QPushButton* m_save;
    QString m_summary;
    QString m_note;
    bool m_isCursorUsed = false; ///< Since the chart has the focus.
    bool m_isEmpty = true;
    bool m_isTableWanted = false;
    bool m_wasTableShown = false;
};

} // namespace subtext
