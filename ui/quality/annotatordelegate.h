// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/tabledelegate.h"

namespace subtext {

/// Draws progress and flag rate as bars (the limit as a mark) and the times as a sparkline, each
/// beside its words.
class AnnotatorDelegate : public TableDelegate
{
    Q_OBJECT
public:
    using TableDelegate::TableDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    /// From the left of a cell's content to its drawing, which stands beside the words, never under
    /// them.
    static int wordsWidth(const QString& words);
};

} // namespace subtext
