// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/importsides.h"

#include <QBoxLayout>
#include <QEvent>

#include <algorithm>

namespace subtext {
namespace {

constexpr int BetweenSides = 24;
constexpr int LeastLinesOfFiles = 14; // with the buttons, where both stand below each other

} // namespace

ImportSides::ImportSides(QWidget* files, QWidget* found, QWidget* parent)
    : QWidget(parent)
    , m_layout(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_files(files)
    , m_found(found)
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(BetweenSides);
    m_layout->addWidget(files);
    m_layout->addWidget(found);
}

void ImportSides::setShares(int files, int found)
{
    m_layout->setStretch(0, files);
    m_layout->setStretch(1, found);
}

QSize ImportSides::minimumSizeHint() const
{
    return {std::max(m_files->minimumSizeHint().width(), m_found->minimumSizeHint().width()),
            QWidget::minimumSizeHint().height()};
}

void ImportSides::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

bool ImportSides::event(QEvent* event)
{
    const bool isDone = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        arrange(); // other buttons, or letters of another size
    return isDone;
}

void ImportSides::arrange()
{
    const int both =
        m_files->minimumSizeHint().width() + BetweenSides + m_found->minimumSizeHint().width();
    const bool isBelow = both > width();
    m_files->setMinimumHeight(isBelow ? LeastLinesOfFiles * fontMetrics().height() : 0);
    const auto direction = isBelow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (m_layout->direction() != direction)
        m_layout->setDirection(direction);
}

} // namespace subtext
