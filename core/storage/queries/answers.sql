-- SPDX-License-Identifier: MIT
-- The answer that counts is the one with the greatest (revision, submitted_at, uuid).

-- name: annotation.insert
INSERT INTO annotation (uuid, person_id, scenario_id, revision, submitted_at, origin,
    ballot, points, swept, explanation, flagged, flag_reason, cues, second, guess,
    guide_sha256, language, position, active_ms, wall_ms, visits, focus_losses, first_ms)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: annotation.historyOfItem
SELECT id, uuid, person_id, scenario_id, revision, submitted_at, origin,
    ballot, points, swept, explanation, flagged, flag_reason, cues, second, guess,
    guide_sha256, language, position, active_ms, wall_ms, visits, focus_losses, first_ms
FROM annotation WHERE person_id = ? AND scenario_id = ?
ORDER BY revision, submitted_at, uuid;

-- name: annotation.latestOfItem
SELECT id, uuid, person_id, scenario_id, revision, submitted_at, origin,
    ballot, points, swept, explanation, flagged, flag_reason, cues, second, guess,
    guide_sha256, language, position, active_ms, wall_ms, visits, focus_losses, first_ms
FROM annotation WHERE person_id = ? AND scenario_id = ?
ORDER BY revision DESC, submitted_at DESC, uuid DESC LIMIT 1;

-- name: annotation.allLatest
SELECT n.id, n.uuid, n.person_id, n.scenario_id, n.revision, n.submitted_at, n.origin,
    n.ballot, n.points, n.swept, n.explanation, n.flagged, n.flag_reason, n.cues, n.second, n.guess,
    n.guide_sha256, n.language, n.position, n.active_ms, n.wall_ms, n.visits, n.focus_losses,
    n.first_ms
FROM scenario s
CROSS JOIN assignment a ON a.scenario_id = s.id
CROSS JOIN person p ON p.id = a.person_id
CROSS JOIN annotation n ON n.id = (SELECT m.id FROM annotation m
                                   WHERE m.person_id = a.person_id AND m.scenario_id = s.id
                                   ORDER BY m.revision DESC, m.submitted_at DESC, m.uuid DESC
                                   LIMIT 1)
ORDER BY s.ordinal, s.uuid, a.seat, p.ordinal, p.uuid;

-- name: annotation.latestUnassigned
SELECT n.id, n.uuid, n.person_id, n.scenario_id, n.revision, n.submitted_at, n.origin,
    n.ballot, n.points, n.swept, n.explanation, n.flagged, n.flag_reason, n.cues, n.second, n.guess,
    n.guide_sha256, n.language, n.position, n.active_ms, n.wall_ms, n.visits, n.focus_losses,
    n.first_ms
FROM (SELECT DISTINCT person_id, scenario_id FROM annotation) a
CROSS JOIN annotation n ON n.id = (SELECT m.id FROM annotation m
                                   WHERE m.person_id = a.person_id
                                       AND m.scenario_id = a.scenario_id
                                   ORDER BY m.revision DESC, m.submitted_at DESC, m.uuid DESC
                                   LIMIT 1)
WHERE NOT EXISTS (SELECT 1 FROM assignment g
                  WHERE g.person_id = a.person_id AND g.scenario_id = a.scenario_id)
ORDER BY a.person_id, a.scenario_id;

-- name: annotation.ratings
SELECT n.id, n.scenario_id, n.person_id, n.ballot, n.points, n.flagged, n.submitted_at
FROM scenario s
CROSS JOIN assignment a ON a.scenario_id = s.id
CROSS JOIN person p ON p.id = a.person_id
CROSS JOIN annotation n ON n.id = (SELECT m.id FROM annotation m
                                   WHERE m.person_id = a.person_id AND m.scenario_id = s.id
                                   ORDER BY m.revision DESC, m.submitted_at DESC, m.uuid DESC
                                   LIMIT 1)
