-- SPDX-License-Identifier: MIT
-- Lists are of one person, or of everybody where the argument is NULL.

-- name: guideline.insert
INSERT INTO guideline (uuid, rank_at, at, markdown) VALUES (?, ?, ?, ?);

-- name: guideline.latest
SELECT id, at, markdown FROM guideline ORDER BY rank_at DESC, uuid DESC LIMIT 1;

-- name: taskText.insert
INSERT INTO task_text (uuid, rank_at, at, part, text) VALUES (?, ?, ?, ?, ?);

-- name: taskText.latest
SELECT id, at, text FROM task_text WHERE part = ? ORDER BY rank_at DESC, uuid DESC LIMIT 1;

-- name: taskText.all
SELECT id, at, text FROM task_text WHERE part = ? ORDER BY rank_at, uuid;

-- name: consentText.insert
INSERT INTO consent_text (uuid, rank_at, at, text) VALUES (?, ?, ?, ?);

-- name: consentText.latest
SELECT id, at, text FROM consent_text ORDER BY rank_at DESC, uuid DESC LIMIT 1;

-- name: consentText.all
SELECT id, at, text FROM consent_text ORDER BY rank_at, uuid;

-- name: consent.insert
INSERT INTO consent (uuid, person_id, at, text_sha256, text_revision, accepted)
VALUES (?, ?, ?, ?, ?, ?);

-- name: consent.latest
SELECT id, uuid, person_id, at, text_sha256, text_revision, accepted
FROM consent WHERE person_id = ? ORDER BY at DESC, uuid DESC LIMIT 1;

-- name: consent.list
SELECT id, uuid, person_id, at, text_sha256, text_revision, accepted
FROM consent WHERE ?1 IS NULL OR person_id = ?1 ORDER BY at, uuid;

-- name: readerAnswer.insert
INSERT INTO reader_answer (uuid, person_id, field, value, answered_at) VALUES (?, ?, ?, ?, ?);

-- name: readerAnswer.latest
SELECT id, uuid, person_id, field, value, answered_at
FROM reader_answer AS r
WHERE (?1 IS NULL OR person_id = ?1) AND NOT EXISTS (SELECT 1 FROM reader_answer AS later
    WHERE later.person_id = r.person_id AND later.field = r.field
      AND (later.answered_at, later.uuid) > (r.answered_at, r.uuid))
ORDER BY person_id, field;

-- name: readerAnswer.count
SELECT count(*) FROM reader_answer;

-- name: practice.insert
INSERT INTO practice_answer (uuid, person_id, item, round, at, ballot, points, cues, active_ms)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: practice.list
SELECT id, uuid, person_id, item, round, at, ballot, points, cues, active_ms
FROM practice_answer WHERE ?1 IS NULL OR person_id = ?1 ORDER BY at, uuid;

-- name: repeat.insert
INSERT INTO repeat_answer (uuid, person_id, scenario_id, submitted_at, ballot, points, active_ms)
VALUES (?, ?, ?, ?, ?, ?, ?);

-- name: repeat.list
SELECT id, uuid, person_id, scenario_id, submitted_at, ballot, points, active_ms
FROM repeat_answer WHERE ?1 IS NULL OR person_id = ?1 ORDER BY submitted_at, uuid;

-- name: itemQuestion.insert
INSERT INTO item_question (uuid, at, person_id, scenario_id, text) VALUES (?, ?, ?, ?, ?);

-- name: itemQuestion.list
SELECT id, uuid, at, person_id, scenario_id, text
FROM item_question
WHERE (?1 IS NULL OR person_id = ?1) AND (?2 IS NULL OR scenario_id = ?2) ORDER BY at, uuid;

-- name: itemQuestion.get
SELECT id, uuid, at, person_id, scenario_id, text FROM item_question WHERE uuid = ?;

-- name: itemQuestion.counts
SELECT count(*), count(*) FILTER (
    WHERE (uuid, person_id) IN (SELECT question_uuid, person_id FROM item_reply))
FROM item_question;

-- name: questionDraft.upsert
INSERT INTO question_draft (person_id, scenario_id, saved_at, text) VALUES (?, ?, ?, ?)
ON CONFLICT (person_id, scenario_id) DO UPDATE SET
    saved_at = excluded.saved_at, text = excluded.text;

-- name: questionDraft.get
SELECT text FROM question_draft WHERE person_id = ? AND scenario_id = ?;

-- name: questionDraft.delete
DELETE FROM question_draft WHERE person_id = ? AND scenario_id = ?;

-- name: replyDraft.upsert
INSERT INTO reply_draft (person_id, question_uuid, saved_at, text) VALUES (?, ?, ?, ?)
ON CONFLICT (person_id, question_uuid) DO UPDATE SET
    saved_at = excluded.saved_at, text = excluded.text;

-- name: replyDraft.get
SELECT text FROM reply_draft WHERE person_id = ? AND question_uuid = ?;

-- name: replyDraft.list
SELECT question_uuid FROM reply_draft WHERE person_id = ?;

-- name: replyDraft.delete
DELETE FROM reply_draft WHERE person_id = ? AND question_uuid = ?;

