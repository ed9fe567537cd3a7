// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/palette/palettedelegate.h"

#include "ui/palette/palettemodel.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace subtext {
namespace {

constexpr int Gap = 14;

/// Names begin in one line below each other, whatever stands before them.
int kindWidth(const QFontMetrics& metrics)
{
    int width = 0;
    for (const auto kind : {PaletteEntry::Kind::Place, PaletteEntry::Kind::Command,
                            PaletteEntry::Kind::Item, PaletteEntry::Kind::Person})
        width = std::max(width, metrics.horizontalAdvance(PaletteModel::kindWord(kind)));
    return width;
}

} // namespace

void PaletteDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                            const QModelIndex& index) const
{
    paintBackground(*painter, option, index);
    const theme::Colors& c = theme::colors(option.palette);
    const QRect row = option.rect.adjusted(Padding, 0, -Padding, 0);
    painter->save();
    painter->setFont(theme::font(theme::TextRole::Small));
    painter->setPen(c.muted);
    const QFontMetrics small = painter->fontMetrics();
    const QString keys = index.data(PaletteModel::KeysRole).toString();
    painter->drawText(row, Qt::AlignLeft | Qt::AlignVCenter,
                      index.data(PaletteModel::KindRole).toString());
    painter->drawText(row, Qt::AlignRight | Qt::AlignVCenter, keys);
    const int right = keys.isEmpty() ? 0 : small.horizontalAdvance(keys) + Gap;
    const QRect name = row.adjusted(kindWidth(small) + Gap, 0, -right, 0);
    painter->setFont(theme::font(theme::TextRole::Body));
    painter->setPen(c.text);
    painter->drawText(
        name, Qt::AlignLeft | Qt::AlignVCenter,
        painter->fontMetrics().elidedText(index.data().toString(), Qt::ElideRight, name.width()));
    painter->restore();
}

} // namespace subtext
