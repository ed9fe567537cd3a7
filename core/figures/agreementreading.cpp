// SPDX-License-Identifier: MIT
#include "core/figures/agreementreading.h"

#include "core/agreement/agreementinputbuilder.h"
#include "core/desk/comparing.h"
#include "core/domain/goldlabel.h"
#include "core/domain/protocol.h"
#include "core/domain/votes.h"
#include "core/operation/studycontext.h"
#include "core/quality/qualityrules.h"
#include "core/storage/answerstore.h"
#include "core/storage/decisionstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/predictionstore.h"
#include "core/storage/ratingreader.h"
#include "core/storage/scenariostore.h"
#include "core/storage/studystore.h"
#include "core/storage/taskinforce.h"

namespace subtext {

AgreementInput readAgreementInput(StudyContext& context, PersonId adjudicator)
{
    const std::vector<Person> people = context.people.all();
    std::vector<Decision> history = context.decisions.all();
    if (adjudicator.isValid())
        history = seenBy(context, context.requirePerson(adjudicator), std::move(history));
    const int splitFrom = context.thresholds().splitFrom;
    AgreementInputBuilder builder(context.db->task().shared(), people, context.ratingsNeeded(),
                                  context.people.furtherRatings());
    const auto decisions = decisionsByScenario(history);
    const QHash<ScenarioId, int> toCome = context.people.furtherToCome();
    RatingReader ratings(*context.db, std::nullopt);
    context.scenarios.forEach(Items::Counted, [&](const Scenario& scenario) {
        AgreementItem& item = builder.add(scenario);
        const std::vector<Annotation> answers = ratings.of(scenario.id);
        item.ratings.reserve(answers.size());
        for (const Annotation& answer : answers)
            builder.addRating(item, answer);
        item.ratingsToCome = toCome.value(scenario.id);
        const int needed = ratingsNeededWith(item.ratingsToCome, std::ssize(answers), splitFrom);
        setGold(item, goldOf(scenario.id, resolveDecisions(decisions.value(scenario.id)), answers,
                             needed, builder.task()->questions.size()));
    });
    AgreementInput input = builder.take();
    setParts(input, context.predictions.parts());
    if (const SecondReading asked = context.study.protocol().secondReading;
        asked != SecondReading::Off)
        setSoftLabels(input, context.answers.allLatest(), asked);
    return input;
}

} // namespace subtext
