// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/matrixmodel.h"
#include "ui/widgets/tabledelegate.h"

#include <QTableView>

namespace subtext {

/// Numbers with a bar of what is labelled below them; sums in semibold.
class MatrixDelegate : public TableDelegate
{
    Q_OBJECT
public:
    using TableDelegate::TableDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// The table that shows a MatrixModel; the groups share its width.
class MatrixView : public QTableView
{
    Q_OBJECT
public:
    MatrixView(const QString& name, QWidget* parent);

    MatrixModel& matrix() { return m_model; }

private:
    MatrixModel m_model;
};

} // namespace subtext
