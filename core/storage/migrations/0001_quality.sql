-- SPDX-License-Identifier: MIT
-- Quality checks: their limits, what people said to the self-check, and flags that somebody
-- dismissed.

-- The latest row counts; `thresholds` is a JSON object, a key that it lacks has its default.
CREATE TABLE quality_protocol (
    id         INTEGER PRIMARY KEY,
    uuid       TEXT NOT NULL UNIQUE,
    rank_at    INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    self_check INTEGER NOT NULL CHECK (self_check IN (0, 1)),
    thresholds TEXT NOT NULL
) STRICT;
CREATE TRIGGER quality_protocol_keeps BEFORE UPDATE ON quality_protocol BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER quality_protocol_stays BEFORE DELETE ON quality_protocol BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- One question of the self-check: that it was shown, and what the person did then. It does not
-- refer to the seat: what was asked stays when an item that was never submitted goes to somebody
-- else.
CREATE TABLE self_check (
    id          INTEGER PRIMARY KEY,
    uuid        TEXT NOT NULL UNIQUE,
    person_id   INTEGER NOT NULL REFERENCES person (id),
    scenario_id INTEGER NOT NULL REFERENCES scenario (id),
    code        TEXT NOT NULL CHECK (code IN ('too_fast', 'contradiction_positive',
                    'contradiction_negative', 'explanation_short', 'explanation_long')),
    event       TEXT NOT NULL CHECK (event IN ('shown', 'kept', 'changed', 'submitted')),
    at          INTEGER NOT NULL
) STRICT;
CREATE INDEX self_check_by_item ON self_check (person_id, scenario_id);
CREATE TRIGGER self_check_keeps BEFORE UPDATE ON self_check BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER self_check_stays BEFORE DELETE ON self_check BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- A flag dismissed with a reason, or brought back; the latest row of a flag counts. `part` is the
-- question or the scale that it is about, by its token. Codes are not listed: rules will be added.
CREATE TABLE flag_dismissal (
    id          INTEGER PRIMARY KEY,
    uuid        TEXT NOT NULL UNIQUE,
    rank_at     INTEGER NOT NULL,
    code        TEXT NOT NULL,
    person_id   INTEGER REFERENCES person (id),
    scenario_id INTEGER REFERENCES scenario (id),
    part        TEXT CHECK (part <> ''),
    dismissed   INTEGER NOT NULL CHECK (dismissed IN (0, 1)),
    reason      TEXT NOT NULL,
    by_person   INTEGER REFERENCES person (id),
    at          INTEGER NOT NULL,
    CHECK (dismissed = 0 OR trim(reason) <> '')
) STRICT;
CREATE INDEX flag_dismissal_by_rank ON flag_dismissal (rank_at);
CREATE TRIGGER flag_dismissal_keeps BEFORE UPDATE ON flag_dismissal BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER flag_dismissal_stays BEFORE DELETE ON flag_dismissal BEGIN SELECT RAISE(ABORT, 'append-only'); END;