-- name: itemReply.insert
INSERT INTO item_reply (uuid, rank_at, at, person_id, scenario_id, question_uuid, text, role)
VALUES (?, ?, ?, ?, ?, ?, ?, ?);

-- name: itemReply.list
SELECT id, uuid, at, person_id, scenario_id, question_uuid, text, role
FROM item_reply
WHERE (?1 IS NULL OR person_id = ?1) AND (?2 IS NULL OR scenario_id = ?2) ORDER BY rank_at, uuid;

-- name: labelAgain.insert
INSERT INTO label_again (uuid, rank_at, at, scenario_id, person_id, reason, guide_sha256, asked,
                         by_person)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?);

-- The latest for all of an item, and the later ones for single people, the latest of each.
-- name: labelAgain.counting
WITH said AS (
    SELECT *, row_number() OVER (PARTITION BY scenario_id, person_id
                                 ORDER BY rank_at DESC, uuid DESC) AS place
    FROM label_again)
SELECT l.at, l.scenario_id, l.person_id, l.reason, l.guide_sha256, l.asked, l.by_person
FROM said l JOIN scenario s ON s.id = l.scenario_id
WHERE l.place = 1
  AND NOT EXISTS (SELECT 1 FROM label_again later
                  WHERE later.scenario_id = l.scenario_id AND later.person_id IS NULL
                    AND (later.rank_at, later.uuid) > (l.rank_at, l.uuid))
ORDER BY s.ordinal, s.uuid, l.rank_at, l.uuid;

-- An answer of unknown time is older than any request. In a locked study nobody owes anything, but
-- where ?3 asks for what was not given before the lock; somebody who dropped out does not in any.
-- CROSS JOIN: the few requests first, and not everybody's items for each of them.
-- name: labelAgain.owed
WITH said AS (
    SELECT l.*, a.person_id AS whose,
           row_number() OVER (PARTITION BY a.person_id, l.scenario_id
                              ORDER BY l.rank_at DESC, l.uuid DESC) AS place
    FROM label_again l
    CROSS JOIN assignment a ON a.scenario_id = l.scenario_id
                     AND (l.person_id IS NULL OR l.person_id = a.person_id)
    WHERE (?1 IS NULL OR a.person_id = ?1) AND (?2 IS NULL OR l.scenario_id = ?2))
SELECT l.whose, l.scenario_id, l.reason, l.at, l.rank_at
FROM said l
JOIN scenario s ON s.id = l.scenario_id
JOIN person p ON p.id = l.whose
WHERE l.place = 1 AND l.asked = 1
  AND l.at > (SELECT coalesce(n.submitted_at, -1) FROM annotation n
              WHERE n.person_id = l.whose AND n.scenario_id = l.scenario_id
              ORDER BY n.revision DESC, n.submitted_at DESC, n.uuid DESC LIMIT 1)
  AND NOT coalesce((SELECT w.withdrawn FROM withdrawal w WHERE w.person_id = l.whose
                    ORDER BY w.rank_at DESC, w.uuid DESC LIMIT 1), 0)
  AND (?3 OR NOT coalesce((SELECT locked FROM study_lock
                           ORDER BY rank_at DESC, uuid DESC LIMIT 1), 0))
ORDER BY s.ordinal, s.uuid, p.ordinal, p.uuid;

-- Between the answer before it and such an answer, the latest word about the item was a request.
-- name: labelAgain.given
SELECT n.person_id, n.scenario_id, count(DISTINCT n.revision)
FROM label_again l CROSS JOIN annotation n ON n.scenario_id = l.scenario_id
WHERE l.asked = 1 AND (?1 IS NULL OR n.person_id = ?1)
  AND (l.person_id IS NULL OR l.person_id = n.person_id)
  AND n.revision > 1 AND l.at <= n.submitted_at
  AND l.at > coalesce((SELECT b.submitted_at FROM annotation b
                       WHERE b.person_id = n.person_id AND b.scenario_id = n.scenario_id
                         AND b.revision < n.revision
                       ORDER BY b.revision DESC, b.submitted_at DESC, b.uuid DESC LIMIT 1), -1)
  AND NOT EXISTS (SELECT 1 FROM label_again w
                  WHERE w.scenario_id = l.scenario_id AND w.asked = 0
                    AND (w.person_id IS NULL OR w.person_id = n.person_id)
                    AND (w.rank_at, w.uuid) > (l.rank_at, l.uuid) AND w.at <= n.submitted_at)
GROUP BY n.person_id, n.scenario_id;

-- name: shortDraft.upsert
INSERT INTO short_draft (person_id, kind, item, saved_at, ballot, points, cues, active_ms)
VALUES (?, ?, ?, ?, ?, ?, ?, ?)
ON CONFLICT (person_id, kind) DO UPDATE SET
    item = excluded.item, saved_at = excluded.saved_at, ballot = excluded.ballot,
    points = excluded.points, cues = excluded.cues, active_ms = excluded.active_ms;

-- name: shortDraft.get
SELECT item, saved_at, ballot, points, cues, active_ms
FROM short_draft WHERE person_id = ? AND kind = ?;

-- name: shortDraft.delete
DELETE FROM short_draft WHERE person_id = ? AND kind = ?;
