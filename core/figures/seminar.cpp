// SPDX-License-Identifier: MIT
#include "core/figures/seminar.h"

#include "core/adjudication/severity.h"
#include "core/desk/comparing.h"
#include "core/domain/votes.h"
#include "core/operation/studycontext.h"
#include "core/quality/qualityrules.h"
#include "core/storage/decisionstore.h"
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
    std::vector<bool> isMarking(answers.size());
    for (std::size_t place = 0; place < fields; ++place) {
        const auto field = static_cast<FieldIndex>(place);
        const QString& text = item.scene.text(field);
        const std::vector<TextSpan> words = wordsIn(text);
        std::vector<int> people(words.size());
        for (std::size_t i = 0; i < answers.size(); ++i) {
            for (const int word :
                 wordsTouched(words, marksOver(answers[i].answer.cues, field, text))) {
                ++people[static_cast<std::size_t>(word)];
                isMarking[i] = true;
            }
        }
        for (std::size_t word = 0; word < words.size(); ++word) {
            if (people[word] > 0)
                item.cues.push_back({field, coveredBy(words[word], text), people[word]});
        }
    }
    item.marking = static_cast<int>(std::count(isMarking.begin(), isMarking.end(), true));
}

double severityOf(const ItemSeverity& severity, const std::vector<Annotation>& answers)
{
    std::vector<ItemSeverity::Rated> rated;
    for (const Annotation& answer : answers) {
        if (const auto one = severity.rated(answer.answer.ballot, answer.answer.scales))
            rated.push_back(*one);
    }
    return severity.of(rated);
}

} // namespace

Seminar readSeminar(StudyContext& context, PersonId adjudicator)
{
    const auto task = context.db->task().shared();
    std::vector<Decision> history = context.decisions.all();
    if (adjudicator.isValid())
        history = visibleTo(adjudicator, std::move(history));
    const auto decisions = decisionsByScenario(history);
    const int splitFrom = context.thresholds().splitFrom;
    const ItemSeverity severity(*task);
    Seminar seminar;
    std::vector<Scenario> scenes;
    context.scenarios.forEach(Items::Counted,
                              [&](const Scenario& scene) { scenes.push_back(scene); });
    for (Scenario& scene : scenes) {
        const std::vector<Annotation> answers = context.answersOf(scene.id);
        const ItemGold gold = goldOf(scene.id, resolveDecisions(decisions.value(scene.id)), answers,
                                     splitFrom, task->questions.size());
        if (!gold.isSettled()) {
            ++seminar.leftOut;
            continue;
        }
        SeminarItem item;
        item.scene = std::move(scene);
        item.answers = static_cast<int>(answers.size());
        for (std::size_t i = 0; i < task->questions.size(); ++i)
            item.questions.push_back(
                {votesByOption(answers, i, task->questions[i].options.size()), gold.labels[i]});
        for (std::size_t i = 0; i < task->scales.size(); ++i)
            item.scales.push_back(answersByPoint(answers, i, task->scales[i]));
        addCues(item, answers, task->scene.size());
        item.severity = severityOf(severity, answers);
        seminar.items.push_back(std::move(item));
    }
    std::stable_sort(
        seminar.items.begin(), seminar.items.end(),
        [](const SeminarItem& a, const SeminarItem& b) { return a.severity > b.severity; });
    return seminar;
}

} // namespace subtext
