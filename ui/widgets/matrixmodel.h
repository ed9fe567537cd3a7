// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/task/task.h"

#include <QAbstractTableModel>

#include <map>
#include <vector>

namespace subtext {

/// Who labels how much of what: a row a person, a column a group, and the sums at the edges.
class MatrixModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    struct Cell
    {
        qint64 assigned = 0;
        qint64 labelled = 0;      ///< Without what is to be labelled again.
        qint64 notGivenAgain = 0; ///< Asked for again; in a locked study of the labelled ones.

        Cell& operator+=(const Cell& other);
        bool operator==(const Cell&) const = default;
    };
    struct Row
    {
        QString code;
        QString name;
        std::map<QString, Cell> cells; ///< By token of the group.

        bool operator==(const Row&) const = default;
    };
    enum Roles {
        AssignedRole = Qt::UserRole, ///< qint64
        LabelledRole,                ///< qint64
        SumRole,                     ///< bool: a cell at the edge
    };

    explicit MatrixModel(QObject* parent = nullptr);

    /// Columns are the groups, in their order; none where the task has none. With `isPlan` nothing
    /// is labelled yet, and only what would be assigned is shown.
    void setRows(std::vector<Row> rows, std::vector<ListedWord> groups, bool isPlan);
    Cell cellAt(int row, int column) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    bool isSumRow(int row) const { return row == static_cast<int>(m_rows.size()); }
    bool isSumColumn(int column) const;
    QString words(const QModelIndex& index) const;
    QString sentence(const QModelIndex& index) const;

    std::vector<Row> m_rows;
    std::vector<ListedWord> m_groups;
    bool m_isPlan = false;
};

} // namespace subtext
