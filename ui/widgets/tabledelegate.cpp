// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/tabledelegate.h"

#include "ui/theme/theme.h"

#include <QPainter>
#include <QStyle>
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

} // namespace subtext
