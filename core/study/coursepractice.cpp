// SPDX-License-Identifier: MIT
// Practice before the first item, and repeats after the last.
#include "core/study/course.h"
#include "core/study/studycontext.h"

#include <QFile>

#include <algorithm>
#include <cstdlib>

namespace subtext {
namespace {

std::vector<CalibrationItem> builtInCalibration()
{
    QFile file(QStringLiteral(":/subtext/annotation/calibration.json"));
    const bool isOpen = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isOpen);
    auto items = parseCalibration(isOpen ? file.readAll() : QByteArray());
    if (!items) {
        qCritical("calibration.json: %s %s", qUtf8Printable(items.error().value),
                  qUtf8Printable(items.error().detail));
        return {};
    }
    return std::move(*items);
}

bool isAnswered(const std::vector<PracticeAnswer>& answers, const QString& item)
{
    return std::any_of(answers.begin(), answers.end(),
                       [&](const PracticeAnswer& answer) { return answer.item == item; });
}

bool isWhole(const std::vector<PracticeAnswer>& round)
{
    return round.size() == Course::calibration().size();
}

using Rounds = std::map<int, std::vector<PracticeAnswer>>;

/// One person's answers by round. Two copies of a hand-out can bring one item of one round twice:
/// the earlier answer counts. `answers` come by time.
Rounds roundsOf(const std::vector<PracticeAnswer>& answers)
{
    Rounds rounds;
    for (const PracticeAnswer& answer : answers) {
        std::vector<PracticeAnswer>& round = rounds[answer.round];
        if (Course::calibrationItem(answer.item) && !isAnswered(round, answer.item))
            round.push_back(answer);
    }
    std::erase_if(rounds, [](const auto& round) { return round.second.empty(); });
    return rounds;
}

PracticeState stateOf(const Rounds& rounds)
{
    PracticeState state;
    for (const auto& [number, answers] : rounds) {
        if (!isWhole(answers))
            continue;
        ++state.completedRounds;
        state.lastWholeRound = answers;
    }
    if (rounds.empty())
        return state;
    const auto& [last, answers] = *rounds.rbegin();
    state.round = isWhole(answers) ? last + 1 : last;
    if (!isWhole(answers))
        state.answers = answers;
    return state;
}

bool isBetter(const PracticeRound& one, const PracticeRound& other)
{
    if (one.accepted != other.accepted)
        return one.accepted > other.accepted;
    return one.meanDistance < other.meanDistance;
}

/// Without the explanation, which is not asked.
void requireComplete(const Answer& answer)
{
    Protocol rules;
    rules.isExplanationRequired = false;
    if (!missingParts(answer, rules).empty())
        throw Failure({ErrorCode::IncompleteAnswer, {}, 0, 0, {}, {}});
}

std::vector<ScenarioId> scenariosOf(const std::vector<RepeatAnswer>& repeats)
{
    std::vector<ScenarioId> scenarios;
    for (const RepeatAnswer& repeat : repeats) {
        if (std::find(scenarios.begin(), scenarios.end(), repeat.scenario) == scenarios.end())
            scenarios.push_back(repeat.scenario);
    }
    return scenarios;
}

std::vector<ScenarioId> dueFor(StudyContext& context, PersonId person)
{
    const Protocol protocol = context.study.protocol();
    const auto who = context.people.byId(person);
    if (protocol.repeats <= 0 || context.study.isLocked() || !who)
        return {};
    std::vector<ScenarioId> inOrder;
    for (const ItemSummary& item : context.people.itemsOf(person)) {
        if (!item.isSubmitted())
            return {};
        inOrder.push_back(item.scenario);
    }
    const std::vector<ScenarioId> answered = scenariosOf(context.course.repeats(person));
    std::vector<ScenarioId> due = plannedRepeats(inOrder, answered, *who, protocol);
    due.erase(due.begin(), due.begin() + static_cast<std::ptrdiff_t>(answered.size()));
    return due;
}

/// The answer that stood when its item was seen again; none where it came from a file without
/// times.
std::optional<Answer> standingAnswer(StudyContext& context, const RepeatAnswer& repeat)
{
    std::optional<Answer> standing;
    for (const Annotation& revision : context.answers.history(repeat.person, repeat.scenario)) {
        if (revision.submittedAt && *revision.submittedAt <= repeat.submittedAt &&
            revision.answer.emotion)
            standing = revision.answer;
    }
    return standing;
}

} // namespace

PracticeRound countPractice(const std::vector<PracticeAnswer>& answers)
{
    PracticeRound round;
    int distance = 0;
    for (const PracticeAnswer& answer : answers) {
        const CalibrationItem* item = Course::calibrationItem(answer.item);
        if (!item)
            continue;
        const PracticeComparison comparison = comparePractice(answer.answer, *item);
        round.round = answer.round;
        ++round.answered;
        round.accepted += comparison.isAccepted ? 1 : 0;
        for (int offset : comparison.offsets)
            distance += std::abs(offset);
    }
    const auto ratings = round.answered * static_cast<int>(ReferenceDimensions.size());
    round.meanDistance = ratings > 0 ? static_cast<double>(distance) / ratings : 0;
    return round;
}

const std::vector<CalibrationItem>& Course::calibration()
{
    static const std::vector<CalibrationItem> items = builtInCalibration();
    return items;
}

