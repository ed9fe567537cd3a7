// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/headrow.h"

#include "ui/widgets/controls.h"
#include "ui/widgets/flowlayout.h"

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
    , m_spacing(spacing)
    , m_parts(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_side(makePage(this))
    , m_buttons(new FlowLayout(FlowLayout::Spread::AtEnd, spacing, m_side))
{
    setProperty("transparent", true);
    m_parts->setContentsMargins(0, 0, 0, 0);
    m_parts->setSpacing(0); // the buttons bring their own: without any there is none
    m_parts->addWidget(m_text, 1);
    m_parts->addWidget(m_side);
    arrange();
}

void HeadRow::addButton(QPushButton* button, Qt::Alignment alignment)
{
    m_buttons->addWidget(button);
    m_buttons->setAlignment(button, alignment);
}

void HeadRow::keepBeside(bool isKept)
{
    if (m_isKeptBeside != isKept) { // it moves: what its width was there says nothing
        m_isSized = false;
        m_buttons->forgetWidth();
    }
    m_isKeptBeside = isKept;
    arrange();
}

int HeadRow::leastText() const
{
    return std::max(m_leastLetters * m_text->fontMetrics().averageCharWidth(),
                    m_text->minimumSizeHint().width());
}

QSize HeadRow::minimumSizeHint() const
{
    const QSize least = QWidget::minimumSizeHint();
    if (m_isKeptBeside)
        return least;
    const int gap = m_buttons->contentsMargins().left() + m_buttons->contentsMargins().right();
    return {std::max(leastText(), m_buttons->minimumSize().width() - gap), least.height()};
}

void HeadRow::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_isSized = true;
    arrange();
}

bool HeadRow::event(QEvent* event)
{
    const bool isDone = QWidget::event(event);
    if (event->type() == QEvent::LayoutRequest)
        arrange(); // a button came or went, or the text has another size
    return isDone;
}

bool HeadRow::hasRoomBeside() const
{
    if (m_isKeptBeside || !m_isSized)
        return true;
    const QMargins around = m_buttons->contentsMargins();
    const int buttons = m_buttons->sizeHint().width() - around.left() - around.right();
    return leastText() + m_spacing + buttons <= width();
}

void HeadRow::arrange()
{
    const bool isBeside = hasRoomBeside();
    const int gap = m_buttons->isEmpty() ? 0 : m_spacing;
    const int side = isBeside ? gap : 0;
    m_buttons->setContentsMargins(isRightToLeft() ? 0 : side, isBeside ? 0 : gap,
                                  isRightToLeft() ? side : 0, 0);
    // Beside the text they stand on one line, however long that would like to be.
    m_side->setSizePolicy(isBeside ? QSizePolicy::Fixed : QSizePolicy::Preferred,
                          QSizePolicy::Preferred);
    const auto direction = isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom;
    if (m_parts->direction() != direction)
        m_parts->setDirection(direction);
}

} // namespace subtext
