// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/choicebars.h"

#include "ui/text/words.h"
#include "ui/theme/theme.h"
#include "ui/widgets/spokenrole.h"

#include <QPainter>

#include <algorithm>

namespace subtext {

ChoiceBars::ChoiceBars(QWidget* parent)
    : QWidget(parent)
{
    setSpokenRole(*this, QAccessible::Chart);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

int ChoiceBars::rowHeight() const
{
    return QFontMetrics(theme::font(theme::TextRole::Body)).height() + 10;
}

QSize ChoiceBars::sizeHint() const
{
    return {320, rowHeight() * static_cast<int>(m_bars.size())};
}

void ChoiceBars::setBars(const std::vector<Bar>& bars)
{
    m_bars = bars;
    QStringList words;
    for (const Bar& bar : m_bars)
        words << tr("%1: %2").arg(bar.word).arg(bar.count);
    setAccessibleName(listed(words));
    updateGeometry();
    update();
}

void ChoiceBars::paintEvent(QPaintEvent* /*event*/)
{
    const theme::Colors& c = theme::colors(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(theme::font(theme::TextRole::Body));
    const QFontMetrics metrics = painter.fontMetrics();
    qint64 most = 1;
    int nameWidth = 0;
    for (const Bar& bar : m_bars) {
        most = std::max(most, bar.count);
        nameWidth = std::max(nameWidth, metrics.horizontalAdvance(bar.word));
    }
    nameWidth = std::min(nameWidth, width() / 2) + 16;
    const int numberWidth = metrics.horizontalAdvance(QStringLiteral("0000"));
    const int room = width() - nameWidth - numberWidth;
    for (std::size_t i = 0; i < m_bars.size(); ++i) {
        const Bar& of = m_bars[i];
        const QRect row(0, static_cast<int>(i) * rowHeight(), width(), rowHeight());
        painter.setPen(c.text);
        painter.drawText(row, Qt::AlignVCenter | Qt::AlignLeft,
                         metrics.elidedText(of.word, Qt::ElideRight, nameWidth - 8));
        const qreal length =
            static_cast<qreal>(room) * static_cast<qreal>(of.count) / static_cast<qreal>(most);
        const QRectF bar(nameWidth, row.top() + 6, std::max(length, 2.0), row.height() - 12);
        painter.setPen(Qt::NoPen);
        painter.setBrush(of.count > 0
                             ? theme::optionColor(palette(), of.colour, of.colourDark, of.place)
                             : c.line);
        painter.drawRoundedRect(bar, 3, 3);
        painter.setPen(c.muted);
        painter.drawText(QRectF(bar.right() + 8, row.top(), numberWidth, row.height()),
                         Qt::AlignVCenter | Qt::AlignLeft, QString::number(of.count));
    }
}

} // namespace subtext
