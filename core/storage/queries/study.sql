-- SPDX-License-Identifier: MIT

-- name: study.insert
INSERT INTO study (id, uuid, title, task, created_at) VALUES (1, ?, ?, ?, ?);

-- name: task.insert
INSERT INTO task (uuid, rank_at, at, document, sha256) VALUES (?, ?, ?, ?, ?);

-- name: study.get
SELECT uuid, title, task, created_at FROM study WHERE id = 1;

-- name: study.counts
SELECT (SELECT count(*) FROM scenario),
       (SELECT count(*) FROM (SELECT DISTINCT n.person_id, n.scenario_id FROM annotation n
        JOIN assignment a ON a.person_id = n.person_id AND a.scenario_id = n.scenario_id));

-- name: protocol.insert
INSERT INTO protocol (uuid, rank_at, at, raters_per_item, seed, item_order, explanation_required, names_shown,
                      practice, repeats, consent_required, release_names)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: protocol.get
SELECT id, raters_per_item, seed, item_order, explanation_required, names_shown,
       practice, repeats, consent_required, release_names
FROM protocol ORDER BY rank_at DESC, uuid DESC LIMIT 1;

-- name: handin.insert
INSERT INTO hand_in (uuid, person_id, at, submitted, open) VALUES (?, ?, ?, ?, ?);

-- name: handin.latest
SELECT at, submitted, open FROM hand_in WHERE person_id = ?
ORDER BY at DESC, uuid DESC LIMIT 1;

-- name: lock.insert
INSERT INTO study_lock (uuid, rank_at, at, locked, reason, by_person) VALUES (?, ?, ?, ?, ?, ?);

-- name: lock.all
SELECT id, at, locked, reason, by_person FROM study_lock ORDER BY rank_at, uuid;

-- name: lock.isLocked
SELECT coalesce((SELECT locked FROM study_lock ORDER BY rank_at DESC, uuid DESC LIMIT 1), 0);
