-- SPDX-License-Identifier: MIT

-- name: quality.insertProtocol
INSERT INTO quality_protocol (uuid, rank_at, at, self_check, thresholds) VALUES (?, ?, ?, ?, ?);

-- name: quality.protocol
SELECT self_check, thresholds FROM quality_protocol ORDER BY rank_at DESC, uuid DESC LIMIT 1;

-- name: selfcheck.insert
INSERT INTO self_check (uuid, person_id, scenario_id, code, event, at) VALUES (?, ?, ?, ?, ?, ?);

-- name: selfcheck.all
SELECT id, person_id, scenario_id, code, event, at FROM self_check ORDER BY at, id;

-- name: dismissal.insert
INSERT INTO flag_dismissal (uuid, rank_at, code, person_id, scenario_id, part, dismissed, reason,
                            by_person, at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: dismissal.all
SELECT id, code, person_id, scenario_id, part, dismissed, reason, by_person, at
FROM flag_dismissal ORDER BY rank_at, uuid;
