// SPDX-License-Identifier: MIT
#include "core/course/coursestate.h"

#include "core/course/repeats.h"
#include "core/domain/steps.h"
#include "core/operation/studycontext.h"
#include "core/storage/answerstore.h"
#include "core/storage/coursestore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/studystore.h"
#include "core/storage/taskinforce.h"
#include "core/task/tasktexts.h"

#include <algorithm>

namespace subtext {
namespace {

PracticeSet setOf(const PracticeScenes& scenes)
{
    PracticeSet ids;
    for (const CalibrationItem& item : scenes.items)
        ids.insert(item.id);
    return ids;
}

bool isWhole(const std::vector<PracticeSet>& sets, const PracticeScenes& scenes,
             const std::vector<PracticeAnswer>& round)
{
    const PracticeSet now = setOf(scenes);
    return std::any_of(sets.begin(), sets.end(), [&](const PracticeSet& set) {
        const PracticeSet left = set & now; // what was removed since counts for nothing
        return !left.isEmpty() && std::all_of(left.begin(), left.end(), [&](const QString& item) {
            return isAnswered(round, item);
        });
    });
}

} // namespace

void requireShortAnswer(StudyContext& context, const Answer& answer)
{
    if (!missingChoices(answer, context.db->task().task()).empty())
        throw Failure({ErrorCode::IncompleteAnswer, {}, 0, 0, {}, {}});
    requireWithinLimit(answer);
}

bool isAnswered(const std::vector<PracticeAnswer>& answers, const QString& item)
{
    return std::any_of(answers.begin(), answers.end(),
                       [&](const PracticeAnswer& answer) { return answer.item == item; });
}

PracticeScenes practiceScenes(StudyContext& context, const QString& language)
{
    const QString json = context.shownText(TaskText::Practice, language);
    if (json.isEmpty())
        return {};
    return parsePractice(json.toUtf8(), context.db->task().shared()).value_or(PracticeScenes{});
}

PracticeRounds practiceRounds(const PracticeScenes& scenes,
                              const std::vector<PracticeAnswer>& answers)
{
    PracticeRounds rounds;
    for (const PracticeAnswer& answer : answers) {
        std::vector<PracticeAnswer>& round = rounds[answer.round];
        if (scenes.item(answer.item) && !isAnswered(round, answer.item))
            round.push_back(answer);
    }
    std::erase_if(rounds, [](const auto& round) { return round.second.empty(); });
    return rounds;
}

std::vector<PracticeSet> practiceSets(StudyContext& context)
{
    std::vector<QString> texts{shippedText(context.db->task().task(), TaskText::Practice)};
    for (const TextRevision& revision : context.course.taskTexts(TaskText::Practice))
        texts.push_back(revision.text);
    std::vector<PracticeSet> sets;
    for (const QString& text : texts) {
        if (const auto scenes = parsePractice(text.toUtf8(), context.db->task().shared()))
            sets.push_back(setOf(*scenes));
    }
    return sets;
}

PracticeState practiceState(const PracticeScenes& scenes, const std::vector<PracticeSet>& sets,
                            const PracticeRounds& rounds, int bar)
{
    PracticeState state;
    state.bar = bar;
    state.isBarReached = bar <= 0;
    for (const auto& [number, answers] : rounds) {
        if (!isWhole(sets, scenes, answers))
            continue;
        ++state.completedRounds;
        state.lastWholeRound = answers;
        state.isBarReached = state.isBarReached || reachesBar(countPractice(scenes, answers), bar);
    }
    if (rounds.empty())
        return state;
    const auto& [last, answers] = *rounds.rbegin();
    const bool isLastWhole = isWhole(sets, scenes, answers);
    state.round = isLastWhole ? last + 1 : last;
    if (!isLastWhole)
        state.answers = answers;
    return state;
}

std::vector<PracticeAnswer> firstWholeRound(const PracticeScenes& scenes,
                                            const std::vector<PracticeSet>& sets,
                                            const PracticeRounds& rounds)
{
    const auto whole = std::find_if(rounds.begin(), rounds.end(), [&](const auto& round) {
        return isWhole(sets, scenes, round.second);
    });
    return whole == rounds.end() ? std::vector<PracticeAnswer>() : whole->second;
}

PracticeState practiceOf(StudyContext& context, PersonId person)
{
    const PracticeScenes scenes = practiceScenes(context);
    return practiceState(scenes, {setOf(scenes)},
                         practiceRounds(scenes, context.course.practice(person)),
                         context.study.protocol().practiceBar);
}

qint64 openAnswers(StudyContext& context, ScenarioId scenario)
{
    const std::vector<PersonId> raters = context.people.raters(scenario);
    const auto open = std::count_if(raters.begin(), raters.end(), [&](PersonId rater) {
        return !context.answers.latest(rater, scenario);
    });
    return open + std::ssize(context.people.owedAgain({}, scenario));
}

std::vector<ScenarioId> repeatedScenarios(const std::vector<RepeatAnswer>& repeats)
{
    std::vector<ScenarioId> scenarios;
    for (const RepeatAnswer& repeat : repeats) {
        if (std::find(scenarios.begin(), scenarios.end(), repeat.scenario) == scenarios.end())
            scenarios.push_back(repeat.scenario);
    }
    return scenarios;
}

std::vector<ScenarioId> repeatsAheadOf(StudyContext& context, PersonId person)
{
    const Protocol protocol = context.study.protocol();
    const auto who = context.people.byId(person);
    if (protocol.repeats <= 0 || context.study.isLocked() || !who ||
        context.course.isWithdrawn(person))
        return {};
    std::vector<ScenarioId> inOrder;
    for (const ItemSummary& item : context.people.itemsOf(person))
        inOrder.push_back(item.scenario);
    const std::vector<ScenarioId> answered = repeatedScenarios(context.course.repeats(person));
    std::vector<ScenarioId> due = plannedRepeats(inOrder, answered, *who, protocol);
    due.erase(due.begin(), due.begin() + static_cast<std::ptrdiff_t>(answered.size()));
    return due;
}

std::vector<ScenarioId> dueRepeatsOf(StudyContext& context, PersonId person)
{
    const std::vector<ItemSummary> items = context.people.itemsOf(person);
    const bool isAllSubmitted = std::all_of(
        items.begin(), items.end(), [](const ItemSummary& item) { return item.isSubmitted(); });
    return isAllSubmitted ? repeatsAheadOf(context, person) : std::vector<ScenarioId>();
}

} // namespace subtext
