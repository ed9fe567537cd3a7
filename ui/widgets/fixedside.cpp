// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/fixedside.h"

#include <algorithm>

namespace subtext {
namespace {

constexpr int BetweenTwo = 16;

} // namespace

FixedSide::FixedSide(QWidget* first, QWidget* second, QWidget* sized, int width, int least,
                     QWidget* parent)
    : BesideOrBelow(BetweenTwo, parent)
    , m_first(first)
    , m_second(second)
    , m_sized(sized)
    , m_width(width)
    , m_least(least)
{
    parts().addWidget(first, 1);
    parts().addWidget(second, 1);
    fitParts(true);
}

/// As a dialog's least size it has to hold in either form.
QSize FixedSide::minimumSizeHint() const
{
    const QSize one = m_first->minimumSizeHint().expandedTo({0, m_first->minimumHeight()});
    const QSize two = m_second->minimumSizeHint().expandedTo({0, m_second->minimumHeight()});
    return {BesideOrBelow::minimumSizeHint().width(), one.height() + BetweenTwo + two.height()};
}

int FixedSide::widthBeside() const
{
    return std::max(m_width, m_sized->minimumSizeHint().width());
}

int FixedSide::leastBeside() const
{
    const QWidget* other = m_sized == m_first ? m_second : m_first;
    return widthBeside() + BetweenTwo + std::max(m_least, other->minimumSizeHint().width());
}

int FixedSide::leastBelow() const
{
    return std::max(m_first->minimumSizeHint().width(), m_second->minimumSizeHint().width());
}

bool FixedSide::hasRoomBeside() const
{
    return !isSized() || BesideOrBelow::hasRoomBeside();
}

void FixedSide::fitParts(bool isBeside)
{
    m_sized->setMinimumWidth(isBeside ? widthBeside() : 0);
    m_sized->setMaximumWidth(isBeside ? widthBeside() : QWIDGETSIZE_MAX);
}

} // namespace subtext
