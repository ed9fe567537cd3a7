// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/home/annotatorstandings.h"

#include "ui/text/standingtext.h"
#include "ui/text/words.h"
#include "ui/widgets/matrixmodel.h"

#include <algorithm>

namespace subtext {

AnnotatorStandings::AnnotatorStandings(QObject* parent)
    : QAbstractTableModel(parent)
{}

void AnnotatorStandings::setRows(std::vector<AnnotatorStanding> rows, qint64 nowMs)
{
    std::stable_partition(rows.begin(), rows.end(),
                          [nowMs](const auto& each) { return isLate(each, nowMs); });
    const bool isSameOrder =
        std::equal(rows.begin(), rows.end(), m_rows.begin(), m_rows.end(),
                   [](const auto& a, const auto& b) { return a.person.id == b.person.id; });
    if (!isSameOrder) {
        beginResetModel();
        m_rows = std::move(rows);
        m_now = nowMs;
        endResetModel();
        return;
    }
    const qint64 before = m_now;
    m_now = nowMs;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool wasLate = isLate(m_rows[i], before);
        if (rows[i] == m_rows[i] && wasLate == isLate(rows[i], nowMs))
            continue;
        m_rows[i] = std::move(rows[i]);
        const int row = static_cast<int>(i);
        Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
    }
}

bool AnnotatorStandings::isLateAt(int row) const
{
    return isLate(m_rows.at(static_cast<std::size_t>(row)), m_now);
}

int AnnotatorStandings::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int AnnotatorStandings::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

/// A file that was handed in before the last answer, or before a hand-out that is awaited, is not
/// all there is.
QString AnnotatorStandings::handedInText(const AnnotatorStanding& row)
{
    const QString moment = shortMomentWords(row.handedIn->at);
    if (row.isAwaited() && row.handedIn->at < row.handedOutAt)
        return tr("%1, before the new hand-out").arg(moment);
    if (row.lastSubmission <= row.handedIn->at)
        return moment;
    return row.revisions > 0 ? tr("%1, revised since").arg(moment)
                             : tr("%1, more since").arg(moment);
}

QString AnnotatorStandings::words(const AnnotatorStanding& row, int column) const
{
    const QString none = QStringLiteral("–");
    switch (column) {
    case NameColumn:
        return row.person.name;
    case StateColumn:
        return annotatorState(row, m_now);
    case DoneColumn:
        return row.assigned > 0 ? labelledText(row) : none;
    case AnswerColumn:
        return row.lastSubmission > 0 ? shortMomentWords(row.lastSubmission) : none;
    default:
        return row.handedIn ? handedInText(row) : none;
    }
}

QVariant AnnotatorStandings::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const AnnotatorStanding& row = m_rows[static_cast<std::size_t>(index.row())];
    const bool isDone = index.column() == DoneColumn;
    switch (role) {
    case Qt::DisplayRole:
        return words(row, index.column());
    case Qt::AccessibleTextRole:
        return headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString() +
               QStringLiteral(": ") + words(row, index.column());
    case MatrixModel::AssignedRole:
        return isDone ? QVariant(row.assigned) : QVariant();
    case MatrixModel::LabelledRole:
        return isDone ? QVariant(row.done()) : QVariant();
    default:
        return {};
    }
}

QVariant AnnotatorStandings::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Name", "Of a person");
    case StateColumn:
        return tr("State");
    case DoneColumn:
        return tr("Labelled");
    case AnswerColumn:
        return tr("Last answer");
    default:
        return tr("Handed in");
    }
}

} // namespace subtext
