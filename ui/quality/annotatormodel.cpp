// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/quality/annotatormodel.h"

#include "core/course/labelagain.h"
#include "core/course/roster.h"
#include "core/operation/corrections.h"
#include "core/operation/datalock.h"
#include "ui/text/answertext.h"
#include "ui/text/checktext.h"
#include "ui/text/coursetext.h"
#include "ui/text/plurals.h"
#include "ui/text/shownwords.h"
#include "ui/text/standingtext.h"
#include "ui/text/words.h"
#include "ui/widgets/plaintooltip.h"

#include <algorithm>
#include <set>

namespace subtext {
namespace {

QString nothing()
{
    return QStringLiteral("–");
}

QString percent(double share)
{
    return percentWords(shownNumber(share * 100, 0));
}

} // namespace

AnnotatorModel::AnnotatorModel(Study& study, LiveQuality& live, QObject* parent)
    : QAbstractTableModel(parent)
    , m_study(study)
    , m_live(live)
{
    rebuild();
    connect(&live, &LiveQuality::updated, this,
            [this](PersonId person, ScenarioId, const QualityMonitor::Change& change) {
                refresh(person);
                refreshOthers(person, change);
            });
    connect(&live, &LiveQuality::reset, this, &AnnotatorModel::rebuild);
    connect(&study, &Study::changed, this, [this](const ChangeSet& changes) {
        if (changes.kinds & (ChangeSet::PeopleChanged | ChangeSet::AssignmentsChanged))
            rebuild();
        if (changes.kinds & (ChangeSet::AnnotationChanged | ChangeSet::StudyChanged))
            tellAgain();
        if (changes.kinds & (ChangeSet::CourseChanged | ChangeSet::StudyChanged)) {
            readCourse();
            if (!m_rows.empty())
                Q_EMIT dataChanged(index(0, PracticeColumn), index(rowCount() - 1, RepeatsColumn));
            Q_EMIT courseChanged();
        }
    });
}

void AnnotatorModel::rebuild()
{
    Reads reads;
    const std::vector<Person> people = reads.take(m_study.roster().people());
    const std::vector<PersonProgress> progressOfAll = reads.take(m_study.roster().progress());
    if (!reads.outcome())
        return; // what is shown stays
    beginResetModel();
    m_rows.clear();
    for (const PersonProgress& progress : progressOfAll) {
        const auto person = std::find_if(people.begin(), people.end(),
                                         [&](const Person& p) { return p.id == progress.person; });
        if (progress.assigned > 0 && person != people.end())
            m_rows.push_back({*person, progress.assigned, m_live.person(person->id)});
    }
    readCourse();
    readAgain();
    endResetModel();
}

void AnnotatorModel::readCourse()
{
    Reads reads;
    const Protocol protocol = reads.take(m_study.protocol());
    const auto practice = reads.take(m_study.practice().results());
    auto mixUps = reads.take(m_study.practice().mixUps());
    auto task = reads.take(shownTask(m_study));
    auto repeats = reads.take(m_study.repeats().intraAnnotatorAgreement());
    if (!reads.outcome())
        return; // what is shown stays
    m_isPracticeAsked = protocol.isPracticeAsked;
    m_areRepeatsAsked = protocol.repeats > 0;
    m_practice.clear();
    for (const PracticeResult& result : practice)
        m_practice[result.person] = result;
    m_mixUps = std::move(mixUps);
    m_task = std::move(task);
    m_repeats = std::move(repeats);
}

/// Without items that are left out, which the figures are without, too.
void AnnotatorModel::readAgain()
{
    Reads reads;
    const auto notGiven = reads.take(m_study.labelAgain().notGiven());
    const auto leftOut = reads.take(m_study.corrections().leftOut());
    const bool isLocked = reads.take(m_study.dataLock().isLocked());
    if (!reads.outcome())
        return; // what is shown stays
    m_isLocked = isLocked;
    m_notGivenAgain.clear();
    for (const OwedAgain& owed : notGiven) {
        if (leftOut.count(owed.scenario) == 0)
            ++m_notGivenAgain[owed.person];
    }
}

/// Only of whom it changed.
void AnnotatorModel::tellAgain()
{
    const auto before = m_notGivenAgain;
    const bool wasLocked = m_isLocked;
    readAgain();
    const auto of = [](const std::map<PersonId, qint64>& owed, PersonId person) {
        const auto found = owed.find(person);
        return found == owed.end() ? 0 : found->second;
    };
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const PersonId person = m_rows[i].person.id;
        const qint64 now = of(m_notGivenAgain, person);
        if (now != of(before, person) || (now > 0 && wasLocked != m_isLocked)) {
            const QModelIndex cell = index(static_cast<int>(i), ProgressColumn);
            Q_EMIT dataChanged(cell, cell);
        }
    }
}

