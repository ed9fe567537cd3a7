// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/roster/peoplemodel.h"

#include "ui/text/standingtext.h"
#include "ui/text/words.h"
#include "ui/widgets/matrixmodel.h"

#include <algorithm>

namespace subtext {
namespace {

bool areSamePeople(const std::vector<PeopleModel::Row>& a, const std::vector<PeopleModel::Row>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](const auto& x, const auto& y) { return x.person.id == y.person.id; });
}

} // namespace

PeopleModel::PeopleModel(QObject* parent)
    : QAbstractTableModel(parent)
{}

void PeopleModel::read(Study& study)
{
    auto read = personStandings(study);
    if (!read)
        return; // what is shown stays
    std::vector<Row> rows = std::move(*read);
    if (!areSamePeople(rows, m_rows)) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
        return;
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i] == m_rows[i])
            continue;
        m_rows[i] = std::move(rows[i]);
        const int row = static_cast<int>(i);
        Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
    }
}

void PeopleModel::clear()
{
    beginResetModel();
    m_rows.clear();
    endResetModel();
}

int PeopleModel::rowOf(PersonId person) const
{
    const auto found = std::find_if(m_rows.begin(), m_rows.end(),
                                    [&](const Row& row) { return row.person.id == person; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int PeopleModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PeopleModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString PeopleModel::words(const Row& row, int column) const
{
    const bool hasItems = row.assigned > 0;
    const auto moment = [](qint64 at, const QString& never) {
        return at > 0 ? shortMomentWords(at) : never;
    };
    switch (column) {
    case CodeColumn:
        return row.person.code;
    case NameColumn:
        return row.person.name;
    case RoleColumn:
        return row.isWithdrawn ? tr("Dropped out") : roleWord(row.person.role);
    case LabelledColumn:
        return hasItems ? labelledText(row) : QStringLiteral("–");
    case HandOutColumn:
        return moment(row.handedOutAt, hasItems ? tr("not written") : QStringLiteral("–"));
    case ReturnedColumn:
        return returnedText(row, QStringLiteral("–"));
    default:
        return moment(row.lastSubmission, QStringLiteral("–"));
    }
}

QVariant PeopleModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return words(row, index.column());
    case Qt::AccessibleTextRole:
        return headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString() +
               QStringLiteral(": ") + words(row, index.column());
    case PersonRole:
        return row.person.id.value;
    case MatrixModel::AssignedRole:
        return index.column() == LabelledColumn ? QVariant(row.assigned) : QVariant();
    case MatrixModel::LabelledRole:
        return index.column() == LabelledColumn ? QVariant(row.done()) : QVariant();
    default:
        return {};
    }
}

QVariant PeopleModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case CodeColumn:
        return tr("Code");
    case NameColumn:
        return tr("Name", "Of a person");
    case RoleColumn:
        return tr("Role");
    case LabelledColumn:
        return tr("Labelled");
    case HandOutColumn:
        return tr("Hand-out");
    case ReturnedColumn:
        return tr("Came back");
    default:
        return tr("Last answer");
    }
}

} // namespace subtext
