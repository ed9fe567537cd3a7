// SPDX-License-Identifier: MIT
#include "core/storage/decisionstore.h"

#include "core/storage/answercodes.h"
#include "core/storage/rows.h"
#include "core/storage/rowstamps.h"
#include "core/storage/taskinforce.h"

#include <QStringList>

namespace subtext {

namespace {

QString orderText(const std::vector<int>& seats)
{
    QStringList numbers;
    for (int seat : seats)
        numbers << QString::number(seat);
    return numbers.join(u',');
}

SecondLook takeLook(Query& row)
{
    SecondLook look;
    const CheckedRow checked(row, {"second_look", row.integer()});
    look.uuid = checked.uuid();
    look.at = row.integer();
    look.scenario = {row.integer()};
    look.person = {row.integer()};
    look.decision = checked.uuid("decision_uuid");
    look.picks = takePicks(row, checked, "picks");
    look.shownOrder = takeOrder(row, checked);
    look.activeMs = row.integer();
    return look;
}

DeskDraft takeDraft(Query& row, ScenarioId scenario)
{
    const CheckedRow checked(row, {"desk_draft", scenario.value});
    DeskDraft draft;
    draft.firstPicks = takePicks(row, checked, "first_picks");
    draft.picks = takePicks(row, checked, "picks");
    draft.basis = checked.optionalToken("basis", basisFromToken, basisToken);
    draft.note = row.text();
    draft.isHeld = checked.flag("held");
    draft.activeMs = row.integer();
    return draft;
}

} // namespace

DecisionId DecisionStore::insert(const Decision& d)
{
    Query query(m_database, "decision.insert");
    query.add(d.uuid).add(m_database.stamps().rank()).add(d.scenario.value);
    query.add(idOrNull(d.person));
    query.add(pickCodes(m_database.task().shape(), d.picks));
    query.add(basisToken(d.basis)).add(d.note);
    query.add(QLatin1String(d.origin == Origin::Imported ? "imported" : "entered"));
    query.add(d.decidedAt).add(qint64{d.isFinal}).add(idOrNull(d.secondPerson));
    query.add(qint64{d.isWithdrawn}).add(orderText(d.shownOrder));
    addPicks(query, d.firstPicks);
    addHints(query, d.hints);
    query.add(d.activeMs);
    query.add(d.undoes).add(d.redoes);
    return {query.insert()};
}

std::vector<Decision> DecisionStore::ofScenario(ScenarioId scenario)
{
    return Query(m_database, "decision.ofScenario").add(scenario.value).all(takeDecision);
}

std::vector<Decision> DecisionStore::concerning(PersonId person)
{
    return Query(m_database, "decision.concerning").add(person.value).all(takeDecision);
}

std::vector<Decision> DecisionStore::all()
{
    return Query(m_database, "decision.all").all(takeDecision);
}

int DecisionStore::authorCount()
{
    return static_cast<int>(Query(m_database, "decision.authors").number());
}

void DecisionStore::insert(const SecondLook& look)
{
    Query query(m_database, "secondLook.insert");
    query.add(look.uuid).add(m_database.stamps().rank()).add(look.at).add(look.scenario.value);
    query.add(look.person.value).add(look.decision);
    query.add(pickCodes(m_database.task().shape(), look.picks));
    query.add(orderText(look.shownOrder)).add(look.activeMs).run();
}

std::vector<SecondLook> DecisionStore::secondLooks()
{
    return Query(m_database, "secondLook.all").all(takeLook);
}

void DecisionStore::saveDraft(PersonId person, ScenarioId scenario, const DeskDraft& draft,
                              qint64 at)
{
    Query query(m_database, "deskDraft.upsert");
    query.add(person.value).add(scenario.value).add(at);
    addPicks(query, draft.firstPicks);
    addPicks(query, draft.picks);
    if (draft.basis)
        query.add(basisToken(*draft.basis));
    else
        query.addNull();
    query.add(draft.note).add(qint64{draft.isHeld}).add(draft.activeMs).run();
}

std::optional<DeskDraft> DecisionStore::draft(PersonId person, ScenarioId scenario)
{
    Query row(m_database, "deskDraft.get");
    row.add(person.value).add(scenario.value);
    if (!row.next())
        return std::nullopt;
    row.integer();
    return takeDraft(row, scenario);
}

std::map<ScenarioId, DeskDraft> DecisionStore::draftsOf(PersonId person)
{
    std::map<ScenarioId, DeskDraft> drafts;
    Query row(m_database, "deskDraft.ofPerson");
    row.add(person.value);
    while (row.next()) {
        const ScenarioId scenario{row.integer()};
        drafts.emplace(scenario, takeDraft(row, scenario));
    }
    return drafts;
}

void DecisionStore::deleteDraft(PersonId person, ScenarioId scenario)
{
    Query(m_database, "deskDraft.delete").add(person.value).add(scenario.value).run();
}

void DecisionStore::deleteDraftUntil(PersonId person, ScenarioId scenario, qint64 at)
{
    Query(m_database, "deskDraft.deleteUntil").add(person.value).add(scenario.value).add(at).run();
}

std::optional<qint64> DecisionStore::draftSavedAt(PersonId person, ScenarioId scenario)
{
    Query row(m_database, "deskDraft.savedAt");
    return row.add(person.value).add(scenario.value).first(&Query::integer);
}

ScenarioId DecisionStore::latestDraftOf(PersonId person)
{
    Query row(m_database, "deskDraft.latestOfPerson");
    row.add(person.value);
    return row.next() ? ScenarioId{row.integer()} : ScenarioId();
}

} // namespace subtext