const CalibrationItem* Course::calibrationItem(const QString& id)
{
    for (const CalibrationItem& item : calibration()) {
        if (item.id == id)
            return &item;
    }
    return nullptr;
}

PracticeState Course::practiceState(PersonId person) const
{
    PracticeState state;
    static_cast<void>(
        m_context.db->read([&] { state = stateOf(roundsOf(m_context.course.practice(person))); }));
    return state;
}

bool Course::isPracticeDue(PersonId person) const
{
    bool isDue = false;
    static_cast<void>(m_context.db->read([&] {
        const bool isAsked = m_context.study.protocol().isPracticeAsked &&
                             !m_context.study.isLocked() && !calibration().empty();
        isDue = isAsked &&
                stateOf(roundsOf(m_context.course.practice(person))).completedRounds == 0 &&
                m_context.answers.latestOf(person).empty();
    }));
    return isDue;
}

Result<void> Course::recordPractice(PersonId person, const QString& item, const Answer& answer,
                                    qint64 activeMs)
{
    return m_context.keep([&](ChangeSet& changes) {
        m_context.requirePerson(person);
        requireComplete(answer);
        const PracticeState state = stateOf(roundsOf(m_context.course.practice(person)));
        if (!calibrationItem(item) || isAnswered(state.answers, item))
            throw Failure({ErrorCode::InvalidValue, {}, 0, 0, item, QStringLiteral("item")});
        PracticeAnswer row;
        row.uuid = m_context.env.ids.next();
        row.person = person;
        row.item = item;
        row.round = state.round;
        row.at = m_context.env.clock.now();
        row.answer = answer;
        row.activeMs = activeMs;
        m_context.course.insertPractice(row);
        m_context.course.deleteShortDraft(person, ShortKind::Practice);
        changes = {ChangeSet::CourseChanged, person, {}};
    });
}

std::vector<PracticeResult> Course::practiceResults() const
{
    std::vector<PracticeResult> results;
    static_cast<void>(m_context.db->readConsistently([&] {
        for (const Person& person : m_context.people.all()) {
            const Rounds rounds = roundsOf(m_context.course.practice(person.id));
            if (rounds.empty())
                continue;
            PracticeResult result;
            result.person = person.id;
            result.items = static_cast<int>(calibration().size());
            result.first = countPractice(rounds.begin()->second);
            result.best = result.first;
            for (const auto& [number, answers] : rounds) {
                const PracticeRound round = countPractice(answers);
                if (isBetter(round, result.best))
                    result.best = round;
            }
            results.push_back(result);
        }
    }));
    return results;
}

std::vector<ScenarioId> Course::dueRepeats(PersonId person) const
{
    std::vector<ScenarioId> due;
    static_cast<void>(m_context.db->read([&] { due = dueFor(m_context, person); }));
    return due;
}

int Course::repeatsAnswered(PersonId person) const
{
    std::size_t answered = 0;
    static_cast<void>(m_context.db->read(
        [&] { answered = scenariosOf(m_context.course.repeats(person)).size(); }));
    return static_cast<int>(answered);
}

Result<void> Course::recordRepeat(PersonId person, ScenarioId scenario, const Answer& answer,
                                  qint64 activeMs)
{
    return m_context.operate(QStringLiteral("course.repeat"), [&](ChangeSet& changes) {
        m_context.requireUnlocked();
        const Person who = m_context.requirePerson(person);
        requireComplete(answer);
        const std::vector<ScenarioId> due = dueFor(m_context, person);
        if (std::find(due.begin(), due.end(), scenario) == due.end())
            throw Failure({ErrorCode::InvalidValue,
                           {},
                           0,
                           0,
                           QString::number(scenario.value),
                           QStringLiteral("scenario")});
        RepeatAnswer row;
        row.uuid = m_context.env.ids.next();
        row.person = person;
        row.scenario = scenario;
        row.submittedAt = m_context.env.clock.now();
        row.answer = answer;
        row.activeMs = activeMs;
        m_context.course.insertRepeat(row);
        m_context.course.deleteShortDraft(person, ShortKind::Repeat);
        changes = {ChangeSet::CourseChanged, person, scenario};
        return QJsonObject{{QStringLiteral("person"), who.code},
                           {QStringLiteral("repeat"), row.uuid}};
    });
}

std::map<PersonId, IntraAgreement> Course::intraAnnotatorAgreement() const
{
    std::map<PersonId, IntraAgreement> agreement;
    static_cast<void>(m_context.db->readConsistently([&] {
        std::map<PersonId, std::vector<AnsweredTwice>> pairs;
        std::map<PersonId, std::vector<ScenarioId>> seen;
        for (const RepeatAnswer& repeat : m_context.course.repeats()) {
            std::vector<ScenarioId>& known = seen[repeat.person];
            if (std::find(known.begin(), known.end(), repeat.scenario) != known.end())
                continue; // from another copy of the hand-out: the earlier one counts
            known.push_back(repeat.scenario);
            if (const auto first = standingAnswer(m_context, repeat))
                pairs[repeat.person].push_back({*first, repeat.answer});
        }
        for (const auto& [person, ofPerson] : pairs)
            agreement[person] = intraAgreement(ofPerson);
    }));
    return agreement;
}

} // namespace subtext
