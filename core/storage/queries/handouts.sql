-- SPDX-License-Identifier: MIT
-- Lists of what travels are of one person, or of everybody where the argument is NULL.

-- name: handout.insert
INSERT INTO handout (uuid, person_id, at, file, items) VALUES (?, ?, ?, ?, ?);

-- name: handout.all
SELECT uuid, person_id, at, file, items FROM handout ORDER BY id;

-- name: handout.mark
INSERT INTO handout_mark (id, uuid, person_id, at) VALUES (1, ?, ?, ?);

-- name: handout.owner
SELECT uuid, person_id FROM handout_mark WHERE id = 1;

-- name: mergedFile.insert
INSERT INTO merged_file (uuid, at, file, sha256, person_id, taken, known, refused, report)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: mergedFile.all
SELECT uuid, at, file, sha256, person_id, taken, known, refused, report
FROM merged_file ORDER BY id;

-- name: travel.annotations
SELECT id, uuid, person_id, scenario_id, revision, submitted_at, origin,
    emotion, emotion_set, valence, arousal, dominance, confidence, explanation, flagged,
    flag_reason, position, active_ms, wall_ms, visits, focus_losses, first_emotion_ms,
    first_valence_ms, first_arousal_ms, first_dominance_ms, first_confidence_ms,
    first_explanation_ms
FROM annotation WHERE ?1 IS NULL OR person_id = ?1 ORDER BY id;

-- name: travel.visits
SELECT id, uuid, person_id, scenario_id, began_at, wall_ms, active_ms, focus_losses
FROM visit WHERE ?1 IS NULL OR person_id = ?1 ORDER BY id;

-- name: travel.selfChecks
SELECT uuid, person_id, scenario_id, code, event, at
FROM self_check WHERE ?1 IS NULL OR person_id = ?1 ORDER BY id;

-- name: travel.handIns
SELECT uuid, person_id, at, submitted, open
FROM hand_in WHERE ?1 IS NULL OR person_id = ?1 ORDER BY id;

-- name: travel.hasDrafts
SELECT EXISTS (SELECT 1 FROM draft) OR EXISTS (SELECT 1 FROM short_draft);
