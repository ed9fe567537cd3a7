// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tabledelegate.h"

#include "ui/theme/theme.h"
#include "ui/widgets/plaintooltip.h"

#include <QHeaderView>
#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QTableView>
#include <QWidget>

namespace subtext {

void TableDelegate::paintBackground(QPainter& painter, const QStyleOptionViewItem& option,
                                    const QModelIndex& index) const
{
    QStyleOptionViewItem plain = option;
    initStyleOption(&plain, index);
    plain.text.clear();
    plain.state.setFlag(QStyle::State_HasFocus, false); // the row is marked, not the cell
    option.widget->style()->drawControl(QStyle::CE_ItemViewItem, &plain, &painter, option.widget);
}

void TableDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    paintBackground(*painter, option, index);
    const theme::Colors& c = theme::colors(option.palette);
    const QRect area = option.rect.adjusted(Padding, 0, -Padding, 0);
    painter->save();
    painter->setFont(theme::font(theme::TextRole::Body));
    painter->setPen(c.text);
    const QVariant alignment = index.data(Qt::TextAlignmentRole);
    const int flags = alignment.isValid() ? alignment.toInt()
                                          : static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
    painter->drawText(
        area, flags,
        painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, area.width()));
    painter->restore();
}

QSize TableDelegate::sizeHint(const QStyleOptionViewItem& /*option*/,
                              const QModelIndex& index) const
{
    const QFontMetrics metrics(theme::font(theme::TextRole::Body));
    return {metrics.horizontalAdvance(index.data().toString()) + 2 * Padding + 4,
            metrics.height() + 14};
}

bool TableDelegate::helpEvent(QHelpEvent* event, QAbstractItemView* view,
                              const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const bool hasTip = !index.data(Qt::ToolTipRole).toString().isEmpty();
    const QString text = index.data().toString();
    const QFontMetrics metrics(theme::font(theme::TextRole::Body));
    if (event->type() != QEvent::ToolTip || hasTip ||
        metrics.horizontalAdvance(text) <= option.rect.width() - 2 * Padding)
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    showPlainToolTip(event->globalPos(), text, view);
    return true;
}

void styleTable(QTableView& view, const QString& name)
{
    view.setAccessibleName(name);
    view.verticalHeader()->hide();
    view.setShowGrid(false);
    view.setSelectionBehavior(QAbstractItemView::SelectRows);
    view.setSelectionMode(QAbstractItemView::SingleSelection);
    view.setEditTriggers(QAbstractItemView::NoEditTriggers);
    view.setTabKeyNavigation(false);
    view.setWordWrap(false);
    view.horizontalHeader()->setHighlightSections(false);
    view.horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    view.verticalHeader()->setDefaultSectionSize(view.fontMetrics().height() + 14);
}

} // namespace subtext
