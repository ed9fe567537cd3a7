// SPDX-License-Identifier: MIT
#include "core/release/publicdata.h"

#include "core/exchange/studyindex.h"
#include "core/release/publiccodes.h"
#include "core/release/publicerrata.h"

#include <algorithm>
#include <utility>

namespace subtext {
namespace {

void makePublic(Annotation& annotation)
{
    annotation.uuid = {};
    annotation.answer.explanation.clear();
    annotation.answer.flagReason.clear();
    annotation.answer.swept = 0; // how it was entered, not what it says
    annotation.timings.reset();
    annotation.submittedAt.reset();
}

/// What was decided and by whom; nothing of how it came about.
Decision publicDecision(const Decision& decision)
{
    Decision kept;
    kept.id = decision.id;
    kept.scenario = decision.scenario;
    kept.person = decision.person;
    kept.revision = decision.revision;
    kept.picks = decision.picks;
    kept.basis = decision.basis;
    kept.note = decision.note;
    kept.origin = decision.origin;
    kept.isFinal = decision.isFinal;
    kept.secondPerson = decision.secondPerson;
    kept.isWithdrawn = decision.isWithdrawn;
    return kept;
}

/// All but the annotations, and with the people's own ids.
StudyData withoutAnnotations(const ReleaseInput& input)
{
    StudyData data;
    data.info.title = input.data.info.title;
    data.info.task = input.data.info.task;
    data.task = input.data.task;
    data.people = input.data.people;
    data.scenarios = input.data.scenarios;
    data.parts = input.data.parts;
    data.gold = input.data.gold;
    data.errata = publicErrata(input);
    data.decisions.reserve(input.data.decisions.size());
    for (const Decision& decision : input.data.decisions)
        data.decisions.push_back(publicDecision(decision));
    for (Person& person : data.people)
        person.uuid = {};
    for (Scenario& scenario : data.scenarios)
        scenario.uuid = {};
    if (input.options.names == ReleaseNames::Names)
        return data;

    const NameFinder finder(peopleToFind(input), input.judgements);
    const StudyIndex study(input.data);
    for (ItemGold& item : data.gold) {
        if (item.note().isEmpty())
            continue;
        const QString note = finder.withCodes(item.note(), study.ratersOf(item.scenario));
        for (GoldLabel& gold : item.labels)
            gold.note = note;
    }
    for (Decision& decision : data.decisions)
        decision.note = finder.withCodes(decision.note, study.ratersOf(decision.scenario));
    for (Person& person : data.people)
        person.name = person.code;
    return data;
}

StudyData withAnnotations(StudyData data, std::vector<Annotation> annotations,
                          const ReleaseInput& input)
{
    data.annotations = std::move(annotations);
    for (Annotation& annotation : data.annotations)
        makePublic(annotation);
    if (input.options.names == ReleaseNames::Codes)
        relabel(data, input);
    return data;
}

} // namespace

QHash<ScenarioId, std::vector<QString>> notesByScenario(const StudyData& data)
{
    QHash<ScenarioId, std::vector<QString>> notes;
    const auto take = [&](ScenarioId scenario, const QString& note) {
        if (note.isEmpty())
            return;
        auto& known = notes[scenario];
        if (std::find(known.begin(), known.end(), note) == known.end())
            known.push_back(note);
    };
    for (const ItemGold& item : data.gold)
        take(item.scenario, item.note());
    for (const Decision& decision : data.decisions)
        take(decision.scenario, decision.note);
    return notes;
}

std::vector<NoteChange> changedNotes(const ReleaseInput& input)
{
    if (input.options.names == ReleaseNames::Names)
        return {};
    const NameFinder finder(peopleToFind(input), input.judgements);
    const StudyIndex study(input.data);
    const auto notes = notesByScenario(input.data);
    std::vector<NoteChange> changes;
    for (const Scenario& scenario : input.data.scenarios) {
        const std::vector<PersonId> preferred = study.ratersOf(scenario.id);
        for (const QString& note : notes.value(scenario.id)) {
            std::vector<NameHit> hits = finder.find(note, preferred);
            if (!hits.empty())
                changes.push_back(
                    {scenario.name(), note, finder.withCodes(note, preferred), std::move(hits)});
        }
    }
    return changes;
}

StudyData publicData(const ReleaseInput& input)
{
    return withAnnotations(withoutAnnotations(input), input.data.annotations, input);
}

StudyData takePublicData(ReleaseInput& input)
{
    StudyData data = withoutAnnotations(input);
    return withAnnotations(std::move(data), std::exchange(input.data.annotations, {}), input);
}

} // namespace subtext
