// SPDX-License-Identifier: MIT
#include "core/course/practice.h"

#include "core/base/builtin.h"
#include "core/course/coursestate.h"
#include "core/operation/studycontext.h"
#include "core/storage/taskinforce.h"

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

/// The scenes that ship, with their reference answers, are CEI's.
bool hasCalibration(StudyContext& context)
{
    const Task& task = context.db->task().task();
    return task.layout == TaskLayout::Cei && isBuiltInText(task.texts.practice) &&
           !Practice::calibration().empty();
}

bool isBetter(const PracticeRound& one, const PracticeRound& other)
{
    if (one.accepted != other.accepted)
        return one.accepted > other.accepted;
    return one.meanDistance < other.meanDistance;
}

} // namespace

PracticeRound countPractice(const std::vector<PracticeAnswer>& answers)
{
    PracticeRound round;
    int distance = 0;
    for (const PracticeAnswer& answer : answers) {
        const CalibrationItem* item = Practice::calibrationItem(answer.item);
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

const std::vector<CalibrationItem>& Practice::calibration()
{
    static const std::vector<CalibrationItem> items = builtInCalibration();
    return items;
}

const CalibrationItem* Practice::calibrationItem(const QString& id)
{
    for (const CalibrationItem& item : calibration()) {
        if (item.id == id)
            return &item;
    }
    return nullptr;
}

Result<bool> Practice::isOffered() const
{
    return m_context.read([&] { return hasCalibration(m_context); });
}

Result<PracticeState> Practice::state(PersonId person) const
{
    return m_context.read([&] { return practiceOf(m_context, person); });
}

Result<bool> Practice::isDue(PersonId person) const
{
    return m_context.readConsistently([&] {
        const bool isAsked = m_context.study.protocol().isPracticeAsked &&
                             !m_context.study.isLocked() && hasCalibration(m_context);
        return isAsked && practiceOf(m_context, person).completedRounds == 0 &&
               m_context.answers.latestOf(person).empty();
    });
}

Result<ChangeSet> Practice::record(PersonId person, const QString& item, const Answer& answer,
                                   qint64 activeMs)
{
    return m_context.keep([&](ChangeSet& changes) {
        m_context.requirePerson(person);
        requireShortAnswer(m_context, answer);
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

Result<std::vector<PracticeResult>> Practice::results() const
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

} // namespace subtext
