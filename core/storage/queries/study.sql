-- SPDX-License-Identifier: MIT

-- name: study.insert
INSERT INTO study (id, uuid, title, task, created_at) VALUES (1, ?, ?, ?, ?);

-- name: task.insert
INSERT INTO task (uuid, rank_at, at, document, sha256) VALUES (?, ?, ?, ?, ?);

-- name: task.latest
SELECT document, sha256 FROM task ORDER BY rank_at DESC, uuid DESC LIMIT 1;

-- name: task.question.clear
DELETE FROM task_question;
-- name: task.question.insert
INSERT INTO task_question (number, token) VALUES (?, ?);
-- name: task.question.all
SELECT number, token FROM task_question ORDER BY number;

-- name: task.option.clear
DELETE FROM task_option;
-- name: task.option.insert
INSERT INTO task_option (question, code, token, word) VALUES (?, ?, ?, ?);
-- name: task.option.all
SELECT question, code, token, word FROM task_option ORDER BY question, code;

-- name: task.scale.clear
DELETE FROM task_scale;
-- name: task.scale.insert
INSERT INTO task_scale (number, token) VALUES (?, ?);
-- name: task.scale.all
SELECT number, token FROM task_scale ORDER BY number;

-- name: task.point.clear
DELETE FROM task_point;
-- name: task.point.insert
INSERT INTO task_point (scale, code, value, word) VALUES (?, ?, ?, ?);
-- name: task.point.all
SELECT scale, code, value, word FROM task_point ORDER BY scale, code;

-- name: task.field.clear
DELETE FROM task_field;
-- name: task.field.insert
INSERT INTO task_field (number, token, required, options) VALUES (?, ?, ?, ?);
-- name: task.field.all
SELECT number, token, required, options FROM task_field ORDER BY number;

-- name: task.shape.clear
DELETE FROM task_shape;
-- name: task.shape.insert
INSERT INTO task_shape (id, ballot, points, draft_ballot, draft_points, picks, has_groups, group_options)
VALUES (?, ?, ?, ?, ?, ?, ?, ?);
-- name: task.shape.all
SELECT id, ballot, points, draft_ballot, draft_points, picks, has_groups, group_options FROM task_shape;

-- name: study.get
SELECT uuid, title, task, created_at FROM study WHERE id = 1;

-- name: study.counts
SELECT (SELECT count(*) FROM scenario),
       (SELECT count(*) FROM (SELECT DISTINCT n.person_id, n.scenario_id FROM annotation n
        JOIN assignment a ON a.person_id = n.person_id AND a.scenario_id = n.scenario_id));

-- name: protocol.insert
INSERT INTO protocol (uuid, rank_at, at, raters_per_item, seed, item_order, explanation_required, names_shown,
                      practice, repeats, consent_required, cues_asked, second_looks, practice_bar,
                      questions_allowed, release_names, second_reading, guess_share, more_raters,
                      reader_form)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: protocol.get
SELECT id, raters_per_item, seed, item_order, explanation_required, names_shown,
       practice, repeats, consent_required, cues_asked, second_looks, practice_bar, questions_allowed,
       release_names, second_reading, guess_share, more_raters, reader_form
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
