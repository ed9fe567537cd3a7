// SPDX-License-Identifier: MIT
#include "core/figures/disagreementreading.h"

#include "core/course/repeats.h"
#include "core/operation/studycontext.h"
#include "core/storage/answerstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/scenariostore.h"
#include "core/storage/taskinforce.h"

#include <QSet>

namespace subtext {

DisagreementSources readDisagreement(StudyContext& context)
{
    QSet<ScenarioId> counted;
    context.scenarios.forEach(Items::Counted,
                              [&](const Scenario& scenario) { counted.insert(scenario.id); });
    std::vector<Annotation> answers = context.answers.allLatest();
    std::erase_if(answers, [&](const Annotation& annotation) {
        return !counted.contains(annotation.scenario);
    });
    std::vector<RepeatedAnswer> repeats;
    for (const auto& [person, pairs] : answeredTwice(context)) {
        for (const AnsweredTwice& pair : pairs)
            repeats.push_back({person, pair.scenario, pair.first.ballot, pair.again.ballot});
    }
    return disagreementSources(context.db->task().shared(), answers, repeats,
                               context.people.furtherRatings());
}

} // namespace subtext
