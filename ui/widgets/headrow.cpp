// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/headrow.h"

#include "ui/widgets/controls.h"
#include "ui/widgets/flowlayout.h"

#include <QLabel>
#include <QPushButton>

#include <algorithm>

namespace subtext {

HeadRow::HeadRow(QLabel* text, int leastLetters, int spacing, QWidget* parent)
    : BesideOrBelow(0, parent) // the buttons bring their gap: without any there is none
    , m_text(text)
    , m_leastLetters(leastLetters)
    , m_spacing(spacing)
    , m_side(makePage(this))
    , m_buttons(new FlowLayout(FlowLayout::Spread::AtEnd, spacing, m_side))
{
    setProperty("transparent", true);
    parts().addWidget(m_text, 1);
    parts().addWidget(m_side);
    fitParts(true);
}

void HeadRow::addButton(QPushButton* button, Qt::Alignment alignment)
{
    m_buttons->addWidget(button);
    m_buttons->setAlignment(button, alignment);
}

void HeadRow::keepBeside(bool isKept)
{
    if (m_isKeptBeside != isKept) {
        forgetWidth();
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

/// Of a width of the buttons' layout: the gap before them is a margin of it.
int HeadRow::withoutGap(int width) const
{
    const QMargins gap = m_buttons->contentsMargins();
    return width - gap.left() - gap.right();
}

QSize HeadRow::minimumSizeHint() const
{
    return m_isKeptBeside ? parts().totalMinimumSize() : BesideOrBelow::minimumSizeHint();
}

int HeadRow::leastBeside() const
{
    return leastText() + m_spacing + withoutGap(m_buttons->sizeHint().width());
}

int HeadRow::leastBelow() const
{
    return std::max(leastText(), withoutGap(m_buttons->minimumSize().width()));
}

bool HeadRow::hasRoomBeside() const
{
    return m_isKeptBeside || !isSized() || BesideOrBelow::hasRoomBeside();
}

void HeadRow::fitParts(bool isBeside)
{
    const int gap = m_buttons->isEmpty() ? 0 : m_spacing;
    const int side = isBeside ? gap : 0;
    m_buttons->setContentsMargins(isRightToLeft() ? 0 : side, isBeside ? 0 : gap,
                                  isRightToLeft() ? side : 0, 0);
    // Beside the text they stand on one line, however long that would like to be.
    m_side->setSizePolicy(isBeside ? QSizePolicy::Fixed : QSizePolicy::Preferred,
                          QSizePolicy::Preferred);
}

} // namespace subtext
