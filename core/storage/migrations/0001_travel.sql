-- SPDX-License-Identifier: MIT
-- Files that are handed out, and files that come back.

-- In the study: files written for one annotator. `file` is a name without a folder.
CREATE TABLE handout (
    id        INTEGER PRIMARY KEY,
    uuid      TEXT NOT NULL UNIQUE,
    person_id INTEGER NOT NULL REFERENCES person (id),
    at        INTEGER NOT NULL,
    file      TEXT NOT NULL,
    items     INTEGER NOT NULL CHECK (items >= 0)
) STRICT;
CREATE TRIGGER handout_keeps BEFORE UPDATE ON handout BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER handout_stays BEFORE DELETE ON handout BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- In such a file: whose it is. A study has no row.
CREATE TABLE handout_mark (
    id        INTEGER PRIMARY KEY CHECK (id = 1),
    uuid      TEXT NOT NULL UNIQUE,
    person_id INTEGER NOT NULL REFERENCES person (id),
    at        INTEGER NOT NULL
) STRICT;
CREATE TRIGGER handout_mark_keeps BEFORE UPDATE ON handout_mark BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER handout_mark_stays BEFORE DELETE ON handout_mark BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- Files that came back. `report` is JSON: the rows that were refused and why.
CREATE TABLE merged_file (
    id        INTEGER PRIMARY KEY,
    uuid      TEXT NOT NULL UNIQUE,
    at        INTEGER NOT NULL,
    file      TEXT NOT NULL,
    sha256    TEXT NOT NULL CHECK (length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*'),
    person_id INTEGER REFERENCES person (id),
    taken     INTEGER NOT NULL CHECK (taken >= 0),
    known     INTEGER NOT NULL CHECK (known >= 0),
    refused   INTEGER NOT NULL CHECK (refused >= 0),
    report    TEXT NOT NULL
) STRICT;
CREATE TRIGGER merged_file_keeps BEFORE UPDATE ON merged_file BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER merged_file_stays BEFORE DELETE ON merged_file BEGIN SELECT RAISE(ABORT, 'append-only'); END;
