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

    /// Where the bar is drawn: below the line of text and along the side that the text is at, so
    /// that it is never under the end of a long one.
    static QRectF barArea(const QRect& cell, int alignment);
};

/// The table that shows a MatrixModel: names first get their room, up to half of it; the groups
/// share the rest.
class MatrixView : public QTableView
{
    Q_OBJECT
public:
    MatrixView(const QString& name, QWidget* parent);

    MatrixModel& matrix() { return m_model; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitNames();

    MatrixModel m_model;
};

} // namespace subtext
