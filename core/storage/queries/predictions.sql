-- SPDX-License-Identifier: MIT

-- name: predictionSet.insert
INSERT INTO prediction_set (uuid, rank_at, at, model, mode, run, file, by_person)
VALUES (?, ?, ?, ?, ?, ?, ?, ?);

-- name: predictionSet.all
SELECT id, uuid, at, model, mode, run, file FROM prediction_set ORDER BY rank_at, uuid;

-- name: prediction.insert
INSERT INTO prediction (uuid, rank_at, set_uuid, scenario_id, answer) VALUES (?, ?, ?, ?, ?);

-- name: prediction.ofSet
SELECT scenario_id, answer FROM prediction WHERE set_uuid = ? ORDER BY rank_at, uuid;

-- JSON may write the letters of a text behind escapes, and readers of it pass over needless ones.
-- name: prediction.sayingError
SELECT scenario_id, CASE WHEN instr(answer, '"error"') > 0 OR answer GLOB '*\[ueo]*'
                         THEN answer END
FROM prediction WHERE set_uuid = ?;

-- name: setWithdrawal.insert
INSERT INTO set_withdrawal (uuid, rank_at, at, model, mode, run, withdrawn, reason, by_person)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: setWithdrawal.all
SELECT id, at, model, mode, run, withdrawn, reason, by_person FROM set_withdrawal
ORDER BY rank_at, uuid;

-- name: scenarioPart.insert
INSERT INTO scenario_part (uuid, rank_at, at, scenario_id, part) VALUES (?, ?, ?, ?, ?);

-- name: scenarioPart.all
SELECT id, scenario_id, part FROM scenario_part ORDER BY rank_at, uuid;
