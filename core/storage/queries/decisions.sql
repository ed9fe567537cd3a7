-- SPDX-License-Identifier: MIT
-- The revision of a decision is its place among those of its scenario, by (rank_at, uuid).

-- name: decision.insert
INSERT INTO decision (uuid, rank_at, scenario_id, person_id, picks, basis, note, origin, decided_at,
                      final, second_person_id, withdrawn, shown_order, first_picks, hints,
                      active_ms, undoes, redoes)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: decision.ofScenario
SELECT d.id, d.uuid, d.scenario_id, d.person_id, row_number() OVER (PARTITION BY d.scenario_id ORDER BY d.rank_at, d.uuid),
       d.picks, d.basis, d.note, d.origin, d.decided_at, d.final, d.second_person_id, d.withdrawn,
       d.shown_order, d.first_picks, d.hints, d.active_ms, d.undoes, d.redoes
FROM decision d WHERE d.scenario_id = ? ORDER BY d.rank_at, d.uuid;

-- name: decision.all
SELECT d.id, d.uuid, d.scenario_id, d.person_id, row_number() OVER (PARTITION BY d.scenario_id ORDER BY d.rank_at, d.uuid),
       d.picks, d.basis, d.note, d.origin, d.decided_at, d.final, d.second_person_id, d.withdrawn,
       d.shown_order, d.first_picks, d.hints, d.active_ms, d.undoes, d.redoes
FROM decision d JOIN scenario s ON s.id = d.scenario_id
ORDER BY s.ordinal, s.uuid, d.rank_at, d.uuid;

-- name: decision.concerning
SELECT d.id, d.uuid, d.scenario_id, d.person_id, (SELECT count(*) FROM decision e WHERE e.scenario_id = d.scenario_id
                AND (e.rank_at, e.uuid) <= (d.rank_at, d.uuid)),
       d.picks, d.basis, d.note, d.origin, d.decided_at, d.final, d.second_person_id, d.withdrawn,
       d.shown_order, d.first_picks, d.hints, d.active_ms, d.undoes, d.redoes
FROM decision d WHERE d.person_id = ? OR d.person_id IS NULL OR d.final = 1
ORDER BY d.rank_at, d.uuid;

-- name: decision.authors
SELECT count(*) FROM person p WHERE EXISTS (SELECT 1 FROM decision d WHERE d.person_id = p.id);

-- name: secondLook.insert
INSERT INTO second_look (uuid, rank_at, at, scenario_id, person_id, decision_uuid, picks, shown_order, active_ms)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: secondLook.all
SELECT id, uuid, at, scenario_id, person_id, decision_uuid, picks, shown_order, active_ms FROM second_look
ORDER BY rank_at, uuid;

-- name: deskDraft.upsert
INSERT INTO desk_draft (person_id, scenario_id, saved_at, first_picks, picks, basis, note, held,
                        active_ms)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (person_id, scenario_id) DO UPDATE SET
    saved_at = excluded.saved_at, first_picks = excluded.first_picks, picks = excluded.picks,
    basis = excluded.basis, note = excluded.note, held = excluded.held,
    active_ms = excluded.active_ms;

-- name: deskDraft.get
SELECT scenario_id, first_picks, picks, basis, note, held, active_ms
FROM desk_draft WHERE person_id = ? AND scenario_id = ?;

-- name: deskDraft.ofPerson
SELECT scenario_id, first_picks, picks, basis, note, held, active_ms
FROM desk_draft WHERE person_id = ? ORDER BY scenario_id;

-- name: deskDraft.delete
DELETE FROM desk_draft WHERE person_id = ? AND scenario_id = ?;

-- name: deskDraft.deleteUntil
DELETE FROM desk_draft WHERE person_id = ? AND scenario_id = ? AND saved_at <= ?;

-- name: deskDraft.savedAt
SELECT saved_at FROM desk_draft WHERE person_id = ? AND scenario_id = ?;

-- name: deskDraft.latestOfPerson
SELECT scenario_id FROM desk_draft WHERE person_id = ? ORDER BY saved_at DESC, scenario_id LIMIT 1;
