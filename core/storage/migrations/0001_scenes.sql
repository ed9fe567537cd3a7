-- SPDX-License-Identifier: MIT
-- What is labelled, and what was said about it later.

-- The group by its token, and the fields of the scene in the task's order. `ordinal` is the place
-- in the order of import, equals by UUID. `guessed` is JSON, the tokens of fields whose value the
-- import worked out.
CREATE TABLE scenario (
    id          INTEGER PRIMARY KEY,
    uuid        TEXT NOT NULL UNIQUE,
    ordinal     INTEGER NOT NULL,
    group_token TEXT CHECK (group_token <> ''),
    source_id   TEXT NOT NULL,
    guessed     TEXT CHECK (guessed GLOB '[[]*]' AND length(guessed) <= 2000),
    f1          TEXT,
    f2          TEXT,
    f3          TEXT,
    f4          TEXT,
    f5          TEXT,
    f6          TEXT,
    f7          TEXT,
    f8          TEXT,
    f9          TEXT,
    f10         TEXT,
    f11         TEXT,
    f12         TEXT
) STRICT;
CREATE UNIQUE INDEX scenario_by_name ON scenario (coalesce(group_token, ''), source_id);
CREATE INDEX scenario_in_order ON scenario (ordinal, uuid);
CREATE TRIGGER scenario_fits BEFORE INSERT ON scenario
WHEN EXISTS (SELECT 1 FROM task_shape WHERE has_groups <> (NEW.group_token IS NOT NULL)
        OR (group_options IS NOT NULL
            AND instr(group_options, '|' || NEW.group_token || '|') = 0))
    OR EXISTS (SELECT 1 FROM task_field, (
        SELECT 1 AS number, NEW.f1 AS text UNION ALL SELECT 2, NEW.f2 UNION ALL SELECT 3, NEW.f3
        UNION ALL SELECT 4, NEW.f4 UNION ALL SELECT 5, NEW.f5 UNION ALL SELECT 6, NEW.f6
        UNION ALL SELECT 7, NEW.f7 UNION ALL SELECT 8, NEW.f8 UNION ALL SELECT 9, NEW.f9
        UNION ALL SELECT 10, NEW.f10 UNION ALL SELECT 11, NEW.f11 UNION ALL SELECT 12, NEW.f12)
        AS given ON given.number = task_field.number
        WHERE (required = 1 AND text IS NULL)
            OR (options IS NOT NULL AND instr(options, '|' || text || '|') = 0))
BEGIN SELECT RAISE(ABORT, 'not of this task'); END;
CREATE TRIGGER scenario_fits_still BEFORE UPDATE ON scenario
WHEN EXISTS (SELECT 1 FROM task_shape WHERE has_groups <> (NEW.group_token IS NOT NULL)
        OR (group_options IS NOT NULL
            AND instr(group_options, '|' || NEW.group_token || '|') = 0))
    OR EXISTS (SELECT 1 FROM task_field, (
        SELECT 1 AS number, NEW.f1 AS text UNION ALL SELECT 2, NEW.f2 UNION ALL SELECT 3, NEW.f3
        UNION ALL SELECT 4, NEW.f4 UNION ALL SELECT 5, NEW.f5 UNION ALL SELECT 6, NEW.f6
        UNION ALL SELECT 7, NEW.f7 UNION ALL SELECT 8, NEW.f8 UNION ALL SELECT 9, NEW.f9
        UNION ALL SELECT 10, NEW.f10 UNION ALL SELECT 11, NEW.f11 UNION ALL SELECT 12, NEW.f12)
        AS given ON given.number = task_field.number
        WHERE (required = 1 AND text IS NULL)
            OR (options IS NOT NULL AND instr(options, '|' || text || '|') = 0))
BEGIN SELECT RAISE(ABORT, 'not of this task'); END;

-- What was said about a scene after it was taken in: a text that was corrected, or that the item is
-- left out of the data, or counts again. The scenario's own row stays as it was read; what is shown
-- and released is the latest word by (rank_at, uuid). `labelled` is JSON: who had answered the item
-- by then, by UUID. They read the old text.
CREATE TABLE scene_change (
    id          INTEGER PRIMARY KEY,
    uuid        TEXT NOT NULL UNIQUE,
    rank_at     INTEGER NOT NULL,
    at          INTEGER NOT NULL,
    scenario_id INTEGER NOT NULL REFERENCES scenario (id),
    by_person   INTEGER REFERENCES person (id),
    part        TEXT, -- the token of a field
    old_text    TEXT CHECK (length(old_text) <= 1000000),
    new_text    TEXT CHECK (length(new_text) <= 1000000),
    left_out    INTEGER CHECK (left_out IN (0, 1)),
    reason      TEXT NOT NULL,
    labelled    TEXT NOT NULL CHECK (labelled GLOB '[[]*]'),
    CHECK ((part IS NULL) = (left_out IS NOT NULL)),
    CHECK ((part IS NULL) = (old_text IS NULL)),
    CHECK ((part IS NULL) = (new_text IS NULL))
) STRICT;
CREATE INDEX scene_change_by_item ON scene_change (scenario_id, rank_at, uuid);
CREATE INDEX scene_change_by_rank ON scene_change (rank_at);
CREATE TRIGGER scene_change_keeps BEFORE UPDATE ON scene_change BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER scene_change_stays BEFORE DELETE ON scene_change BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER scene_change_fits BEFORE INSERT ON scene_change
WHEN NEW.part IS NOT NULL AND NEW.part NOT IN (SELECT token FROM task_field)
BEGIN SELECT RAISE(ABORT, 'not of this task'); END;

-- What the columns and words of foreign files mean, as somebody said when they were taken in. JSON.
CREATE TABLE import_mapping (
    id      INTEGER PRIMARY KEY,
    uuid    TEXT NOT NULL UNIQUE,
    rank_at INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    mapping TEXT NOT NULL CHECK (mapping GLOB '{*}')
) STRICT;
CREATE TRIGGER import_mapping_keeps BEFORE UPDATE ON import_mapping BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER import_mapping_stays BEFORE DELETE ON import_mapping BEGIN SELECT RAISE(ABORT, 'append-only'); END;
