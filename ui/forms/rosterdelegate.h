// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/tabledelegate.h"

namespace subtext {

/// Cells of a RosterModel: problems and proposals in their colours; a role is chosen from a list.
class RosterDelegate : public TableDelegate
{
    Q_OBJECT
public:
    using TableDelegate::TableDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model,
                      const QModelIndex& index) const override;
};

} // namespace subtext
