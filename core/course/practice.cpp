// SPDX-License-Identifier: MIT
#include "core/course/practice.h"

#include "core/course/coursestate.h"
#include "core/operation/studycontext.h"
#include "core/storage/answerstore.h"
#include "core/storage/coursestore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/studystore.h"
#include "core/task/tasktexts.h"

#include <algorithm>
#include <cstdlib>

namespace subtext {
namespace {

bool isBetter(const PracticeRound& one, const PracticeRound& other)
{
    if (one.accepted != other.accepted)
        return one.accepted > other.accepted;
    return one.meanDistance.value_or(0) < other.meanDistance.value_or(0);
}

} // namespace

PracticeRound countPractice(const PracticeScenes& scenes,
                            const std::vector<PracticeAnswer>& answers)
{
    PracticeRound round;
    int distance = 0;
    int ratings = 0;
    for (const PracticeAnswer& answer : answers) {
        const CalibrationItem* item = scenes.item(answer.item);
        if (!item)
            continue;
        const PracticeComparison comparison = comparePractice(*scenes.task, answer.answer, *item);
        round.round = answer.round;
        ++round.answered;
        round.labels += static_cast<int>(comparison.fits.size());
        round.accepted += comparison.fitting();
        for (const PracticeOffset& offset : comparison.offsets)
            distance += std::abs(offset.points);
        ratings += static_cast<int>(comparison.offsets.size());
    }
    if (ratings > 0)
        round.meanDistance = static_cast<double>(distance) / ratings;
    return round;
}

PracticeFit practiceFitOf(const Task& task, const QString& own)
{
    const QString json = own.isEmpty() ? shippedText(task, TaskText::Practice) : own;
    if (json.isEmpty())
        return PracticeFit::None;
    const auto scenes = parsePractice(json.toUtf8(), std::make_shared<const Task>(task));
    return scenes && !scenes->isEmpty() ? PracticeFit::Fitting : PracticeFit::Unfit;
}

Result<PracticeScenes> Practice::scenes() const
{
    return m_context.readConsistently([&] { return practiceScenes(m_context); });
}

Result<PracticeState> Practice::state(PersonId person) const
{
    return m_context.read([&] { return practiceOf(m_context, person); });
}

Result<bool> Practice::isDue(PersonId person) const
{
    return m_context.readConsistently([&] {
        const bool isAsked = m_context.study.protocol().isPracticeAsked &&
                             !m_context.study.isLocked() && !practiceScenes(m_context).isEmpty();
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
        if (!practiceScenes(m_context).item(item) || isAnswered(state.answers, item))
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
        const PracticeScenes scenes = practiceScenes(m_context);
        std::vector<PracticeResult> results;
        for (const Person& person : m_context.people.all()) {
            const PracticeRounds rounds =
                practiceRounds(scenes, m_context.course.practice(person.id));
            if (rounds.empty())
                continue;
            PracticeResult result;
            result.person = person.id;
            result.labels = static_cast<int>(scenes.items.size() * scenes.task->questions.size());
            result.first = countPractice(scenes, rounds.begin()->second);
            result.best = result.first;
            for (const auto& [number, answers] : rounds) {
                const PracticeRound round = countPractice(scenes, answers);
                if (isBetter(round, result.best))
                    result.best = round;
            }
            results.push_back(result);
        }
        return results;
    });
}

} // namespace subtext
