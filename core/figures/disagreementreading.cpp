// SPDX-License-Identifier: MIT
#include "core/figures/disagreementreading.h"

#include "core/course/repeats.h"
#include "core/operation/studycontext.h"
#include "core/storage/answerstore.h"
#include "core/storage/coursestore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/scenariostore.h"
#include "core/storage/studystore.h"
#include "core/storage/taskinforce.h"

#include <QSet>

#include <vector>

namespace subtext {

DisagreementInput readDisagreementInput(StudyContext& context)
{
    DisagreementInput input;
    input.task = context.db->task().shared();
    QSet<ScenarioId> counted;
    context.scenarios.forEach(Items::Counted, [&](const Scenario& scenario) {
        counted.insert(scenario.id);
        input.items.emplace_back(scenario.id, scenario.name());
    });
    input.answers = context.answers.allLatest();
    std::erase_if(input.answers, [&](const Annotation& annotation) {
        return !counted.contains(annotation.scenario);
    });
    for (const auto& [person, pairs] : answeredTwice(context)) {
        for (const AnsweredTwice& pair : pairs)
            input.repeats.push_back({person, pair.scenario, pair.first.ballot, pair.again.ballot});
    }
    input.further = context.people.furtherRatings();
    return input;
}

std::optional<DisagreementInput> readDisagreementAsked(StudyContext& context)
{
    const bool isAsked = context.study.protocol().secondReading != SecondReading::Off ||
                         !context.course.repeats().empty();
    return isAsked ? std::optional(readDisagreementInput(context)) : std::nullopt;
}

} // namespace subtext
