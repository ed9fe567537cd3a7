// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

class QTableView;

namespace subtext {

/// Cells of the application's tables: room at both sides, one line, cut with dots.
class TableDelegate : public QStyledItemDelegate
{
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    static constexpr int Padding = 9;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    /// The model's tool tip; where it has none, the text of a cell that is cut.
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;

    /// What stands in the cell: what the model says, unless a subclass has it otherwise.
    virtual QString shownText(const QModelIndex& index) const;

protected:
    /// Selection and hover, without the text.
    void paintBackground(QPainter& painter, const QStyleOptionViewItem& option,
                         const QModelIndex& index) const;
};

/// Lines of a list, as wide as the list: what is too long is cut with dots and has a tip.
class LineDelegate : public TableDelegate
{
    Q_OBJECT
public:
    using TableDelegate::TableDelegate;

    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

/// A table of the application: rows as a whole, no grid, no tab trap; Home and End are for rows.
void styleTable(QTableView& view, const QString& name);

} // namespace subtext
