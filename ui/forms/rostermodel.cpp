// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/rostermodel.h"

#include "ui/text/rostertext.h"
#include "ui/text/words.h"
#include "ui/theme/theme.h"
#include "ui/widgets/plaintooltip.h"

#include <QGuiApplication>
#include <QPalette>

namespace subtext {
namespace {

int columnOf(RosterProblem problem)
{
    switch (problem) {
    case RosterProblem::None:
        return -1;
    case RosterProblem::NoName:
    case RosterProblem::TooManyCells:
        return RosterModel::NameColumn;
    case RosterProblem::UnknownRole:
        return RosterModel::RoleColumn;
    case RosterProblem::UnreadableCode:
    case RosterProblem::NumberAsCode:
    case RosterProblem::NameInCode:
    case RosterProblem::TakenCode:
        return RosterModel::CodeColumn;
    }
    Q_UNREACHABLE();
}

} // namespace

void RosterModel::setEntries(std::vector<RosterEntry> entries, QStringList proposed)
{
    const bool isSame = entries == m_entries && proposed == m_proposed;
    if (isSame)
        return;
    // An editor that is open stays where only cells change.
    if (entries.size() == m_entries.size()) {
        m_entries = std::move(entries);
        m_proposed = std::move(proposed);
        if (!m_entries.empty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_entries = std::move(entries);
    m_proposed = std::move(proposed);
    endResetModel();
}

int RosterModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int RosterModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString RosterModel::words(const RosterEntry& entry, int row, int column) const
{
    switch (column) {
    case CodeColumn:
        return entry.code.isEmpty() ? m_proposed.value(row) : entry.code;
    case NameColumn:
        return entry.name;
    case RoleColumn:
        return entry.problem == RosterProblem::UnknownRole ? entry.unread : roleWord(entry.role);
    case EmailColumn:
        return entry.email;
    default:
        return {};
    }
}

QVariant RosterModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RosterEntry& entry = m_entries[static_cast<std::size_t>(index.row())];
    const bool isProblem = columnOf(entry.problem) == index.column();
    const bool isProposed = index.column() == CodeColumn && entry.code.isEmpty();
    const theme::Colors& colors = theme::colors(QGuiApplication::palette());
    switch (role) {
    case Qt::DisplayRole:
        return words(entry, index.row(), index.column());
    case Qt::EditRole:
        return index.column() == RoleColumn   ? QVariant(static_cast<int>(entry.role))
               : index.column() == CodeColumn ? QVariant(entry.code)
                                              : QVariant(words(entry, index.row(), index.column()));
    case Qt::ToolTipRole:
        return plainToolTip(isProblem    ? rosterProblemText(entry)
                            : isProposed ? tr("Proposed: the next code that is free.")
                                         : QString());
    case Qt::AccessibleDescriptionRole:
        return isProblem ? rosterProblemText(entry) : QString();
    case Qt::ForegroundRole:
        return isProblem                                     ? QVariant(colors.danger)
               : isProposed || index.column() == EmailColumn ? QVariant(colors.muted)
                                                             : QVariant();
    case ProblemRole:
        return isProblem;
    case ProposedRole:
        return isProposed;
    default:
        return {};
    }
}

QVariant RosterModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::ToolTipRole && section == EmailColumn)
        return plainToolTip(tr("Read from the list so that nothing is mistaken for a name. The "
                               "study does not keep addresses."));
    if (role != Qt::DisplayRole)
        return {};
    const QStringList headers{tr("Code"), tr("Name", "Of a person"), tr("Role"),
                              tr("E-mail (not kept)")};
    return headers.value(section);
}

Qt::ItemFlags RosterModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags all = QAbstractTableModel::flags(index);
    return index.column() == EmailColumn ? all : all | Qt::ItemIsEditable;
}

bool RosterModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    RosterEntry entry = m_entries[static_cast<std::size_t>(index.row())];
    switch (index.column()) {
    case CodeColumn:
        entry.code = value.toString().simplified();
        break;
    case NameColumn:
        entry.name = value.toString().simplified();
        break;
    case RoleColumn:
        entry.role = static_cast<Role>(value.toInt());
        break;
    default:
        return false;
    }
    // What was not understood is answered with that cell.
    if (columnOf(entry.problem) == index.column()) {
        entry.problem = RosterProblem::None;
        entry.unread.clear();
    }
    if (entry == m_entries[static_cast<std::size_t>(index.row())])
        return true;
    m_entries[static_cast<std::size_t>(index.row())] = std::move(entry);
    Q_EMIT dataChanged(index, index);
    Q_EMIT edited();
    return true;
}

} // namespace subtext
