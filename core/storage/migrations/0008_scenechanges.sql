-- SPDX-License-Identifier: MIT
-- What was said about a scene after it was taken in: a text that was corrected, or that the item is
-- left out of the data, or counts again. The scenario's own row stays as it was read; what is shown
-- and released is the latest word by (rank_at, uuid).
--
-- `labelled` is JSON: who had answered the item by then, by UUID. They read the old text.
CREATE TABLE scene_change (
    id          INTEGER PRIMARY KEY,
    uuid        TEXT NOT NULL UNIQUE,
    rank_at     INTEGER NOT NULL,
    at          INTEGER NOT NULL,
    scenario_id INTEGER NOT NULL REFERENCES scenario (id),
    by_person   INTEGER REFERENCES person (id),
    part        TEXT CHECK (part IN ('speaker_role', 'listener_role', 'context', 'utterance')),
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
