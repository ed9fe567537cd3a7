-- SPDX-License-Identifier: MIT
-- A next schema as it could be, for the tests of migrating (migratingtest.cpp). It does what is
-- allowed: a new table, a new column of a table that stays as it is, and a rebuilt table that others
-- refer to, with its ids kept.

CREATE TABLE made_up (
    id   INTEGER PRIMARY KEY,
    text TEXT NOT NULL
) STRICT;

ALTER TABLE hand_in ADD COLUMN made_up TEXT;

CREATE TABLE prediction_set_anew (
    id        INTEGER PRIMARY KEY,
    uuid      TEXT NOT NULL UNIQUE,
    rank_at   INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    model     TEXT NOT NULL CHECK (length(model) BETWEEN 1 AND 200),
    mode      TEXT NOT NULL CHECK (length(mode) BETWEEN 1 AND 200),
    run       TEXT NOT NULL CHECK (length(run) BETWEEN 1 AND 200),
    file      TEXT NOT NULL,
    by_person INTEGER REFERENCES person (id)
) STRICT;
INSERT INTO prediction_set_anew (id, uuid, rank_at, at, model, mode, run, file, by_person)
SELECT id, uuid, rank_at, at, model, mode, run, file, by_person
FROM prediction_set ORDER BY id;
DROP TABLE prediction_set;
ALTER TABLE prediction_set_anew RENAME TO prediction_set;
CREATE INDEX prediction_set_by_rank ON prediction_set (rank_at);
CREATE TRIGGER prediction_set_keeps BEFORE UPDATE ON prediction_set BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER prediction_set_stays BEFORE DELETE ON prediction_set BEGIN SELECT RAISE(ABORT, 'append-only'); END;
