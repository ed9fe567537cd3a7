// SPDX-License-Identifier: MIT
#include "core/storage/predictionstore.h"

#include "core/storage/checkedrow.h"
#include "core/storage/rows.h"
#include "core/storage/rowstamps.h"

namespace subtext {

void PredictionStore::insert(const PredictionBatch& batch, PersonId by)
{
    Query query(m_database, "predictionSet.insert");
    query.add(batch.uuid).add(m_database.stamps().rank()).add(batch.at);
    query.add(batch.name.model).add(batch.name.mode).add(batch.name.run).add(batch.file);
    query.add(idOrNull(by)).run();
}

std::vector<PredictionBatch> PredictionStore::batches()
{
    return Query(m_database, "predictionSet.all").all([](Query& row) {
        const CheckedRow checked(row, {"prediction_set", row.integer()});
        PredictionBatch batch;
        batch.uuid = checked.uuid();
        batch.at = row.integer();
        batch.name.model = row.text();
        batch.name.mode = row.text();
        batch.name.run = row.text();
        batch.file = row.text();
        return batch;
    });
}

void PredictionStore::insert(const Uuid& uuid, const SetWithdrawal& said)
{
    Query query(m_database, "setWithdrawal.insert");
    query.add(uuid).add(m_database.stamps().rank()).add(said.at);
    query.add(said.set.model).add(said.set.mode).add(said.set.run);
    query.add(qint64{said.isWithdrawn}).add(said.reason).add(idOrNull(said.by)).run();
}

std::vector<SetWithdrawal> PredictionStore::withdrawals()
{
    return Query(m_database, "setWithdrawal.all").all([](Query& row) {
        const CheckedRow checked(row, {"set_withdrawal", row.integer()});
        SetWithdrawal said;
        said.at = row.integer();
        said.set.model = row.text();
        said.set.mode = row.text();
        said.set.run = row.text();
        said.isWithdrawn = checked.flag("withdrawn");
        said.reason = row.text();
        said.by = {row.optionalInteger().value_or(0)};
        return said;
    });
}

void PredictionStore::insert(const Uuid& uuid, const Uuid& batch, ScenarioId scenario,
                             const QString& answer)
{
    Query query(m_database, "prediction.insert");
    query.add(uuid).add(m_database.stamps().rank()).add(batch).add(scenario.value);
    query.add(answer).run();
}

void PredictionStore::forEachOf(const Uuid& batch, const Visit& visit)
{
    Query row(m_database, "prediction.ofSet");
    row.add(batch);
    while (row.next()) {
        const ScenarioId scenario{row.integer()};
        visit(scenario, row.text());
    }
}

void PredictionStore::forEachSayingError(const Uuid& batch, const Mention& visit)
{
    Query row(m_database, "prediction.sayingError");
    row.add(batch);
    while (row.next()) {
        const ScenarioId scenario{row.integer()};
        visit(scenario, row.isNull() ? std::nullopt : std::optional(row.text()));
    }
}

void PredictionStore::setPart(ScenarioId scenario, Partition part, qint64 at)
{
    const QString token = partToken(part);
    Query query(m_database, "scenarioPart.insert");
    stamp(query, m_database, at,
          {QStringLiteral("scenario part"), QString::number(scenario.value), token})
        .add(scenario.value)
        .add(token)
        .run();
}

QHash<ScenarioId, Partition> PredictionStore::parts()
{
    QHash<ScenarioId, Partition> parts;
    Query row(m_database, "scenarioPart.all");
    while (row.next()) {
        const CheckedRow checked(row, {"scenario_part", row.integer()});
        const ScenarioId scenario{row.integer()};
        parts.insert(scenario, checked.token("part", partFromToken, partToken));
    }
    return parts;
}

} // namespace subtext
