// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/answer/scalefigure.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace subtext {
namespace {

// The figures are drawn for seven points; other scales take places between.
constexpr qreal Levels = 6;

void drawFace(QPainter& painter, const QRectF& area, qreal bent)
{
    const qreal side = std::min(area.width(), area.height());
    const QRectF head(area.center().x() - side / 2, area.center().y() - side / 2, side, side);
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(head);
    const qreal eye = side * 0.055;
    painter.save();
    painter.setBrush(painter.pen().color());
    painter.setPen(Qt::NoPen);
    painter.drawEllipse(head.center() + QPointF(-side * 0.18, -side * 0.12), eye, eye);
    painter.drawEllipse(head.center() + QPointF(side * 0.18, -side * 0.12), eye, eye);
    painter.restore();
    const qreal bend = bent * side * 0.255;
    const QPointF left = head.center() + QPointF(-side * 0.22, side * 0.19 - bend * 0.35);
    const QPointF right = head.center() + QPointF(side * 0.22, side * 0.19 - bend * 0.35);
    QPainterPath mouth(left);
    mouth.quadTo(head.center() + QPointF(0, side * 0.19 + bend * 1.25), right);
    painter.drawPath(mouth);
}

// A torso with a burst inside that grows from a dot to a storm; `level` is 0 … 6.
void drawStir(QPainter& painter, const QRectF& area, qreal level)
{
    const qreal side = std::min(area.width(), area.height());
    const QPointF centre = area.center();
    const QRectF body(centre.x() - side / 2, centre.y() - side / 2, side, side);
    painter.drawRoundedRect(body, side * 0.3, side * 0.3);
    const int spikes = 5 + qRound(level);
    const qreal outer = side * (0.06 + 0.06 * level);
    const qreal inner = outer * (0.75 - 0.06 * level);
    QPainterPath burst;
    for (int i = 0; i < spikes * 2; ++i) {
        const qreal radius = i % 2 == 0 ? outer : inner;
        const qreal angle = std::numbers::pi * i / spikes - std::numbers::pi / 2;
        const QPointF at = centre + QPointF(std::cos(angle), std::sin(angle)) * radius;
        if (i == 0)
            burst.moveTo(at);
        else
            burst.lineTo(at);
    }
    burst.closeSubpath();
    painter.fillPath(burst, painter.pen().color());
}

// A standing figure that grows from a crouch to more than life; `level` is 0 … 6.
void drawStanding(QPainter& painter, const QRectF& area, qreal level)
{
    const qreal height = area.height() * (0.4 + 0.1 * level);
    const qreal width = height * 0.62;
    const QPointF foot(area.center().x(), area.bottom());
    const qreal head = height * 0.3;
    QPainterPath figure;
    figure.addEllipse(QPointF(foot.x(), foot.y() - height + head / 2), head / 2, head / 2);
    QPainterPath body;
    const qreal shoulder = foot.y() - height + head * 1.12;
    body.moveTo(foot.x() - width / 2, foot.y());
    body.quadTo(foot.x() - width / 2, shoulder, foot.x(), shoulder);
    body.quadTo(foot.x() + width / 2, shoulder, foot.x() + width / 2, foot.y());
    body.closeSubpath();
    figure.addPath(body);
    painter.fillPath(figure, painter.pen().color());
}

void drawBars(QPainter& painter, const QRectF& area, int place, int points)
{
    const qreal gap = 2;
    const qreal width = std::min(4.0, (area.width() - gap * (points - 1)) / points);
    const qreal total = width * points + gap * (points - 1);
    const qreal left = area.center().x() - total / 2;
    for (int i = 0; i < points; ++i) {
        const qreal height = area.height() * (0.25 + 0.75 * i / (points - 1));
        const QRectF bar(left + i * (width + gap), area.bottom() - height, width, height);
        QColor ink = painter.pen().color();
        ink.setAlphaF(i <= place ? 1.0F : 0.22F);
        painter.fillRect(bar, ink);
    }
}

} // namespace

double faceBend(const Scale& scale, int place)
{
    const int lowest = scale.points.front().value;
    const int highest = scale.points.back().value;
    if (lowest < 0 && highest > 0)
        return static_cast<double>(scale.points.at(static_cast<std::size_t>(place)).value) /
               std::max(-lowest, highest);
    return 2.0 * place / (static_cast<double>(scale.points.size()) - 1) - 1;
}

void drawFigure(QPainter& painter, const QRectF& area, const Scale& scale, int place,
                const QColor& ink)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink, 1.4, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QRectF inner = area.adjusted(1, 1, -1, -1);
    const int points = static_cast<int>(scale.points.size());
    const qreal level = Levels * place / (points - 1);
    switch (scale.figure) {
    case ScaleFigure::None:
        break;
    case ScaleFigure::Face:
        drawFace(painter, inner, faceBend(scale, place));
        break;
    case ScaleFigure::Energy:
        drawStir(painter, inner, level);
        break;
    case ScaleFigure::Size:
        drawStanding(painter, inner, level);
        break;
    case ScaleFigure::Bars:
        drawBars(painter, inner, place, points);
        break;
    }
    painter.restore();
}

} // namespace subtext
