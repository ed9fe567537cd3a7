-- SPDX-License-Identifier: MIT
-- Scenes that a model wrote, and topics. No key is in any of these rows.

-- A scene run asks one model for scenes from a table of events; a scene request is one try at one
-- scene, with what went out and what came back as it was. Nothing of it is a scenario until
-- somebody has read it: the verdict takes it in, as it came or mended, or refuses it.
CREATE TABLE scene_run (
    id              INTEGER PRIMARY KEY,
    uuid            TEXT NOT NULL UNIQUE,
    rank_at         INTEGER NOT NULL,
    at              INTEGER NOT NULL,
    model           TEXT NOT NULL CHECK (length(model) BETWEEN 1 AND 200),
    host            TEXT NOT NULL CHECK (length(host) BETWEEN 1 AND 1000),
    kind            TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 200),
    template_sha256 TEXT NOT NULL CHECK (length(template_sha256) = 64),
    parameters      TEXT NOT NULL CHECK (parameters GLOB '{*}'),
    by_person       INTEGER REFERENCES person (id)
) STRICT;
CREATE INDEX scene_run_by_rank ON scene_run (rank_at);
CREATE TRIGGER scene_run_keeps BEFORE UPDATE ON scene_run BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER scene_run_stays BEFORE DELETE ON scene_run BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- event is its id in the table, source the event itself as the table had it, prompt_sha256 that of
-- the whole message. finish is empty where there is no answer: the scene stays open.
CREATE TABLE scene_request (
    id               INTEGER PRIMARY KEY,
    uuid             TEXT NOT NULL UNIQUE,
    rank_at          INTEGER NOT NULL,
    at               INTEGER NOT NULL,
    run_uuid         TEXT NOT NULL REFERENCES scene_run (uuid),
    event            TEXT NOT NULL CHECK (length(event) BETWEEN 1 AND 200),
    source           TEXT NOT NULL CHECK (source GLOB '{*}'),
    prompt_sha256    TEXT NOT NULL CHECK (length(prompt_sha256) = 64),
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
CREATE INDEX scene_request_by_rank ON scene_request (rank_at);
CREATE INDEX scene_request_by_run ON scene_request (run_uuid, event);
CREATE TRIGGER scene_request_keeps BEFORE UPDATE ON scene_request BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER scene_request_stays BEFORE DELETE ON scene_request BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- What somebody made of an answer; the latest counts until one has taken it in, which stays. text
-- is what they left standing, and the scenario that it became goes by scenario_id.
CREATE TABLE scene_verdict (
    id           INTEGER PRIMARY KEY,
    uuid         TEXT NOT NULL UNIQUE,
    rank_at      INTEGER NOT NULL,
    at           INTEGER NOT NULL,
    request_uuid TEXT NOT NULL REFERENCES scene_request (uuid),
    verdict      TEXT NOT NULL CHECK (verdict IN ('accepted', 'edited', 'refused')),
    text         TEXT NOT NULL CHECK ((text = '') = (verdict = 'refused')),
    reason       TEXT NOT NULL,
    scenario_id  INTEGER REFERENCES scenario (id),
    by_person    INTEGER REFERENCES person (id),
    CHECK ((scenario_id IS NULL) = (verdict = 'refused'))
) STRICT;
CREATE INDEX scene_verdict_by_rank ON scene_verdict (rank_at);
CREATE INDEX scene_verdict_by_request ON scene_verdict (request_uuid);
CREATE TRIGGER scene_verdict_keeps BEFORE UPDATE ON scene_verdict BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER scene_verdict_stays BEFORE DELETE ON scene_verdict BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- The place of one scenario's texts in a model's space. vector: numbers of 32 bits, the lowest byte
-- first, as Base64. text_sha256 is that of the text that was sent, so that a corrected scene is
-- asked again and no other.
CREATE TABLE embedding (
    id          INTEGER PRIMARY KEY,
    uuid        TEXT NOT NULL UNIQUE,
    rank_at     INTEGER NOT NULL,
    at          INTEGER NOT NULL,
    scenario_id INTEGER NOT NULL REFERENCES scenario (id),
    model       TEXT NOT NULL CHECK (length(model) BETWEEN 1 AND 200),
    host        TEXT NOT NULL CHECK (length(host) BETWEEN 1 AND 1000),
    text_sha256 TEXT NOT NULL CHECK (length(text_sha256) = 64),
    vector      TEXT NOT NULL CHECK (length(vector) BETWEEN 8 AND 1000000)
) STRICT;
CREATE INDEX embedding_by_rank ON embedding (rank_at);
CREATE INDEX embedding_by_model ON embedding (model, scenario_id);
CREATE TRIGGER embedding_keeps BEFORE UPDATE ON embedding BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER embedding_stays BEFORE DELETE ON embedding BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- The topics that somebody kept; the latest counts. topics: what each is called, its keywords, and
-- its scenarios by UUID.
CREATE TABLE topic_set (
    id         INTEGER PRIMARY KEY,
    uuid       TEXT NOT NULL UNIQUE,
    rank_at    INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    model      TEXT NOT NULL CHECK (length(model) BETWEEN 1 AND 200),
    parameters TEXT NOT NULL CHECK (parameters GLOB '{*}'),
    topics     TEXT NOT NULL CHECK (topics GLOB '{*}'),
    by_person  INTEGER REFERENCES person (id)
) STRICT;
CREATE INDEX topic_set_by_rank ON topic_set (rank_at);
CREATE TRIGGER topic_set_keeps BEFORE UPDATE ON topic_set BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER topic_set_stays BEFORE DELETE ON topic_set BEGIN SELECT RAISE(ABORT, 'append-only'); END;
