-- SPDX-License-Identifier: MIT

-- name: datasheet.insert
INSERT INTO datasheet_answer (uuid, rank_at, token, text, by_person, at)
VALUES (?, ?, ?, ?, ?, ?);

-- name: datasheet.latest
SELECT token, text, by_person, at FROM datasheet_answer AS answer
WHERE id = (SELECT id FROM datasheet_answer WHERE token = answer.token
            ORDER BY rank_at DESC, uuid DESC LIMIT 1)
ORDER BY token;

-- name: release.insert
INSERT INTO data_release (uuid, rank_at, version, date, names, seed, extended, checksum, overridden,
                          contents, changelog, by_person, at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: release.all
SELECT id, uuid, version, date, names, seed, extended, checksum, overridden, contents, changelog,
       by_person, at
FROM data_release ORDER BY rank_at, uuid;
