-- SPDX-License-Identifier: MIT

-- name: person.insert
INSERT INTO person (uuid, ordinal, code, name, role) VALUES (?, ?, ?, ?, ?);

-- name: person.lastOrdinal
SELECT coalesce(max(ordinal), 0) FROM person_change;

-- name: person.uuid
SELECT uuid FROM person WHERE id = ?;

-- name: person.setName
UPDATE person SET name = ? WHERE id = ?;

-- name: person.setRole
UPDATE person SET role = ? WHERE id = ?;

-- name: person.setCode
UPDATE person SET code = ? WHERE id = ?;

-- name: person.ids
SELECT uuid, id FROM person;

-- name: person.set
UPDATE person SET ordinal = ?, code = ?, name = ?, role = ? WHERE id = ?;

-- name: personChange.insert
INSERT INTO person_change (uuid, rank_at, at, person, ordinal, code, name, role)
VALUES (?, ?, ?, ?, ?, ?, ?, ?);

-- name: personChange.all
SELECT id, person, ordinal, code, name, role FROM person_change ORDER BY rank_at, uuid;

-- name: personChange.codes
SELECT code FROM person_change WHERE person = ? AND code IS NOT NULL;

-- name: person.all
SELECT id, uuid, code, name, role FROM person ORDER BY ordinal, uuid;

-- name: person.byId
SELECT id, uuid, code, name, role FROM person WHERE id = ?;

-- name: person.byCode
SELECT id, uuid, code, name, role FROM person WHERE code = ?;

-- name: person.setWithdrawn
INSERT INTO withdrawal (uuid, rank_at, at, person_id, withdrawn) VALUES (?, ?, ?, ?, ?);

-- name: person.isWithdrawn
SELECT coalesce((SELECT withdrawn FROM withdrawal WHERE person_id = ?
                 ORDER BY rank_at DESC, uuid DESC LIMIT 1), 0);

-- name: person.setPassphrase
INSERT INTO passphrase (uuid, at, person_id, hash) VALUES (?, ?, ?, ?);

-- name: person.passphraseCount
SELECT count(*) FROM passphrase;

-- name: person.passphrase
SELECT hash FROM passphrase WHERE person_id = ? ORDER BY id DESC LIMIT 1;

-- name: person.progress
SELECT p.id,
       (SELECT count(*) FROM assignment a WHERE a.person_id = p.id),
       (SELECT count(DISTINCT n.scenario_id) FROM annotation n
        JOIN assignment a ON a.person_id = n.person_id AND a.scenario_id = n.scenario_id
        WHERE n.person_id = p.id),
       (SELECT coalesce(max(n.submitted_at), 0) FROM annotation n WHERE n.person_id = p.id)
FROM person p ORDER BY p.ordinal, p.uuid;

-- name: assignment.insert
INSERT INTO seat (person_id, scenario_id, position, seat, live) VALUES (?, ?, ?, ?, 1)
ON CONFLICT (person_id, scenario_id) DO UPDATE SET
    position = excluded.position, seat = excluded.seat, live = 1;

-- name: assignment.set
INSERT INTO seat (person_id, scenario_id, position, seat, live) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (person_id, scenario_id) DO UPDATE SET
    position = excluded.position, seat = excluded.seat, live = excluded.live;

-- name: assignment.clear
UPDATE seat SET live = 0 WHERE live = 1 RETURNING person_id, scenario_id;

-- name: assignment.wasEver
SELECT EXISTS (SELECT 1 FROM seat WHERE person_id = ? AND scenario_id = ?);

-- name: assignmentChange.insert
INSERT INTO assignment_change (uuid, rank_at, at, person_id, given, items)
VALUES (?, ?, ?, ?, ?, ?);

-- name: assignmentChange.all
SELECT id, person_id, given, items FROM assignment_change ORDER BY rank_at, uuid;

-- name: assignment.get
SELECT position FROM assignment WHERE person_id = ? AND scenario_id = ?;

-- name: assignment.count
SELECT count(*) FROM assignment;

-- name: assignment.countOfPerson
SELECT count(*) FROM assignment WHERE person_id = ?;

-- name: assignment.seatsOf
SELECT coalesce(max(seat), 0) FROM assignment WHERE scenario_id = ?;

-- name: assignment.isWorkedOn
SELECT EXISTS (SELECT 1 FROM annotation) OR EXISTS (SELECT 1 FROM draft)
    OR EXISTS (SELECT 1 FROM visit);

-- name: assignment.itemsOf
SELECT a.scenario_id, a.position, s.group_token, s.source_id,
       coalesce((SELECT max(n.revision) FROM annotation n
                 WHERE n.person_id = a.person_id AND n.scenario_id = a.scenario_id), 0),
       coalesce((SELECT n.flagged FROM annotation n
                 WHERE n.person_id = a.person_id AND n.scenario_id = a.scenario_id
                 ORDER BY n.revision DESC, n.submitted_at DESC, n.uuid DESC LIMIT 1), 0),
       EXISTS (SELECT 1 FROM draft d
               WHERE d.person_id = a.person_id AND d.scenario_id = a.scenario_id),
       (SELECT n.ballot FROM annotation n
        WHERE n.person_id = a.person_id AND n.scenario_id = a.scenario_id
        ORDER BY n.revision DESC, n.submitted_at DESC, n.uuid DESC LIMIT 1)
