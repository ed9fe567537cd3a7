// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quality/flagmodel.h"

#include "core/course/labelagain.h"
#include "core/course/roster.h"
#include "core/figures/qualityreport.h"
#include "core/operation/qualitydesk.h"
#include "ui/text/checktext.h"
#include "ui/text/qualitytext.h"
#include "ui/text/words.h"
#include "ui/widgets/plaintooltip.h"

#include <algorithm>
#include <tuple>

namespace subtext {

FlagModel::FlagModel(Study& study, LiveQuality& live, QObject* parent)
    : QAbstractTableModel(parent)
    , m_study(study)
    , m_live(live)
{
    rebuild();
    connect(&live, &LiveQuality::updated, this,
            [this](PersonId person, ScenarioId scenario, const QualityMonitor::Change& change) {
                apply(person, scenario, change);
            });
    connect(&live, &LiveQuality::reset, this, &FlagModel::rebuild);
    connect(&study, &Study::changed, this, [this](const ChangeSet& changes) {
        // Each decision at the desk would have all gold labels counted: that can wait for the eye.
        m_areDecisionsOld = m_areDecisionsOld || (changes.kinds & ChangeSet::DecisionsChanged);
        if (changes.kinds & (ChangeSet::PeopleChanged | ChangeSet::ScenariosChanged))
            rebuild();
        else if (changes.kinds & ChangeSet::QualityChanged)
            reloadDismissals();
        if (changes.kinds & (ChangeSet::AssignmentsChanged | ChangeSet::AnnotationChanged))
            followAgain();
    });
}

void FlagModel::rebuild()
{
    Reads reads;
    auto dismissals = reads.take(m_study.quality().dismissals());
    const auto scenarios = reads.take(m_study.scenarios());
    const auto people = reads.take(m_study.roster().people());
    const auto gold = reads.take(m_study.gold());
    AskedAgain again = reads.take(readAgain());
    if (!reads.outcome())
        return; // what is shown stays
    beginResetModel();
    m_again = std::move(again);
    m_flags = m_live.flags();
    m_dismissals = std::move(dismissals);
    keepGold(gold);
    m_scenarios.clear();
    for (const Scenario& scenario : scenarios)
        m_scenarios.insert(scenario.id, scenario.name());
    m_people.clear();
    for (const Person& person : people)
        m_people.insert(person.id, person.name);
    endResetModel();
    Q_EMIT countsChanged();
}

// A flag that stands can have other numbers now: a Z moves with every new time, a range with every
// rating. Only this person's and this item's can have moved.
void FlagModel::refreshNumbers(PersonId person, ScenarioId scenario)
{
    std::vector<QualityFlag> fresh = m_live.flags(person);
    const std::vector<QualityFlag> ofItem = m_live.itemFlags(scenario);
    fresh.insert(fresh.end(), ofItem.begin(), ofItem.end());
    const std::vector<QualityFlag> ofTexts = m_live.explanationFlags(scenario); // others' too
    fresh.insert(fresh.end(), ofTexts.begin(), ofTexts.end());
    for (const QualityFlag& flag : fresh) {
        // Code, person, scenario and dimension come first in the order of flags; of several
        // questions the numbers stand before which it is.
        const auto begin = [](const FlagKey& key) {
            return std::tie(key.code, key.person, key.scenario, key.dimension);
        };
        const FlagKey wanted = keyOf(flag);
        auto at = std::lower_bound(m_flags.begin(), m_flags.end(), wanted,
                                   [&](const QualityFlag& held, const FlagKey& key) {
                                       const FlagKey heldKey = keyOf(held);
                                       return begin(heldKey) < begin(key);
                                   });
        while (at != m_flags.end() && keyOf(*at) != wanted) {
            const FlagKey heldKey = keyOf(*at);
            at = begin(heldKey) == begin(wanted) ? at + 1 : m_flags.end();
        }
        if (at == m_flags.end() || *at == flag)
            continue;
        *at = flag;
        const int row = static_cast<int>(at - m_flags.begin());
        Q_EMIT dataChanged(index(row, NumbersColumn), index(row, NumbersColumn));
    }
}

void FlagModel::apply(PersonId person, ScenarioId scenario, const QualityMonitor::Change& change)
{
    // Numbers may have moved without a flag coming or going, so rows are compared by their names.
    const auto isSame = [](const QualityFlag& a, const QualityFlag& b) {
        return keyOf(a) == keyOf(b);
    };
    for (const QualityFlag& gone : change.disappeared) {
        const auto at = std::find_if(m_flags.begin(), m_flags.end(),
                                     [&](const QualityFlag& f) { return isSame(f, gone); });
        if (at == m_flags.end())
            continue;
        const int row = static_cast<int>(at - m_flags.begin());
        beginRemoveRows({}, row, row);
        m_flags.erase(at);
        endRemoveRows();
    }
    for (const QualityFlag& fresh : change.appeared) {
        const auto at = std::lower_bound(m_flags.begin(), m_flags.end(), fresh);
        const int row = static_cast<int>(at - m_flags.begin());
        beginInsertRows({}, row, row);
        m_flags.insert(at, fresh);
        endInsertRows();
    }
    refreshNumbers(person, scenario);
    if (!change.isEmpty())
        Q_EMIT countsChanged();
}

void FlagModel::reloadDismissals()
{
    auto dismissals = m_study.quality().dismissals();
    if (!dismissals)
        return;
    m_dismissals = std::move(*dismissals);
    if (!m_flags.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    Q_EMIT countsChanged();
}

void FlagModel::keepGold(const std::vector<ItemGold>& gold)
{
    m_areDecisionsOld = false;
    m_gold.clear();
    for (const ItemGold& of : gold)
        m_gold.insert(of.scenario, of);
}

void FlagModel::refreshDecisions()
{
    if (!m_areDecisionsOld)
        return;
    const auto gold = m_study.gold();
    if (!gold)
        return; // what is shown stays
    keepGold(*gold);
    if (!m_flags.empty())
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    Q_EMIT countsChanged();
}

Result<FlagModel::AskedAgain> FlagModel::readAgain() const
{
    return m_study.labelAgain().notGiven().map([](const std::vector<OwedAgain>& notGiven) {
        AskedAgain again;
        for (const OwedAgain& owed : notGiven)
            again[owed.scenario].insert(owed.person);
        return again;
    });
}

void FlagModel::followAgain()
{
    auto again = readAgain();
    if (!again || *again == m_again)
        return; // what is shown stays
    m_again = std::move(*again);
    if (!m_flags.empty())
        Q_EMIT dataChanged(index(0, StateColumn), index(rowCount() - 1, StateColumn));
}

bool FlagModel::isAskedAgain(const QualityFlag& flag) const
{
    const auto of = m_again.find(flag.scenario);
    return of != m_again.end() && (!flag.person.isValid() || of->second.count(flag.person) > 0);
}

bool FlagModel::isSettled(const QualityFlag& flag) const
{
    const auto gold = m_gold.constFind(flag.scenario);
    return gold != m_gold.constEnd() && isSettledSplit(flag, *gold) && !isDismissed(flag);
}

bool FlagModel::isDismissed(const QualityFlag& flag) const
{
    const auto found = m_dismissals.find(keyOf(flag));
    return found != m_dismissals.end() && found->second.isDismissed;
}

int FlagModel::openCount() const
{
    return static_cast<int>(std::count_if(m_flags.begin(), m_flags.end(), [this](const auto& f) {
        return !isDismissed(f) && !isSettled(f);
    }));
}

int FlagModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_flags.size());
}

int FlagModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant FlagModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const QualityFlag& flag = flagAt(index.row());
    const auto dismissal = m_dismissals.find(keyOf(flag));
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case ItemColumn:
            return m_scenarios.value(flag.scenario, tr("all items"));
        case PersonColumn:
            return m_people.value(flag.person, tr("all annotators"));
        case FindingColumn:
            return findingWord(flag, m_live.task());
        case NumbersColumn:
            return numbersOf(flag);
        case StateColumn:
            return isDismissed(flag)    ? tr("dismissed: %1").arg(dismissal->second.reason)
                   : isAskedAgain(flag) ? tr("asked for again")
                   : isSettled(flag)    ? tr("settled by a decision")
                                        : tr("open");
        default:
            return {};
        }
    case Qt::ToolTipRole:
        return plainToolTip(ruleText(flag, m_live.thresholds(), m_live.task()) +
                            (flag.code == QualityCode::TimingOutlier
                                 ? u'\n' + tr("Here: %1.").arg(flagNumbers(flag, m_live.task()))
                                 : QString()));
    case ScenarioRole:
        return flag.scenario.value;
    case PersonRole:
        return flag.person.value;
    case CodeRole:
        return static_cast<int>(flag.code);
    case DismissedRole:
        return isDismissed(flag);
    case SettledRole:
        return isSettled(flag);
    case ReasonRole:
        return isDismissed(flag) ? dismissal->second.reason : QString();
    default:
        return {};
    }
}

