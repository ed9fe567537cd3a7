// SPDX-License-Identifier: MIT
#include "core/storage/scenariostore.h"

#include "core/domain/ceiscene.h"
#include "core/domain/scenechange.h"
#include "core/storage/checkedrow.h"
#include "core/storage/rows.h"

namespace subtext {
namespace {

using CorrectedTexts = std::map<ScenarioId, std::array<std::optional<QString>, MaxFields>>;

CorrectedTexts takeCorrected(Query& row)
{
    CorrectedTexts texts;
    while (row.next()) {
        const qint64 change = row.integer();
        auto& of = texts[{row.integer()}];
        const FieldIndex part = takeField(row, "scene_change", change);
        of.at(indexOf(part)) = row.text();
    }
    return texts;
}

void correct(Scenario& scenario, const CorrectedTexts& texts)
{
    const auto of = texts.find(scenario.id);
    if (of == texts.end())
        return;
    for (std::size_t field = 0; field < MaxFields; ++field) {
        if (const auto& text = of->second.at(field))
            scenario.fields.at(field) = *text;
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
    Scenario scenario = takeScene(row);
    correct(scenario, correctedTexts(database, scenario.id));
    return scenario;
}

} // namespace

ScenarioId ScenarioStore::insert(const Scenario& scenario)
{
    Query query(m_database, "scenario.insert");
    addScene(query, scenario);
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
        Scenario scenario = takeScene(row);
        if (passedOver.count(scenario.id) > 0)
            continue;
        correct(scenario, corrected);
        visit(scenario);
    }
}

std::vector<Scenario> ScenarioStore::asTakenIn()
{
    return Query(m_database, "scenario.all").all(takeScene);
}

QHash<Uuid, ScenarioId> ScenarioStore::idsByUuid()
{
    QHash<Uuid, ScenarioId> ids;
    Query row(m_database, "scenario.ids");
    while (row.next()) {
        const ScenarioId id{row.integer()};
        ids.insert(CheckedRow(row, {"scenario", id.value}).uuid(), id);
    }
    return ids;
}

std::optional<ScenarioId> ScenarioStore::byUuid(const Uuid& uuid)
{
    Query row(m_database, "scenario.byUuid");
    row.add(uuid);
    return row.first([](Query& found) { return ScenarioId{found.integer()}; });
}

std::optional<Scenario> ScenarioStore::asTakenIn(ScenarioId id)
{
    return Query(m_database, "scenario.byId").add(id.value).first(takeScene);
}

std::vector<Scenario> ScenarioStore::heads(Items which)
{
    const std::set<ScenarioId> passedOver = notAmong(which);
    const CorrectedTexts corrected = correctedTexts(m_database);
    const FieldIndex hero = heroField(m_database);
    std::vector<Scenario> scenarios;
    Query row(m_database, "scenario.heads." + columnOf(hero), [&] {
        return "SELECT id, group_token, source_id, " + columnOf(hero) +
               " FROM scenario ORDER BY ordinal, uuid";
    });
    while (row.next()) {
        const ScenarioId id{row.integer()};
        if (passedOver.count(id) > 0)
            continue;
        Scenario& scenario = scenarios.emplace_back();
        scenario.id = id;
        scenario.group = takeGroup(row, scenario.id.value);
        scenario.sourceId = row.text();
        scenario.text(hero) = row.text();
        const auto of = corrected.find(id);
        if (of != corrected.end() && of->second.at(indexOf(hero)))
            scenario.text(hero) = *of->second.at(indexOf(hero));
    }
    return scenarios;
}

std::optional<Scenario> ScenarioStore::byId(ScenarioId id)
{
    Query row(m_database, "scenario.byId");
    row.add(id.value);
    return takeCorrectedScene(m_database, row);
}

std::optional<Scenario> ScenarioStore::byName(const ScenarioName& name)
{
    Query row(m_database, "scenario.byName");
    row.add(name.group).add(name.id);
    return takeCorrectedScene(m_database, row);
}

QString ScenarioStore::utterance(ScenarioId id)
{
    const auto scene = byId(id);
    return scene ? scene->text(heroField(m_database)) : QString();
}

qint64 ScenarioStore::ordinal(ScenarioId id)
{
    return Query(m_database, "scenario.place").add(id.value).number();
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

std::set<ScenarioId> ScenarioStore::refused()
{
    std::set<ScenarioId> out;
    Query row(m_database, "scenechange.refused");
    while (row.next())
        out.insert({row.integer()});
    return out;
}

std::set<ScenarioId> ScenarioStore::notAmong(Items which)
{
    return which == Items::Counted ? leftOut() : std::set<ScenarioId>();
}

template <typename Key, typename KeyOf>
std::map<Key, qint64> ScenarioStore::withoutRefused(std::map<Key, qint64> counts,
                                                    const KeyOf& keyOf)
{
    for (const ScenarioId id : refused()) {
        const auto scene = asTakenIn(id);
        const auto of = scene ? counts.find(keyOf(*scene)) : counts.end();
        if (of != counts.end() && --of->second == 0)
            counts.erase(of);
    }
    return counts;
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
    return withoutRefused(std::move(counts), [](const Scenario& scene) { return scene.group; });
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
    return withoutRefused(std::move(counts), powerOf);
}

} // namespace subtext
