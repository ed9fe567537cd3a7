-- SPDX-License-Identifier: MIT
-- The adjudication desk: what it records with a decision, its drafts, the lock of a study, and
-- whether adjudicators may see names before it.

ALTER TABLE protocol ADD COLUMN names_shown INTEGER NOT NULL DEFAULT 0
    CHECK (names_shown IN (0, 1));

-- A decision with a person is that adjudicator's own; `final` settles two that differ and names
-- the other in second_person_id; `withdrawn` takes the person's own one back.
ALTER TABLE decision ADD COLUMN final INTEGER NOT NULL DEFAULT 0 CHECK (final IN (0, 1));
ALTER TABLE decision ADD COLUMN second_person_id INTEGER REFERENCES person (id);
ALTER TABLE decision ADD COLUMN withdrawn INTEGER NOT NULL DEFAULT 0 CHECK (withdrawn IN (0, 1));
-- Seats of the raters in the order in which the desk showed them: "2,3,1".
ALTER TABLE decision ADD COLUMN shown_order TEXT NOT NULL DEFAULT '';
ALTER TABLE decision ADD COLUMN first_pick TEXT CHECK (first_pick IN ('joy', 'trust', 'fear',
    'surprise', 'sadness', 'disgust', 'anger', 'anticipation', 'ambiguous'));
-- What the hints said; NULL polarity where they were not shown.
ALTER TABLE decision ADD COLUMN hint_polarity TEXT
    CHECK (hint_polarity IN ('negative', 'neutral', 'positive', 'mixed'));
ALTER TABLE decision ADD COLUMN hint_nearest TEXT CHECK (hint_nearest IN ('joy', 'trust', 'fear',
    'surprise', 'sadness', 'disgust', 'anger', 'anticipation'));
ALTER TABLE decision ADD COLUMN hint_likeliest TEXT CHECK (hint_likeliest IN ('joy', 'trust',
    'fear', 'surprise', 'sadness', 'disgust', 'anger', 'anticipation'));
ALTER TABLE decision ADD COLUMN active_ms INTEGER CHECK (active_ms >= 0);
-- UUID of the decision that this row takes back, or brings back: undo and redo outlast a restart.
ALTER TABLE decision ADD COLUMN undoes TEXT;
ALTER TABLE decision ADD COLUMN redoes TEXT;
CREATE INDEX decision_by_person ON decision (person_id);

-- Work in progress at the desk, as it stands on screen; a decision removes its row. `first_pick`
-- is kept here from the moment it was made, because the hints were open from then on.
CREATE TABLE desk_draft (
    person_id   INTEGER NOT NULL REFERENCES person (id),
    scenario_id INTEGER NOT NULL REFERENCES scenario (id),
    saved_at    INTEGER NOT NULL,
    first_pick  TEXT CHECK (first_pick IN ('joy', 'trust', 'fear', 'surprise', 'sadness',
                    'disgust', 'anger', 'anticipation', 'ambiguous')),
    pick        TEXT CHECK (pick IN ('joy', 'trust', 'fear', 'surprise', 'sadness', 'disgust',
                    'anger', 'anticipation', 'ambiguous')),
    basis       TEXT CHECK (basis IN ('unanimous', 'majority', 'valence-polarity', 'misreading',
                    'vad-fit', 'override', 'unstated')),
    note        TEXT NOT NULL,
    held        INTEGER NOT NULL CHECK (held IN (0, 1)),
    active_ms   INTEGER NOT NULL CHECK (active_ms >= 0),
    PRIMARY KEY (person_id, scenario_id)
) STRICT, WITHOUT ROWID;

-- The latest row counts; no row: unlocked.
CREATE TABLE study_lock (
    id        INTEGER PRIMARY KEY,
    uuid      TEXT NOT NULL UNIQUE,
    at        INTEGER NOT NULL,
    locked    INTEGER NOT NULL CHECK (locked IN (0, 1)),
    reason    TEXT NOT NULL CHECK (trim(reason) <> ''),
    by_person INTEGER REFERENCES person (id)
) STRICT;

CREATE TRIGGER study_lock_keeps BEFORE UPDATE ON study_lock BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER study_lock_stays BEFORE DELETE ON study_lock BEGIN SELECT RAISE(ABORT, 'append-only'); END;
