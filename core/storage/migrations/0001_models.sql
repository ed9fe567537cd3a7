-- SPDX-License-Identifier: MIT
-- What models said of the items, beside what people said: nothing of it counts as an answer.

-- What one file brought of one model, mode and run; what several files brought of them is one set.
CREATE TABLE prediction_set (
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
CREATE INDEX prediction_set_by_rank ON prediction_set (rank_at);
CREATE TRIGGER prediction_set_keeps BEFORE UPDATE ON prediction_set BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER prediction_set_stays BEFORE DELETE ON prediction_set BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- What the file says of one item as JSON, raw answers included, so that whoever reads answers
-- better later reads these again.
CREATE TABLE prediction (
    id          INTEGER PRIMARY KEY,
    uuid        TEXT NOT NULL UNIQUE,
    rank_at     INTEGER NOT NULL,
    set_uuid    TEXT NOT NULL REFERENCES prediction_set (uuid),
    scenario_id INTEGER NOT NULL REFERENCES scenario (id),
    answer      TEXT NOT NULL CHECK (answer GLOB '{*}')
) STRICT;
CREATE INDEX prediction_by_rank ON prediction (rank_at);
CREATE INDEX prediction_by_set ON prediction (set_uuid, scenario_id);
CREATE TRIGGER prediction_keeps BEFORE UPDATE ON prediction BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER prediction_stays BEFORE DELETE ON prediction BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- A set that somebody withdrew with a reason, or restored; the latest row of its name counts. What it
-- says stays.
CREATE TABLE set_withdrawal (
    id        INTEGER PRIMARY KEY,
    uuid      TEXT NOT NULL UNIQUE,
    rank_at   INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    model     TEXT NOT NULL CHECK (length(model) BETWEEN 1 AND 200),
    mode      TEXT NOT NULL CHECK (length(mode) BETWEEN 1 AND 200),
    run       TEXT NOT NULL CHECK (length(run) BETWEEN 1 AND 200),
    withdrawn INTEGER NOT NULL CHECK (withdrawn IN (0, 1)),
    reason    TEXT NOT NULL CHECK (trim(reason) <> ''),
    by_person INTEGER REFERENCES person (id)
) STRICT;
CREATE INDEX set_withdrawal_by_rank ON set_withdrawal (rank_at);
CREATE TRIGGER set_withdrawal_keeps BEFORE UPDATE ON set_withdrawal BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER set_withdrawal_stays BEFORE DELETE ON set_withdrawal BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- What an analysis learns from and what it is measured on, as a file said it. The latest row of an
-- item counts.
CREATE TABLE scenario_part (
    id          INTEGER PRIMARY KEY,
    uuid        TEXT NOT NULL UNIQUE,
    rank_at     INTEGER NOT NULL,
    at          INTEGER NOT NULL,
    scenario_id INTEGER NOT NULL REFERENCES scenario (id),
    part        TEXT NOT NULL CHECK (part = 'train' OR part = 'val' OR part = 'test')
) STRICT;
CREATE INDEX scenario_part_by_rank ON scenario_part (rank_at);
CREATE INDEX scenario_part_by_item ON scenario_part (scenario_id, rank_at, uuid);
CREATE TRIGGER scenario_part_keeps BEFORE UPDATE ON scenario_part BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER scenario_part_stays BEFORE DELETE ON scenario_part BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- Asking models. A run is one model in one mode; a request is one try at one question about one
-- item, with what went out and what came back as it was. What a model said of an item is read out
-- of the answers whenever it is asked for, so that a better reader sends nothing again. No key is
-- in any of these rows.
CREATE TABLE model_run (
    id         INTEGER PRIMARY KEY,
    uuid       TEXT NOT NULL UNIQUE,
    rank_at    INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    model      TEXT NOT NULL CHECK (length(model) BETWEEN 1 AND 200),
    mode       TEXT NOT NULL CHECK (length(mode) BETWEEN 1 AND 200),
    run        TEXT NOT NULL CHECK (length(run) BETWEEN 1 AND 200),
    host       TEXT NOT NULL CHECK (length(host) BETWEEN 1 AND 1000),
    kind       TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 200),
    parameters TEXT NOT NULL CHECK (parameters GLOB '{*}'),
    by_person  INTEGER REFERENCES person (id)
) STRICT;
CREATE INDEX model_run_by_rank ON model_run (rank_at);
CREATE TRIGGER model_run_keeps BEFORE UPDATE ON model_run BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER model_run_stays BEFORE DELETE ON model_run BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- finish is empty where there is no answer: the item stays open. status is 0 where the server did
-- not answer at all, and fault then says why.
CREATE TABLE model_request (
    id               INTEGER PRIMARY KEY,
    uuid             TEXT NOT NULL UNIQUE,
    rank_at          INTEGER NOT NULL,
    at               INTEGER NOT NULL,
    run_uuid         TEXT NOT NULL REFERENCES model_run (uuid),
    scenario_id      INTEGER NOT NULL REFERENCES scenario (id),
    question         TEXT NOT NULL CHECK (length(question) BETWEEN 1 AND 200),
    try              INTEGER NOT NULL CHECK (try >= 1),
    request          TEXT NOT NULL,
    status           INTEGER NOT NULL CHECK (status BETWEEN 0 AND 999),
    fault            TEXT NOT NULL CHECK (length(fault) <= 1000),
    headers          TEXT NOT NULL CHECK (headers GLOB '{*}'),
    answer           TEXT NOT NULL,
    took_ms          INTEGER NOT NULL CHECK (took_ms >= 0),
    finish           TEXT NOT NULL CHECK (finish IN ('', 'stop', 'length', 'refusal', 'other')),
    input_tokens     INTEGER CHECK (input_tokens >= 0),
    output_tokens    INTEGER CHECK (output_tokens >= 0),
    reasoning_tokens INTEGER CHECK (reasoning_tokens >= 0)
) STRICT;
CREATE INDEX model_request_by_rank ON model_request (rank_at);
CREATE INDEX model_request_by_run ON model_request (run_uuid, scenario_id, question);
CREATE TRIGGER model_request_keeps BEFORE UPDATE ON model_request BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER model_request_stays BEFORE DELETE ON model_request BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- Somebody agreed that texts of the study are sent to a host, worded like this. It is theirs who
-- agreed: rows stay in their copy.
CREATE TABLE model_consent (
    id              INTEGER PRIMARY KEY,
    uuid            TEXT NOT NULL UNIQUE,
    rank_at         INTEGER NOT NULL,
    at              INTEGER NOT NULL,
    host            TEXT NOT NULL CHECK (length(host) BETWEEN 1 AND 1000),
    template_sha256 TEXT NOT NULL CHECK (length(template_sha256) = 64),
    by_person       INTEGER REFERENCES person (id)
) STRICT;
CREATE INDEX model_consent_by_rank ON model_consent (rank_at);
CREATE TRIGGER model_consent_keeps BEFORE UPDATE ON model_consent BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER model_consent_stays BEFORE DELETE ON model_consent BEGIN SELECT RAISE(ABORT, 'append-only'); END;
