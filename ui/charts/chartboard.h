// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/ids.h"

#include <QHash>
#include <QPointer>
#include <QSplitter>

#include <vector>

class QGridLayout;
class QLabel;
class QScrollArea;

namespace subtext {

class ChartPanel;
class ItemPanel;

/// The charts of a place, in as many columns as there is room for, and at their right the items
/// behind the mark that was last asked for.
class ChartBoard : public QSplitter
{
    Q_OBJECT
public:
    explicit ChartBoard(QWidget* parent);

    /// The widget that the charts are to be children of.
    QWidget* page() const;
    /// Arranges these in place of those before, which the caller deletes.
    void setCharts(const std::vector<ChartPanel*>& charts);
    /// Two columns where the charts have at least so many pixels; and three, if there are to be.
    void setColumnsFrom(int two, int three = -1);
    /// The last chart takes what is left of its row.
    void setLastWide(bool isWide);
    /// The row of this one takes the height that the others do not need; null: they share it.
    void setHigh(const ChartPanel* chart);

    /// The charts leave the width that the items need from the beginning, where there is so much,
    /// so that opening them moves no mark; the hint stands there before.
    void keepRoomForItems(const QString& hint);

    /// `asked` stays where it is on screen although the items take width; none: no chart asked.
    void showItems(const QString& what, const std::vector<ScenarioId>& items,
                   const QHash<ScenarioId, QString>& names, ChartPanel* asked);
    /// The keys go back to where they were.
    void closeItems();

    QScrollArea* area() const { return m_area; }
    ItemPanel* items() const { return m_items; }

Q_SIGNALS:
    void deskRequested(subtext::ScenarioId scenario);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    int columnsThatFit() const;
    void arrange();
    void makeRoom(ChartPanel* chart);
    void openItems();
    void shareRoom();
    void showSide();

    QScrollArea* m_area;
    QGridLayout* m_grid;
    QWidget* m_side; ///< Of the items, and of what stands in their place.
    ItemPanel* m_items;
    QLabel* m_hint = nullptr;
    std::vector<ChartPanel*> m_charts;
    int m_twoFrom = 1'080;
    int m_threeFrom = -1;
    const ChartPanel* m_high = nullptr; ///< Of the charts.
    bool m_isLastWide = false;
    bool m_isRoomShared = false; ///< By the first items, or by hand.
    int m_columns = 0;
    QPointer<QWidget> m_keysBefore; ///< What had the keys as the items were opened.
};

} // namespace subtext
