// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/domain/goldlabel.h"
#include "core/figures/livequality.h"
#include "core/quality/qualityrecords.h"
#include "core/study/study.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QSortFilterProxyModel>

#include <map>
#include <set>

namespace subtext {

/// The flags of levels 2 and 3 with the numbers behind them and what was said about them. Follows
/// the live quality: a flag that comes or goes is one row that comes or goes.
class FlagModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum Column {
        ItemColumn,
        PersonColumn,
        FindingColumn,
        NumbersColumn,
        StateColumn,
        ColumnCount
    };
    enum Roles {
        ScenarioRole = Qt::UserRole, ///< qint64, 0 for none
        PersonRole,                  ///< qint64, 0 for none
        CodeRole,                    ///< int(QualityCode)
        DismissedRole,               ///< bool
        SettledRole,                 ///< bool: by a decision, and not dismissed
        ReasonRole,
    };

    /// `live` is of that study.
    FlagModel(Study& study, LiveQuality& live, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    const QualityFlag& flagAt(int row) const { return m_flags.at(static_cast<std::size_t>(row)); }
    int openCount() const;
    /// Takes in what was decided since. Cheap where there is nothing.
    void refreshDecisions();
    /// What was found, in words: "1 min 2 s, usually 6 s".
    QString numbersOf(const QualityFlag& flag) const;
    /// The same for beside the rule, which says the limit.
    QString foundOf(const QualityFlag& flag) const;

Q_SIGNALS:
    void countsChanged();

private:
    using AskedAgain = std::map<ScenarioId, std::set<PersonId>>;

    void rebuild();
    void apply(PersonId person, ScenarioId scenario, const QualityMonitor::Change& change);
    /// Of the flags that this answer can have moved: the person's and the item's.
    void refreshNumbers(PersonId person, ScenarioId scenario);
    void reloadDismissals();
    bool isDismissed(const QualityFlag& flag) const;
    bool isSettled(const QualityFlag& flag) const;
    void keepGold(const std::vector<ItemGold>& gold);
    /// The answer that the flag is about, or one of those, was asked for again and not given.
    bool isAskedAgain(const QualityFlag& flag) const;
    Result<AskedAgain> readAgain() const;
    void followAgain();

    Study& m_study;
    LiveQuality& m_live;
    std::vector<QualityFlag> m_flags; ///< Sorted.
    std::map<FlagKey, Dismissal> m_dismissals;
    QHash<ScenarioId, ItemGold> m_gold;
    AskedAgain m_again;
    bool m_areDecisionsOld = false;
    QHash<ScenarioId, QString> m_scenarios;
    QHash<PersonId, QString> m_people;
};

/// The items that findings are about, each once.
struct FlaggedItems
{
    std::vector<ScenarioId> items;
    PersonId person; ///< Whose answers to them the findings are about; invalid: several people's.
};

/// By person, finding and state; a value of −1 lets everything through.
class FlagFilter : public QSortFilterProxyModel
{
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

    enum class State { Open, Dismissed, All };
    void setPerson(qint64 person);
    void setCode(int code);
    void setState(State state);
    /// Of these rows, those that are dismissed or open, without settled ones; by the reason of the
    /// dismissal, which is empty while there is none.
    std::map<QString, std::vector<FlagKey>> keysAt(const std::vector<int>& rows,
                                                   bool areDismissed) const;
    FlaggedItems itemsAt(const std::vector<int>& rows) const;

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    const QualityFlag& flagAt(int row) const;

    qint64 m_person = -1;
    int m_code = -1;
    State m_state = State::Open;
};

} // namespace subtext
