// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/elidedheader.h"

#include "ui/widgets/plaintooltip.h"

#include <QAbstractItemModel>
#include <QHelpEvent>
#include <QStyle>
#include <QStyleOptionHeader>

namespace subtext {

ElidedHeader::ElidedHeader(Qt::TextElideMode elide, QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent)
    , m_elide(elide)
{
    setSectionsClickable(true);
}

void ElidedHeader::initStyleOptionForIndex(QStyleOptionHeader* option, int logicalIndex) const
{
    QHeaderView::initStyleOptionForIndex(option, logicalIndex);
    const int whole = sectionSizeFromContents(logicalIndex).width();
    if (sectionSize(logicalIndex) >= whole)
        return; // where it just fits, a part of a pixel would be missing
    // The padding of the style sheet is what a column needs beyond its name.
    const int around = whole - fontMetrics().horizontalAdvance(option->text);
    option->text =
        fontMetrics().elidedText(option->text, m_elide, sectionSize(logicalIndex) - around);
}

bool ElidedHeader::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && model()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const int column = logicalIndexAt(help->pos());
        const QString name = column < 0 ? QString() : headText(column, Qt::DisplayRole);
        if (column >= 0 && headText(column, Qt::ToolTipRole).isEmpty() &&
            shownText(column) != name) {
            showPlainToolTip(help->globalPos(), name, this);
            return true;
        }
    }
    return QHeaderView::viewportEvent(event);
}

QString ElidedHeader::headText(int column, int role) const
{
    return model()->headerData(column, orientation(), role).toString();
}

QString ElidedHeader::shownText(int column) const
{
    QStyleOptionHeaderV2 option;
    initStyleOption(&option);
    initStyleOptionForIndex(&option, column);
    return option.text;
}

} // namespace subtext
