// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/itemlistmodel.h"

#include "ui/text/words.h"
#include "ui/widgets/plaintooltip.h"

namespace subtext {

ItemListModel::ItemListModel(LabelSession& session, QObject* parent)
    : QAbstractListModel(parent)
    , m_session(session)
{
    connect(&session, &LabelSession::itemChanged, this, [this](int row) {
        const QModelIndex changed = index(row);
        Q_EMIT dataChanged(changed, changed);
    });
}

int ItemListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_session.items().size());
}

ItemListModel::State ItemListModel::stateOf(const ItemSummary& item)
{
    if (item.isSubmitted())
        return item.hasDraft ? State::Edited : State::Done;
    return item.hasDraft ? State::Begun : State::Open;
}

QString ItemListModel::stateWord(State state)
{
    switch (state) {
    case State::Open:
        return tr("open");
    case State::Begun:
        return tr("begun");
    case State::Done:
        return tr("submitted");
    case State::Edited:
        return tr("changed, not updated");
    }
    Q_UNREACHABLE();
}

QString ItemListModel::utterance(const ItemSummary& item) const
{
    // A row without words where it cannot be read: the study tells of it.
    return m_session.study().utterance(item.scenario).value_or(QString()).simplified();
}

QVariant ItemListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const ItemSummary& item = m_session.items().at(static_cast<std::size_t>(index.row()));
    switch (role) {
    case Qt::DisplayRole:
        return utterance(item);
    case Qt::AccessibleTextRole:
        return tr("Item %1, %2. %3")
            .arg(item.position)
            .arg(item.emotion
                     ? stateWord(stateOf(item)) + QStringLiteral(", ") + emotionWord(*item.emotion)
                     : stateWord(stateOf(item)),
                 utterance(item));
    case Qt::ToolTipRole:
        return plainToolTip(item.name);
    case ScenarioRole:
        return item.scenario.value;
    case PositionRole:
        return item.position;
    case StateRole:
        return QVariant::fromValue(static_cast<int>(stateOf(item)));
    case EmotionRole:
        return item.emotion ? QVariant(indexOf(*item.emotion)) : QVariant();
    case FlaggedRole:
        return item.isFlagged;
    default:
        return {};
    }
}

void ItemFilterModel::setFilter(ItemFilter filter)
{
    m_filter = filter;
    invalidateFilter();
}

bool ItemFilterModel::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    if (m_filter == ItemFilter::All)
        return true;
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    const auto state =
        static_cast<ItemListModel::State>(index.data(ItemListModel::StateRole).toInt());
    const bool isDone = state == ItemListModel::State::Done;
    switch (m_filter) {
    case ItemFilter::Open:
        return !isDone;
    case ItemFilter::Done:
        return isDone || state == ItemListModel::State::Edited;
    case ItemFilter::Flagged:
        return index.data(ItemListModel::FlaggedRole).toBool();
    case ItemFilter::All:
        break;
    }
    return true;
}

} // namespace subtext
