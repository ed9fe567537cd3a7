// SPDX-License-Identifier: MIT
#include "core/course/assignmentgaps.h"

#include "core/operation/studycontext.h"
#include "core/storage/coursestore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/scenariostore.h"

#include <algorithm>
#include <set>

namespace subtext {
namespace {

void leaveSubmitted(StudyContext& context, PersonId person, std::vector<PlannedAssignment>& theirs)
{
    std::set<ScenarioId> submitted;
    for (const ItemSummary& item : context.people.itemsOf(person)) {
        if (item.revisions > 0)
            submitted.insert(item.scenario);
    }
    std::erase_if(theirs, [&](const PlannedAssignment& assigned) {
        return !submitted.contains(assigned.scenario);
    });
}

} // namespace

AssignmentGaps readGaps(StudyContext& context)
{
    AssignmentGaps gaps;
    gaps.scenarios = context.scenarios.idsWithGroup(Items::All);
    std::set<ScenarioId> unwanted = context.scenarios.refused();
    for (const Person& person : context.people.all()) {
        auto theirs = context.people.assignmentsOf(person.id);
        for (const PlannedAssignment& assigned : theirs)
            unwanted.erase(assigned.scenario);
        const bool isWithdrawn = context.course.isWithdrawn(person.id);
        if (isWithdrawn)
            leaveSubmitted(context, person.id, theirs);
        gaps.present.insert(gaps.present.end(), theirs.begin(), theirs.end());
        if (person.role == Role::Annotator && !isWithdrawn)
            gaps.annotators.push_back(person);
    }
    std::erase_if(gaps.scenarios,
                  [&](const auto& scene) { return unwanted.count(scene.first) > 0; });
    return gaps;
}

std::vector<PersonId> takeFromWithdrawn(StudyContext& context)
{
    std::vector<PersonId> from;
    for (const Person& person : context.people.all()) {
        if (!context.course.isWithdrawn(person.id))
            continue;
        const std::vector<ItemSummary> items = context.people.itemsOf(person.id);
        const bool hasOpen = std::any_of(items.begin(), items.end(), [](const ItemSummary& item) {
            return item.revisions == 0;
        });
        if (!hasOpen) // what they are asking about the others stays
            continue;
        context.people.removeOpen(person.id);
        from.push_back(person.id);
    }
    return from;
}

} // namespace subtext
