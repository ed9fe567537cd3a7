-- SPDX-License-Identifier: MIT
-- Releases: what only people can say about the data, and what was released.

-- The latest row of a token counts; an empty text takes the answer back. Tokens are not listed:
-- questions will be added.
CREATE TABLE datasheet_answer (
    id        INTEGER PRIMARY KEY,
    uuid      TEXT NOT NULL UNIQUE,
    rank_at   INTEGER NOT NULL,
    token     TEXT NOT NULL CHECK (token <> ''),
    text      TEXT NOT NULL CHECK (length(text) <= 20000),
    by_person INTEGER REFERENCES person (id),
    at        INTEGER NOT NULL
) STRICT;
CREATE TRIGGER datasheet_answer_keeps BEFORE UPDATE ON datasheet_answer BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER datasheet_answer_stays BEFORE DELETE ON datasheet_answer BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- `seed` has 64 bits without a sign, so it is kept as digits. `checksum` is the SHA-256 of
-- SHA256SUMS. `overridden` and `contents` are JSON: the gates that were set aside with their
-- reasons; gold labels by scenario and the fields of the files, which the next release is compared
-- by. `changelog` is what the next one's goes on from.
CREATE TABLE data_release (
    id         INTEGER PRIMARY KEY,
    uuid       TEXT NOT NULL UNIQUE,
    version    TEXT NOT NULL CHECK (version GLOB '[0-9]*.[0-9]*.[0-9]*'
                   AND version NOT GLOB '*[^0-9.]*' AND version NOT GLOB '*.*.*.*'),
    date       TEXT NOT NULL
                   CHECK (date = '' OR date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]'),
    names      TEXT NOT NULL CHECK (names IN ('codes', 'names')),
    seed       TEXT NOT NULL CHECK (seed <> '' AND seed NOT GLOB '*[^0-9]*'),
    extended   INTEGER NOT NULL CHECK (extended IN (0, 1)),
    checksum   TEXT NOT NULL CHECK (length(checksum) = 64 AND checksum NOT GLOB '*[^0-9a-f]*'),
    overridden TEXT NOT NULL,
    contents   TEXT NOT NULL,
    changelog  TEXT NOT NULL,
    by_person  INTEGER REFERENCES person (id),
    at         INTEGER NOT NULL,
    rank_at    INTEGER NOT NULL
) STRICT;
CREATE TRIGGER data_release_stays BEFORE DELETE ON data_release BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER data_release_keeps BEFORE UPDATE ON data_release BEGIN SELECT RAISE(ABORT, 'append-only'); END;
