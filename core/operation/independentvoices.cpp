// SPDX-License-Identifier: MIT
#include "core/operation/independentvoices.h"

#include "core/domain/votes.h"
#include "core/operation/studycontext.h"
#include "core/quality/qualityrules.h"
#include "core/storage/coursestore.h"
#include "core/storage/decisionstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/ratingreader.h"
#include "core/storage/scenariostore.h"
#include "core/storage/studystore.h"
#include "core/storage/taskinforce.h"
#include "core/storage/teamstore.h"

#include <QHash>

#include <algorithm>

namespace subtext {
namespace {

using Voice = IndependentVoices::Voice;

std::map<PersonId, Voice> voicesIn(const std::vector<Decision>& history,
                                   const std::set<ScenarioId>& leftOut)
{
    std::map<PersonId, Voice> voices;
    for (const Decision& decision : history) {
        if (leftOut.count(decision.scenario) > 0 || decision.isNobodysOwn())
            continue;
        if (decision.isDecided())
            voices[decision.person][decision.scenario] = decision.picks;
        else
            voices[decision.person].erase(decision.scenario);
    }
    return voices;
}

/// Question by question, as long as `visit` says true: what the desk asks for. The server of a team
/// has the same rule (subtext.splits in core/remote/schema).
template <typename Visit> void forEachSplit(StudyContext& context, Visit visit)
{
    const int splitFrom = context.thresholds().splitFrom;
    const std::size_t questions = context.db->task().shape().options.size();
    const QHash<ScenarioId, int> toCome = context.people.furtherToCome();
    RatingReader ratings(*context.db, std::nullopt);
    for (const auto& [scenario, group] : context.scenarios.idsWithGroup(Items::Counted)) {
        const auto& answers = ratings.of(scenario);
        const int needed =
            ratingsNeededWith(toCome.value(scenario), std::ssize(answers), splitFrom);
        for (std::size_t i = 0; i < questions; ++i) {
            const auto votes = votesOf(answers, static_cast<QuestionIndex>(i));
            if (patternOf(votes, needed) == Pattern::Split && !visit(scenario, i))
                return;
        }
    }
}

bool haveDecidedEverySplit(StudyContext& context, const Voice& first, const Voice& second)
{
    const auto isPicked = [](const Voice& voice, ScenarioId scenario, std::size_t question) {
        const auto picks = voice.find(scenario);
        return picks != voice.end() && picks->second[question].has_value();
    };
    bool areThrough = true;
    forEachSplit(context, [&](ScenarioId scenario, std::size_t question) {
        areThrough = isPicked(first, scenario, question) && isPicked(second, scenario, question);
        return areThrough;
    });
    return areThrough;
}

} // namespace

std::optional<IndependentVoices> independentVoices(StudyContext& context,
                                                   const std::vector<Decision>& history,
                                                   const std::set<ScenarioId>& leftOut)
{
    std::map<PersonId, Voice> voices = voicesIn(history, leftOut);
    const std::set<Uuid> watchers = context.team.watchers();
    std::vector<PersonId> everybody;
    std::vector<PersonId> who;
    for (const Person& person : context.people.all()) {
        const auto voice = voices.find(person.id);
        if (voice == voices.end() || voice->second.empty())
            continue;
        everybody.push_back(person.id);
        if (!watchers.contains(person.uuid) && !context.course.isWithdrawn(person.id))
            who.push_back(person.id);
    }
    if (who.size() < 2)
        who = std::move(everybody); // what was said before somebody watched or dropped out
    if (who.size() < 2)
        return std::nullopt;
    IndependentVoices both{who[0], who[1], std::move(voices[who[0]]), std::move(voices[who[1]])};
    both.areThrough = haveDecidedEverySplit(context, both.ofFirst, both.ofSecond);
    return both;
}

bool decidesBlind(StudyContext& context, PersonId reader)
{
    if (!reader.isValid() || context.study.isLocked() ||
        context.requirePerson(reader).role != Role::Adjudicator)
        return false;
    const std::vector<Person> people = context.people.all();
    if (std::count_if(people.begin(), people.end(),
                      [](const Person& person) { return person.role == Role::Adjudicator; }) < 2)
        return false;
    const auto both =
        independentVoices(context, context.decisions.all(), context.scenarios.leftOut());
    return !both || !both->areThrough || (both->first != reader && both->second != reader);
}

} // namespace subtext
