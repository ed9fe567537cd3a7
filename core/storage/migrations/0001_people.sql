-- SPDX-License-Identifier: MIT
-- Who takes part, and who labels what.

-- `ordinal` is the place in the roster, equals by UUID. Splits, bootstrap intervals and files
-- depend on it, so it travels.
CREATE TABLE person (
    id      INTEGER PRIMARY KEY,
    uuid    TEXT NOT NULL UNIQUE,
    code    TEXT NOT NULL UNIQUE COLLATE NOCASE CHECK (code <> ''),
    name    TEXT NOT NULL,
    role    TEXT NOT NULL CHECK (role IN ('annotator', 'adjudicator', 'coordinator')),
    ordinal INTEGER NOT NULL DEFAULT 0
) STRICT;

-- What was said of a person: NULL where a row does not speak of it. `person` is what the rows come
-- to by rank; the first row of a person has everything.
CREATE TABLE person_change (
    id      INTEGER PRIMARY KEY,
    uuid    TEXT NOT NULL UNIQUE,
    rank_at INTEGER NOT NULL,
    person  TEXT NOT NULL,
    at      INTEGER NOT NULL,
    ordinal INTEGER CHECK (ordinal >= 1),
    code    TEXT CHECK (code <> ''),
    name    TEXT,
    role    TEXT CHECK (role IN ('annotator', 'adjudicator', 'coordinator')),
    CHECK ((ordinal IS NULL) = (code IS NULL)),
    CHECK (ordinal IS NULL OR (name IS NOT NULL AND role IS NOT NULL)),
    CHECK (name IS NOT NULL OR role IS NOT NULL)
) STRICT;
CREATE TRIGGER person_change_keeps BEFORE UPDATE ON person_change BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER person_change_stays BEFORE DELETE ON person_change BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- What the changes of assignments come to. `position` is the item's place in that person's order,
-- from 1; `seat` is the person's place among the item's raters, from 1 (column order of an import).
-- An item that was taken keeps its row: what was answered refers to it, and counts again when the
-- item is given back. Everybody else sees those that are given.
CREATE TABLE seat (
    person_id   INTEGER NOT NULL REFERENCES person (id),
    scenario_id INTEGER NOT NULL REFERENCES scenario (id),
    position    INTEGER NOT NULL CHECK (position >= 1),
    seat        INTEGER NOT NULL CHECK (seat >= 1),
    live        INTEGER NOT NULL DEFAULT 1 CHECK (live IN (0, 1)),
    PRIMARY KEY (person_id, scenario_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX assignment_by_scenario ON seat (scenario_id, seat);
CREATE VIEW assignment AS SELECT person_id, scenario_id, position, seat FROM seat WHERE live = 1;

-- Items given to a person, or taken from them. `items` is JSON: [scenario, position, seat] of each,
-- the scenario by UUID; of taken ones the scenarios alone. Of a pair the highest rank counts.
CREATE TABLE assignment_change (
    id        INTEGER PRIMARY KEY,
    uuid      TEXT NOT NULL UNIQUE,
    rank_at   INTEGER NOT NULL,
    person_id INTEGER NOT NULL REFERENCES person (id),
    at        INTEGER NOT NULL,
    given     INTEGER NOT NULL CHECK (given IN (0, 1)),
    items     TEXT NOT NULL CHECK (items GLOB '[[]*]')
) STRICT;
CREATE TRIGGER assignment_change_keeps BEFORE UPDATE ON assignment_change BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER assignment_change_stays BEFORE DELETE ON assignment_change BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- That an item was given to a person because its first raters split, beside the change of
-- assignments that gives it. No hand-out has these rows: nobody is told that an item was a split.
-- `gain`: how probable it was then that the pattern changes with all who were asked at once, in
-- millionths.
CREATE TABLE further_rater (
    id          INTEGER PRIMARY KEY,
    uuid        TEXT NOT NULL UNIQUE,
    rank_at     INTEGER NOT NULL,
    at          INTEGER NOT NULL,
    scenario_id INTEGER NOT NULL REFERENCES scenario (id),
    person_id   INTEGER NOT NULL REFERENCES person (id),
    gain        INTEGER NOT NULL CHECK (gain BETWEEN 0 AND 1000000)
) STRICT;
CREATE INDEX further_rater_by_scenario ON further_rater (scenario_id, person_id);
CREATE TRIGGER further_rater_keeps BEFORE UPDATE ON further_rater BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER further_rater_stays BEFORE DELETE ON further_rater BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- Somebody dropped out, or came back; the latest row counts.
CREATE TABLE withdrawal (
    id        INTEGER PRIMARY KEY,
    uuid      TEXT NOT NULL UNIQUE,
    rank_at   INTEGER NOT NULL,
    person_id INTEGER NOT NULL REFERENCES person (id),
    at        INTEGER NOT NULL,
    withdrawn INTEGER NOT NULL CHECK (withdrawn IN (0, 1))
) STRICT;
CREATE INDEX withdrawal_by_person ON withdrawal (person_id);
CREATE TRIGGER withdrawal_keeps BEFORE UPDATE ON withdrawal BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER withdrawal_stays BEFORE DELETE ON withdrawal BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- What somebody signs in with: an Argon2id hash, or '' for none; the latest row counts.
CREATE TABLE passphrase (
    id        INTEGER PRIMARY KEY,
    uuid      TEXT NOT NULL UNIQUE,
    person_id INTEGER NOT NULL REFERENCES person (id),
    at        INTEGER NOT NULL,
    hash      TEXT NOT NULL CHECK (hash = '' OR hash GLOB '$argon2id$*')
) STRICT;
CREATE INDEX passphrase_by_person ON passphrase (person_id);
CREATE TRIGGER passphrase_keeps BEFORE UPDATE ON passphrase BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER passphrase_stays BEFORE DELETE ON passphrase BEGIN SELECT RAISE(ABORT, 'append-only'); END;
