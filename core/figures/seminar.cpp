// SPDX-License-Identifier: MIT
#include "core/figures/seminar.h"

#include "core/desk/comparing.h"
#include "core/desk/deskchecks.h"
#include "core/domain/scenemarks.h"
#include "core/domain/votes.h"
#include "core/operation/studycontext.h"
#include "core/quality/qualityrules.h"
#include "core/storage/decisionstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/scenariostore.h"
#include "core/storage/taskinforce.h"

#include <algorithm>

namespace subtext {
namespace {

std::vector<int> votesByOption(const std::vector<Annotation>& answers, std::size_t question,
                               std::size_t options)
{
    std::vector<int> votes(options);
    for (const Choice vote : votesOf(answers, static_cast<QuestionIndex>(question)))
        ++votes.at(static_cast<std::size_t>(indexOf(vote)));
    return votes;
}

std::vector<int> answersByPoint(const std::vector<Annotation>& answers, std::size_t place,
                                const Scale& scale)
{
    std::vector<int> counts(scale.points.size());
    for (const Annotation& answer : answers) {
        for (std::size_t point = 0; point < scale.points.size(); ++point)
            counts[point] += answer.answer.scales.at(place) == scale.points[point].value ? 1 : 0;
    }
    return counts;
}

void addCues(SeminarItem& item, const std::vector<Annotation>& answers, std::size_t fields)
{
    std::vector<const Cues*> cues;
    for (const Annotation& answer : answers)
        cues.push_back(&answer.answer.cues);
    const SceneMarks marks = sceneMarks(item.scene, fields, cues);
    item.marking = marks.marking;
    for (const MarkedPlace& place : marks.words)
        item.cues.push_back(
            {place.field, coveredBy(place.word, item.scene.text(place.field)), place.people});
}

} // namespace

Seminar readSeminar(StudyContext& context, PersonId adjudicator)
{
    const auto task = context.db->task().shared();
    std::vector<Decision> history = context.decisions.all();
    if (adjudicator.isValid())
        history = seenBy(context, context.requirePerson(adjudicator), std::move(history));
    const auto decisions = decisionsByScenario(history);
    const QualityThresholds thresholds = context.thresholds();
    const DeskChecks checks(*task, thresholds);
    const QHash<ScenarioId, int> toCome = context.people.furtherToCome();
    Seminar seminar;
    std::vector<Scenario> scenes;
    context.scenarios.forEach(Items::Counted,
                              [&](const Scenario& scene) { scenes.push_back(scene); });
    for (Scenario& scene : scenes) {
        const std::vector<Annotation> answers = context.answersOf(scene.id);
        const int needed =
            ratingsNeededWith(toCome.value(scene.id), std::ssize(answers), thresholds.splitFrom);
        const ItemGold gold = goldOf(scene.id, resolveDecisions(decisions.value(scene.id)), answers,
                                     needed, task->questions.size());
        if (!gold.isSettled()) {
            ++seminar.leftOut;
            continue;
        }
        SeminarItem item;
        item.scene = std::move(scene);
        item.answers = static_cast<int>(answers.size());
        for (std::size_t i = 0; i < task->questions.size(); ++i) {
            item.questions.push_back(
                {votesByOption(answers, i, task->questions[i].options.size()), gold.labels[i]});
            const auto votes = votesOf(answers, static_cast<QuestionIndex>(i));
            item.isSplit = item.isSplit || patternOf(votes, thresholds.splitFrom) == Pattern::Split;
        }
        for (std::size_t i = 0; i < task->scales.size(); ++i)
            item.scales.push_back(answersByPoint(answers, i, task->scales[i]));
        addCues(item, answers, task->scene.size());
        item.severity = checks.severityOf(answers);
        seminar.items.push_back(std::move(item));
    }
    std::stable_sort(
        seminar.items.begin(), seminar.items.end(),
        [](const SeminarItem& a, const SeminarItem& b) { return a.severity > b.severity; });
    return seminar;
}

} // namespace subtext
