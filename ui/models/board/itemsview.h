// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/board/labelfigures.h"
#include "ui/widgets/elidedlabel.h"

#include <QWidget>

class QComboBox;
class QTableView;

namespace subtext {

class ItemsModel;

/// Every item with votes, gold and the answers of the sets, or those that a filter leaves.
class ItemsView : public QWidget
{
    Q_OBJECT
public:
    explicit ItemsView(QWidget* parent);

    void setResult(const std::shared_ptr<const LabelFigures>& result);
    void clear();

    evaluation::ItemFilter filter() const;
    QComboBox* filterBox() const { return m_filter; }
    QTableView* table() const { return m_table; }
    QString count() const { return m_count->text(); }

Q_SIGNALS:
    /// Places in the input of the result: the one item.
    void itemsRequested(const QString& what, const std::vector<std::size_t>& places);
    /// The keys have moved to it; for a panel that is open.
    void itemReached(const QString& what, const std::vector<std::size_t>& places);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void showCount();
    void shareColumns();
    int neededWidth(int column) const;
    std::vector<int> widths() const;

    std::shared_ptr<const LabelFigures> m_result;
    QComboBox* m_filter;
    ElidedLabel* m_count;
    ItemsModel* m_model;
    QTableView* m_table;
    std::vector<int> m_given; ///< The widths before somebody drags a column.
};

} // namespace subtext
