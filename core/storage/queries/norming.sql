-- SPDX-License-Identifier: MIT
-- name: normingRound.insert
INSERT INTO norming_round (uuid, rank_at, at, title, questions, items, people)
VALUES (?, ?, ?, ?, ?, ?, ?);

-- name: normingRound.all
SELECT id, uuid, at, title, questions, items, people FROM norming_round ORDER BY rank_at, uuid;

-- name: normingEvent.insert
INSERT INTO norming_event (uuid, rank_at, at, round_uuid, event, content) VALUES (?, ?, ?, ?, ?, ?);

-- name: normingEvent.all
SELECT id, at, round_uuid, event, content FROM norming_event ORDER BY rank_at, uuid;

-- name: normingCommitment.insert
INSERT INTO norming_commitment (uuid, rank_at, at, person_id, round_uuid, sha256)
VALUES (?, ?, ?, ?, ?, ?);

-- name: normingCommitment.all
SELECT id, uuid, person_id, round_uuid, sha256 FROM norming_commitment ORDER BY rank_at, uuid;

-- name: normingVote.insert
INSERT INTO norming_vote (uuid, rank_at, at, person_id, round_uuid, pass, votes, nonce)
VALUES (?, ?, ?, ?, ?, ?, ?, ?);

-- name: normingVote.all
SELECT id, uuid, at, person_id, round_uuid, pass, votes, nonce
FROM norming_vote ORDER BY rank_at, uuid;

-- name: normingDraft.keep
INSERT INTO norming_draft (person_id, round_uuid, scenario_id, votes) VALUES (?, ?, ?, ?)
ON CONFLICT (person_id, round_uuid, scenario_id) DO UPDATE SET votes = excluded.votes;

-- name: normingDraft.drop
DELETE FROM norming_draft WHERE person_id = ? AND round_uuid = ? AND scenario_id = ?;

-- name: normingDraft.of
SELECT person_id, votes FROM norming_draft WHERE person_id = ? AND round_uuid = ?;

-- name: normingDraft.clear
DELETE FROM norming_draft WHERE person_id = ? AND round_uuid = ?;
