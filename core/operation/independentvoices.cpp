// SPDX-License-Identifier: MIT
#include "core/operation/independentvoices.h"

#include "core/domain/votes.h"
#include "core/operation/studycontext.h"
#include "core/quality/qualityrules.h"
#include "core/storage/decisionstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/ratingreader.h"
#include "core/storage/scenariostore.h"
#include "core/storage/studystore.h"
#include "core/storage/taskinforce.h"

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

bool haveDecidedEverySplit(StudyContext& context, const Voice& first, const Voice& second)
{
    const auto isPicked = [](const Voice& voice, ScenarioId scenario, std::size_t question) {
        const auto picks = voice.find(scenario);
        return picks != voice.end() && picks->second[question].has_value();
    };
    const int ratingsNeeded = context.thresholds().splitFrom;
    const std::size_t questions = context.db->task().shape().options.size();
    RatingReader ratings(*context.db, std::nullopt);
    for (const auto& [scenario, group] : context.scenarios.idsWithGroup(Items::Counted)) {
        const auto& answers = ratings.of(scenario);
        for (std::size_t i = 0; i < questions; ++i) {
            const auto votes = votesOf(answers, static_cast<QuestionIndex>(i));
            const bool isSplit = patternOf(votes, ratingsNeeded) == Pattern::Split;
            if (isSplit && !(isPicked(first, scenario, i) && isPicked(second, scenario, i)))
                return false;
        }
    }
    return true;
}

} // namespace

std::optional<IndependentVoices> independentVoices(StudyContext& context,
                                                   const std::vector<Decision>& history,
                                                   const std::set<ScenarioId>& leftOut)
{
    std::map<PersonId, Voice> voices = voicesIn(history, leftOut);
    std::vector<PersonId> who;
    for (const Person& person : context.people.all()) {
        if (const auto voice = voices.find(person.id);
            voice != voices.end() && !voice->second.empty())
            who.push_back(person.id);
    }
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
