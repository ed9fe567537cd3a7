// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/besideorbelow.h"

#include <QEvent>

namespace subtext {

BesideOrBelow::BesideOrBelow(int gap, QWidget* parent)
    : QWidget(parent)
    , m_parts(new QBoxLayout(QBoxLayout::LeftToRight, this))
{
    m_parts->setContentsMargins(0, 0, 0, 0);
    m_parts->setSpacing(gap);
    m_parts->setSizeConstraint(QLayout::SetNoConstraint); // as a window it can have either form
}

int BesideOrBelow::around() const
{
    const QMargins inside = m_parts->contentsMargins();
    const QMargins own = contentsMargins();
    return inside.left() + inside.right() + own.left() + own.right();
}

QSize BesideOrBelow::minimumSizeHint() const
{
    return {leastBelow() + around(), QWidget::minimumSizeHint().height()};
}

bool BesideOrBelow::hasRoomBeside() const
{
    return leastBeside() + around() <= width();
}

void BesideOrBelow::fitParts(bool /*isBeside*/) {}

void BesideOrBelow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_isSized = true;
    arrange();
}

bool BesideOrBelow::event(QEvent* event)
{
    const bool isDone = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        arrange(); // a part came or went, or has letters of another size
    return isDone;
}

void BesideOrBelow::arrange()
{
    const bool isNowBeside = hasRoomBeside();
    fitParts(isNowBeside);
    if (isNowBeside != isBeside()) // setting it lays out anew, even where it is the same
        m_parts->setDirection(isNowBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

} // namespace subtext
