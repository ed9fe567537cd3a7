// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/cuedprose.h"

#include <QPainter>

namespace subtext {

void paintCueGround(QPainter& painter, const QRectF& area, CueShare share, const theme::Colors& c)
{
    if (share != CueShare::All)
        return;
    painter.setPen(QPen(c.accent, 1));
    painter.setBrush(c.accentSoft);
    painter.drawRoundedRect(area.adjusted(-1.5, 0.5, 1.5, -0.5), 3, 3);
}

void paintCueLines(QPainter& painter, const QRectF& area, CueShare share, const theme::Colors& c)
{
    constexpr qreal Apart = 3;
    painter.setPen(QPen(share == CueShare::One ? c.muted : c.accent, 1.2));
    const qreal low = area.bottom() - 1;
    painter.drawLine(QPointF(area.left(), low), QPointF(area.right(), low));
    if (share != CueShare::One)
        painter.drawLine(QPointF(area.left(), low - Apart), QPointF(area.right(), low - Apart));
}

void CuedProse::setCues(const std::vector<Cue>& cues)
{
    if (m_cues == cues)
        return;
    m_cues = cues;
    update();
}

void CuedProse::setCurrent(qsizetype start, qsizetype length)
{
    m_currentStart = start;
    m_currentLength = length;
    update();
}

void CuedProse::paintEvent(QPaintEvent* event)
{
    const theme::Colors& c = theme::colors(palette());
    const auto paint = [&](const auto& paintOne) {
        if (m_cues.empty())
            return;
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        for (const Cue& cue : m_cues) {
            for (const QRectF& area : areasOf(cue.start, cue.length))
                paintOne(painter, area, cue.share, c);
        }
    };
    paint(paintCueGround);
    Prose::paintEvent(event);
    paint(paintCueLines);
    if (m_currentLength == 0)
        return;
    QPainter painter(this);
    painter.setPen(QPen(c.accent, c.focusWidth));
    for (const QRectF& area : areasOf(m_currentStart, m_currentLength))
        painter.drawRoundedRect(area.adjusted(-2, 0, 2, 0), 3, 3);
}

} // namespace subtext
