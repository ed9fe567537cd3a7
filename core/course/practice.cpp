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
#include <map>
#include <tuple>
#include <utility>

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

bool reachesBar(const PracticeRound& round, int bar)
{
    return bar <= 0 || (round.labels > 0 && 100 * round.accepted >= bar * round.labels);
}

std::vector<PracticeMixUp> practiceMixUps(const PracticeScenes& scenes,
                                          const std::vector<PracticeAnswer>& answers)
{
    // By question and reference: how often that was to be answered, and what was instead.
    std::map<std::pair<std::size_t, Choice>, int> taught;
    std::map<std::tuple<std::size_t, Choice, Choice>, int> mixed;
    const std::size_t questions = scenes.task ? scenes.task->questions.size() : 0;
    for (const PracticeAnswer& answer : answers) {
        const CalibrationItem* item = scenes.item(answer.item);
        for (std::size_t i = 0; item && i < questions; ++i) {
            const auto chosen = answer.answer.ballot.at(i);
            if (!chosen)
                continue;
            const Choice reference = *item->reference.ballot.at(i);
            ++taught[{i, reference}];
            if (!item->accepts(static_cast<QuestionIndex>(i), *chosen))
                ++mixed[{i, reference, *chosen}];
        }
    }
    std::vector<PracticeMixUp> mixUps;
    for (const auto& [pair, times] : mixed) {
        const auto& [question, reference, chosen] = pair;
        mixUps.push_back({static_cast<QuestionIndex>(question), reference, chosen, times,
                          taught.at({question, reference})});
    }
    std::stable_sort(
        mixUps.begin(), mixUps.end(),
        [](const PracticeMixUp& a, const PracticeMixUp& b) { return a.times > b.times; });
    return mixUps;
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
        return isAsked && !practiceOf(m_context, person).isPassed() &&
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
        const int bar = m_context.study.protocol().practiceBar;
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
            const PracticeState state = practiceState(scenes, rounds, bar);
            result.wholeRounds = state.completedRounds;
            result.bar = bar;
            result.isBarReached = state.completedRounds == 0 || state.isBarReached;
            result.mixUps = practiceMixUps(scenes, firstWholeRound(scenes, rounds));
            results.push_back(result);
        }
        return results;
    });
}

Result<std::vector<PracticeMixUp>> Practice::mixUps() const
{
    return m_context.readConsistently([&] {
        const PracticeScenes scenes = practiceScenes(m_context);
        std::vector<PracticeAnswer> answers;
        for (const Person& person : m_context.people.all()) {
            const std::vector<PracticeAnswer> first = firstWholeRound(
                scenes, practiceRounds(scenes, m_context.course.practice(person.id)));
            answers.insert(answers.end(), first.begin(), first.end());
        }
        return practiceMixUps(scenes, answers);
    });
}

} // namespace subtext
