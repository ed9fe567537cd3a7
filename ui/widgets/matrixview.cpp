// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/matrixview.h"

#include "ui/theme/theme.h"
#include "ui/widgets/wrappedheader.h"

#include <QHeaderView>
#include <QPainter>

#include <algorithm>

namespace subtext {
namespace {

constexpr int BarHeight = 3;

int alignmentOf(const QModelIndex& index)
{
    const QVariant alignment = index.data(Qt::TextAlignmentRole);
    return alignment.isValid() ? alignment.toInt()
                               : static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter);
}

} // namespace

void MatrixDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintBackground(*painter, option, index);
    const theme::Colors& c = theme::colors(option.palette);
    const QRect area = option.rect.adjusted(Padding, 0, -Padding, 0);
    const QVariant count = index.data(MatrixModel::AssignedRole);
    const qint64 assigned = count.toLongLong();
    const bool isSum = index.data(MatrixModel::SumRole).toBool();
    painter->setFont(theme::font(isSum ? theme::TextRole::Strong : theme::TextRole::Body));
    painter->setPen(count.isValid() && assigned == 0 ? c.muted : c.text);
    painter->drawText(
        area, alignmentOf(index),
        painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, area.width()));
    const QVariant labelled = index.data(MatrixModel::LabelledRole);
    if (labelled.isValid() && assigned > 0) {
        QRectF bar = barArea(option.rect, alignmentOf(index));
        painter->setPen(Qt::NoPen);
        painter->setBrush(c.line);
        painter->drawRoundedRect(bar, 1.5, 1.5);
        bar.setWidth(bar.width() * labelled.toDouble() / static_cast<double>(assigned));
        painter->setBrush(labelled.toLongLong() == assigned ? c.success : c.accent);
        painter->drawRoundedRect(bar, 1.5, 1.5);
    }
    painter->restore();
}

QRectF MatrixDelegate::barArea(const QRect& cell, int alignment)
{
    constexpr int Length = 70;
    constexpr int BelowBar = 1;
    const QRect area = cell.adjusted(Padding, 0, -Padding, 0);
    const int length = std::min(Length, area.width());
    const int left = (alignment & Qt::AlignRight) ? area.right() + 1 - length : area.left();
    return QRectF(left, area.bottom() + 1 - BelowBar - BarHeight, length, BarHeight);
}

QSize MatrixDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    return TableDelegate::sizeHint(option, index) + QSize(12, 2);
}

MatrixView::MatrixView(const QString& name, QWidget* parent)
    : QTableView(parent)
{
    setItemDelegate(new MatrixDelegate(this));
    setHorizontalHeader(new WrappedHeader(this));
    setModel(&m_model);
    styleTable(*this, name);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &MatrixView::fitNames);
    fitNames();
}

void MatrixView::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitNames();
}

void MatrixView::fitNames()
{
    QHeaderView& header = *horizontalHeader();
    const int even = viewport()->width() / header.count();
    const int most = std::max(even, viewport()->width() / 2);
    header.setSectionResizeMode(0, QHeaderView::Fixed);
    header.resizeSection(0, std::clamp(sizeHintForColumn(0), even, most));
}

} // namespace subtext
