-- SPDX-License-Identifier: MIT

-- name: scenario.insert
INSERT INTO scenario (ordinal, uuid, group_token, source_id, guessed, f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12)
VALUES ((SELECT coalesce(max(ordinal), 0) + 1 FROM scenario), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: scenario.all
SELECT id, uuid, group_token, source_id, guessed, f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12
FROM scenario ORDER BY ordinal, uuid;

-- name: scenario.byId
SELECT id, uuid, group_token, source_id, guessed, f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12
FROM scenario WHERE id = ?;

-- name: scenario.byName
SELECT id, uuid, group_token, source_id, guessed, f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12
FROM scenario WHERE coalesce(group_token, '') = ? AND source_id = ?;

-- name: scenario.uuid
SELECT uuid FROM scenario WHERE id = ?;

-- name: scenario.byUuid
SELECT id FROM scenario WHERE uuid = ?;

-- name: scenario.ids
SELECT id, uuid FROM scenario;

-- name: scenario.place
SELECT count(*) FROM scenario s JOIN scenario here ON here.id = ?
WHERE (s.ordinal, s.uuid) <= (here.ordinal, here.uuid);

-- name: scenario.idsBySubtype
SELECT id, group_token FROM scenario ORDER BY ordinal, uuid;

-- name: scenario.countBySubtype
SELECT min(id), group_token, count(*) FROM scenario GROUP BY group_token ORDER BY group_token;

-- name: scenario.countByPower
SELECT min(id), f2, count(*) FROM scenario GROUP BY f2;

-- name: mapping.insert
INSERT INTO import_mapping (uuid, rank_at, at, mapping) VALUES (?, ?, ?, ?);

-- name: mapping.all
SELECT mapping FROM import_mapping ORDER BY rank_at DESC, uuid DESC;
