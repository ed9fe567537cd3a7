// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/emotionbars.h"

#include "ui/text/words.h"
#include "ui/theme/theme.h"
#include "ui/widgets/spokenrole.h"

#include <QPainter>

#include <algorithm>

namespace subtext {

EmotionBars::EmotionBars(QWidget* parent)
    : QWidget(parent)
{
    setSpokenRole(*this, QAccessible::Chart);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

int EmotionBars::rowHeight() const
{
    return QFontMetrics(theme::font(theme::TextRole::Body)).height() + 10;
}

QSize EmotionBars::sizeHint() const
{
    return {320, rowHeight() * EmotionCount};
}

void EmotionBars::setCounts(const std::array<qint64, EmotionCount>& counts)
{
    m_counts = counts;
    QStringList words;
    for (Choice emotion : AllEmotions)
        words << tr("%1: %2")
                     .arg(emotionWord(emotion))
                     .arg(m_counts.at(static_cast<std::size_t>(emotion)));
    setAccessibleName(words.join(QStringLiteral(", ")));
    update();
}

void EmotionBars::paintEvent(QPaintEvent* /*event*/)
{
    const theme::Colors& c = theme::colors(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(theme::font(theme::TextRole::Body));
    const qint64 most = std::max<qint64>(1, *std::max_element(m_counts.begin(), m_counts.end()));
    const int nameWidth =
        painter.fontMetrics().horizontalAdvance(emotionWord(Emotion::Anticipation)) + 16;
    const int numberWidth = painter.fontMetrics().horizontalAdvance(QStringLiteral("0000"));
    const int room = width() - nameWidth - numberWidth;
    for (int i = 0; i < EmotionCount; ++i) {
        const auto slot = static_cast<std::size_t>(i);
        const QRect row(0, i * rowHeight(), width(), rowHeight());
        painter.setPen(c.text);
        painter.drawText(row, Qt::AlignVCenter | Qt::AlignLeft, emotionWord(AllEmotions.at(slot)));
        const qreal length = static_cast<qreal>(room) * static_cast<qreal>(m_counts.at(slot)) /
                             static_cast<qreal>(most);
        const QRectF bar(nameWidth, row.top() + 6, std::max(length, 2.0), row.height() - 12);
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_counts.at(slot) > 0 ? c.emotions.at(slot) : c.line);
        painter.drawRoundedRect(bar, 3, 3);
        painter.setPen(c.muted);
        painter.drawText(QRectF(bar.right() + 8, row.top(), numberWidth, row.height()),
                         Qt::AlignVCenter | Qt::AlignLeft, QString::number(m_counts.at(slot)));
    }
}

} // namespace subtext
