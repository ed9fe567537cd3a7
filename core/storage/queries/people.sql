-- SPDX-License-Identifier: MIT

-- name: person.insert
INSERT INTO person (uuid, code, name, role) VALUES (?, ?, ?, ?) RETURNING id;

-- name: person.all
SELECT id, uuid, code, name, role FROM person ORDER BY id;

-- name: person.byId
SELECT id, uuid, code, name, role FROM person WHERE id = ?;

-- name: person.byCode
SELECT id, uuid, code, name, role FROM person WHERE code = ?;

-- name: person.rename
UPDATE person SET name = ? WHERE id = ?;

-- name: person.setRole
UPDATE person SET role = ? WHERE id = ?;

-- name: person.setWithdrawn
INSERT INTO withdrawal (person_id, at, withdrawn) VALUES (?, ?, ?);

-- name: person.isWithdrawn
SELECT coalesce((SELECT withdrawn FROM withdrawal WHERE person_id = ? ORDER BY id DESC LIMIT 1), 0);

-- name: person.setPassphrase
INSERT INTO passphrase (person_id, at, hash) VALUES (?, ?, ?);

-- name: person.passphrase
SELECT hash FROM passphrase WHERE person_id = ? ORDER BY id DESC LIMIT 1;

-- name: person.progress
SELECT p.id,
       (SELECT count(*) FROM assignment a WHERE a.person_id = p.id),
       (SELECT count(DISTINCT n.scenario_id) FROM annotation n WHERE n.person_id = p.id),
       (SELECT coalesce(max(n.submitted_at), 0) FROM annotation n WHERE n.person_id = p.id)
FROM person p ORDER BY p.id;

-- name: assignment.insert
INSERT INTO assignment (person_id, scenario_id, position, seat) VALUES (?, ?, ?, ?);

-- name: assignment.get
SELECT position FROM assignment WHERE person_id = ? AND scenario_id = ?;

-- name: assignment.count
SELECT count(*) FROM assignment;

-- name: assignment.countOfPerson
SELECT count(*) FROM assignment WHERE person_id = ?;

-- name: assignment.seatsOf
SELECT coalesce(max(seat), 0) FROM assignment WHERE scenario_id = ?;

-- name: assignment.clear
DELETE FROM assignment;

-- name: assignment.isWorkedOn
SELECT EXISTS (SELECT 1 FROM annotation) OR EXISTS (SELECT 1 FROM draft)
    OR EXISTS (SELECT 1 FROM visit);

-- name: assignment.itemsOf
SELECT a.scenario_id, a.position, s.subtype, s.source_id,
       coalesce((SELECT max(n.revision) FROM annotation n
                 WHERE n.person_id = a.person_id AND n.scenario_id = a.scenario_id), 0),
       coalesce((SELECT n.flagged FROM annotation n
                 WHERE n.person_id = a.person_id AND n.scenario_id = a.scenario_id
                 ORDER BY n.revision DESC, n.submitted_at DESC, n.uuid DESC LIMIT 1), 0),
       EXISTS (SELECT 1 FROM draft d
               WHERE d.person_id = a.person_id AND d.scenario_id = a.scenario_id)
FROM assignment a JOIN scenario s ON s.id = a.scenario_id
WHERE a.person_id = ?
ORDER BY a.position;

-- name: assignment.itemOf
SELECT a.scenario_id, a.position, s.subtype, s.source_id,
       coalesce((SELECT max(n.revision) FROM annotation n
                 WHERE n.person_id = a.person_id AND n.scenario_id = a.scenario_id), 0),
       coalesce((SELECT n.flagged FROM annotation n
                 WHERE n.person_id = a.person_id AND n.scenario_id = a.scenario_id
                 ORDER BY n.revision DESC, n.submitted_at DESC, n.uuid DESC LIMIT 1), 0),
       EXISTS (SELECT 1 FROM draft d
               WHERE d.person_id = a.person_id AND d.scenario_id = a.scenario_id)
FROM assignment a JOIN scenario s ON s.id = a.scenario_id
WHERE a.person_id = ? AND a.scenario_id = ?;

-- name: assignment.raters
SELECT person_id FROM assignment WHERE scenario_id = ? ORDER BY seat;

-- name: assignment.all
SELECT person_id, scenario_id FROM assignment;

-- name: assignment.ofPerson
SELECT scenario_id, position, seat FROM assignment WHERE person_id = ? ORDER BY position;

-- name: assignment.takenSeats
SELECT seat FROM assignment WHERE scenario_id = ? ORDER BY seat;

-- name: assignment.removeDraftsOfOpen
DELETE FROM draft WHERE person_id = ?1
    AND NOT EXISTS (SELECT 1 FROM annotation n
                    WHERE n.person_id = ?1 AND n.scenario_id = draft.scenario_id);

-- name: assignment.removeOpen
DELETE FROM assignment WHERE person_id = ?1
    AND NOT EXISTS (SELECT 1 FROM annotation n
                    WHERE n.person_id = ?1 AND n.scenario_id = assignment.scenario_id)
RETURNING scenario_id;

-- name: assignment.matrix
SELECT a.person_id, min(s.id), s.subtype, count(*),
       sum(EXISTS (SELECT 1 FROM annotation n
                   WHERE n.person_id = a.person_id AND n.scenario_id = a.scenario_id))
FROM assignment a JOIN scenario s ON s.id = a.scenario_id
GROUP BY a.person_id, s.subtype ORDER BY a.person_id, s.subtype;

-- name: assignment.mostSeats
SELECT coalesce(max(seat), 0) FROM assignment;
