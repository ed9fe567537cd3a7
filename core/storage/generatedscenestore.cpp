// SPDX-License-Identifier: MIT
#include "core/storage/generatedscenestore.h"

#include "core/storage/checkedrow.h"
#include "core/storage/rows.h"
#include "core/storage/rowstamps.h"

namespace subtext {
void GeneratedSceneStore::insert(const SceneRun& run, PersonId by)
{
    Query query(m_database, "sceneRun.insert");
    query.add(run.uuid).add(m_database.stamps().rank()).add(run.at);
    query.add(run.model).add(run.host).add(run.kind).add(QString::fromLatin1(run.templateSha256));
    query.add(run.parameters).add(idOrNull(by)).run();
}

std::vector<SceneRun> GeneratedSceneStore::runs()
{
    return Query(m_database, "sceneRun.all").all([](Query& row) {
        const CheckedRow checked(row, {"scene_run", row.integer()});
        SceneRun run;
        run.uuid = checked.uuid();
        run.at = row.integer();
        run.model = row.text();
        run.host = row.text();
        run.kind = row.text();
        run.templateSha256 = row.text().toLatin1();
        run.parameters = row.text();
        return run;
    });
}

void GeneratedSceneStore::insert(const Uuid& run, const SceneRequest& request)
{
    Query query(m_database, "sceneRequest.insert");
    query.add(request.uuid).add(m_database.stamps().rank()).add(request.at).add(run);
    query.add(request.event).add(request.source).add(QString::fromLatin1(request.promptSha256));
    addTry(query, request).run();
}

void GeneratedSceneStore::forEachOf(const Uuid& run, const Visit& visit)
{
    Query row(m_database, "sceneRequest.ofRun");
    row.add(run);
    while (row.next()) {
        const CheckedRow checked(row, {"scene_request", row.integer()});
        SceneRequest request;
        request.uuid = checked.uuid();
        request.at = row.integer();
        request.event = row.text();
        request.source = row.text();
        request.promptSha256 = row.text().toLatin1();
        takeTry(row, checked, request);
        visit(request);
    }
}

void GeneratedSceneStore::insert(const Uuid& uuid, const SceneVerdict& verdict, PersonId by)
{
    Query query(m_database, "sceneVerdict.insert");
    query.add(uuid).add(m_database.stamps().rank()).add(verdict.at).add(verdict.request);
    query.add(verdictToken(verdict.kind)).add(verdict.text).add(verdict.reason);
    query.add(idOrNull(verdict.scenario.value_or(ScenarioId()))).add(idOrNull(by)).run();
}

std::vector<SceneVerdict> GeneratedSceneStore::verdicts()
{
    return Query(m_database, "sceneVerdict.all").all([](Query& row) {
        const CheckedRow checked(row, {"scene_verdict", row.integer()});
        SceneVerdict verdict;
        verdict.at = row.integer();
        verdict.request = checked.uuid("request_uuid");
        verdict.kind = checked.token("verdict", verdictFromToken, verdictToken);
        verdict.text = row.text();
        verdict.reason = row.text();
        if (const auto scenario = row.optionalInteger())
            verdict.scenario = ScenarioId{*scenario};
        return verdict;
    });
}

} // namespace subtext
