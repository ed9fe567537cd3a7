// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tilerow.h"

#include "ui/widgets/figuretile.h"
#include "ui/widgets/plaintooltip.h"

#include <QEvent>
#include <QGridLayout>

#include <algorithm>

namespace subtext {
namespace {

constexpr int TileGap = 12;

} // namespace

TileRow::TileRow(QWidget* parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(TileGap);
}

FigureTile* TileRow::add(const QString& caption, const QString& explanation)
{
    auto* tile = new FigureTile(caption, this);
    tile->setToolTip(plainToolTip(explanation));
    tile->setAccessibleDescription(explanation);
    m_grid->addWidget(tile, 0, m_columns);
    m_grid->setColumnStretch(m_columns, 1);
    m_tiles.push_back(tile);
    m_columns = static_cast<int>(m_tiles.size());
    return tile;
}

bool TileRow::event(QEvent* event)
{
    const bool isDone = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        arrange(); // the text may have another size
    return isDone;
}

void TileRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

int TileRow::columnsThatFit() const
{
    int widest = 0;
    for (const FigureTile* tile : m_tiles)
        widest = std::max(widest, tile->wantedWidth());
    int columns = static_cast<int>(m_tiles.size());
    while (columns > 1 && columns * widest + (columns - 1) * TileGap > width())
        columns = (columns + 1) / 2;
    return columns;
}

void TileRow::arrange()
{
    const int columns = columnsThatFit();
    if (columns == m_columns || m_tiles.empty())
        return;
    for (FigureTile* tile : m_tiles)
        m_grid->removeWidget(tile);
    const int count = static_cast<int>(m_tiles.size());
    for (int i = 0; i < count; ++i) {
        const int column = i % columns;
        const int span = i + 1 == count ? columns - column : 1;
        m_grid->addWidget(m_tiles[static_cast<std::size_t>(i)], i / columns, column, 1, span);
    }
    for (int i = 0; i < std::max(columns, m_columns); ++i)
        m_grid->setColumnStretch(i, i < columns ? 1 : 0);
    m_columns = columns;
}

} // namespace subtext
