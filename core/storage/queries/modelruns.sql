-- SPDX-License-Identifier: MIT

-- name: modelRun.insert
INSERT INTO model_run (uuid, rank_at, at, model, mode, run, host, kind, parameters, by_person)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: modelRun.all
SELECT id, uuid, at, model, mode, run, host, kind, parameters FROM model_run ORDER BY rank_at, uuid;

-- name: modelRequest.insert
INSERT INTO model_request (uuid, rank_at, at, run_uuid, scenario_id, question, try, request, status,
                           fault, headers, answer, took_ms, finish, input_tokens, output_tokens,
                           reasoning_tokens)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: modelRequest.ofRun
SELECT id, at, scenario_id, question, try, request, status, fault, headers, answer, took_ms, finish,
       input_tokens, output_tokens, reasoning_tokens
FROM model_request WHERE run_uuid = ? ORDER BY rank_at, uuid;

-- Of questions that have no answer.
-- name: modelRequest.openParts
SELECT id, at, scenario_id, question, try, request, status, fault, headers, answer, took_ms, finish,
       input_tokens, output_tokens, reasoning_tokens
FROM model_request
WHERE run_uuid = ?1 AND finish = '' AND output_tokens IS NOT NULL
  AND (scenario_id, question) NOT IN (SELECT scenario_id, question FROM model_request
                                      WHERE run_uuid = ?1 AND finish <> '')
ORDER BY rank_at, uuid;

-- name: modelRequest.answered
SELECT scenario_id, question FROM model_request WHERE run_uuid = ? AND finish <> ''
GROUP BY scenario_id, question;

-- name: modelRequest.counts
SELECT count(*), count(DISTINCT CASE WHEN finish <> '' THEN scenario_id || '/' || question END),
       sum(finish = 'length'), sum(finish = 'refusal'), sum(input_tokens), sum(output_tokens),
       sum(reasoning_tokens), max(at)
FROM model_request WHERE run_uuid = ?;

-- Parts of an answer have no end either, but a count.
-- name: modelRequest.failures
SELECT status, fault, count(*) FROM model_request
WHERE run_uuid = ? AND finish = '' AND output_tokens IS NULL
GROUP BY status, fault;

-- What was last said of each run: audit rows name it.
-- name: modelRun.lastWords
SELECT json_extract(detail, '$.run_uuid'), action,
       coalesce(json_extract(detail, '$.reason'), '')
FROM audit WHERE action IN ('llm.start', 'llm.resume', 'llm.stop', 'llm.end') ORDER BY id;

-- name: modelConsent.insert
INSERT INTO model_consent (uuid, rank_at, at, host, template_sha256, by_person)
VALUES (?, ?, ?, ?, ?, ?);

-- name: modelConsent.has
SELECT count(*) FROM model_consent WHERE host = ? AND template_sha256 = ?;
