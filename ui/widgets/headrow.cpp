// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/headrow.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace subtext {

HeadRow::HeadRow(QLabel* text, int leastLetters, int spacing, QWidget* parent)
    : QWidget(parent)
    , m_text(text)
    , m_leastLetters(leastLetters)
    , m_parts(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_buttons(new QHBoxLayout)
{
    m_parts->setContentsMargins(0, 0, 0, 0);
    m_parts->setSpacing(spacing);
    m_parts->addWidget(m_text, 1);
    m_parts->addLayout(m_buttons);
    m_buttons->setSpacing(spacing);
    m_buttons->addStretch(1); // below the text they stand at the end of the row, too
}

void HeadRow::addButton(QPushButton* button, Qt::Alignment alignment)
{
    m_buttons->addWidget(button, 0, alignment);
}

int HeadRow::leastText() const
{
    return std::max(m_leastLetters * m_text->fontMetrics().averageCharWidth(),
                    m_text->minimumSizeHint().width());
}

QSize HeadRow::minimumSizeHint() const
{
    return {std::max(leastText(), m_buttons->minimumSize().width()),
            QWidget::minimumSizeHint().height()};
}

void HeadRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

bool HeadRow::event(QEvent* event)
{
    const bool isDone = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        arrange(); // a button came or went, or the text has another size
    return isDone;
}

void HeadRow::arrange()
{
    const int wanted = leastText() + m_parts->spacing() + m_buttons->minimumSize().width();
    const auto direction = wanted > width() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (m_parts->direction() != direction)
        m_parts->setDirection(direction);
}

} // namespace subtext
