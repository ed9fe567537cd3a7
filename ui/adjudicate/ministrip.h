// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/task/builtintasks.h"
#include "ui/adjudicate/deskcharts.h"

#include <QLabel>
#include <QWidget>

#include <array>

class QHBoxLayout;
class QPushButton;

namespace subtext {

/// What stays in view at the desk below the item. While one decides, a line with progress and time;
/// on request small charts that follow every decision. Tallies of one's own labels, in view all the
/// time, would invite to even them out, and would make a test of the places worthless.
class DeskStrip : public QWidget
{
    Q_OBJECT
public:
    explicit DeskStrip(QWidget* parent = nullptr);

    /// `groupWord`: what the figures are about.
    void setFigures(const DeskFigures& figures, const QString& groupWord,
                    const Task& task = defaultTask(), QuestionIndex question = FirstQuestion);
    MiniBars* chart(DeskChart chart) const;
    void setTalliesShown(bool areShown);
    bool areTalliesShown() const { return m_areTalliesShown; }
    /// How much higher it is with them.
    int talliesHeight() const { return m_row->sizeHint().height(); }
    void addControl(QWidget* control);

Q_SIGNALS:
    void talliesRequested(bool areWanted);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void arrange();

    bool m_areTalliesShown = false;
    QHBoxLayout* m_head = nullptr;
    QLabel* m_line; ///< "Mixed signals: 3 of 9 decided, 5 splits wait, median 12 s"
    QPushButton* m_switch;
    QWidget* m_row;
    std::array<MiniBars*, DeskChartCount> m_charts{};
};

} // namespace subtext
