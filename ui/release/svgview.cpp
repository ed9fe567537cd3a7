// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/release/svgview.h"

#include <QPainter>

namespace subtext {
namespace {

constexpr int Margin = 12;

} // namespace

SvgView::SvgView(QWidget* parent)
    : QWidget(parent)
{}

void SvgView::showSvg(const QByteArray& svg)
{
    m_renderer.load(svg);
    update();
}

void SvgView::paintEvent(QPaintEvent* /*event*/)
{
    const QSizeF room = QSizeF(size()) - QSizeF(2 * Margin, 2 * Margin);
    if (!m_renderer.isValid() || room.isEmpty())
        return;
    const QSizeF picture = QSizeF(m_renderer.defaultSize()).scaled(room, Qt::KeepAspectRatio);
    const QRectF target(QPointF((width() - picture.width()) / 2, Margin), picture);
    QPainter painter(this);
    painter.fillRect(target, Qt::white);
    m_renderer.render(&painter, target);
}

} // namespace subtext
