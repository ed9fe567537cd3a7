// SPDX-License-Identifier: MIT
#include "core/storage/modelrunstore.h"

#include "core/storage/checkedrow.h"
#include "core/storage/rows.h"
#include "core/storage/rowstamps.h"

namespace subtext {
namespace {

ModelRequest takeRequest(Query& row)
{
    const CheckedRow checked(row, {"model_request", row.integer()});
    ModelRequest request;
    request.at = row.integer();
    request.scenario = ScenarioId{row.integer()};
    request.question = row.text();
    takeTry(row, checked, request);
    return request;
}

} // namespace

void ModelRunStore::insert(const ModelRun& run, PersonId by)
{
    Query query(m_database, "modelRun.insert");
    query.add(run.uuid).add(m_database.stamps().rank()).add(run.at);
    query.add(run.name.model).add(run.name.mode).add(run.name.run).add(run.host).add(run.kind);
    query.add(run.parameters).add(idOrNull(by)).run();
}

std::vector<ModelRun> ModelRunStore::runs()
{
    return Query(m_database, "modelRun.all").all([](Query& row) {
        const CheckedRow checked(row, {"model_run", row.integer()});
        ModelRun run;
        run.uuid = checked.uuid();
        run.at = row.integer();
        run.name.model = row.text();
        run.name.mode = row.text();
        run.name.run = row.text();
        run.host = row.text();
        run.kind = row.text();
        run.parameters = row.text();
        return run;
    });
}

void ModelRunStore::insert(const Uuid& uuid, const Uuid& run, const ModelRequest& request)
{
    Query query(m_database, "modelRequest.insert");
    query.add(uuid).add(m_database.stamps().rank()).add(request.at).add(run);
    query.add(request.scenario.value).add(request.question);
    addTry(query, request).run();
}

void ModelRunStore::forEachOf(const Uuid& run, const Visit& visit)
{
    hasAny(run, [&](const ModelRequest& request) {
        visit(request);
        return false;
    });
}

bool ModelRunStore::hasAny(const Uuid& run, const Condition& holds)
{
    Query row(m_database, "modelRequest.ofRun");
    row.add(run);
    while (row.next()) {
        if (holds(takeRequest(row)))
            return true;
    }
    return false;
}

std::vector<ModelRequest> ModelRunStore::openParts(const Uuid& run)
{
    return Query(m_database, "modelRequest.openParts").add(run).all(takeRequest);
}

std::vector<std::pair<ScenarioId, QString>> ModelRunStore::answered(const Uuid& run)
{
    return Query(m_database, "modelRequest.answered").add(run).all([](Query& row) {
        const ScenarioId scenario{row.integer()};
        return std::pair(scenario, row.text());
    });
}

ModelRunCounts ModelRunStore::counts(const Uuid& run)
{
    Query row(m_database, "modelRequest.counts");
    row.add(run);
    row.next();
    ModelRunCounts counts;
    counts.requests = row.integer();
    counts.answered = row.integer();
    counts.lengths = row.optionalInteger().value_or(0);
    counts.refusals = row.optionalInteger().value_or(0);
    counts.inputTokens = row.optionalInteger();
    counts.outputTokens = row.optionalInteger();
    counts.reasoningTokens = row.optionalInteger();
    counts.lastAt = row.optionalInteger();
    return counts;
}

std::vector<FailedTries> ModelRunStore::failures(const Uuid& run)
{
    return Query(m_database, "modelRequest.failures").add(run).all([](Query& row) {
        FailedTries failed;
        failed.status = static_cast<int>(row.integer());
        failed.fault = row.text();
        failed.tries = row.integer();
        return failed;
    });
}

QHash<QString, QString> ModelRunStore::lastWords()
{
    QHash<QString, QString> words;
    Query row(m_database, "modelRun.lastWords");
    while (row.next()) {
        const QString run = row.text();
        const QString action = row.text();
        const QString reason = row.text();
        words[run] = action == QLatin1String("llm.end") ? QStringLiteral("done") : reason;
    }
    return words;
}

void ModelRunStore::insertConsent(const Uuid& uuid, qint64 at, const QString& host,
                                  const QByteArray& templateSha256, PersonId by)
{
    Query query(m_database, "modelConsent.insert");
    query.add(uuid).add(m_database.stamps().rank()).add(at).add(host);
    query.add(QString::fromLatin1(templateSha256)).add(idOrNull(by)).run();
}

bool ModelRunStore::hasConsent(const QString& host, const QByteArray& templateSha256)
{
    Query query(m_database, "modelConsent.has");
    return query.add(host).add(QString::fromLatin1(templateSha256)).number() > 0;
}

} // namespace subtext
