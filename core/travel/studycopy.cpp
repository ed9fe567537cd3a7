// SPDX-License-Identifier: MIT
#include "core/travel/studycopy.h"

#include "core/operation/studycontext.h"
#include "core/storage/answerstore.h"
#include "core/storage/auditlog.h"
#include "core/storage/decisionstore.h"
#include "core/storage/peoplestore.h"
#include "core/storage/scenariostore.h"

#include <algorithm>

namespace subtext {
namespace {

/// Where the first row of this action stands; the size where there is none.
std::size_t firstOf(const std::vector<ChainLink>& chain, const QString& action)
{
    const auto found = std::find_if(chain.begin(), chain.end(),
                                    [&](const ChainLink& link) { return link.action == action; });
    return static_cast<std::size_t>(found - chain.begin());
}

} // namespace

StudyCopy readStudyCopy(StudyContext& context)
{
    StudyCopy copy;
    copy.chain = context.audit.links();
    const auto uuidOf = [&](ScenarioId scenario) {
        const auto found = context.scenarios.byId(scenario);
        return found ? found->uuid : Uuid();
    };
    for (const Person& person : context.people.all()) {
        for (const ItemSummary& item : context.people.itemsOf(person.id)) {
            if (!item.hasDraft)
                continue;
            if (const auto draft = context.answers.draft(person.id, item.scenario))
                copy.drafts.push_back({person.uuid, uuidOf(item.scenario), *draft});
        }
        for (const auto& [scenario, draft] : context.decisions.draftsOf(person.id))
            copy.deskDrafts.push_back(
                {person.uuid, uuidOf(scenario), draft,
                 context.decisions.draftSavedAt(person.id, scenario).value_or(0)});
    }
    return copy;
}

bool haveCommonOrigin(const std::vector<ChainLink>& one, const std::vector<ChainLink>& other)
{
    // Imported annotations bring their people; then nobody was added to the roster by hand.
    const std::size_t scenarios = firstOf(one, QStringLiteral("import"));
    const std::size_t people = firstOf(one, QStringLiteral("roster.add"));
    const std::size_t last = people == one.size() ? scenarios : std::max(scenarios, people);
    if (scenarios == one.size() || last >= other.size())
        return false;
    return one[last].hash == other[last].hash;
}

} // namespace subtext
