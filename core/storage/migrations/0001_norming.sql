-- SPDX-License-Identifier: MIT
-- Rounds of norming: votes before and after people saw how all voted. No figure of the study but
-- those of the round knows them.

-- Items and people are lists of UUIDs, questions a list of tokens, as JSON.
CREATE TABLE norming_round (
    id        INTEGER PRIMARY KEY,
    uuid      TEXT NOT NULL UNIQUE,
    rank_at   INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    title     TEXT NOT NULL CHECK (length(title) BETWEEN 1 AND 200),
    questions TEXT NOT NULL CHECK (questions GLOB '[[]"*"]' AND length(questions) <= 2000),
    items     TEXT NOT NULL CHECK (items GLOB '[[]"*"]' AND length(items) <= 200000),
    people    TEXT NOT NULL CHECK (people GLOB '[[]"*"]' AND length(people) <= 200000)
) STRICT;
CREATE TRIGGER norming_round_keeps BEFORE UPDATE ON norming_round BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER norming_round_stays BEFORE DELETE ON norming_round BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- The first of each kind counts. An opening has the commitments that count and how all voted; a
-- closing the second votes that count.
CREATE TABLE norming_event (
    id         INTEGER PRIMARY KEY,
    uuid       TEXT NOT NULL UNIQUE,
    rank_at    INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    round_uuid TEXT NOT NULL,
    event      TEXT NOT NULL CHECK (event IN ('opened', 'closed')),
    content    TEXT NOT NULL CHECK (content GLOB '{*}' AND length(content) <= 4000000)
) STRICT;
CREATE TRIGGER norming_event_keeps BEFORE UPDATE ON norming_event BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER norming_event_stays BEFORE DELETE ON norming_event BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- SHA-256 of a nonce and of what somebody voted first; of a person and a round the first row counts.
CREATE TABLE norming_commitment (
    id         INTEGER PRIMARY KEY,
    uuid       TEXT NOT NULL UNIQUE,
    rank_at    INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    person_id  INTEGER NOT NULL REFERENCES person (id),
    round_uuid TEXT NOT NULL,
    sha256     TEXT NOT NULL CHECK (length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*')
) STRICT;
CREATE TRIGGER norming_commitment_keeps BEFORE UPDATE ON norming_commitment BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER norming_commitment_stays BEFORE DELETE ON norming_commitment BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- All votes of a person in one pass. Those of the first are shown to nobody before the round is
-- open, and have the nonce of their commitment.
CREATE TABLE norming_vote (
    id         INTEGER PRIMARY KEY,
    uuid       TEXT NOT NULL UNIQUE,
    rank_at    INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    person_id  INTEGER NOT NULL REFERENCES person (id),
    round_uuid TEXT NOT NULL,
    pass       INTEGER NOT NULL CHECK (pass IN (1, 2)),
    votes      TEXT NOT NULL CHECK (votes GLOB '{*}' AND length(votes) <= 2000000),
    nonce      TEXT NOT NULL CHECK (length(nonce) = 64 * (pass = 1) AND nonce NOT GLOB '*[^0-9a-f]*')
) STRICT;
CREATE TRIGGER norming_vote_keeps BEFORE UPDATE ON norming_vote BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER norming_vote_stays BEFORE DELETE ON norming_vote BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- Votes of the pass that is due, before they are handed in.
CREATE TABLE norming_draft (
    person_id   INTEGER NOT NULL REFERENCES person (id),
    round_uuid  TEXT NOT NULL,
    scenario_id INTEGER NOT NULL REFERENCES scenario (id),
    votes       TEXT NOT NULL CHECK (votes GLOB '{*}' AND length(votes) <= 4000),
    PRIMARY KEY (person_id, round_uuid, scenario_id)
) STRICT, WITHOUT ROWID;