qint64 AnnotatorModel::notGivenAgain(const Row& row) const
{
    const auto found = m_notGivenAgain.find(row.person.id);
    return found == m_notGivenAgain.end() ? 0 : found->second;
}

/// An answer that cannot be read may be owed and is in no figure.
qint64 AnnotatorModel::done(const Row& row) const
{
    const qint64 owed = m_isLocked ? 0 : notGivenAgain(row);
    return std::max<qint64>(row.quality.labelled - owed, 0);
}

QString AnnotatorModel::findingsWords(const PersonQuality& of) const
{
    if (of.labelled == 0)
        return nothing();
    const QString share = percent(of.flagRate);
    return of.generalFlags > 0
               ? tr("%1 of items, %n findings about all", nullptr, plural(of.generalFlags))
                     .arg(share)
               : share;
}

/// What was answered most often, in words.
QStringList AnnotatorModel::dominantOf(const PersonQuality& of) const
{
    QStringList words;
    for (const Choice emotion : of.dominantEmotions)
        words << emotionWord(emotion);
    if (const Task* task = m_live.task()) {
        for (const Ballot& answer : of.dominantAnswers)
            words << ballotWords(*task, answer);
    }
    return words;
}

QString AnnotatorModel::dominantWords(const PersonQuality& of) const
{
    const QStringList most = dominantOf(of);
    const QString share = percent(of.dominantShare);
    if (most.isEmpty())
        return nothing();
    return most.size() == 1 ? QStringLiteral("%1: %2").arg(most.front(), share)
                            : tr("%1 tied, %2").arg(QString::number(most.size()), share);
}

/// Which are equally frequent; empty where one is ahead.
QString AnnotatorModel::tiedWords(const PersonQuality& of) const
{
    constexpr qsizetype MostNamed = 8;
    const QStringList most = dominantOf(of);
    if (most.size() < 2)
        return {};
    const QString named = listed(most.mid(0, MostNamed));
    const QString all = most.size() <= MostNamed
                            ? named
                            : tr("%1 and %2 more").arg(named).arg(most.size() - MostNamed);
    return tr("Equally often, %1 each: %2").arg(percent(of.dominantShare), all);
}

bool AnnotatorModel::hasContradictions() const
{
    return !m_live.task() || !m_live.task()->checks.contradictions.empty();
}

QString AnnotatorModel::practiceWords(PersonId person) const
{
    const auto found = m_practice.find(person);
    if (found == m_practice.end())
        return nothing();
    const PracticeRound& best = found->second.best;
    const QString match = tr("%1 of %2 match").arg(best.accepted).arg(best.labels);
    return found->second.isBarReached ? match : tr("%1, below the bar").arg(match);
}

QString AnnotatorModel::practiceTip(const PracticeResult& result) const
{
    QString rounds = tr("Practice, %1.").arg(practiceResultText(result));
    if (!result.isBarReached)
        rounds += u'\n' + missedBarText(result) + u'.';
    if (result.mixUps.empty() || !m_task)
        return rounds;
    return rounds + u'\n' +
           tr("Mixed up in the first whole round: %1.").arg(mixUpsText(*m_task, result.mixUps));
}

QString AnnotatorModel::practiceMeaning() const
{
    const QString meaning = tr("Labels of the best practice round that match the reference");
    if (m_mixUps.empty() || !m_task)
        return meaning;
    return meaning + u'\n' +
           tr("Mixed up in everybody’s first whole round: %1.").arg(mixUpsText(*m_task, m_mixUps));
}

QString AnnotatorModel::repeatsWords(PersonId person) const
{
    const auto found = m_repeats.find(person);
    if (found == m_repeats.end())
        return nothing();
    if (!found->second.agreement)
        return nothing();
    return tr("%1 of %2").arg(percent(*found->second.agreement)).arg(found->second.items);
}