QString FlagModel::numbersOf(const QualityFlag& flag) const
{
    // A Z says nothing to most people; how long it took, and how long it usually does, does.
    const auto took = m_live.responseMs(flag.person, flag.scenario);
    const auto usual = m_live.person(flag.person).medianMs;
    if (flag.code != QualityCode::TimingOutlier || !took || !usual)
        return flagNumbers(flag, m_live.task());
    const auto [here, usually] = unlikeDurationWords(*took, *usual);
    return tr("%1, usually %2").arg(here, usually);
}

QString FlagModel::foundOf(const QualityFlag& flag) const
{
    return flag.code == QualityCode::TimingOutlier ? numbersOf(flag)
                                                   : flagFound(flag, m_live.task());
}

QVariant FlagModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QStringList headers{tr("Item"), tr("Annotator"), tr("Finding"), tr("Numbers"),
                              tr("State")};
    return headers.value(section);
}

void FlagFilter::setPerson(qint64 person)
{
    m_person = person;
    invalidateFilter();
}

void FlagFilter::setCode(int code)
{
    m_code = code;
    invalidateFilter();
}

void FlagFilter::setState(State state)
{
    m_state = state;
    invalidateFilter();
}

const QualityFlag& FlagFilter::flagAt(int row) const
{
    const auto& model = *qobject_cast<const FlagModel*>(sourceModel());
    return model.flagAt(mapToSource(index(row, 0)).row());
}

std::map<QString, std::vector<FlagKey>> FlagFilter::keysAt(const std::vector<int>& rows,
                                                           bool areDismissed) const
{
    std::map<QString, std::vector<FlagKey>> keys;
    for (const int row : rows) {
        const QModelIndex at = index(row, 0);
        if (at.data(FlagModel::DismissedRole).toBool() == areDismissed &&
            !at.data(FlagModel::SettledRole).toBool())
            keys[at.data(FlagModel::ReasonRole).toString()].push_back(keyOf(flagAt(row)));
    }
    return keys;
}

FlaggedItems FlagFilter::itemsAt(const std::vector<int>& rows) const
{
    FlaggedItems found;
    for (const int row : rows) {
        const QualityFlag& flag = flagAt(row);
        if (!flag.scenario.isValid())
            continue;
        if (found.items.empty())
            found.person = flag.person;
        else if (found.person != flag.person)
            found.person = {};
        if (std::find(found.items.begin(), found.items.end(), flag.scenario) == found.items.end())
            found.items.push_back(flag.scenario);
    }
    return found;
}

bool FlagFilter::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (m_person >= 0 && index.data(FlagModel::PersonRole).toLongLong() != m_person)
        return false;
    if (m_code >= 0 && index.data(FlagModel::CodeRole).toInt() != m_code)
        return false;
    const bool isDismissed = index.data(FlagModel::DismissedRole).toBool();
    const bool isOpen = !isDismissed && !index.data(FlagModel::SettledRole).toBool();
    return m_state == State::All || (m_state == State::Dismissed ? isDismissed : isOpen);
}

} // namespace subtext
