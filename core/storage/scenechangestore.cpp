// SPDX-License-Identifier: MIT
#include "core/storage/scenechangestore.h"

#include "core/storage/checkedrow.h"
#include "core/storage/rows.h"
#include "core/storage/rowstamps.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace subtext {

namespace {

std::vector<Uuid> takeUuids(const CheckedRow& checked, const char* column, const QString& text)
{
    const QJsonDocument document = QJsonDocument::fromJson(text.toUtf8());
    if (!document.isArray())
        checked.refuse(column, text);
    std::vector<Uuid> uuids;
    const QJsonArray values = document.array();
    for (const QJsonValue value : values) {
        const auto uuid = Uuid::fromText(value.toString());
        if (!uuid)
            checked.refuse(column, text);
        uuids.push_back(*uuid);
    }
    return uuids;
}

} // namespace

void SceneChangeStore::insert(const Uuid& uuid, const SceneChange& change)
{
    Query query(m_database, "scenechange.insert");
    query.add(uuid).add(m_database.stamps().rank()).add(change.at).add(change.scenario.value);
    query.add(idOrNull(change.by));
    if (change.part)
        query.add(fieldToken(m_database, *change.part))
            .add(change.before)
            .add(change.after)
            .addNull();
    else
        query.addNull().addNull().addNull().add(qint64{change.isLeftOut});
    QJsonArray labelled;
    for (const Uuid& reader : change.labelled)
        labelled.append(reader.text());
    query.add(change.reason)
        .add(QString::fromUtf8(QJsonDocument(labelled).toJson(QJsonDocument::Compact)))
        .run();
}

std::vector<SceneChange> SceneChangeStore::all()
{
    std::vector<SceneChange> changes;
    Query row(m_database, "scenechange.all");
    while (row.next()) {
        const qint64 id = row.integer();
        const CheckedRow checked(row, {"scene_change", id});
        SceneChange& change = changes.emplace_back();
        change.at = row.integer();
        change.scenario = {row.integer()};
        change.by = {row.optionalInteger().value_or(0)};
        if (row.isNull())
            row.skip();
        else
            change.part = takeField(row, "scene_change", id);
        change.before = row.text();
        change.after = row.text();
        change.isLeftOut = checked.optionalWhole("left_out").value_or(0) != 0;
        change.reason = row.text();
        change.labelled = takeUuids(checked, "labelled", row.text());
    }
    return changes;
}

} // namespace subtext