QString AnnotatorModel::tip(const Row& row, int column) const
{
    if (column == NameColumn)
        return row.person.code;
    if (column == ProgressColumn && notGivenAgain(row) > 0)
        return labelledText(done(row), row.assigned, notGivenAgain(row));
    if (column == DominantColumn)
        return tiedWords(row.quality);
    if (column == ActivityColumn) {
        const auto last = m_live.lastActivity(row.person.id);
        return last ? momentWords(*last) : QString();
    }
    if (column == FlagRateColumn) {
        QStringList lines;
        for (const QualityFlag& flag : m_live.flags(row.person.id)) {
            if (!flag.scenario.isValid())
                lines << flagText(flag, m_live.task());
        }
        return lines.join(u'\n');
    }
    if (const auto found = m_practice.find(row.person.id);
        column == PracticeColumn && found != m_practice.end()) {
        return practiceTip(found->second);
    }
    if (const auto found = m_repeats.find(row.person.id);
        column == RepeatsColumn && found != m_repeats.end()) {
        const IntraAgreement& with = found->second;
        const QString kappa = with.kappa ? shownNumber(*with.kappa, 2) : nothing();
        if (!with.agreement)
            return {};
        if (!with.scaleDifference) // nothing was rated
            return tr("Self-agreement: %1 of the labels the same, Cohen’s κ %2")
                .arg(percent(*with.agreement), kappa);
        return tr("Self-agreement: %1 of the labels the same, Cohen’s κ %2, scales %3 points apart "
                  "on average")
            .arg(percent(*with.agreement), kappa, shownNumber(*with.scaleDifference, 1));
    }
    return {};
}

/// One length for all, so that bars can be compared.
double AnnotatorModel::wholeBarRate() const
{
    constexpr double Least = 0.20;
    double most = std::max(Least, m_live.thresholds().flagRateCeiling);
    for (const Row& row : m_rows)
        most = std::max(most, row.quality.flagRate);
    return most;
}

void AnnotatorModel::refresh(PersonId person)
{
    const double before = wholeBarRate();
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        if (m_rows[row].person.id != person)
            continue;
        m_rows[row].quality = m_live.person(person);
        const int at = static_cast<int>(row);
        Q_EMIT dataChanged(index(at, 0), index(at, ColumnCount - 1));
    }
    if (wholeBarRate() != before)
        Q_EMIT dataChanged(index(0, FlagRateColumn), index(rowCount() - 1, FlagRateColumn));
}

/// A text is like another's by what either writes.
void AnnotatorModel::refreshOthers(PersonId person, const QualityMonitor::Change& change)
{
    std::set<PersonId> others;
    for (const auto* flags : {&change.appeared, &change.disappeared}) {
        for (const QualityFlag& flag : *flags)
            others.insert(flag.person);
    }
    others.erase(person);
    for (const PersonId other : others)
        refresh(other);
}

int AnnotatorModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int AnnotatorModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString AnnotatorModel::words(const Row& row, int column) const
{
    const PersonQuality& q = row.quality;
    switch (column) {
    case NameColumn:
        return row.person.name;
    case ProgressColumn:
        return labelledText(done(row), row.assigned, 0); // beside its bar there is room for this
    case FlagRateColumn:
        return findingsWords(q);
    case DominantColumn:
        return dominantWords(q);
    case MedianColumn:
        return q.medianMs ? durationWords(*q.medianMs) : nothing();
    case ContradictionsColumn:
        return QString::number(q.contradictions);
    case RunColumn:
        return q.longestRun ? QString::number(*q.longestRun) : nothing();
    case SpreadColumn:
        return q.labelled > 0 ? shownNumber(q.scaleSpread, 2) : nothing();
    case DriftColumn:
        return q.timeDrift ? withMinusSign(shownNumber(*q.timeDrift, 2)) : nothing();
    case PracticeColumn:
        return practiceWords(row.person.id);
    case RepeatsColumn:
        return repeatsWords(row.person.id);
    case ActivityColumn: {
        const auto last = m_live.lastActivity(row.person.id);
        return last ? shortMomentWords(*last) : nothing();
    }
    default:
        return {};
    }
}

