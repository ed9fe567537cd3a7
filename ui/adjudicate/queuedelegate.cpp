// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/queuedelegate.h"

#include "ui/adjudicate/queuemodel.h"
#include "ui/theme/mirrored.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QStyle>

#include <algorithm>

namespace subtext {
namespace {

constexpr int BarWidth = 5;
constexpr int Margin = 8;
constexpr int Gap = 8; // between name and state

/// A ring with a question mark, as high as the area and at its end.
void paintAsked(QPainter& painter, const QRect& area, const QColor& color)
{
    const QRectF ring(area.right() - area.height() + 1.5, area.top() + 1.5, area.height() - 3.0,
                      area.height() - 3.0);
    painter.setPen(QPen(color, 1.2));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(ring);
    QFont font = theme::font(theme::TextRole::Small);
    font.setPointSizeF(font.pointSizeF() * 0.85);
    painter.setFont(font);
    painter.drawText(ring, Qt::AlignCenter, QStringLiteral("?"));
}

/// As high as the item is hard.
void paintSeverity(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                   const QRect& row)
{
    const theme::Colors& c = theme::colors(option.palette);
    const double severity = index.data(QueueModel::SeverityRole).toDouble();
    const QRectF track =
        mirrored(QRectF(row.left(), row.top(), BarWidth, row.height()), row, option.direction);
    painter.setPen(Qt::NoPen);
    painter.setBrush(c.line);
    painter.drawRoundedRect(track, 2, 2);
    const double height = std::max(3.0, track.height() * std::min(1.0, severity / 0.6));
    painter.setBrush(index.data(QueueModel::OpenRole).toBool() ? c.accent : c.muted);
    painter.drawRoundedRect(QRectF(track.left(), track.bottom() - height, BarWidth, height), 2, 2);
}

/// On one line; what was searched for in it is marked.
void paintUtterance(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                    const QRect& line)
{
    const theme::Colors& c = theme::colors(option.palette);
    painter.setFont(theme::font(theme::TextRole::Small));
    painter.setPen(c.muted);
    const QString utterance = index.data(QueueModel::UtteranceRole).toString().simplified();
    const QString shown = painter.fontMetrics().elidedText(utterance, Qt::ElideRight, line.width());
    const QPoint match = index.data(QueueModel::MatchRole).toPoint();
    if (match.y() > 0 && match.x() + match.y() <= shown.size()) {
        const int left = painter.fontMetrics().horizontalAdvance(shown.left(match.x()));
        const int width = painter.fontMetrics().horizontalAdvance(shown.mid(match.x(), match.y()));
        const bool isFromRight = option.direction == Qt::RightToLeft;
        const int begin = isFromRight
                              ? line.right() + 1 - painter.fontMetrics().horizontalAdvance(shown)
                              : line.left();
        const QRect mark(begin + left - 1, line.top() + 1, width + 2, line.height() - 1);
        painter.setPen(QPen(c.accent, 1));
        painter.setBrush(c.accentSoft);
        painter.drawRoundedRect(mark, 3, 3);
        painter.setPen(c.text);
    }
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, shown);
}

} // namespace

QSize QueueDelegate::sizeHint(const QStyleOptionViewItem& /*option*/,
                              const QModelIndex& /*index*/) const
{
    const int line = QFontMetrics(theme::font(theme::TextRole::Small)).height();
    return {120, 2 * line + 18};
}

/// Group and number stand at its ends. The name is how the item is found again, so at least
/// half of the row is its own; what the state beside it leaves of the rest, too.
QString QueueDelegate::shownName(const QModelIndex& index, int width)
{
    const QFontMetrics small(theme::font(theme::TextRole::Small));
    const int state = small.horizontalAdvance(index.data(QueueModel::StateWordRole).toString());
    const int room = std::max(width - state - Gap, width / 2);
    return QFontMetrics(theme::font(theme::TextRole::Caption))
        .elidedText(index.data().toString(), Qt::ElideMiddle, room);
}

void QueueDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintBackground(*painter, option, index);
    const theme::Colors& c = theme::colors(option.palette);
    const QRect row = option.rect.adjusted(Margin, 6, -Margin, -6);

    paintSeverity(*painter, option, index, row);
    const QRect text =
        QStyle::visualRect(option.direction, row, row.adjusted(BarWidth + 9, 0, 0, 0));
    const QRect upper(text.left(), text.top(), text.width(), text.height() / 2);
    QRect lower(text.left(), text.center().y() + 1, text.width(), text.height() / 2);
    const bool isOpen = index.data(QueueModel::OpenRole).toBool();
    painter->setFont(theme::font(theme::TextRole::Small));
    painter->setPen(isOpen ? c.accent : c.muted);
    const QString state = index.data(QueueModel::StateWordRole).toString();
    const QString name = shownName(index, upper.width());
    const QFont nameFont = theme::font(theme::TextRole::Caption);
    const int nameWidth = QFontMetrics(nameFont).horizontalAdvance(name) + Gap;
    painter->drawText(
        QStyle::visualRect(option.direction, upper, upper.adjusted(nameWidth, 0, 0, 0)),
        Qt::AlignRight | Qt::AlignVCenter,
        painter->fontMetrics().elidedText(state, Qt::ElideRight, upper.width() - nameWidth));
    painter->setFont(nameFont);
    painter->setPen(c.text);
    painter->drawText(upper, Qt::AlignLeft | Qt::AlignVCenter, name);
    if (index.data(QueueModel::AskedRole).toBool()) {
        const int taken = lower.height() + Gap;
        const QRect whole = lower;
        paintAsked(*painter,
                   QStyle::visualRect(option.direction, whole,
                                      whole.adjusted(whole.width() - whole.height(), 0, 0, 0)),
                   c.accent);
        lower = QStyle::visualRect(option.direction, whole, whole.adjusted(0, 0, -taken, 0));
    }
    paintUtterance(*painter, option, index, lower);
    painter->restore();
}

} // namespace subtext
