// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/team/devicetable.h"

#include "ui/text/words.h"
#include "ui/widgets/columnfit.h"
#include "ui/widgets/tabledelegate.h"

#include <QHeaderView>
#include <QStandardItemModel>

#include <algorithm>
#include <cstdlib>

namespace subtext {
namespace {

QString memberRole(const TeamMember& member)
{
    if (member.isWithdrawn)
        return DeviceTable::tr("%1, dropped out").arg(roleWord(member.role));
    return roleWord(member.role);
}

QString deviceState(const DeviceTable::Row& row, bool isOwn)
{
    if (row.member.revokedAt)
        return DeviceTable::tr("cut off for good");
    if (!row.device)
        return DeviceTable::tr("not invited");
    if (row.device->revokedAt)
        return DeviceTable::tr("revoked");
    if (!row.device->enrolledAt)
        return DeviceTable::tr("invited until %1").arg(shortMomentWords(row.device->validUntil));
    if (row.device->isUnproved)
        return DeviceTable::tr("joined, invitation not checked yet");
    return isOwn ? DeviceTable::tr("joined (this one)") : DeviceTable::tr("joined");
}

/// What is off by less is said of no clock: the way to the server takes time, too.
QString clockText(qint64 aheadMs)
{
    constexpr qint64 Minute = 60'000;
    if (std::abs(aheadMs) <= Minute)
        return {};
    const QString by = durationWords(std::abs(aheadMs));
    return aheadMs > 0 ? DeviceTable::tr("%1 ahead").arg(by) : DeviceTable::tr("%1 behind").arg(by);
}

} // namespace

QString memberText(const QString& code, const QString& name)
{
    return name.isEmpty() || name == code ? code : QStringLiteral("%1 · %2").arg(code, name);
}

DeviceTable::DeviceTable(QWidget* parent)
    : QTableView(parent)
    , m_model(new QStandardItemModel(this))
    , m_fit(new ColumnFit(*this))
{
    setModel(m_model);
    styleTable(*this, tr("People and devices of the team"));
    setItemDelegate(new TableDelegate(this));
    horizontalHeader()->setStretchLastSection(true);
}

void DeviceTable::setMembers(std::vector<TeamMember> members, const std::map<Uuid, QString>& names,
                             const Uuid& own, Presence presence)
{
    const int before = currentIndex().row();
    std::stable_sort(members.begin(), members.end(),
                     [](const TeamMember& a, const TeamMember& b) { return a.code < b.code; });
    m_rows.clear();
    m_model->clear();
    QStringList headings{tr("Person"), tr("Role"), tr("Device")};
    if (presence == Presence::Known)
        headings << tr("Last seen") << tr("Waiting") << tr("Not accepted") << tr("Program")
                 << tr("Clock");
    m_model->setHorizontalHeaderLabels(headings);
    for (const TeamMember& member : members) {
        const auto name = names.find(member.person);
        const QString called = name == names.end() ? QString() : name->second;
        if (member.devices.empty())
            addRow({member, std::nullopt}, called, false);
        for (const TeamDevice& device : member.devices)
            addRow({member, device}, called, device.device == own);
    }
    for (int column = 0; column < m_model->columnCount(); ++column)
        resizeColumnToContents(column);
    m_fit->fit(presence == Presence::Known
                   ? std::vector<int>{ProgramColumn, RoleColumn, ClockColumn, SeenColumn,
                                      RefusedColumn, WaitingColumn}
                   : std::vector<int>{RoleColumn});
    if (before >= 0 && before < m_model->rowCount())
        selectRow(before);
}

void DeviceTable::addRow(const Row& row, const QString& name, bool isOwn)
{
    QStringList cells{memberText(row.member.code, name), memberRole(row.member),
                      deviceState(row, isOwn)};
    if (row.device)
        cells += {row.device->seenAt ? shortMomentWords(*row.device->seenAt) : tr("never"),
                  QString::number(row.device->waiting), QString::number(row.device->refused),
                  row.device->client, clockText(row.device->clockAheadMs)};
    QList<QStandardItem*> items;
    for (int column = 0; column < m_model->columnCount(); ++column) {
        auto* item = new QStandardItem(cells.value(column));
        item->setEditable(false);
        items << item;
    }
    m_model->appendRow(items);
    m_rows.push_back(row);
}

const DeviceTable::Row* DeviceTable::chosen() const
{
    const int row = currentIndex().row();
    const bool isThere = row >= 0 && row < static_cast<int>(m_rows.size());
    return isThere ? &m_rows[static_cast<std::size_t>(row)] : nullptr;
}

QString DeviceTable::rowText(int row) const
{
    QStringList cells;
    for (int column = 0; column < m_model->columnCount(); ++column)
        cells << m_model->index(row, column).data().toString();
    return cells.join(u'|');
}

} // namespace subtext