QVariant AnnotatorModel::underlying(const Row& row, int column) const
{
    const PersonQuality& q = row.quality;
    switch (column) {
    case ProgressColumn:
        return row.assigned > 0 ? static_cast<double>(done(row)) / static_cast<double>(row.assigned)
                                : 0.0;
    case FlagRateColumn:
        return q.flagRate + static_cast<double>(q.generalFlags); // about all items: first
    case DominantColumn:
        return q.dominantShare;
    case MedianColumn:
        return q.medianMs.value_or(-1);
    case ContradictionsColumn:
        return q.contradictions;
    case RunColumn:
        return q.longestRun.value_or(-1);
    case SpreadColumn:
        return q.scaleSpread;
    case DriftColumn:
        return q.timeDrift.value_or(-2);
    case PracticeColumn: {
        const auto found = m_practice.find(row.person.id);
        return found != m_practice.end() ? found->second.best.accepted : -1;
    }
    case RepeatsColumn: {
        const auto found = m_repeats.find(row.person.id);
        return found != m_repeats.end() ? found->second.agreement.value_or(-1.0) : -1.0;
    }
    case ActivityColumn:
        return m_live.lastActivity(row.person.id).value_or(0);
    default:
        return words(row, column);
    }
}

QVariant AnnotatorModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows.at(static_cast<std::size_t>(index.row()));
    switch (role) {
    case Qt::DisplayRole:
        return words(row, index.column());
    case Qt::ToolTipRole:
        return plainToolTip(tip(row, index.column()));
    case Qt::AccessibleTextRole: {
        if (index.column() == ProgressColumn)
            return labelledText(done(row), row.assigned, notGivenAgain(row));
        const QString tied = index.column() == DominantColumn ? tiedWords(row.quality) : QString();
        return tied.isEmpty() ? words(row, index.column()) : tied;
    }
    case Qt::TextAlignmentRole:
        return index.column() >= ContradictionsColumn && index.column() <= RepeatsColumn
                   ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                   : QVariant(Qt::AlignLeft | Qt::AlignVCenter);
    case PersonRole:
        return row.person.id.value;
    case UnderlyingDataRole:
        return underlying(row, index.column());
    case GeneralRole:
        return row.quality.generalFlags;
    case LimitRole:
        return m_live.thresholds().flagRateCeiling;
    case WholeBarRole:
        return wholeBarRate();
    case TimesRole: {
        QList<double> seconds;
        if (index.column() == MedianColumn) {
            for (const TaskAnswer& o : m_live.answers(row.person.id)) {
                if (o.responseMs)
                    seconds << static_cast<double>(*o.responseMs) / 1000;
            }
        }
        return QVariant::fromValue(seconds);
    }
    default:
        return {};
    }
}

QVariant AnnotatorModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    const Task* task = m_live.task();
    const QList<std::pair<QString, QString>> headers{
        {tr("Annotator"), {}},
        {tr("Progress"),
         tr("Items submitted of those assigned, without those that are asked for again")},
        {tr("Findings"),
         tr("Share of items with a finding, dismissed ones included; the mark is the study’s "
            "limit. A finding about all items, such as straight-lining, is counted beside it")},
        {tr("Dominant"), task ? tr("Most frequent answer to the first question, and its share")
                              : tr("Most frequent emotion and its share")},
        {tr("Median time"), tr("Median active time of an item, and the times in order")},
        {tr("Contradictions"), task ? tr("Items whose answers contradict each other")
                                    : tr("Items whose valence contradicts their emotion")},
        {tr("Run"), task ? tr("Most items in a row with the same answer, where the order of the "
                              "items is known; for information")
                         : tr("Most items in a row with one emotion, where the order of the items "
                              "is known; for information")},
        {tr("Spread"), tr("Standard deviation of the scale answers, 0 to 1; for information")},
        {tr("Drift"), tr("Rank correlation of response time with position, where that is known: "
                         "negative means getting faster; for information")},
        {tr("Practice"), practiceMeaning()},
        {tr("Repeats"), tr("Labels that were the same when an early item was seen again")},
        {tr("Last activity"), {}}};
    if (role == Qt::DisplayRole)
        return headers.value(section).first;
    if (role == Qt::ToolTipRole)
        return plainToolTip(headers.value(section).second);
    const bool isNumber = section >= ContradictionsColumn && section <= RepeatsColumn;
    if (role == Qt::TextAlignmentRole && isNumber)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

} // namespace subtext
