// SPDX-License-Identifier: MIT
#include "core/release/publicdata.h"

#include "core/domain/scenechange.h"
#include "core/exchange/rows/studyindex.h"
#include "core/release/layout/release.h"
#include "core/release/names/nearnames.h"
#include "core/release/names/privacy.h"
#include "core/release/publiccodes.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace subtext {
namespace {

using Pieces = std::set<QString>;

Pieces privatePieces(const QString& text)
{
    Pieces pieces;
    for (const PrivatePiece& piece : findPrivate(text))
        pieces.insert(piece.found);
    return pieces;
}

/// What a release under codes replaces, and what it has to ask about.
class NamesInErrata
{
public:
    explicit NamesInErrata(const ReleaseInput& input)
        : m_names(peopleToFind(input), input.judgements)
        , m_near(input.data.people)
    {
        for (const NameJudgement& judgement : input.judgements)
            m_judged.add(judgement);
    }

    /// What replacing does not take out, and words near names that nobody has judged.
    Pieces openPieces(const QString& text, const std::vector<PersonId>& readers)
    {
        Pieces pieces;
        const FoldedWords words = foldedWords(text);
        const std::vector<NameHit> names = m_names.find(text, words, readers);
        for (const NearName& near : m_near.find(text, words, names, readers)) {
            if (!m_judged.contains(textDigest(text), near.asWritten))
                pieces.insert(near.asWritten);
        }
        if (!names.empty()) {
            for (const NameHit& hit : m_names.find(m_names.withCodes(text, readers)))
                pieces.insert(hit.asWritten);
        }
        return pieces;
    }

    QString withCodes(const QString& text, const std::vector<PersonId>& readers) const
    {
        return m_names.withCodes(text, readers);
    }

private:
    NameFinder m_names;
    NearNameFinder m_near;
    JudgedWords m_judged;
};

/// What stands in the text after is in the data, and asked about there.
bool areIn(const Pieces& after, const Pieces& before)
{
    return std::includes(after.begin(), after.end(), before.begin(), before.end());
}

void withhold(Erratum& erratum)
{
    erratum.before.clear();
    erratum.isWithheld = true;
}

/// The errata as they may leave. A correction may be there to take something out: where the text
/// before holds what the gates "private" and, under codes, "names" ask about, and the text after
/// does not, it is withheld. Under codes names that are surely names are replaced instead, as in
/// notes. People are still those of the study.
std::vector<Erratum> publicErrata(const ReleaseInput& input)
{
    std::vector<Erratum> errata = input.data.errata;
    for (Erratum& erratum : errata) {
        if (!areIn(privatePieces(erratum.after), privatePieces(erratum.before)))
            withhold(erratum);
    }
    if (input.options.names == ReleaseNames::Names || errata.empty())
        return errata;
    NamesInErrata names(input);
    for (Erratum& erratum : errata) {
        const std::vector<PersonId>& readers = erratum.labelled;
        if (!areIn(names.openPieces(erratum.after, readers),
                   names.openPieces(erratum.before, readers)))
            withhold(erratum);
        erratum.before = names.withCodes(erratum.before, readers);
        erratum.after = names.withCodes(erratum.after, readers);
    }
    return errata;
}

void makePublic(Annotation& annotation)
{
    annotation.uuid = {};
    annotation.answer.explanation.clear();
    annotation.answer.flagReason.clear();
    annotation.answer.swept = 0; // how it was entered, not what it says
    annotation.guideSha256.clear();
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
    data.refused = input.data.refused;
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
            std::erase_if(hits, [](const NameHit& hit) { return hit.replacement.isEmpty(); });
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
