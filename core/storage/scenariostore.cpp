// SPDX-License-Identifier: MIT
#include "core/storage/scenariostore.h"

#include "core/domain/ceiscene.h"
#include "core/domain/scenechange.h"
#include "core/storage/rows.h"

namespace subtext {
namespace {

/// The latest corrected texts of scenes, by part.
using CorrectedTexts = std::map<ScenarioId, std::array<std::optional<QString>, MaxFields>>;

CorrectedTexts takeCorrected(Query& row)
{
    CorrectedTexts texts;
    while (row.next()) {
        const CheckedRow checked(row, {"scene_change", row.integer()});
        auto& of = texts[{row.integer()}];
        const FieldIndex part = checked.token("part", scenePartFromToken, scenePartToken);
        of.at(indexOf(part)) = row.text();
    }
    return texts;
}

void correct(Scenario& scenario, const CorrectedTexts& texts)
{
    const auto of = texts.find(scenario.id);
    if (of == texts.end())
        return;
    for (FieldIndex part : AllSceneParts) {
        if (const auto& text = of->second.at(indexOf(part)))
            scenario.text(part) = *text;
    }
}

CorrectedTexts correctedTexts(Database& database)
{
    Query row(database, "scenechange.texts");
    return takeCorrected(row);
}

CorrectedTexts correctedTexts(Database& database, ScenarioId scenario)
{
    Query row(database, "scenechange.textsOf");
    row.add(scenario.value);
    return takeCorrected(row);
}

/// The scene that a query found, as it reads now.
std::optional<Scenario> takeCorrectedScene(Database& database, Query& row)
{
    if (!row.next())
        return std::nullopt;
    Scenario scenario = takeScenario(row);
    correct(scenario, correctedTexts(database, scenario.id));
    return scenario;
}

} // namespace

ScenarioId ScenarioStore::insert(const Scenario& s)
{
    Query query(m_database, "scenario.insert");
    query.add(s.uuid).add(s.group).add(s.sourceId);
    if (s.isGuessed(ScenePart::PowerRelation))
        query.add(QStringLiteral("[\"power_relation\"]"));
    else
        query.addNull();
    if (domainOf(s) == Domain::Unknown)
        query.addNull();
    else
        query.add(domainToken(domainOf(s)));
    query.add(powerToken(powerOf(s)))
        .add(s.text(ScenePart::SpeakerRole))
        .add(s.text(ScenePart::ListenerRole))
        .add(s.text(ScenePart::Context))
        .add(s.text(ScenePart::Utterance));
    return {query.insert()};
}

std::vector<Scenario> ScenarioStore::all(Items which)
{
    std::vector<Scenario> scenarios;
    forEach(which, [&](const Scenario& scenario) { scenarios.push_back(scenario); });
    return scenarios;
}

void ScenarioStore::forEach(Items which, const std::function<void(const Scenario&)>& visit)
{
    const std::set<ScenarioId> passedOver = notAmong(which);
    const CorrectedTexts corrected = correctedTexts(m_database);
    Query row(m_database, "scenario.all");
    while (row.next()) {
        Scenario scenario = takeScenario(row);
        if (passedOver.count(scenario.id) > 0)
            continue;
        correct(scenario, corrected);
        visit(scenario);
    }
}

std::vector<Scenario> ScenarioStore::asTakenIn()
{
    std::vector<Scenario> scenarios;
    Query row(m_database, "scenario.all");
    while (row.next())
        scenarios.push_back(takeScenario(row));
    return scenarios;
}

std::optional<Scenario> ScenarioStore::asTakenIn(ScenarioId id)
{
    Query row(m_database, "scenario.byId");
    row.add(id.value);
    return row.next() ? std::optional<Scenario>(takeScenario(row)) : std::nullopt;
}

std::vector<Scenario> ScenarioStore::heads(Items which)
{
    const std::set<ScenarioId> passedOver = notAmong(which);
    const CorrectedTexts corrected = correctedTexts(m_database);
    std::vector<Scenario> scenarios;
    Query row(m_database, "scenario.heads");
    while (row.next()) {
        const ScenarioId id{row.integer()};
        if (passedOver.count(id) > 0)
            continue;
        Scenario& scenario = scenarios.emplace_back();
        scenario.id = id;
        scenario.group = takeGroup(row, scenario.id.value);
        scenario.sourceId = row.text();
        scenario.text(ScenePart::Utterance) = row.text();
        correct(scenario, corrected);
        scenario.text(ScenePart::SpeakerRole) = scenario.text(ScenePart::ListenerRole) =
            scenario.text(ScenePart::Context) = QString();
    }
    return scenarios;
}

std::optional<Scenario> ScenarioStore::byId(ScenarioId id)
{
    Query row(m_database, "scenario.byId");
    row.add(id.value);
    return takeCorrectedScene(m_database, row);
}

std::optional<Scenario> ScenarioStore::byName(const QString& subtype, const QString& sourceId)
{
    Query row(m_database, "scenario.byName");
    row.add(subtype).add(sourceId);
    return takeCorrectedScene(m_database, row);
}

QString ScenarioStore::utterance(ScenarioId id)
{
    Query row(m_database, "scenario.text(ScenePart::Utterance)");
    row.add(id.value);
    if (!row.next())
        return {};
    Scenario scenario;
    scenario.id = id;
    scenario.text(ScenePart::Utterance) = row.text();
    correct(scenario, correctedTexts(m_database, id));
    return scenario.text(ScenePart::Utterance);
}

qint64 ScenarioStore::ordinal(ScenarioId id)
{
    Query row(m_database, "scenario.place");
    row.add(id.value);
    row.next();
    return row.integer();
}

std::vector<std::pair<ScenarioId, QString>> ScenarioStore::idsWithGroup(Items which)
{
    const std::set<ScenarioId> passedOver = notAmong(which);
    std::vector<std::pair<ScenarioId, QString>> ids;
    Query row(m_database, "scenario.idsBySubtype");
    while (row.next()) {
        const ScenarioId id{row.integer()};
        if (passedOver.count(id) == 0)
            ids.emplace_back(id, takeGroup(row, id.value));
    }
    return ids;
}

std::set<ScenarioId> ScenarioStore::leftOut()
{
    std::set<ScenarioId> out;
    Query row(m_database, "scenechange.leftOut");
    while (row.next())
        out.insert({row.integer()});
    return out;
}

std::set<ScenarioId> ScenarioStore::notAmong(Items which)
{
    return which == Items::Counted ? leftOut() : std::set<ScenarioId>();
}

std::map<QString, qint64> ScenarioStore::countsByGroup()
{
    std::map<QString, qint64> counts;
    Query row(m_database, "scenario.countBySubtype");
    while (row.next()) {
        const qint64 first = row.integer();
        const QString subtype = takeGroup(row, first);
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
            CheckedRow(row, {"scenario", first}).token("f2", powerFromToken, powerToken);
        counts[power] = row.integer();
    }
    return counts;
}

} // namespace subtext
