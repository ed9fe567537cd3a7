-- SPDX-License-Identifier: MIT
-- Schema 1 of the study file, by subject in the files 0001_….sql. Texts are UTF-8; times are UTC
-- milliseconds since 1970; NULL means "the source did not say", never a default.
--
-- Rows are the same on every machine. Two copies of a study that were worked on apart merge to the
-- same study: what counts is decided by (rank_at, uuid), never by the order of arrival; people and
-- assignments become what their changes come to; scenarios and people keep their place. rank_at is
-- the time of writing, or one more than the highest that the writer's file had: whoever has seen a
-- row outranks it, whatever the clocks say.
--
-- No function of JSON stands in a CHECK: files are opened with trusted_schema = OFF.

-- The token of the task, whichever it is, stands beside the title.
CREATE TABLE study (
    id         INTEGER PRIMARY KEY CHECK (id = 1),
    uuid       TEXT NOT NULL UNIQUE,
    title      TEXT NOT NULL,
    task       TEXT NOT NULL CHECK (task <> ''),
    created_at INTEGER NOT NULL
) STRICT;

-- The rules of the study; the latest row counts.
CREATE TABLE protocol (
    id                   INTEGER PRIMARY KEY,
    uuid                 TEXT NOT NULL UNIQUE,
    rank_at              INTEGER NOT NULL,
    at                   INTEGER NOT NULL,
    raters_per_item      INTEGER NOT NULL CHECK (raters_per_item >= 1),
    more_raters          INTEGER NOT NULL CHECK (more_raters BETWEEN 0 AND 2),
    seed                 INTEGER NOT NULL CHECK (seed >= 0),
    item_order           TEXT NOT NULL CHECK (item_order IN ('seeded', 'file')),
    explanation_required INTEGER NOT NULL CHECK (explanation_required IN (0, 1)),
    names_shown          INTEGER NOT NULL CHECK (names_shown IN (0, 1)),
    practice             INTEGER NOT NULL CHECK (practice IN (0, 1)),
    repeats              INTEGER NOT NULL CHECK (repeats >= 0),
    consent_required     INTEGER NOT NULL CHECK (consent_required IN (0, 1)),
    release_names        TEXT NOT NULL CHECK (release_names IN ('codes', 'names')),
    cues_asked           INTEGER NOT NULL CHECK (cues_asked IN (0, 1)),
    second_looks         INTEGER NOT NULL CHECK (second_looks BETWEEN 0 AND 100),
    practice_bar         INTEGER NOT NULL CHECK (practice_bar BETWEEN 0 AND 100),
    questions_allowed    INTEGER NOT NULL CHECK (questions_allowed IN (0, 1)),
    second_reading       TEXT NOT NULL CHECK (second_reading IN ('off', 'option', 'points')),
    guess_share          INTEGER NOT NULL CHECK (guess_share BETWEEN 0 AND 100),
    reader_form          TEXT CHECK (reader_form GLOB '{*}' AND length(reader_form) <= 40000) -- JSON: what annotators are asked about themselves; NULL: nothing
) STRICT;
CREATE TRIGGER protocol_keeps BEFORE UPDATE ON protocol BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER protocol_stays BEFORE DELETE ON protocol BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- The latest row counts; no row: unlocked.
CREATE TABLE study_lock (
    id        INTEGER PRIMARY KEY,
    uuid      TEXT NOT NULL UNIQUE,
    at        INTEGER NOT NULL,
    locked    INTEGER NOT NULL CHECK (locked IN (0, 1)),
    reason    TEXT NOT NULL CHECK (trim(reason) <> ''),
    by_person INTEGER REFERENCES person (id),
    rank_at   INTEGER NOT NULL
) STRICT;
CREATE TRIGGER study_lock_stays BEFORE DELETE ON study_lock BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER study_lock_keeps BEFORE UPDATE ON study_lock BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- hash = SHA-256(previous hash, at, action, detail); `detail` is JSON and names the digest of every
-- row that the operation wrote.
CREATE TABLE audit (
    id     INTEGER PRIMARY KEY,
    at     INTEGER NOT NULL,
    action TEXT NOT NULL,
    detail TEXT NOT NULL,
    hash   BLOB NOT NULL CHECK (length(hash) = 32)
) STRICT;
CREATE TRIGGER audit_keeps BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER audit_stays BEFORE DELETE ON audit BEGIN SELECT RAISE(ABORT, 'append-only'); END;
