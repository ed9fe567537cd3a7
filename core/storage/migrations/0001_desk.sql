-- SPDX-License-Identifier: MIT
-- The adjudication desk.

-- A decision with a person is that adjudicator's own; `final` settles two that differ and names the
-- other in second_person_id; `withdrawn` takes the person's own one back. Its place among those of
-- its item is that of its (rank_at, uuid). `picks` and `first_picks` have a character a question.
-- `shown_order`: seats of the raters in the order in which the desk showed them, "2,3,1"; empty
-- where the decision did not come from the desk. `hints` is JSON, what was shown; NULL where nothing
-- was. `undoes`, `redoes`: the UUID of the decision that the row takes back, or brings back, so that
-- undo and redo outlast a restart.
CREATE TABLE decision (
    id          INTEGER PRIMARY KEY,
    uuid        TEXT NOT NULL UNIQUE,
    rank_at     INTEGER NOT NULL,
    scenario_id INTEGER NOT NULL REFERENCES scenario (id),
    person_id   INTEGER REFERENCES person (id),
    picks       TEXT NOT NULL,
    basis       TEXT NOT NULL CHECK (basis IN ('unanimous', 'majority', 'valence-polarity',
                    'misreading', 'vad-fit', 'override', 'unstated')),
    note        TEXT NOT NULL,
    origin      TEXT NOT NULL CHECK (origin IN ('entered', 'imported')),
    decided_at  INTEGER,
    final       INTEGER NOT NULL DEFAULT 0 CHECK (final IN (0, 1)),
    second_person_id INTEGER REFERENCES person (id),
    withdrawn   INTEGER NOT NULL DEFAULT 0 CHECK (withdrawn IN (0, 1)),
    shown_order TEXT NOT NULL DEFAULT '',
    first_picks TEXT,
    hints       TEXT CHECK (hints GLOB '{*}' AND length(hints) <= 2000), -- JSON
    active_ms   INTEGER CHECK (active_ms >= 0),
    undoes      TEXT,
    redoes      TEXT
) STRICT;
CREATE INDEX decision_by_person ON decision (person_id);
CREATE INDEX decision_by_item ON decision (scenario_id, rank_at, uuid);
CREATE INDEX decision_by_rank ON decision (rank_at);
CREATE TRIGGER decision_keeps BEFORE UPDATE ON decision BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER decision_stays BEFORE DELETE ON decision BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER decision_fits BEFORE INSERT ON decision
WHEN EXISTS (SELECT 1 FROM task_shape
    WHERE NEW.picks NOT GLOB picks
        OR NEW.first_picks NOT GLOB picks)
BEGIN SELECT RAISE(ABORT, 'not of this task'); END;

-- Work in progress at the desk, as it stands on screen; a decision removes its row. `first_picks`
-- are kept here from the moment they were made, because the hints were open from then on.
CREATE TABLE desk_draft (
    person_id   INTEGER NOT NULL REFERENCES person (id),
    scenario_id INTEGER NOT NULL REFERENCES scenario (id),
    saved_at    INTEGER NOT NULL,
    first_picks TEXT,
    picks       TEXT,
    basis       TEXT CHECK (basis IN ('unanimous', 'majority', 'valence-polarity', 'misreading',
                    'vad-fit', 'override', 'unstated')),
    note        TEXT NOT NULL,
    held        INTEGER NOT NULL CHECK (held IN (0, 1)),
    active_ms   INTEGER NOT NULL CHECK (active_ms >= 0),
    PRIMARY KEY (person_id, scenario_id)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER desk_draft_fits BEFORE INSERT ON desk_draft
WHEN EXISTS (SELECT 1 FROM task_shape
    WHERE NEW.first_picks NOT GLOB picks
        OR NEW.picks NOT GLOB picks)
BEGIN SELECT RAISE(ABORT, 'not of this task'); END;
CREATE TRIGGER desk_draft_fits_still BEFORE UPDATE ON desk_draft
WHEN EXISTS (SELECT 1 FROM task_shape
    WHERE NEW.first_picks NOT GLOB picks
        OR NEW.picks NOT GLOB picks)
BEGIN SELECT RAISE(ABORT, 'not of this task'); END;

-- A second look at a split: an adjudicator's picks days after they had decided it, without hints and
-- with the raters in a new order. It is no decision and never counts as one. `decision_uuid`: what
-- it is held against; `shown_order` as there.
CREATE TABLE second_look (
    id            INTEGER PRIMARY KEY,
    uuid          TEXT NOT NULL UNIQUE,
    rank_at       INTEGER NOT NULL,
    at            INTEGER NOT NULL,
    scenario_id   INTEGER NOT NULL REFERENCES scenario (id),
    person_id     INTEGER NOT NULL REFERENCES person (id),
    decision_uuid TEXT NOT NULL,
    picks         TEXT NOT NULL,
    shown_order   TEXT NOT NULL,
    active_ms     INTEGER NOT NULL CHECK (active_ms >= 0)
) STRICT;
CREATE INDEX second_look_by_person ON second_look (person_id);
CREATE TRIGGER second_look_keeps BEFORE UPDATE ON second_look BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER second_look_stays BEFORE DELETE ON second_look BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER second_look_fits BEFORE INSERT ON second_look
WHEN EXISTS (SELECT 1 FROM task_shape WHERE NEW.picks NOT GLOB picks)
BEGIN SELECT RAISE(ABORT, 'not of this task'); END;
