-- SPDX-License-Identifier: MIT
-- The chain, and what its entries from before schema 7 cover, each table under its key. Columns are
-- listed, never *: a digest once written must come out the same under every later schema.

-- name: audit.head
SELECT hash, json_extract(detail, '$.state.version') FROM audit ORDER BY id DESC LIMIT 1;

-- name: audit.firstEntry
SELECT action, detail FROM audit WHERE id = 1;

-- name: audit.insert
INSERT INTO audit (at, action, detail, hash) VALUES (?, ?, ?, ?);

-- name: audit.lastOf
SELECT detail FROM audit WHERE action = ? ORDER BY id DESC LIMIT 1;

-- name: audit.links
SELECT action, hash FROM audit ORDER BY id;

-- name: audit.all
SELECT id, at, action, detail, hash FROM audit ORDER BY id;

-- name: audit.coveredByAll
SELECT covers.key, max(json_extract(covers.value, '$.last'))
FROM audit, json_each(audit.detail, '$.covers') AS covers GROUP BY covers.key
UNION ALL
SELECT 'annotations', max(json_extract(detail, '$.annotations.last')) FROM audit
UNION ALL
SELECT 'decisions', max(json_extract(detail, '$.decisions.last')) FROM audit;

-- name: audit.covered
SELECT coalesce(json_extract(detail, ?1), json_extract(detail, ?2)) FROM audit
WHERE json_extract(detail, ?1) IS NOT NULL OR json_extract(detail, ?2) IS NOT NULL
ORDER BY id DESC LIMIT 1;

-- name: audit.people
SELECT uuid, ordinal, code, name, role FROM person ORDER BY uuid;

-- name: audit.people.1
SELECT uuid, id, code, name, role FROM person ORDER BY uuid;

-- name: audit.personOrder
SELECT uuid, id FROM person ORDER BY uuid;

-- name: audit.scenarioOrder
SELECT uuid, id FROM scenario ORDER BY uuid;

-- name: audit.seats
SELECT person_id, scenario_id, position, seat, live FROM seat;

-- name: audit.assignments.1
SELECT p.uuid, s.uuid, a.position, a.seat
FROM assignment a
LEFT JOIN person p ON p.id = a.person_id
LEFT JOIN scenario s ON s.id = a.scenario_id
ORDER BY p.uuid, s.uuid;

-- name: audit.study
SELECT uuid, title, task, created_at FROM study;

-- name: audit.first.protocols
SELECT id, at, raters_per_item, seed, item_order, explanation_required, names_shown,
       practice, repeats, consent_required, release_names
FROM protocol WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.first.quality_protocols
SELECT id, at, self_check, thresholds
FROM quality_protocol WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.first.guidelines
SELECT id, at, markdown
FROM guideline WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.first.consent_texts
SELECT id, at, text
FROM consent_text WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.first.consents
SELECT id, uuid, person_id, at, text_sha256, text_revision, accepted
FROM consent WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.first.visits
SELECT id, uuid, person_id, scenario_id, began_at, wall_ms, active_ms, focus_losses
FROM visit WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.first.self_checks
SELECT id, uuid, person_id, scenario_id, code, event, at
FROM self_check WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.first.hand_ins
SELECT id, uuid, person_id, at, submitted, open
FROM hand_in WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.first.locks
SELECT id, uuid, at, locked, reason, by_person
FROM study_lock WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.first.datasheet
SELECT id, uuid, token, revision, text, by_person, at
FROM datasheet_answer WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.first.releases
SELECT id, uuid, version, date, names, seed, extended, checksum, overridden, contents,
       changelog, by_person, at
FROM data_release WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.first.passphrases
SELECT id, person_id, at, hash
FROM passphrase WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.first.withdrawals
SELECT id, person_id, at, withdrawn
FROM withdrawal WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.first.hand_outs
SELECT id, uuid, person_id, at, file, items
FROM handout WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: audit.first.merged_files
SELECT id, uuid, at, file, sha256, person_id, taken, known, refused, report
FROM merged_file WHERE id BETWEEN ? AND ? ORDER BY id;
