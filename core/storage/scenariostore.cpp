// SPDX-License-Identifier: MIT
#include "core/storage/scenariostore.h"

#include "core/storage/rows.h"

namespace subtext {

ScenarioId ScenarioStore::insert(const Scenario& s)
{
    Query query(m_database, "scenario.insert");
    query.add(s.uuid).add(subtypeToken(s.subtype)).add(s.sourceId);
    if (s.domain == Domain::Unknown)
        query.addNull();
    else
        query.add(domainToken(s.domain));
    query.add(powerToken(s.power)).add(qint64{s.isPowerDerived});
    query.add(s.speakerRole).add(s.listenerRole).add(s.context).add(s.utterance);
    query.next();
    return {query.integer()};
}

std::vector<Scenario> ScenarioStore::all()
{
    std::vector<Scenario> scenarios;
    forEach([&](const Scenario& scenario) { scenarios.push_back(scenario); });
    return scenarios;
}

void ScenarioStore::forEach(const std::function<void(const Scenario&)>& visit)
{
    Query row(m_database, "scenario.all");
    while (row.next())
        visit(takeScenario(row));
}

std::vector<Scenario> ScenarioStore::heads()
{
    std::vector<Scenario> scenarios;
    Query row(m_database, "scenario.heads");
    while (row.next()) {
        Scenario& scenario = scenarios.emplace_back();
        scenario.id = {row.integer()};
        scenario.subtype = takeSubtype(row, scenario.id.value);
        scenario.sourceId = row.text();
        scenario.utterance = row.text();
    }
    return scenarios;
}

std::optional<Scenario> ScenarioStore::byId(ScenarioId id)
{
    Query row(m_database, "scenario.byId");
    row.add(id.value);
    return row.next() ? std::optional<Scenario>(takeScenario(row)) : std::nullopt;
}

std::optional<Scenario> ScenarioStore::byName(Subtype subtype, const QString& sourceId)
{
    Query row(m_database, "scenario.byName");
    row.add(subtypeToken(subtype)).add(sourceId);
    return row.next() ? std::optional<Scenario>(takeScenario(row)) : std::nullopt;
}

QString ScenarioStore::utterance(ScenarioId id)
{
    Query row(m_database, "scenario.utterance");
    row.add(id.value);
    return row.next() ? row.text() : QString();
}

qint64 ScenarioStore::ordinal(ScenarioId id)
{
    Query row(m_database, "scenario.place");
    row.add(id.value);
    row.next();
    return row.integer();
}

std::vector<std::pair<ScenarioId, Subtype>> ScenarioStore::idsWithSubtype()
{
    std::vector<std::pair<ScenarioId, Subtype>> ids;
    Query row(m_database, "scenario.idsBySubtype");
    while (row.next()) {
        const ScenarioId id{row.integer()};
        ids.emplace_back(id, takeSubtype(row, id.value));
    }
    return ids;
}

std::map<Subtype, qint64> ScenarioStore::countsBySubtype()
{
    std::map<Subtype, qint64> counts;
    Query row(m_database, "scenario.countBySubtype");
    while (row.next()) {
        const qint64 first = row.integer();
        const Subtype subtype = takeSubtype(row, first);
        counts[subtype] = row.integer();
    }
    return counts;
}

std::map<PowerRelation, qint64> ScenarioStore::countsByPower()
{
    std::map<PowerRelation, qint64> counts;
    Query row(m_database, "scenario.countByPower");
    while (row.next()) {
        const qint64 first = row.integer();
        const PowerRelation power =
            CheckedRow(row, {"scenario", first}).token("power", powerFromToken, powerToken);
        counts[power] = row.integer();
    }
    return counts;
}

} // namespace subtext
