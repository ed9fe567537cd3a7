-- SPDX-License-Identifier: MIT

-- name: scenario.insert
INSERT INTO scenario (uuid, subtype, source_id, domain, power, power_derived, speaker_role,
                      listener_role, context, utterance)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id;

-- name: scenario.all
SELECT id, uuid, subtype, source_id, domain, power, power_derived, speaker_role, listener_role,
       context, utterance
FROM scenario ORDER BY id;

-- name: scenario.heads
SELECT id, subtype, source_id, utterance FROM scenario ORDER BY id;

-- name: scenario.byId
SELECT id, uuid, subtype, source_id, domain, power, power_derived, speaker_role, listener_role,
       context, utterance
FROM scenario WHERE id = ?;

-- name: scenario.byName
SELECT id, uuid, subtype, source_id, domain, power, power_derived, speaker_role, listener_role,
       context, utterance
FROM scenario WHERE subtype = ? AND source_id = ?;

-- name: scenario.utterance
SELECT utterance FROM scenario WHERE id = ?;

-- name: scenario.idsBySubtype
SELECT id, subtype FROM scenario ORDER BY id;

-- name: scenario.countBySubtype
SELECT min(id), subtype, count(*) FROM scenario GROUP BY subtype ORDER BY subtype;

-- name: scenario.countByPower
SELECT min(id), power, count(*) FROM scenario GROUP BY power;
