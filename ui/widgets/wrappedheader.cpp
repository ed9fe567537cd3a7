// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/wrappedheader.h"

#include <QAbstractItemModel>
#include <QStyle>
#include <QStyleOptionHeader>

#include <algorithm>

namespace subtext {

WrappedHeader::WrappedHeader(QWidget* parent)
    : ElidedHeader(Qt::ElideRight, parent)
{}

/// As the style sheet has the sections, which the font of the widget does not say.
QFontMetrics WrappedHeader::sectionMetrics() const
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    return QFontMetrics(bold);
}

void WrappedHeader::initStyleOptionForIndex(QStyleOptionHeader* option, int logicalIndex) const
{
    // NOLINTNEXTLINE(bugprone-parent-virtual-call): ElidedHeader cuts the name as one line
    QHeaderView::initStyleOptionForIndex(option, logicalIndex); // clazy:exclude=skipped-base-method
    const QRect rect = option->rect;
    option->rect = QRect(0, 0, sectionSize(logicalIndex), height());
    const int room = style()->subElementRect(QStyle::SE_HeaderLabel, option, this).width();
    option->rect = rect;
    const QFontMetrics metrics = sectionMetrics();
    QStringList words = option->text.split(u' ');
    for (QString& word : words)
        word = metrics.elidedText(word, Qt::ElideRight, std::max(room, 0));
    option->text = words.join(u' ');
}

int WrappedHeader::heightOf(int column) const
{
    QStyleOptionHeaderV2 option;
    initStyleOption(&option);
    initStyleOptionForIndex(&option, column);
    option.rect = QRect(0, 0, sectionSize(column), height());
    const int room = style()->subElementRect(QStyle::SE_HeaderLabel, &option, this).width();
    const QFontMetrics metrics = sectionMetrics();
    const int flags = static_cast<int>(option.textAlignment);
    const int lines =
        metrics.boundingRect(QRect(0, 0, room, QWIDGETSIZE_MAX), flags, option.text).height();
    const int around =
        sectionSizeFromContents(column).height() -
        metrics.size(0, model()->headerData(column, orientation()).toString()).height();
    return lines + std::max(around, 0);
}

QSize WrappedHeader::sizeHint() const
{
    QSize size = QHeaderView::sizeHint();
    for (int column = 0; model() && column < count(); ++column) {
        if (!isSectionHidden(column))
            size.setHeight(std::max(size.height(), heightOf(column)));
    }
    return size;
}

} // namespace subtext
