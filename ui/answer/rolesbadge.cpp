// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/rolesbadge.h"

#include "ui/text/words.h"
#include "ui/theme/theme.h"
#include "ui/widgets/plaintooltip.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace subtext {
namespace {

constexpr int Rise = 14; // how much higher the more powerful stands
constexpr int BoxPadding = 12;
constexpr int ArrowWidth = 44;

int boxHeight()
{
    return QFontMetrics(theme::font(theme::TextRole::Strong)).height() + 14;
}

} // namespace

RolesBadge::RolesBadge(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RolesBadge::setRoles(const QString& speaker, const QString& listener, PowerRelation power)
{
    // Shown without the stray spaces that some sources have; the data keep them.
    m_speaker = speaker.simplified();
    m_listener = listener.simplified();
    m_power = power;
    setAccessibleName(tr("%1 speaks to %2; %3").arg(m_speaker, m_listener, powerPhrase(power)));
    setToolTip(plainToolTip(accessibleName()));
    setAccessibleDescription(accessibleName()); // or the tip is read, mark-up and all
    update();
}

QSize RolesBadge::sizeHint() const
{
    const int caption = QFontMetrics(theme::font(theme::TextRole::Small)).height();
    return {420, boxHeight() + Rise + caption + 8};
}

void RolesBadge::paintEvent(QPaintEvent* /*event*/)
{
    const theme::Colors& c = theme::colors(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont strong = theme::font(theme::TextRole::Strong);
    const QFontMetrics metrics(strong);

    const int room = width() - ArrowWidth - 2;
    int speakerWidth = metrics.horizontalAdvance(m_speaker) + 2 * BoxPadding;
    int listenerWidth = metrics.horizontalAdvance(m_listener) + 2 * BoxPadding;
    if (speakerWidth + listenerWidth > room) {
        // The shorter keeps its width if it can; the longer is cut with dots.
        const int half = room / 2;
        if (speakerWidth <= half)
            listenerWidth = room - speakerWidth;
        else if (listenerWidth <= half)
            speakerWidth = room - listenerWidth;
        else
            speakerWidth = listenerWidth = half;
    }
    const int speakerTop = m_power == PowerRelation::LowToHigh   ? Rise
                           : m_power == PowerRelation::HighToLow ? 0
                                                                 : Rise / 2;
    const int listenerTop = Rise - speakerTop;
    const QRectF speaker(0.7, speakerTop + 1, speakerWidth, boxHeight());
    const QRectF listener(speaker.right() + ArrowWidth, listenerTop + 1, listenerWidth,
                          boxHeight());

    const auto box = [&](const QRectF& area, const QString& role, bool isSpeaker) {
        painter.setPen(QPen(isSpeaker ? c.accent : c.control, 1.4));
        painter.setBrush(isSpeaker ? c.accentSoft : c.surface);
        painter.drawRoundedRect(area, 8, 8);
        painter.setFont(strong);
        painter.setPen(c.text);
        painter.drawText(
            area, Qt::AlignCenter,
            metrics.elidedText(role, Qt::ElideRight, static_cast<int>(area.width()) - BoxPadding));
    };
    box(speaker, m_speaker, true);
    box(listener, m_listener, false);

    const QPointF from(speaker.right() + 8, speaker.center().y());
    const QPointF to(listener.left() - 8, listener.center().y());
    painter.setPen(QPen(c.muted, 1.6, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(from, to);
    const QLineF line(to, from);
    for (qreal angle : {28.0, -28.0}) {
        QLineF wing = line;
        wing.setLength(8);
        wing.setAngle(line.angle() + angle);
        painter.drawLine(wing);
    }

    painter.setFont(theme::font(theme::TextRole::Small));
    painter.setPen(c.muted);
    const qreal captionTop = boxHeight() + Rise + 5;
    painter.drawText(QRectF(0, captionTop, width(), height() - captionTop),
                     Qt::AlignLeft | Qt::AlignTop, powerPhrase(m_power));
}

} // namespace subtext
