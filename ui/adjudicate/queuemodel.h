// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/adjudicate/desksession.h"

#include <QAbstractListModel>
#include <QSortFilterProxyModel>

namespace subtext {

/// The queue of one adjudicator, hardest first; follows the session row by row.
class QueueModel : public QAbstractListModel
{
    Q_OBJECT
public:
    enum Roles {
        ScenarioRole = Qt::UserRole, ///< qint64
        NameRole,                    ///< Short: "deflection/12"
        UtteranceRole,
        StateWordRole,
        SeverityRole, ///< double, 0 … 1
        OpenRole,     ///< bool: no gold label yet
    };

    explicit QueueModel(DeskSession& session, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    DeskSession& m_session;
};

/// What the queue shows. Flagged: splits, wide ranges and malformed items.
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

/// The rows that a filter, a subtype and a text let through.
class QueueProxy : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    explicit QueueProxy(DeskSession& session, QObject* parent = nullptr);

    void setFilter(QueueFilter filter);
    void setSubtype(std::optional<Subtype> subtype);
    /// Found in the name or the utterance, in any case; empty: everything.
    void setText(const QString& text);
    std::vector<ScenarioId> scenarios() const;

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    DeskSession& m_session;
    QueueFilter m_filter = QueueFilter::Flagged;
    std::optional<Subtype> m_subtype;
    QString m_text;
};

} // namespace subtext
