// SPDX-License-Identifier: MIT
#include "core/course/assignmentgaps.h"

#include "core/operation/studycontext.h"
#include "core/storage/coursestore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/scenariostore.h"

#include <set>

namespace subtext {

AssignmentGaps readGaps(StudyContext& context)
{
    AssignmentGaps gaps;
    gaps.scenarios = context.scenarios.idsWithGroup(Items::All);
    for (const Person& person : context.people.all()) {
        const auto theirs = context.people.assignmentsOf(person.id);
        gaps.present.insert(gaps.present.end(), theirs.begin(), theirs.end());
        if (person.role == Role::Annotator && !context.course.isWithdrawn(person.id))
            gaps.annotators.push_back(person);
    }
    std::set<ScenarioId> unwanted = context.scenarios.refused();
    for (const PlannedAssignment& assigned : gaps.present)
        unwanted.erase(assigned.scenario);
    std::erase_if(gaps.scenarios,
                  [&](const auto& scene) { return unwanted.count(scene.first) > 0; });
    return gaps;
}

} // namespace subtext
