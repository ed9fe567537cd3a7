-- SPDX-License-Identifier: MIT

-- name: decision.insert
INSERT INTO decision (uuid, scenario_id, person_id, revision, label, basis, ambiguous, note,
                      origin, decided_at, final, second_person_id, withdrawn, shown_order,
                      first_pick, hint_polarity, hint_nearest, hint_likeliest, active_ms,
                      undoes, redoes)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id;

-- name: decision.ofScenario
SELECT id, uuid, scenario_id, person_id, revision, label, basis, ambiguous, note, origin,
       decided_at, final, second_person_id, withdrawn, shown_order, first_pick, hint_polarity,
       hint_nearest, hint_likeliest, active_ms, undoes, redoes
FROM decision WHERE scenario_id = ? ORDER BY revision;

-- name: decision.all
SELECT id, uuid, scenario_id, person_id, revision, label, basis, ambiguous, note, origin,
       decided_at, final, second_person_id, withdrawn, shown_order, first_pick, hint_polarity,
       hint_nearest, hint_likeliest, active_ms, undoes, redoes
FROM decision ORDER BY scenario_id, revision;

-- name: decision.concerning
SELECT id, uuid, scenario_id, person_id, revision, label, basis, ambiguous, note, origin,
       decided_at, final, second_person_id, withdrawn, shown_order, first_pick, hint_polarity,
       hint_nearest, hint_likeliest, active_ms, undoes, redoes
FROM decision WHERE person_id = ? OR person_id IS NULL OR final = 1 ORDER BY id;

-- name: decision.authors
SELECT count(*) FROM person p WHERE EXISTS (SELECT 1 FROM decision d WHERE d.person_id = p.id);

-- name: decision.range
SELECT id, uuid, scenario_id, person_id, revision, label, basis, ambiguous, note, origin,
       decided_at, final, second_person_id, withdrawn, shown_order, first_pick, hint_polarity,
       hint_nearest, hint_likeliest, active_ms, undoes, redoes
FROM decision WHERE id BETWEEN ? AND ? ORDER BY id;

-- name: decision.maxId
SELECT coalesce(max(id), 0) FROM decision;

-- name: deskDraft.upsert
INSERT INTO desk_draft (person_id, scenario_id, saved_at, first_pick, pick, basis, note, held,
                        active_ms)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (person_id, scenario_id) DO UPDATE SET
    saved_at = excluded.saved_at, first_pick = excluded.first_pick, pick = excluded.pick,
    basis = excluded.basis, note = excluded.note, held = excluded.held,
    active_ms = excluded.active_ms;

-- name: deskDraft.get
SELECT scenario_id, first_pick, pick, basis, note, held, active_ms
FROM desk_draft WHERE person_id = ? AND scenario_id = ?;

-- name: deskDraft.ofPerson
SELECT scenario_id, first_pick, pick, basis, note, held, active_ms
FROM desk_draft WHERE person_id = ? ORDER BY scenario_id;

-- name: deskDraft.delete
DELETE FROM desk_draft WHERE person_id = ? AND scenario_id = ?;

-- name: deskDraft.deleteUntil
DELETE FROM desk_draft WHERE person_id = ? AND scenario_id = ? AND saved_at <= ?;

-- name: deskDraft.savedAt
SELECT saved_at FROM desk_draft WHERE person_id = ? AND scenario_id = ?;

-- name: deskDraft.latestOfPerson
SELECT scenario_id FROM desk_draft WHERE person_id = ? ORDER BY saved_at DESC, scenario_id LIMIT 1;
