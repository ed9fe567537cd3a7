// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartboard.h"

#include "ui/charts/chartpanel.h"
#include "ui/text/words.h"
#include "ui/widgets/itempanel.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QScrollArea>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace subtext {
namespace {

constexpr int ChartsShare = 5;
constexpr int ItemsShare = 2;

} // namespace

ChartBoard::ChartBoard(QWidget* parent)
    : QSplitter(Qt::Horizontal, parent)
    , m_area(new QScrollArea(this))
    , m_items(new ItemPanel(this))
{
    setChildrenCollapsible(false);
    setHandleWidth(12);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setProperty("scrollsSideways", true); // in a narrow window, beside the items of a mark
    auto* page = new QWidget;
    page->setProperty("transparent", true);
    m_grid = new QGridLayout(page);
    m_grid->setContentsMargins(0, 0, 6, 0);
    m_grid->setSpacing(12);
    m_area->setWidget(page);
    m_items->hide();
    addWidget(m_area);
    addWidget(m_items);
    setStretchFactor(0, ChartsShare);
    setStretchFactor(1, ItemsShare);
    m_area->installEventFilter(this); // its width says how many columns there are
    connect(m_items, &ItemPanel::deskRequested, this, &ChartBoard::deskRequested);
    connect(m_items, &ItemPanel::closeRequested, this, &ChartBoard::closeItems);
}

QWidget* ChartBoard::page() const
{
    return m_area->widget();
}

void ChartBoard::setCharts(const std::vector<ChartPanel*>& charts)
{
    for (ChartPanel* chart : m_charts)
        m_grid->removeWidget(chart);
    m_charts = charts;
    m_columns = 0;
    arrange();
}

void ChartBoard::setColumnsFrom(int two, int three)
{
    m_twoFrom = two;
    m_threeFrom = three;
    arrange();
}

void ChartBoard::setLastWide(bool isWide)
{
    m_isLastWide = isWide;
    m_columns = 0;
    arrange();
}

int ChartBoard::columnsThatFit() const
{
    if (m_threeFrom >= 0 && m_area->width() >= m_threeFrom)
        return 3;
    return m_area->width() >= m_twoFrom ? 2 : 1;
}

void ChartBoard::arrange()
{
    const int columns = columnsThatFit();
    if (columns == m_columns)
        return;
    for (ChartPanel* chart : m_charts)
        m_grid->removeWidget(chart);
    const auto count = static_cast<int>(m_charts.size());
    for (int i = 0; i < count; ++i) {
        const bool isWide = m_isLastWide && i == count - 1;
        m_grid->addWidget(m_charts[static_cast<std::size_t>(i)], i / columns, i % columns, 1,
                          isWide ? columns - i % columns : 1);
    }
    for (int column = 0; column < std::max(columns, m_columns); ++column)
        m_grid->setColumnStretch(column, column < columns ? 1 : 0);
    m_columns = columns;
}

void ChartBoard::showItems(const QString& what, const std::vector<ScenarioId>& items,
                           const QHash<ScenarioId, QString>& names, ChartPanel* asked)
{
    if (!m_items->isAncestorOf(QApplication::focusWidget()))
        m_keysBefore = QApplication::focusWidget();
    if (items.size() == 1)
        m_items->showItems(what, items, names);
    else
        m_items->showItems(QStringLiteral("%1: %2").arg(
                               what, counted(std::ssize(items), tr("1 item"), tr("%1 items"))),
                           items, names);
    // The panel takes width, and the charts another order: the one that was asked stays where it
    // is.
    const int y = asked ? asked->mapTo(m_area->viewport(), QPoint()).y() : 0;
    openItems();
    if (!asked)
        return;
    QMetaObject::invokeMethod(
        this,
        [this, chart = QPointer<ChartPanel>(asked), y] {
            if (!chart)
                return;
            page()->layout()->activate();
            const int moved = chart->mapTo(m_area->viewport(), QPoint()).y() - y;
            m_area->verticalScrollBar()->setValue(m_area->verticalScrollBar()->value() + moved);
        },
        Qt::QueuedConnection);
}

/// Of their own accord they would take all the width there is. Later they come back as wide as they
/// were left.
void ChartBoard::openItems()
{
    m_items->show();
    if (std::exchange(m_wereItemsOpen, true))
        return;
    const int room = width() - handleWidth();
    const int items = room * ItemsShare / (ChartsShare + ItemsShare);
    setSizes({room - items, items});
}

void ChartBoard::closeItems()
{
    const bool hasKeys = m_items->isAncestorOf(QApplication::focusWidget());
    m_items->hide();
    if (hasKeys && m_keysBefore && m_keysBefore->isVisible())
        m_keysBefore->setFocus(Qt::OtherFocusReason);
}

bool ChartBoard::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_area && event->type() == QEvent::Resize)
        arrange();
    return QSplitter::eventFilter(watched, event);
}

} // namespace subtext
