// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/matrixmodel.h"

#include "ui/text/plurals.h"
#include "ui/text/standingtext.h"
#include "ui/widgets/plaintooltip.h"

namespace subtext {

MatrixModel::Cell& MatrixModel::Cell::operator+=(const Cell& other)
{
    assigned += other.assigned;
    labelled += other.labelled;
    notGivenAgain += other.notGivenAgain;
    return *this;
}

MatrixModel::MatrixModel(QObject* parent)
    : QAbstractTableModel(parent)
{}

void MatrixModel::setRows(std::vector<Row> rows, std::vector<ListedWord> groups, bool isPlan)
{
    if (rows == m_rows && groups == m_groups && isPlan == m_isPlan)
        return; // what is chosen stays chosen
    beginResetModel();
    m_rows = std::move(rows);
    m_groups = std::move(groups);
    m_isPlan = isPlan;
    endResetModel();
}

bool MatrixModel::isSumColumn(int column) const
{
    return column == static_cast<int>(m_groups.size()) + 1;
}

MatrixModel::Cell MatrixModel::cellAt(int row, int column) const
{
    Cell sum;
    const auto from = isSumRow(row) ? 0 : static_cast<std::size_t>(row);
    const auto to = isSumRow(row) ? m_rows.size() : static_cast<std::size_t>(row) + 1;
    for (std::size_t i = from; i < to; ++i) {
        for (const auto& [group, cell] : m_rows[i].cells) {
            if (isSumColumn(column) ||
                m_groups.at(static_cast<std::size_t>(column - 1)).token == group)
                sum += cell;
        }
    }
    return sum;
}

int MatrixModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || m_rows.empty() ? 0 : static_cast<int>(m_rows.size()) + 1;
}

int MatrixModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_groups.size()) + 2;
}

QString MatrixModel::words(const QModelIndex& index) const
{
    if (index.column() == 0) {
        if (isSumRow(index.row()))
            return tr("Everybody");
        const Row& row = m_rows[static_cast<std::size_t>(index.row())];
        return row.code.isEmpty() ? row.name : row.code + QStringLiteral("  ") + row.name;
    }
    const Cell cell = cellAt(index.row(), index.column());
    if (cell.assigned == 0)
        return QStringLiteral("–");
    return m_isPlan ? QString::number(cell.assigned)
                    : labelledText(cell.labelled, cell.assigned, cell.notGivenAgain);
}

QString MatrixModel::sentence(const QModelIndex& index) const
{
    if (index.column() == 0)
        return words(index);
    const QString who = words(index.siblingAtColumn(0));
    const QString what = headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString();
    const Cell cell = cellAt(index.row(), index.column());
    QString count = m_isPlan ? tr("%n items", nullptr, plural(cell.assigned))
                             : tr("%1 of %2 labelled").arg(cell.labelled).arg(cell.assigned);
    if (cell.notGivenAgain > 0)
        count = tr("%1, %2 asked for again").arg(count, QString::number(cell.notGivenAgain));
    return tr("%1, %2: %3").arg(who, what, cell.assigned == 0 ? tr("nothing") : count);
}

QVariant MatrixModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const bool isName = index.column() == 0;
    switch (role) {
    case Qt::DisplayRole:
        return words(index);
    case Qt::AccessibleTextRole:
        return sentence(index);
    case Qt::ToolTipRole:
        return plainToolTip(sentence(index));
    case Qt::TextAlignmentRole:
        return static_cast<int>((isName ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case AssignedRole:
        return isName ? QVariant() : cellAt(index.row(), index.column()).assigned;
    case LabelledRole:
        return isName || m_isPlan ? QVariant() : cellAt(index.row(), index.column()).labelled;
    case SumRole:
        return isSumRow(index.row()) || isSumColumn(index.column());
    default:
        return {};
    }
}

QVariant MatrixModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole && section > 0)
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter) | Qt::TextWordWrap;
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    if (section == 0)
        return tr("Person");
    if (isSumColumn(section))
        return tr("All");
    return m_groups.at(static_cast<std::size_t>(section - 1)).word;
}

} // namespace subtext
