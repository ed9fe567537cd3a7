// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/course/rosterlines.h"

#include <QAbstractTableModel>

#include <vector>

namespace subtext {

/// A roster as it was read, to be looked over and corrected cell by cell. Codes that nobody wrote
/// are proposed.
class RosterModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column { CodeColumn, NameColumn, RoleColumn, EmailColumn, ColumnCount };
    static constexpr int ProblemRole = Qt::UserRole + 1;  ///< bool: the cell has the problem.
    static constexpr int ProposedRole = Qt::UserRole + 2; ///< bool: the code is proposed.

    using QAbstractTableModel::QAbstractTableModel;

    /// `proposed`: the codes that the people will have, in their order.
    void setEntries(std::vector<RosterEntry> entries, QStringList proposed);
    const std::vector<RosterEntry>& entries() const { return m_entries; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

Q_SIGNALS:
    void edited();

private:
    QString words(const RosterEntry& entry, int row, int column) const;

    std::vector<RosterEntry> m_entries;
    QStringList m_proposed;
};

} // namespace subtext
