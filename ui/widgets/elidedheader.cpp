// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/elidedheader.h"

#include <QStyle>
#include <QStyleOptionHeader>

namespace subtext {

ElidedHeader::ElidedHeader(Qt::TextElideMode elide, QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent)
    , m_elide(elide)
{
    setSectionsClickable(true);
}

void ElidedHeader::initStyleOptionForIndex(QStyleOptionHeader* option, int logicalIndex) const
{
    QHeaderView::initStyleOptionForIndex(option, logicalIndex);
    // The padding of the style sheet is what a column needs beyond its name.
    const int name = fontMetrics().horizontalAdvance(option->text);
    const int around = sectionSizeFromContents(logicalIndex).width() - name;
    option->text =
        fontMetrics().elidedText(option->text, m_elide, sectionSize(logicalIndex) - around);
}

QString ElidedHeader::shownText(int column) const
{
    QStyleOptionHeaderV2 option;
    initStyleOption(&option);
    initStyleOptionForIndex(&option, column);
    return option.text;
}

} // namespace subtext
