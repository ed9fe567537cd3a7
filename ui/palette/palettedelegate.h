// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/tabledelegate.h"

namespace subtext {

/// A line of the palette: what it is, its name, and its keys at the right.
class PaletteDelegate : public LineDelegate
{
    Q_OBJECT
public:
    using LineDelegate::LineDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
};

} // namespace subtext
