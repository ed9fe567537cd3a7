-- SPDX-License-Identifier: MIT
-- The chain, and what it has of the tables that change in place. Columns are listed, never *: a
-- digest once written must come out the same under every later schema.

-- name: audit.head
SELECT hash FROM audit ORDER BY id DESC LIMIT 1;

-- name: audit.firstEntry
SELECT action, detail FROM audit WHERE id = 1;

-- name: audit.insert
INSERT INTO audit (at, action, detail, hash) VALUES (?, ?, ?, ?);

-- name: audit.allOf
SELECT at, detail FROM audit WHERE action = ? ORDER BY id;

-- name: audit.lastOf
SELECT detail FROM audit WHERE action = ? ORDER BY id DESC LIMIT 1;

-- name: audit.links
SELECT action, hash FROM audit ORDER BY id;

-- name: audit.all
SELECT id, at, action, detail, hash FROM audit ORDER BY id;

-- name: audit.coveredByAll
SELECT covers.key, max(json_extract(covers.value, '$.last'))
FROM audit, json_each(audit.detail, '$.covers') AS covers GROUP BY covers.key;

-- name: audit.covered
SELECT json_extract(detail, ?1) FROM audit WHERE json_extract(detail, ?1) IS NOT NULL
ORDER BY id DESC LIMIT 1;

-- name: audit.people
SELECT uuid, ordinal, code, name, role FROM person ORDER BY uuid;

-- name: audit.personOrder
SELECT uuid, id FROM person ORDER BY uuid;

-- name: audit.scenarioOrder
SELECT uuid, id FROM scenario ORDER BY uuid;

-- name: audit.seats
SELECT person_id, scenario_id, position, seat, live FROM seat;

-- name: audit.study
SELECT uuid, title, task, created_at FROM study;