FROM assignment a JOIN scenario s ON s.id = a.scenario_id
WHERE a.person_id = ?
ORDER BY a.position, s.ordinal, s.uuid;

-- name: assignment.itemOf
SELECT a.scenario_id, a.position, s.group_token, s.source_id,
       coalesce((SELECT max(n.revision) FROM annotation n
                 WHERE n.person_id = a.person_id AND n.scenario_id = a.scenario_id), 0),
       coalesce((SELECT n.flagged FROM annotation n
                 WHERE n.person_id = a.person_id AND n.scenario_id = a.scenario_id
                 ORDER BY n.revision DESC, n.submitted_at DESC, n.uuid DESC LIMIT 1), 0),
       EXISTS (SELECT 1 FROM draft d
               WHERE d.person_id = a.person_id AND d.scenario_id = a.scenario_id),
       (SELECT n.ballot FROM annotation n
        WHERE n.person_id = a.person_id AND n.scenario_id = a.scenario_id
        ORDER BY n.revision DESC, n.submitted_at DESC, n.uuid DESC LIMIT 1)
FROM assignment a JOIN scenario s ON s.id = a.scenario_id
WHERE a.person_id = ? AND a.scenario_id = ?;

-- name: assignment.raters
SELECT a.person_id FROM assignment a JOIN person p ON p.id = a.person_id
WHERE a.scenario_id = ? ORDER BY a.seat, p.ordinal, p.uuid;

-- name: assignment.all
SELECT person_id, scenario_id FROM assignment;

-- name: assignment.ofPerson
SELECT a.scenario_id, a.position, a.seat
FROM assignment a JOIN scenario s ON s.id = a.scenario_id
WHERE a.person_id = ? ORDER BY a.position, s.ordinal, s.uuid;

-- name: furtherRater.insert
INSERT INTO further_rater (uuid, rank_at, at, scenario_id, person_id, gain) VALUES (?, ?, ?, ?, ?, ?);

-- Once for each person and item, as it was said last. What somebody who dropped out has not
-- answered is nobody's.
-- name: furtherRater.all
SELECT f.scenario_id, f.person_id, f.at, f.gain,
       EXISTS (SELECT 1 FROM assignment a
               WHERE a.person_id = f.person_id AND a.scenario_id = f.scenario_id)
       AND (EXISTS (SELECT 1 FROM annotation n
                    WHERE n.person_id = f.person_id AND n.scenario_id = f.scenario_id)
            OR NOT coalesce((SELECT w.withdrawn FROM withdrawal w WHERE w.person_id = f.person_id
                             ORDER BY w.rank_at DESC, w.uuid DESC LIMIT 1), 0)),
       EXISTS (SELECT 1 FROM annotation n
               WHERE n.person_id = f.person_id AND n.scenario_id = f.scenario_id)
FROM further_rater f JOIN scenario s ON s.id = f.scenario_id
WHERE (?1 IS NULL OR f.scenario_id = ?1)
  AND NOT EXISTS (SELECT 1 FROM further_rater l
                  WHERE l.scenario_id = f.scenario_id AND l.person_id = f.person_id
                    AND (l.rank_at, l.uuid) > (f.rank_at, f.uuid))
ORDER BY s.ordinal, s.uuid, f.rank_at, f.uuid;

-- name: assignment.removeDraftsOfOpen
DELETE FROM draft WHERE person_id = ?1
    AND NOT EXISTS (SELECT 1 FROM annotation n
                    WHERE n.person_id = ?1 AND n.scenario_id = draft.scenario_id);

-- name: assignment.removeQuestionDrafts
DELETE FROM question_draft WHERE person_id = ?;

-- name: assignment.removeOpen
UPDATE seat SET live = 0 WHERE person_id = ?1 AND live = 1
    AND NOT EXISTS (SELECT 1 FROM annotation n
                    WHERE n.person_id = ?1 AND n.scenario_id = seat.scenario_id)
RETURNING scenario_id;

-- name: assignment.removeItem
UPDATE seat SET live = 0 WHERE scenario_id = ? AND live = 1 RETURNING person_id;

-- name: assignment.removeOne
UPDATE seat SET live = 0 WHERE person_id = ? AND scenario_id = ? AND live = 1;

-- name: assignment.isBegun
SELECT EXISTS (SELECT 1 FROM annotation WHERE person_id = ?1 AND scenario_id = ?2)
    OR EXISTS (SELECT 1 FROM draft WHERE person_id = ?1 AND scenario_id = ?2)
    OR EXISTS (SELECT 1 FROM visit WHERE person_id = ?1 AND scenario_id = ?2);

-- name: assignment.matrix
SELECT a.person_id, min(s.id), s.group_token, count(*),
       sum(EXISTS (SELECT 1 FROM annotation n
                   WHERE n.person_id = a.person_id AND n.scenario_id = a.scenario_id))
FROM assignment a JOIN scenario s ON s.id = a.scenario_id
GROUP BY a.person_id, s.group_token ORDER BY a.person_id, s.group_token;

-- People, and no numbers of seats: whoever drops out leaves theirs empty. Most often the first item
-- has enough.
-- name: assignment.mostSeats
SELECT coalesce((SELECT count(*) FROM assignment GROUP BY scenario_id HAVING count(*) >= ?1 LIMIT 1),
                (SELECT max(people) FROM (SELECT count(*) AS people FROM assignment
                                          GROUP BY scenario_id)),
                0);
