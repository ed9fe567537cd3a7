// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/statemark.h"

#include "ui/theme/theme.h"
#include "ui/widgets/spokenrole.h"

#include <QPainter>

namespace subtext {
namespace {

constexpr int Side = 24;
constexpr double Stroke = 2.2;

QColor colorOf(StateMark::State state, const theme::Colors& colors)
{
    switch (state) {
    case StateMark::State::Unknown:
        return colors.control;
    case StateMark::State::Passed:
        return colors.success;
    case StateMark::State::Failed:
        return colors.danger;
    case StateMark::State::Overridden:
        return colors.warning;
    }
    Q_UNREACHABLE();
}

} // namespace

StateMark::StateMark(QWidget* parent)
    : QWidget(parent)
{
    setSpokenRole(*this, QAccessible::Graphic);
    setFixedSize(Side, Side);
}

void StateMark::setState(State state)
{
    m_state = state;
    update();
}

void StateMark::paintEvent(QPaintEvent* /*event*/)
{
    const theme::Colors& colors = theme::colors(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = colorOf(m_state, colors);
    if (m_state == State::Unknown) {
        painter.setPen(QPen(ink, Stroke));
        painter.drawEllipse(QRectF(3, 3, Side - 6, Side - 6));
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    painter.drawEllipse(QRectF(1, 1, Side - 2, Side - 2));
    painter.setPen(QPen(colors.surface, Stroke, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    if (m_state == State::Passed) {
        painter.drawPolyline(QPolygonF({{7.2, 12.4}, {10.6, 15.8}, {16.8, 8.8}}));
    } else if (m_state == State::Failed) {
        painter.drawLine(QPointF(8.4, 8.4), QPointF(15.6, 15.6));
        painter.drawLine(QPointF(15.6, 8.4), QPointF(8.4, 15.6));
    } else {
        painter.drawLine(QPointF(12, 6.8), QPointF(12, 13));
        painter.drawPoint(QPointF(12, 16.8));
    }
}

} // namespace subtext
