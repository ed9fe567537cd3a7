-- SPDX-License-Identifier: MIT

-- name: datasheet.insert
INSERT INTO datasheet_answer (uuid, token, revision, text, by_person, at)
VALUES (?, ?, ?, ?, ?, ?);

-- name: datasheet.latest
SELECT id, token, revision, text, by_person, at FROM datasheet_answer AS answer
WHERE revision = (SELECT max(revision) FROM datasheet_answer WHERE token = answer.token)
ORDER BY token;

-- name: release.insert
INSERT INTO data_release (uuid, version, date, names, seed, extended, checksum, overridden,
                          contents, changelog, by_person, at)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: release.all
SELECT id, uuid, version, date, names, seed, extended, checksum, overridden, contents, changelog,
       by_person, at
FROM data_release ORDER BY id;
