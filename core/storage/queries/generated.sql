-- SPDX-License-Identifier: MIT

-- name: sceneRun.insert
INSERT INTO scene_run (uuid, rank_at, at, model, host, kind, template_sha256, parameters, by_person)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: sceneRun.all
SELECT id, uuid, at, model, host, kind, template_sha256, parameters FROM scene_run
ORDER BY rank_at, uuid;

-- name: sceneRequest.insert
INSERT INTO scene_request (uuid, rank_at, at, run_uuid, event, source, prompt_sha256, try, request,
                           status, fault, headers, answer, took_ms, finish, input_tokens,
                           output_tokens, reasoning_tokens)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: sceneRequest.ofRun
SELECT id, uuid, at, event, source, prompt_sha256, try, request, status, fault, headers, answer,
       took_ms, finish, input_tokens, output_tokens, reasoning_tokens
FROM scene_request WHERE run_uuid = ? ORDER BY rank_at, uuid;

-- name: sceneVerdict.insert
INSERT INTO scene_verdict (uuid, rank_at, at, request_uuid, verdict, text, reason, scenario_id,
                           by_person)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: sceneVerdict.all
SELECT id, at, request_uuid, verdict, text, reason, scenario_id FROM scene_verdict
ORDER BY rank_at, uuid;

-- name: embedding.insert
INSERT INTO embedding (uuid, rank_at, at, scenario_id, model, host, text_sha256, vector)
VALUES (?, ?, ?, ?, ?, ?, ?, ?);

-- name: embedding.ofModel
SELECT id, at, scenario_id, model, host, text_sha256, vector FROM embedding WHERE model = ?
ORDER BY rank_at, uuid;

-- name: embedding.models
SELECT model FROM embedding GROUP BY model ORDER BY min(rank_at), model;

-- name: topicSet.insert
INSERT INTO topic_set (uuid, rank_at, at, model, parameters, topics, by_person)
VALUES (?, ?, ?, ?, ?, ?, ?);

-- name: topicSet.all
SELECT id, uuid, at, model, parameters, topics FROM topic_set ORDER BY rank_at, uuid;
