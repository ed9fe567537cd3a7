// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/besideorbelow.h"

#include <QBoxLayout>
#include <QResizeEvent>

#include <algorithm>

namespace subtext {
namespace {

constexpr int BetweenTwo = 16;

} // namespace

BesideOrBelow::BesideOrBelow(QWidget* first, QWidget* second, QWidget* sized, int width, int least,
                             QWidget* parent)
    : QWidget(parent)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_first(first)
    , m_second(second)
    , m_sized(sized)
    , m_width(width)
    , m_least(least)
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(BetweenTwo);
    m_layout->setSizeConstraint(QLayout::SetNoConstraint); // as a window it can have either form
    m_layout->addWidget(first, 1);
    m_layout->addWidget(second, 1);
    arrange(true);
}

QSize BesideOrBelow::minimumSizeHint() const
{
    const QSize one = m_first->minimumSizeHint().expandedTo({0, m_first->minimumHeight()});
    const QSize two = m_second->minimumSizeHint().expandedTo({0, m_second->minimumHeight()});
    return {std::max(one.width(), two.width()), one.height() + BetweenTwo + two.height()};
}

void BesideOrBelow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const QWidget* other = m_sized == m_first ? m_second : m_first;
    const int least = std::max(m_least, other->minimumSizeHint().width());
    arrange(event->size().width() >= widthBeside() + BetweenTwo + least);
}

int BesideOrBelow::widthBeside() const
{
    return std::max(m_width, m_sized->minimumSizeHint().width());
}

void BesideOrBelow::arrange(bool isBeside)
{
    m_layout->setDirection(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    m_sized->setMinimumWidth(isBeside ? widthBeside() : 0);
    m_sized->setMaximumWidth(isBeside ? widthBeside() : QWIDGETSIZE_MAX);
}

} // namespace subtext
