// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chartboard.h"

#include "ui/charts/chartpanel.h"
#include "ui/text/plurals.h"
#include "ui/widgets/controls.h"
#include "ui/widgets/itempanel.h"
#include "ui/widgets/scrollarea.h"

#include <QApplication>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

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
    , m_side(new QWidget(this))
    , m_items(new ItemPanel(m_side))
{
    setChildrenCollapsible(false);
    setHandleWidth(12);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_area->setProperty("scrollsSideways", true); // in a narrow window, beside the items of a mark
    QWidget* page = makePage(nullptr);
    m_grid = new QGridLayout(page);
    m_grid->setContentsMargins(0, 0, 6, 0);
    m_grid->setSpacing(12);
    m_area->setWidget(page);
    m_items->hide();
    m_side->setProperty("transparent", true);
    QVBoxLayout* side = makeColumn(m_side);
    m_hint = makeLines(QString(), theme::TextRole::Body, LabelTone::Muted, m_side);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->hide();
    side->addWidget(m_hint, 1);
    side->addWidget(m_items, 1);
    m_side->hide();
    addWidget(m_area);
    addWidget(m_side);
    setStretchFactor(0, ChartsShare);
    setStretchFactor(1, ItemsShare);
    m_area->installEventFilter(this); // its width says how many columns there are
    connect(this, &QSplitter::splitterMoved, this, [this] { m_isRoomShared = true; });
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
    for (ChartPanel* chart : m_charts)
        connect(chart, &ChartPanel::pageTurned, this, &ChartBoard::makeRoom, Qt::UniqueConnection);
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

void ChartBoard::setHigh(const ChartPanel* chart)
{
    if (m_high == chart)
        return;
    m_high = chart;
    m_columns = 0;
    arrange();
}

void ChartBoard::keepRoomForItems(const QString& hint)
{
    m_hint->setText(hint);
    showSide();
}

/// Without items only where there is room for both.
void ChartBoard::showSide()
{
    const bool areItemsOpen = !m_items->isHidden();
    const bool isKept = !m_hint->text().isEmpty() && width() >= m_twoFrom;
    if (isKept) // as narrow as the items can be, and no narrower
        m_side->setMinimumWidth(
            std::max(m_items->minimumWidth(), m_items->minimumSizeHint().width()));
    m_hint->setVisible(!areItemsOpen);
    m_side->setVisible(areItemsOpen || isKept);
}

void ChartBoard::resizeEvent(QResizeEvent* event)
{
    QSplitter::resizeEvent(event);
    if (m_hint->text().isEmpty())
        return;
    showSide();
    if (!m_side->isHidden() && !m_isRoomShared)
        shareRoom();
}

int ChartBoard::columnsThatFit() const
{
    if (m_threeFrom >= 0 && m_area->width() >= m_threeFrom)
        return 3;
    return m_area->width() >= m_twoFrom ? 2 : 1;
}

/// A table has more columns than half a window has room for.
void ChartBoard::makeRoom(ChartPanel* chart)
{
    if (m_columns < 2)
        return;
    const int height = heightIn(*m_area, *chart);
    m_columns = 0;
    arrange();
    bringBack(*m_area, *chart, height);
}

/// Charts stand side by side; one that shows its table has a row to itself.
void ChartBoard::arrange()
{
    const int columns = columnsThatFit();
    if (columns == m_columns)
        return;
    for (ChartPanel* chart : m_charts)
        m_grid->removeWidget(chart);
    int row = 0;
    int column = 0;
    int high = -1;
    for (std::size_t i = 0; i < m_charts.size(); ++i) {
        const bool isLast = i + 1 == m_charts.size();
        if (m_charts[i]->isTableShown() && column > 0) {
            ++row;
            column = 0;
        }
        const bool endsRow = m_charts[i]->isTableShown() ||
                             (isLast ? m_isLastWide : m_charts[i + 1]->isTableShown());
        const int span = endsRow ? columns - column : 1;
        m_grid->addWidget(m_charts[i], row, column, 1, span);
        if (m_charts[i] == m_high)
            high = row;
        column += span;
        if (column == columns) {
            ++row;
            column = 0;
        }
    }
    for (int i = 0; i < std::max(columns, m_columns); ++i)
        m_grid->setColumnStretch(i, i < columns ? 1 : 0);
    for (int i = 0; i < m_grid->rowCount(); ++i)
        m_grid->setRowStretch(i, i == high ? 1 : 0);
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
        m_items->showItems(
            QStringLiteral("%1: %2").arg(what, tr("%n items", nullptr, plural(std::ssize(items)))),
            items, names);
    // The panel takes width, and the charts another order: the one that was asked stays where it
    // is.
    const int height = asked ? heightIn(*m_area, *asked) : 0;
    openItems();
    if (asked)
        bringBack(*m_area, *asked, height);
}

/// Of their own accord they would take all the width there is. Later they come back as wide as they
/// were left.
void ChartBoard::openItems()
{
    m_items->show();
    showSide();
    if (!std::exchange(m_isRoomShared, true))
        shareRoom();
}

void ChartBoard::shareRoom()
{
    const int room = width() - handleWidth();
    const int items = room * ItemsShare / (ChartsShare + ItemsShare);
    setSizes({room - items, items});
}

void ChartBoard::closeItems()
{
    const bool hasKeys = m_items->isAncestorOf(QApplication::focusWidget());
    m_items->hide();
    showSide();
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
