-- SPDX-License-Identifier: MIT
-- What models said of the items, beside what people said: nothing of it counts as an answer. A row
-- of prediction_set is what one file brought of one model, mode and run; what several files brought
-- of them is one set. A prediction keeps what the file says of one item as JSON, raw answers
-- included, so that whoever reads answers better later reads these again.

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
