// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/adjudicate/queuemodel.h"

#include "core/course/questions.h"
#include "ui/text/desktext.h"
#include "ui/text/words.h"
#include "ui/widgets/plaintooltip.h"

#include <QPoint>

namespace subtext {

namespace {

QString changeText(AnswerChange change)
{
    switch (change) {
    case AnswerChange::Given:
        return QueueModel::tr("answer added");
    case AnswerChange::Vote:
        return QueueModel::tr("vote revised");
    case AnswerChange::Scale:
        return QueueModel::tr("scale revised");
    case AnswerChange::Explanation:
        return QueueModel::tr("explanation revised");
    case AnswerChange::Other:
        return QueueModel::tr("answer revised");
    }
    Q_UNREACHABLE();
}

/// Where the item stands, and never its label: labels beside what is still to be decided would say
/// what there are many of already.
QString stateText(const DeskItem& item)
{
    const bool isUndecided = item.state == DeskState::Open || item.state == DeskState::ByRule;
    if (item.isOutdated)
        return changeText(item.outdatedBy);
    if (item.owedAgain > 0)
        return QueueModel::tr("asked for again");
    if (item.hasDraft && isUndecided)
        return QueueModel::tr("draft");
    return item.isDisputed() && item.proposedBy.isValid() ? QueueModel::tr("proposed")
                                                          : deskStateWord(item.state);
}

} // namespace

QueueModel::QueueModel(DeskSession& session, QObject* parent)
    : QAbstractListModel(parent)
    , m_session(session)
{
    connect(&session, &DeskSession::itemChanged, this, [this](int row) {
        const QModelIndex at = index(row);
        Q_EMIT dataChanged(at, at);
    });
    connect(&session, &DeskSession::queueReset, this, [this] {
        beginResetModel();
        endResetModel();
    });
    connect(&session.study(), &Study::changed, this, &QueueModel::onStudyChanged);
    readQuestions();
}

int QueueModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_session.queue().items().size());
}

QVariant QueueModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const DeskItem& item = m_session.queue().items()[static_cast<std::size_t>(index.row())];
    switch (role) {
    case ScenarioRole:
        return item.scenario.value;
    case Qt::DisplayRole:
        return item.name;
    case UtteranceRole:
        return lowerLine(item);
    case MatchRole: {
        const auto hit = m_hits.constFind(item.scenario);
        return hit == m_hits.constEnd()
                   ? QVariant()
                   : QPoint(static_cast<int>(hit->start), static_cast<int>(hit->length));
    }
    case StateWordRole:
        return stateText(item);
    case SeverityRole:
        return item.severity;
    case OpenRole:
        return item.isOutdated || (!item.isSettled() && !item.isWithOthers());
    case AskedRole:
        return m_asked.contains(item.scenario) || m_begun.contains(item.scenario);
    case Qt::AccessibleTextRole:
        return QStringLiteral("%1. %2").arg(listed(headOf(item, {severityWord(item.severity)})),
                                            lowerLine(item).simplified());
    case Qt::ToolTipRole:
        return plainToolTip(QStringLiteral("%1\n%2").arg(
            headOf(item, {}).join(QStringLiteral(" · ")), item.utterance));
    default:
        return {};
    }
}

QStringList QueueModel::headOf(const DeskItem& item, const QStringList& more) const
{
    QStringList head = QStringList{item.name, stateText(item)} + more;
    if (m_begun.contains(item.scenario))
        head << tr("reply not sent");
    else if (m_asked.contains(item.scenario))
        head << tr("question without a reply");
    return head;
}

void QueueModel::setHits(const QHash<ScenarioId, SearchHit>& hits)
{
    m_hits = hits;
    repaint();
}

void QueueModel::repaint()
{
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

void QueueModel::onStudyChanged(const ChangeSet& changes)
{
    const bool isSeen = changes.kinds & (ChangeSet::CourseChanged | ChangeSet::StudyChanged);
    if (!isSeen)
        return;
    followReplies();
}

void QueueModel::followReplies()
{
    readQuestions();
    repaint();
}

void QueueModel::readQuestions()
{
    const auto all = m_session.study().questions().all(m_session.adjudicator());
    if (!all)
        return; // the study tells of it; the marks stay
    m_asked.clear();
    m_begun.clear();
    for (const AskedQuestion& one : *all) {
        if (!one.isAnswered())
            m_asked.insert(one.question.scenario);
        if (one.isReplyBegun)
            m_begun.insert(one.question.scenario);
    }
}

QString QueueModel::lowerLine(const DeskItem& item) const
{
    const auto hit = m_hits.constFind(item.scenario);
    return hit == m_hits.constEnd() ? item.utterance : hit->excerpt;
}

bool isLetThrough(QueueFilter filter, const DeskItem& item)
{
    switch (filter) {
    case QueueFilter::Flagged:
        return item.isFlagged();
    case QueueFilter::Waiting:
        return item.isWaiting() || item.isOutdated;
    case QueueFilter::Splits:
        return item.isSplit();
    case QueueFilter::Wide:
        return item.isWide;
    case QueueFilter::Malformed:
        return item.isMalformed;
    case QueueFilter::Held:
        return item.state == DeskState::Held;
    case QueueFilter::Decided:
        return item.state == DeskState::Decided || item.state == DeskState::Revisited ||
               item.state == DeskState::WithOthers;
    case QueueFilter::ByRule:
        return item.state == DeskState::ByRule;
    case QueueFilter::Disputed:
        return item.isDisputed();
    case QueueFilter::All:
        return true;
    }
    Q_UNREACHABLE();
}

QueueProxy::QueueProxy(DeskSession& session, QObject* parent)
    : QSortFilterProxyModel(parent)
    , m_session(session)
{
    // A decided item stays where it is until the filter is chosen anew: nothing jumps away under
    // the hand.
    setDynamicSortFilter(false);
}

void QueueProxy::setFilter(QueueFilter filter)
{
    m_filter = filter;
    invalidateFilter();
}

void QueueProxy::setGroup(std::optional<QString> group)
{
    m_group = group;
    invalidateFilter();
}

void QueueProxy::setFound(const std::optional<QSet<ScenarioId>>& found)
{
    m_found = found;
    invalidateFilter();
}

void QueueProxy::setGrouped(bool isGrouped)
{
    m_isGrouped = isGrouped;
    invalidate();
    sort(isGrouped ? 0 : -1);
}

bool QueueProxy::lessThan(const QModelIndex& left, const QModelIndex& right) const
{
    const auto groupOf = [this](const QModelIndex& index) {
        return m_session.queue().items()[static_cast<std::size_t>(index.row())].group;
    };
    return groupOf(left) != groupOf(right) ? groupOf(left) < groupOf(right)
                                           : left.row() < right.row();
}

std::vector<ScenarioId> QueueProxy::scenarios() const
{
    std::vector<ScenarioId> list;
    list.reserve(static_cast<std::size_t>(rowCount()));
    for (int row = 0; row < rowCount(); ++row) {
        const int source = mapToSource(index(row, 0)).row();
        list.push_back(m_session.queue().items()[static_cast<std::size_t>(source)].scenario);
    }
    return list;
}

bool QueueProxy::filterAcceptsRow(int row, const QModelIndex& /*parent*/) const
{
    const DeskItem& item = m_session.queue().items()[static_cast<std::size_t>(row)];
    if (m_group && item.group != *m_group)
        return false;
    if (m_found && !m_found->contains(item.scenario))
        return false;
    return isLetThrough(m_filter, item);
}

} // namespace subtext
