// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/label/itemlistmodel.h"

#include "ui/text/answertext.h"
#include "ui/text/words.h"
#include "ui/theme/theme.h"
#include "ui/widgets/plaintooltip.h"

#include <QGuiApplication>

namespace subtext {

ItemListModel::ItemListModel(LabelSession& session, QObject* parent)
    : QAbstractListModel(parent)
    , m_session(session)
{
    connect(&session, &LabelSession::itemChanged, this, [this](int row) {
        const QModelIndex changed = index(row);
        Q_EMIT dataChanged(changed, changed);
    });
    connect(&session.questions(), &OwnQuestions::changed, this, [this] {
        if (rowCount({}) > 0)
            Q_EMIT dataChanged(index(0), index(rowCount({}) - 1));
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
    if (item.hasDraft)
        return State::Begun;
    return item.labelAgain.isEmpty() ? State::Open : State::Again;
}

QString ItemListModel::stateWord(State state)
{
    switch (state) {
    case State::Open:
        return tr("open");
    case State::Again:
        return tr("label again");
    case State::Begun:
        return tr("begun");
    case State::Done:
        return tr("submitted");
    case State::Edited:
        return tr("changed, not updated");
    }
    Q_UNREACHABLE();
}

QString ItemListModel::heroText(const ItemSummary& item) const
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
        return heroText(item);
    case Qt::AccessibleTextRole:
        return tr("Item %1, %2. %3").arg(item.position).arg(spokenState(item), heroText(item));
    case Qt::ToolTipRole:
        return plainToolTip(item.name);
    case ScenarioRole:
        return item.scenario.value;
    case PositionRole:
        return item.position;
    case StateRole:
        return QVariant::fromValue(static_cast<int>(stateOf(item)));
    case ChosenRole:
        return chosenWords(item);
    case ColourRole:
        return colourOf(item);
    case FlaggedRole:
        return item.isFlagged;
    case ReplyRole:
        return m_session.questions().hasNewReply(item.scenario);
    case AskedRole:
        return questionWords(item);
    default:
        return {};
    }
}

QString ItemListModel::chosenWords(const ItemSummary& item) const
{
    return isChosenShown(item) ? ballotWords(m_session.task(), item.ballot) : QString();
}

QStringList ItemListModel::questionWords(const ItemSummary& item) const
{
    QStringList words;
    if (m_session.questions().hasDraft(item.scenario))
        words << tr("question not sent");
    if (m_session.questions().hasNewReply(item.scenario))
        words << tr("new reply");
    return words;
}

/// "submitted, Joy, new reply"
QString ItemListModel::spokenState(const ItemSummary& item) const
{
    QStringList parts{stateWord(stateOf(item)), chosenWords(item)};
    parts << questionWords(item);
    parts.removeAll(QString());
    return listed(parts);
}

/// One question: its option's. A board of many has many.
QVariant ItemListModel::colourOf(const ItemSummary& item) const
{
    const Task& task = m_session.task();
    if (task.questions.size() != 1 || !item.ballot.front() || !isChosenShown(item))
        return {};
    const int place = indexOf(*item.ballot.front());
    const Option& option = task.questions.front().options.at(static_cast<std::size_t>(place));
    return theme::optionColor(QGuiApplication::palette(), option.colour, option.colourDark, place);
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
