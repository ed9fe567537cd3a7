// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/board/labelfigures.h"
#include "ui/widgets/tabledelegate.h"

#include <QAbstractTableModel>

namespace subtext {

/// Items with people's votes, gold, and the answer of each set; one row an item.
class ItemsModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { NameColumn, VotesColumn, GoldColumn, FirstSetColumn };
    enum Roles {
        CountsRole = Qt::UserRole, ///< QList<int>: votes by option; empty: hidden or none.
        ColoursRole,               ///< QList<QColor>: of the options.
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setItems(const std::shared_ptr<const LabelFigures>& result, evaluation::Places places);
    void clear();
    /// In the input of the result.
    std::size_t placeAt(int row) const { return m_places.at(static_cast<std::size_t>(row)); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const QModelIndex& index) const;
    QString votesText(const evaluation::Item& item) const;

    std::shared_ptr<const LabelFigures> m_result;
    evaluation::Places m_places;
};

/// Votes as a small bar in the colours of the options, before their words.
class VotesDelegate : public TableDelegate
{
    Q_OBJECT
public:
    using TableDelegate::TableDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    bool helpEvent(QHelpEvent* event, QAbstractItemView* view, const QStyleOptionViewItem& option,
                   const QModelIndex& index) override;
};

} // namespace subtext
