-- SPDX-License-Identifier: MIT

-- name: handout.insert
INSERT INTO handout (uuid, person_id, at, file, items) VALUES (?, ?, ?, ?, ?);

-- name: handout.all
SELECT uuid, person_id, at, file, items FROM handout ORDER BY at, uuid;

-- name: handout.mark
INSERT INTO handout_mark (id, uuid, person_id, at) VALUES (1, ?, ?, ?);

-- name: handout.owner
SELECT uuid, person_id FROM handout_mark WHERE id = 1;

-- name: mergedFile.insert
INSERT INTO merged_file (uuid, at, file, sha256, person_id, taken, known, refused, report)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: mergedFile.all
SELECT uuid, at, file, sha256, person_id, taken, known, refused, report
FROM merged_file ORDER BY id;

-- name: travel.hasDrafts
SELECT EXISTS (SELECT 1 FROM draft) OR EXISTS (SELECT 1 FROM short_draft)
    OR EXISTS (SELECT 1 FROM question_draft) OR EXISTS (SELECT 1 FROM norming_draft);
