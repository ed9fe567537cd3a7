// SPDX-License-Identifier: MIT
#include "core/desk/precedentreading.h"

#include "core/domain/goldlabel.h"
#include "core/operation/studycontext.h"
#include "core/storage/decisionstore.h"
#include "core/storage/rows.h"
#include "core/storage/scenariostore.h"
#include "core/storage/taskinforce.h"

#include <QHash>

namespace subtext {
namespace {

/// What that person said last about the scene, alone or together with another; nothing that they
/// only proposed, or took back.
std::optional<Decision> saidBy(PersonId person, std::span<const Decision> ofOne)
{
    std::optional<Decision> said;
    for (const Decision& decision : standingDecisions(ofOne)) {
        const bool isTheirs =
            decision.person == person || (decision.isFinal && decision.secondPerson == person);
        if (isTheirs)
            said = decision.isDecided() ? std::optional(decision) : std::nullopt;
    }
    return said;
}

std::optional<Precedent> precedentFrom(StudyContext& context, const Decision& decision,
                                       qint64 ordinal)
{
    const auto scene = context.scenarios.byId(decision.scenario);
    if (!scene)
        return std::nullopt;
    Precedent precedent;
    precedent.scenario = decision.scenario;
    precedent.ordinal = ordinal;
    precedent.name = scene->name();
    precedent.utterance = scene->text(heroField(*context.db));
    precedent.profile =
        profileOf(context.db->task().task(), *scene, context.answersOf(decision.scenario));
    precedent.decision = decision.uuid;
    precedent.picks = decision.picks;
    precedent.basis = decision.basis;
    precedent.note = decision.note;
    return precedent;
}

} // namespace

std::vector<Precedent> precedentsOf(StudyContext& context, PersonId adjudicator)
{
    std::vector<Precedent> precedents;
    QHash<ScenarioId, qint64> ordinals;
    for (const auto& [scenario, subtype] : context.scenarios.idsWithGroup(Items::All))
        ordinals.insert(scenario, ordinals.size() + 1);
    const std::vector<Decision> history = context.decisions.all();
    forEachScenario(history, [&](std::span<const Decision> ofOne) {
        const auto said = saidBy(adjudicator, ofOne);
        if (!said)
            return;
        if (auto precedent = precedentFrom(context, *said, ordinals.value(said->scenario)))
            precedents.push_back(std::move(*precedent));
    });
    return precedents;
}

std::optional<Precedent> precedentOf(StudyContext& context, PersonId adjudicator,
                                     ScenarioId scenario)
{
    const auto said = saidBy(adjudicator, context.decisions.ofScenario(scenario));
    return said ? precedentFrom(context, *said, context.scenarios.ordinal(scenario)) : std::nullopt;
}

} // namespace subtext
