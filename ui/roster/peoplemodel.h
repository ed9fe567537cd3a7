// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/standing/personstanding.h"
#include "core/study/study.h"

#include <QAbstractTableModel>

#include <vector>

namespace subtext {

/// Everybody on the roster: who they are, how far they have come, what went out and what came back.
class PeopleModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    using Row = PersonStanding;
    enum Column {
        CodeColumn,
        NameColumn,
        RoleColumn,
        LabelledColumn,
        HandOutColumn,
        ReturnedColumn,
        ActivityColumn,
        ColumnCount,
    };
    static constexpr int PersonRole = Qt::UserRole + 10; ///< qint64

    explicit PeopleModel(QObject* parent = nullptr);

    /// What the study says now. Rows that did not change stay untouched.
    void read(Study& study);
    void clear();
    const std::vector<Row>& rows() const { return m_rows; }
    /// −1: nobody.
    int rowOf(PersonId person) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString words(const Row& row, int column) const;

    std::vector<Row> m_rows;
};

} // namespace subtext