WHERE ?1 IS NULL OR s.group_token = ?1
ORDER BY s.ordinal, s.uuid, a.seat, p.ordinal, p.uuid;

-- name: annotation.latestOfPerson
SELECT n.id, n.uuid, n.person_id, n.scenario_id, n.revision, n.submitted_at, n.origin,
    n.ballot, n.points, n.swept, n.explanation, n.flagged, n.flag_reason, n.cues, n.second, n.guess,
    n.guide_sha256, n.language, n.position, n.active_ms, n.wall_ms, n.visits, n.focus_losses,
    n.first_ms
FROM annotation n
JOIN assignment a ON a.person_id = n.person_id AND a.scenario_id = n.scenario_id
WHERE n.person_id = ?
  AND n.id = (SELECT m.id FROM annotation m
              WHERE m.person_id = n.person_id AND m.scenario_id = n.scenario_id
              ORDER BY m.revision DESC, m.submitted_at DESC, m.uuid DESC LIMIT 1)
ORDER BY a.position;

-- name: annotation.after
SELECT id, uuid, person_id, scenario_id, revision, submitted_at, origin,
    ballot, points, swept, explanation, flagged, flag_reason, cues, second, guess,
    guide_sha256, language, position, active_ms, wall_ms, visits, focus_losses, first_ms
FROM annotation WHERE id > ? ORDER BY id;

-- name: annotation.isBegun
SELECT EXISTS (SELECT 1 FROM annotation WHERE scenario_id = ?1)
    OR EXISTS (SELECT 1 FROM decision WHERE scenario_id = ?1)
    OR EXISTS (SELECT 1 FROM draft WHERE scenario_id = ?1);

-- name: annotation.items
SELECT scenario_id FROM annotation UNION SELECT scenario_id FROM decision;

-- name: visit.insert
INSERT INTO visit (uuid, person_id, scenario_id, began_at, wall_ms, active_ms, focus_losses)
VALUES (?, ?, ?, ?, ?, ?, ?);

-- name: visit.sums
SELECT count(*), coalesce(sum(wall_ms), 0), coalesce(sum(active_ms), 0),
       coalesce(sum(focus_losses), 0)
FROM visit WHERE person_id = ? AND scenario_id = ?;

-- name: draft.upsert
INSERT INTO draft (person_id, scenario_id, saved_at, ballot, points, swept, explanation, flagged,
    flag_reason, cues, second, guess, first_ms, visit_began_at, visit_wall_ms, visit_active_ms,
    visit_focus_losses)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (person_id, scenario_id) DO UPDATE SET
    saved_at = excluded.saved_at, ballot = excluded.ballot, points = excluded.points,
    swept = excluded.swept, explanation = excluded.explanation, flagged = excluded.flagged,
    flag_reason = excluded.flag_reason, cues = excluded.cues, second = excluded.second,
    guess = excluded.guess, first_ms = excluded.first_ms,
    visit_began_at = excluded.visit_began_at, visit_wall_ms = excluded.visit_wall_ms,
    visit_active_ms = excluded.visit_active_ms, visit_focus_losses = excluded.visit_focus_losses;

-- name: draft.get
SELECT saved_at, ballot, points, swept, explanation, flagged, flag_reason, cues, second, guess,
    first_ms, visit_began_at, visit_wall_ms, visit_active_ms, visit_focus_losses
FROM draft WHERE person_id = ? AND scenario_id = ?;

-- name: draft.delete
DELETE FROM draft WHERE person_id = ? AND scenario_id = ?;

-- name: draft.deleteUntil
DELETE FROM draft WHERE person_id = ? AND scenario_id = ? AND saved_at <= ?;

-- Of an item that is theirs: what was begun on one that was taken from them waits for it.
-- name: draft.latestOfPerson
SELECT d.scenario_id FROM draft d
JOIN assignment a ON a.person_id = d.person_id AND a.scenario_id = d.scenario_id
WHERE d.person_id = ? ORDER BY d.saved_at DESC LIMIT 1;
