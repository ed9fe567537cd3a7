// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/tabledelegate.h"

namespace subtext {

/// Two lines an item: what it is called and where it stands, and its utterance; at the left a bar
/// as high as the item is hard.
class QueueDelegate : public TableDelegate
{
    Q_OBJECT
public:
    using TableDelegate::TableDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    /// An item's name as it stands in `width` pixels beside the item's state: cut in the middle
    /// where it does not fit.
    static QString shownName(const QModelIndex& index, int width);
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace subtext
