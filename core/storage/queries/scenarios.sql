-- SPDX-License-Identifier: MIT

-- name: scenario.insert
INSERT INTO scenario (ordinal, uuid, subtype, source_id, domain, power, power_derived, speaker_role,
                      listener_role, context, utterance)
VALUES ((SELECT coalesce(max(ordinal), 0) + 1 FROM scenario), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: scenario.all
SELECT id, uuid, subtype, source_id, domain, power, power_derived, speaker_role, listener_role,
       context, utterance
FROM scenario ORDER BY ordinal, uuid;

-- name: scenario.heads
SELECT id, subtype, source_id, utterance FROM scenario ORDER BY ordinal, uuid;

-- name: scenario.byId
SELECT id, uuid, subtype, source_id, domain, power, power_derived, speaker_role, listener_role,
       context, utterance
FROM scenario WHERE id = ?;

-- name: scenario.byName
SELECT id, uuid, subtype, source_id, domain, power, power_derived, speaker_role, listener_role,
       context, utterance
FROM scenario WHERE subtype = ? AND source_id = ?;

-- name: scenario.uuid
SELECT uuid FROM scenario WHERE id = ?;

-- name: scenario.ids
SELECT uuid, id FROM scenario;

-- name: scenario.utterance
SELECT utterance FROM scenario WHERE id = ?;

-- name: scenario.place
SELECT count(*) FROM scenario s JOIN scenario here ON here.id = ?
WHERE (s.ordinal, s.uuid) <= (here.ordinal, here.uuid);

-- name: scenario.idsBySubtype
SELECT id, subtype FROM scenario ORDER BY ordinal, uuid;

-- name: scenario.countBySubtype
SELECT min(id), subtype, count(*) FROM scenario GROUP BY subtype ORDER BY subtype;

-- name: scenario.countByPower
SELECT min(id), power, count(*) FROM scenario GROUP BY power;
