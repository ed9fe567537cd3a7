// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/adjudicate/desksession.h"

#include <QAbstractListModel>
#include <QHash>
#include <QSet>
#include <QSortFilterProxyModel>

namespace subtext {

/// The queue of one adjudicator, hardest first; follows the session row by row.
class QueueModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Roles {
        ScenarioRole = Qt::UserRole, ///< qint64
        UtteranceRole,
        StateWordRole,
        SeverityRole, ///< double, 0 … 1
        OpenRole,     ///< bool: something is to be done by whoever is here
        MatchRole,    ///< QPoint: start and length of what was found in the utterance role
        AskedRole,    ///< bool: an annotator asked about it, and nobody has replied, or a reply is
                      ///< begun
    };

    explicit QueueModel(DeskSession& session, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

    /// What a search found: its excerpts stand in place of the utterances.
    void setHits(const QHash<ScenarioId, SearchHit>& hits);
    /// A reply was begun or discarded, which the study does not tell of.
    void followReplies();

private:
    /// The utterance, or where the search found something else.
    QString lowerLine(const DeskItem& item) const;
    /// What it is called, how it stands, `more`, and whether a question waits.
    QStringList headOf(const DeskItem& item, const QStringList& more) const;
    /// Who asks is not read: the mark tells adjudicators no more than the line below the scene.
    void readQuestions();
    void onStudyChanged(const ChangeSet& changes);
    void repaint();

    DeskSession& m_session;
    QHash<ScenarioId, SearchHit> m_hits;
    QSet<ScenarioId> m_asked; ///< With a question without a reply.
    QSet<ScenarioId> m_begun; ///< With a reply of this adjudicator that is not sent.
};

/// What the queue shows. Flagged: splits, wide ranges, malformed items, and decided ones of which
/// an answer was revised since.
enum class QueueFilter {
    Flagged,
    Waiting,
    Splits,
    Wide,
    Malformed,
    Held,
    Decided,
    ByRule,
    Disputed,
    All
};

inline constexpr std::array AllQueueFilters{
    QueueFilter::Flagged,   QueueFilter::Waiting, QueueFilter::Splits,  QueueFilter::Wide,
    QueueFilter::Malformed, QueueFilter::Held,    QueueFilter::Decided, QueueFilter::ByRule,
    QueueFilter::Disputed,  QueueFilter::All};

bool isLetThrough(QueueFilter filter, const DeskItem& item);

class QueueProxy : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit QueueProxy(DeskSession& session, QObject* parent = nullptr);

    void setFilter(QueueFilter filter);
    void setGroup(std::optional<QString> group);
    /// Only these; none: everything.
    void setFound(const std::optional<QSet<ScenarioId>>& found);
    /// One group after the other, in each the hardest first; else all together.
    void setGrouped(bool isGrouped);
    std::vector<ScenarioId> scenarios() const;

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;
    bool lessThan(const QModelIndex& left, const QModelIndex& right) const override;

private:
    DeskSession& m_session;
    QueueFilter m_filter = QueueFilter::Flagged;
    std::optional<QString> m_group;
    std::optional<QSet<ScenarioId>> m_found;
    bool m_isGrouped = false;
};

} // namespace subtext
