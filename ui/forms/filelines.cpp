// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/filelines.h"

#include "ui/theme/theme.h"

#include <QListWidgetItem>
#include <QPainter>

namespace subtext {
namespace {

constexpr int ReasonRole = Qt::UserRole + 1;

int heightOfLine()
{
    return QFontMetrics(theme::font(theme::TextRole::Small)).height() + 2;
}

} // namespace

void markFile(QListWidgetItem& line, const QString& reason)
{
    line.setData(ReasonRole, reason);
    line.setData(Qt::AccessibleTextRole,
                 reason.isEmpty() ? QVariant() : QStringLiteral("%1: %2").arg(line.text(), reason));
}

QString reasonOf(const QListWidgetItem& line)
{
    return line.data(ReasonRole).toString();
}

void FileLines::paint(QPainter* painter, const QStyleOptionViewItem& option,
                      const QModelIndex& index) const
{
    const QString reason = index.data(ReasonRole).toString();
    if (reason.isEmpty()) {
        LineDelegate::paint(painter, option, index);
        return;
    }
    paintBackground(*painter, option, index);
    const theme::Colors& c = theme::colors(option.palette);
    const QRect area = option.rect.adjusted(Padding, 6, -Padding, -6);
    const auto write = [&](theme::TextRole role, const QColor& colour, int flags,
                           const QString& text, Qt::TextElideMode cut) {
        painter->setFont(theme::font(role));
        painter->setPen(colour);
        painter->drawText(area, flags, painter->fontMetrics().elidedText(text, cut, area.width()));
    };
    painter->save();
    write(theme::TextRole::Body, c.text, Qt::AlignLeft | Qt::AlignTop, index.data().toString(),
          Qt::ElideMiddle);
    write(theme::TextRole::Small, c.danger, Qt::AlignLeft | Qt::AlignBottom, reason,
          Qt::ElideRight);
    painter->restore();
}

QSize FileLines::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QSize one = LineDelegate::sizeHint(option, index);
    const bool isMarked = !index.data(ReasonRole).toString().isEmpty();
    return isMarked ? QSize(one.width(), one.height() + heightOfLine()) : one;
}

} // namespace subtext
