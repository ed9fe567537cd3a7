// SPDX-License-Identifier: MIT
// Practice before the first item, and repeats after the last.
#include "core/base/builtin.h"
#include "core/study/course.h"
#include "core/study/coursestate.h"
#include "core/study/studycontext.h"
#include "core/study/textlength.h"

#include <algorithm>
#include <cstdlib>

namespace subtext {
namespace {

std::vector<CalibrationItem> builtInCalibration()
{
    auto items = parseCalibration(builtIn(QStringLiteral(":/subtext/annotation/calibration.json")));
    if (!items) {
        qCritical("calibration.json: %s %s", qUtf8Printable(items.error().value),
                  qUtf8Printable(items.error().detail));
        return {};
    }
    return std::move(*items);
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
    requireWithinLimit(answer);
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

Result<PracticeState> Course::practiceState(PersonId person) const
{
    return m_context.read([&] { return practiceOf(m_context, person); });
}

Result<bool> Course::isPracticeDue(PersonId person) const
{
    return m_context.readConsistently([&] {
        const bool isAsked = m_context.study.protocol().isPracticeAsked &&
                             !m_context.study.isLocked() && !calibration().empty();
        return isAsked && practiceOf(m_context, person).completedRounds == 0 &&
               m_context.answers.latestOf(person).empty();
    });
}

Result<ChangeSet> Course::recordPractice(PersonId person, const QString& item, const Answer& answer,
                                         qint64 activeMs)
{
    return m_context.keep([&](ChangeSet& changes) {
        m_context.requirePerson(person);
        requireComplete(answer);
        const PracticeState state = practiceOf(m_context, person);
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
        changes = ChangeSet::about(ChangeSet::CourseChanged, person);
    });
}

Result<std::vector<PracticeResult>> Course::practiceResults() const
{
    return m_context.readConsistently([&] {
        std::vector<PracticeResult> results;
        for (const Person& person : m_context.people.all()) {
            const PracticeRounds rounds = practiceRounds(m_context.course.practice(person.id));
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
        return results;
    });
}

Result<std::vector<ScenarioId>> Course::dueRepeats(PersonId person) const
{
    return m_context.read([&] { return dueRepeatsOf(m_context, person); });
}

Result<int> Course::repeatsAnswered(PersonId person) const
{
    return m_context.read([&] {
        return static_cast<int>(repeatedScenarios(m_context.course.repeats(person)).size());
    });
}

Result<ChangeSet> Course::recordRepeat(PersonId person, ScenarioId scenario, const Answer& answer,
                                       qint64 activeMs)
{
    return m_context.operate(QStringLiteral("course.repeat"), [&](ChangeSet& changes) {
        m_context.requireUnlocked();
        const Person who = m_context.requirePerson(person);
        requireComplete(answer);
        const std::vector<ScenarioId> due = dueRepeatsOf(m_context, person);
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
        changes = ChangeSet::about(ChangeSet::CourseChanged, person, scenario);
        return QJsonObject{{QStringLiteral("person"), who.code},
                           {QStringLiteral("repeat"), row.uuid}};
    });
}

Result<std::map<PersonId, IntraAgreement>> Course::intraAnnotatorAgreement() const
{
    return m_context.readConsistently([&] {
        std::map<PersonId, IntraAgreement> agreement;
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
        return agreement;
    });
}

} // namespace subtext
