// SPDX-License-Identifier: MIT
#include "core/storage/scenechangestore.h"

#include "core/storage/checkedrow.h"
#include "core/storage/rowstamps.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace subtext {

void SceneChangeStore::insert(const Uuid& uuid, const SceneChange& change)
{
    Query query(m_database, "scenechange.insert");
    query.add(uuid).add(m_database.stamps().rank()).add(change.at).add(change.scenario.value);
    query.add(change.by.isValid() ? std::optional<qint64>(change.by.value) : std::nullopt);
    if (change.part)
        query.add(scenePartToken(*change.part)).add(change.before).add(change.after).addNull();
    else
        query.addNull().addNull().addNull().add(qint64{change.isLeftOut});
    const QByteArray labelled =
        QJsonDocument(QJsonArray::fromStringList(change.labelled)).toJson(QJsonDocument::Compact);
    query.add(change.reason).add(QString::fromUtf8(labelled)).run();
}

std::vector<SceneChange> SceneChangeStore::all()
{
    std::vector<SceneChange> changes;
    Query row(m_database, "scenechange.all");
    while (row.next()) {
        const CheckedRow checked(row, {"scene_change", row.integer()});
        SceneChange& change = changes.emplace_back();
        change.at = row.integer();
        change.scenario = {row.integer()};
        change.by = {row.optionalInteger().value_or(0)};
        change.part = checked.optionalToken("part", scenePartFromToken, scenePartToken);
        change.before = row.text();
        change.after = row.text();
        change.isLeftOut = checked.optionalWhole("left_out").value_or(0) != 0;
        change.reason = row.text();
        for (const QJsonValue uuid : QJsonDocument::fromJson(row.text().toUtf8()).array())
            change.labelled << uuid.toString();
    }
    return changes;
}

std::set<ScenarioId> SceneChangeStore::leftOut()
{
    std::set<ScenarioId> out;
    Query row(m_database, "scenechange.leftOut");
    while (row.next()) {
        const CheckedRow checked(row, {"scene_change", row.integer()});
        const ScenarioId scenario{row.integer()};
        if (checked.flag("left_out"))
            out.insert(scenario);
        else
            out.erase(scenario);
    }
    return out;
}

} // namespace subtext
