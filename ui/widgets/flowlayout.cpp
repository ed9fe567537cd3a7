// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/flowlayout.h"

#include <QStyle>
#include <QWidget>

#include <algorithm>

namespace subtext {

FlowLayout::FlowLayout(Spread spread, int gap, QWidget* parent)
    : QLayout(parent)
    , m_spread(spread)
{
    setContentsMargins(0, 0, 0, 0);
    setSpacing(gap);
}

FlowLayout::~FlowLayout()
{
    for (QLayoutItem* item : m_items)
        delete item;
}

void FlowLayout::addLayout(QLayout* part)
{
    addChildLayout(part);
    addItem(part);
}

void FlowLayout::squeezeFirst()
{
    m_isSqueezed = true;
    invalidate();
}

void FlowLayout::forgetWidth()
{
    m_width = 0;
    invalidate();
}

void FlowLayout::addItem(QLayoutItem* item)
{
    m_items.push_back(item);
    invalidate();
}

QLayoutItem* FlowLayout::itemAt(int index) const
{
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    QLayoutItem* item = itemAt(index);
    if (item)
        m_items.erase(m_items.begin() + index);
    return item;
}

std::vector<QLayoutItem*> FlowLayout::shown() const
{
    std::vector<QLayoutItem*> items;
    std::copy_if(m_items.begin(), m_items.end(), std::back_inserter(items),
                 [](const QLayoutItem* item) { return !item->isEmpty(); });
    return items;
}

int FlowLayout::widest(const std::vector<QLayoutItem*>& items) const
{
    int width = 0;
    for (const QLayoutItem* item : items)
        width = std::max(width, item->sizeHint().width());
    return width;
}

/// Of as many columns as fit, with the lines about equally full.
int FlowLayout::columnWidth(const std::vector<QLayoutItem*>& items, int width) const
{
    const int count = static_cast<int>(items.size());
    const int most = std::clamp((width + spacing()) / (widest(items) + spacing()), 1, count);
    const int lines = (count + most - 1) / most;
    const int columns = (count + lines - 1) / lines;
    return (width - (columns - 1) * spacing()) / columns;
}

/// Takes so much from the places of a line, from each in proportion to what it can do without.
void FlowLayout::squeeze(std::vector<QRect>& places, std::size_t first, int over) const
{
    const std::vector<QLayoutItem*> items = shown();
    const auto spare = [&](std::size_t i) {
        return std::max(0, places[i].width() - items[i]->minimumSize().width());
    };
    int all = 0;
    for (std::size_t i = first; i < places.size(); ++i)
        all += spare(i);
    int taken = 0; // from those before
    for (std::size_t i = first; i < places.size(); ++i) {
        const int here = all > 0 ? std::min(spare(i), (over * spare(i) + all - 1) / all) : 0;
        const int less = std::min(here, over - taken);
        places[i].translate(-taken, 0);
        places[i].setWidth(places[i].width() - less);
        taken += less;
    }
}

FlowLayout::Arranged FlowLayout::arranged(int width) const
{
    const std::vector<QLayoutItem*> items = shown();
    Arranged all;
    if (items.empty())
        return all;
    const int column = m_spread == Spread::Evenly ? columnWidth(items, width) : 0;
    std::size_t first = 0; // of the line
    int right = 0;
    int least = 0; // that the line needs
    int high = 0;
    const auto endLine = [&] {
        if (m_isSqueezed && right > width)
            squeeze(all.places, first, right - width);
        const int free = m_spread == Spread::AtEnd ? std::max(0, width - right) : 0;
        for (std::size_t i = first; i < all.places.size(); ++i) {
            all.places[i].setHeight(high);
            all.places[i].translate(free, 0);
        }
        const bool isLastAtEnd = m_spread == Spread::AtStart &&
                                 items[all.places.size() - 1]->alignment().testFlag(Qt::AlignRight);
        if (isLastAtEnd)
            all.places.back().translate(std::max(0, width - right), 0);
        all.height += high + (all.lines > 0 ? spacing() : 0);
        ++all.lines;
        first = all.places.size();
        right = 0;
        least = 0;
        high = 0;
    };
    for (const QLayoutItem* item : items) {
        const QSize size = item->sizeHint().expandedTo(item->minimumSize());
        const int taken = std::min(column > 0 ? column : size.width(), width);
        const int needed = m_isSqueezed ? std::min(item->minimumSize().width(), width) : taken;
        if (first < all.places.size() && least + spacing() + needed > width)
            endLine();
        const int left = first < all.places.size() ? right + spacing() : 0;
        const int top = all.height + (all.lines > 0 ? spacing() : 0);
        all.places.emplace_back(left, top, taken, size.height());
        least += needed + (left > 0 ? spacing() : 0);
        right = left + taken;
        high = std::max(high, size.height());
    }
    endLine();
    return all;
}

int FlowLayout::heightNow() const
{
    return arranged(m_width > 0 ? m_width : QLAYOUTSIZE_MAX).height;
}

QSize FlowLayout::sizeHint() const
{
    const std::vector<QLayoutItem*> items = shown();
    const int count = static_cast<int>(items.size());
    int width = std::max(0, count - 1) * spacing();
    for (const QLayoutItem* item : items)
        width += m_spread == Spread::Evenly
                     ? widest(items)
                     : item->sizeHint().expandedTo(item->minimumSize()).width();
    const QMargins around = contentsMargins();
    return QSize(width, heightNow()).grownBy(around);
}

QSize FlowLayout::minimumSize() const
{
    int least = 0;
    for (const QLayoutItem* item : shown())
        least = std::max(least, item->minimumSize().width());
    return QSize(least, heightNow()).grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect& area)
{
    QLayout::setGeometry(area);
    const QRect room = area.marginsRemoved(contentsMargins());
    const int before = heightNow();
    m_width = std::max(1, room.width());
    const Arranged all = arranged(m_width);
    const std::vector<QLayoutItem*> items = shown();
    const QWidget* parent = parentWidget();
    const Qt::LayoutDirection direction = parent ? parent->layoutDirection() : Qt::LeftToRight;
    for (std::size_t i = 0; i < items.size(); ++i) {
        QRect place = all.places[i].translated(room.topLeft());
        if (all.lines == 1) // in the middle of a row that is higher, and no higher than the row
            place.setHeight(room.height());
        items[i]->setGeometry(QStyle::visualRect(direction, room, place));
    }
    if (all.height != before)
        update(); // those around it have to learn of it
}

} // namespace subtext
