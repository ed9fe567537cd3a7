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
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace subtext
