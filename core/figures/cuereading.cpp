// SPDX-License-Identifier: MIT
#include "core/figures/cuereading.h"

#include "core/operation/studycontext.h"
#include "core/storage/answerstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/scenariostore.h"
#include "core/storage/taskinforce.h"

namespace subtext {

CueInput readCueInput(StudyContext& context)
{
    CueInput input;
    input.task = context.db->task().shared();
    context.scenarios.forEach(
        Items::Counted, [&](const Scenario& scenario) { input.scenarios.push_back(scenario); });
    input.answers = context.answers.allLatest();
    input.further = context.people.furtherRatings();
    return input;
}

} // namespace subtext
