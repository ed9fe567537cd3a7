// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/sync/teamanswers.h"

#include <QTableView>

#include <map>
#include <optional>
#include <vector>

class QStandardItemModel;

namespace subtext {

class ColumnFit;

/// The people of a team and their devices: a row for each device, and one for whoever has none.
class DeviceTable : public QTableView
{
    Q_OBJECT
public:
    enum Column {
        PersonColumn,
        RoleColumn,
        DeviceColumn,
        SeenColumn,
        WaitingColumn,
        RefusedColumn,
        ProgramColumn,
        ClockColumn,
        ColumnCount,
    };

    struct Row
    {
        TeamMember member;
        std::optional<TeamDevice> device;
    };

    explicit DeviceTable(QWidget* parent);

    /// What devices said of themselves, and to whom.
    enum class Presence { Known, Untold };
    /// `names`: of people, as far as they are known here. `own`: the device that this file is. Of
    /// what whoever looks is not told there is no column. The chosen row stays.
    void setMembers(std::vector<TeamMember> members, const std::map<Uuid, QString>& names,
                    const Uuid& own, Presence presence);
    /// None where nothing is chosen.
    const Row* chosen() const;
    /// The cells of a row, with a bar between them.
    QString rowText(int row) const;

private:
    void addRow(const Row& row, const QString& name, bool isOwn);

    QStandardItemModel* m_model;
    ColumnFit* m_fit;
    std::vector<Row> m_rows;
};

/// "A01 · Maya", or the code alone.
QString memberText(const QString& code, const QString& name);

} // namespace subtext
