-- SPDX-License-Identifier: MIT
-- The first schema. Texts are UTF-8; times are UTC milliseconds since 1970; NULL means
-- "the source did not say", never a default.

CREATE TABLE study (
    id         INTEGER PRIMARY KEY CHECK (id = 1),
    uuid       TEXT NOT NULL UNIQUE,
    title      TEXT NOT NULL,
    task       TEXT NOT NULL CHECK (task IN ('cei', 'emoscene')),
    created_at INTEGER NOT NULL
) STRICT;

-- The rules of the study; the latest revision counts.
CREATE TABLE protocol (
    revision             INTEGER PRIMARY KEY,
    at                   INTEGER NOT NULL,
    raters_per_item      INTEGER NOT NULL CHECK (raters_per_item >= 1),
    seed                 INTEGER NOT NULL CHECK (seed >= 0),
    item_order           TEXT NOT NULL CHECK (item_order IN ('seeded', 'file')),
    explanation_required INTEGER NOT NULL CHECK (explanation_required IN (0, 1))
) STRICT;

CREATE TABLE scenario (
    id            INTEGER PRIMARY KEY,          -- also the order of import
    uuid          TEXT NOT NULL UNIQUE,
    subtype       TEXT NOT NULL CHECK (subtype IN ('deflection-misdirection', 'mixed-signals',
                      'passive-aggression', 'sarcasm-irony', 'strategic-politeness')),
    source_id     TEXT NOT NULL,
    domain        TEXT CHECK (domain IN ('workplace', 'family', 'social', 'service')),
    power         TEXT NOT NULL CHECK (power IN ('peer', 'high-to-low', 'low-to-high')),
    power_derived INTEGER NOT NULL CHECK (power_derived IN (0, 1)),
    speaker_role  TEXT NOT NULL,
    listener_role TEXT NOT NULL,
    context       TEXT NOT NULL,
    utterance     TEXT NOT NULL,
    UNIQUE (subtype, source_id)
) STRICT;

CREATE TABLE person (
    id   INTEGER PRIMARY KEY,
    uuid TEXT NOT NULL UNIQUE,
    code TEXT NOT NULL UNIQUE COLLATE NOCASE CHECK (code <> ''),
    name TEXT NOT NULL,
    role TEXT NOT NULL CHECK (role IN ('annotator', 'adjudicator', 'coordinator'))
) STRICT;

-- Who labels what. `position` is the item's place in that person's order, from 1;
-- `seat` is the person's place among the item's raters, from 1 (column order of an import).
CREATE TABLE assignment (
    person_id   INTEGER NOT NULL REFERENCES person (id),
    scenario_id INTEGER NOT NULL REFERENCES scenario (id),
    position    INTEGER NOT NULL CHECK (position >= 1),
    seat        INTEGER NOT NULL CHECK (seat >= 1),
    PRIMARY KEY (person_id, scenario_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX assignment_by_scenario ON assignment (scenario_id, seat);

-- One revision of one answer. The single-emotion task fills `emotion`, the later
-- emotion-vector task `emotion_set` (bit i = emotion i of the wheel).
CREATE TABLE annotation (
    id           INTEGER PRIMARY KEY,
    uuid         TEXT NOT NULL UNIQUE,
    person_id    INTEGER NOT NULL REFERENCES person (id),
    scenario_id  INTEGER NOT NULL REFERENCES scenario (id),
    revision     INTEGER NOT NULL CHECK (revision >= 1),
    submitted_at INTEGER,
    origin       TEXT NOT NULL CHECK (origin IN ('entered', 'imported')),
    emotion      TEXT CHECK (emotion IN ('joy', 'trust', 'fear', 'surprise', 'sadness', 'disgust',
                     'anger', 'anticipation')),
    emotion_set  INTEGER CHECK (emotion_set BETWEEN 1 AND 255),
    valence      INTEGER CHECK (valence BETWEEN -3 AND 3),
    arousal      INTEGER CHECK (arousal BETWEEN -3 AND 3),
    dominance    INTEGER CHECK (dominance BETWEEN -3 AND 3),
    confidence   INTEGER CHECK (confidence BETWEEN -3 AND 3),
    explanation  TEXT NOT NULL,
    flagged      INTEGER NOT NULL CHECK (flagged IN (0, 1)),
    flag_reason  TEXT NOT NULL,
    position     INTEGER NOT NULL CHECK (position >= 1),
    active_ms    INTEGER CHECK (active_ms >= 0),
    wall_ms      INTEGER CHECK (wall_ms >= 0),
    visits       INTEGER CHECK (visits >= 0),
    focus_losses INTEGER CHECK (focus_losses >= 0),
    first_emotion_ms     INTEGER,
    first_valence_ms     INTEGER,
    first_arousal_ms     INTEGER,
    first_dominance_ms   INTEGER,
    first_confidence_ms  INTEGER,
    first_explanation_ms INTEGER,
    UNIQUE (person_id, scenario_id, revision),
    FOREIGN KEY (person_id, scenario_id) REFERENCES assignment (person_id, scenario_id),
    CHECK (flagged = 0 OR trim(flag_reason) <> ''),
    CHECK ((emotion IS NULL) <> (emotion_set IS NULL)),
    CHECK (emotion IS NULL OR (valence IS NOT NULL AND arousal IS NOT NULL
                               AND dominance IS NOT NULL AND confidence IS NOT NULL))
) STRICT;
CREATE INDEX annotation_by_scenario ON annotation (scenario_id);

-- One stay of one person on one item.
CREATE TABLE visit (
    id           INTEGER PRIMARY KEY,
    uuid         TEXT NOT NULL UNIQUE,
    person_id    INTEGER NOT NULL REFERENCES person (id),
    scenario_id  INTEGER NOT NULL REFERENCES scenario (id),
    began_at     INTEGER NOT NULL,
    wall_ms      INTEGER NOT NULL CHECK (wall_ms >= 0),
    active_ms    INTEGER NOT NULL CHECK (active_ms >= 0),
    focus_losses INTEGER NOT NULL CHECK (focus_losses >= 0)
) STRICT;
CREATE INDEX visit_by_item ON visit (person_id, scenario_id);

-- Work in progress: the answer as it stands on screen and the visit that is not over. The only
-- working table; a submission removes its row.
CREATE TABLE draft (
    person_id    INTEGER NOT NULL REFERENCES person (id),
    scenario_id  INTEGER NOT NULL REFERENCES scenario (id),
    saved_at     INTEGER NOT NULL,
    emotion      TEXT CHECK (emotion IN ('joy', 'trust', 'fear', 'surprise', 'sadness', 'disgust',
                     'anger', 'anticipation')),
    emotion_set  INTEGER CHECK (emotion_set BETWEEN 1 AND 255),
    valence      INTEGER CHECK (valence BETWEEN -3 AND 3),
    arousal      INTEGER CHECK (arousal BETWEEN -3 AND 3),
    dominance    INTEGER CHECK (dominance BETWEEN -3 AND 3),
    confidence   INTEGER CHECK (confidence BETWEEN -3 AND 3),
    explanation  TEXT NOT NULL,
    flagged      INTEGER NOT NULL CHECK (flagged IN (0, 1)),
    flag_reason  TEXT NOT NULL,
    first_emotion_ms     INTEGER,
    first_valence_ms     INTEGER,
    first_arousal_ms     INTEGER,
    first_dominance_ms   INTEGER,
    first_confidence_ms  INTEGER,
    first_explanation_ms INTEGER,
    visit_began_at     INTEGER,
    visit_wall_ms      INTEGER,
    visit_active_ms    INTEGER,
    visit_focus_losses INTEGER,
    PRIMARY KEY (person_id, scenario_id),
    FOREIGN KEY (person_id, scenario_id) REFERENCES assignment (person_id, scenario_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE decision (
    id          INTEGER PRIMARY KEY,
    uuid        TEXT NOT NULL UNIQUE,
    scenario_id INTEGER NOT NULL REFERENCES scenario (id),
    person_id   INTEGER REFERENCES person (id),
    revision    INTEGER NOT NULL CHECK (revision >= 1),
    label       TEXT CHECK (label IN ('joy', 'trust', 'fear', 'surprise', 'sadness', 'disgust',
                    'anger', 'anticipation')),
    basis       TEXT NOT NULL CHECK (basis IN ('unanimous', 'majority', 'valence-polarity',
                    'misreading', 'vad-fit', 'override', 'unstated')),
    ambiguous   INTEGER NOT NULL CHECK (ambiguous IN (0, 1)),
    note        TEXT NOT NULL,
    origin      TEXT NOT NULL CHECK (origin IN ('entered', 'imported')),
    decided_at  INTEGER,
    UNIQUE (scenario_id, revision)
) STRICT;

-- Work handed in, as often as somebody does.
CREATE TABLE hand_in (
    id        INTEGER PRIMARY KEY,
    uuid      TEXT NOT NULL UNIQUE,
    person_id INTEGER NOT NULL REFERENCES person (id),
    at        INTEGER NOT NULL,
    submitted INTEGER NOT NULL,
    open      INTEGER NOT NULL
) STRICT;

-- hash = SHA-256(previous hash, at, action, detail); `detail` is JSON and names the digest of
-- every annotation and decision that the operation wrote.
CREATE TABLE audit (
    id     INTEGER PRIMARY KEY,
    at     INTEGER NOT NULL,
    action TEXT NOT NULL,
    detail TEXT NOT NULL,
    hash   BLOB NOT NULL CHECK (length(hash) = 32)
) STRICT;

CREATE TRIGGER protocol_keeps BEFORE UPDATE ON protocol BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER protocol_stays BEFORE DELETE ON protocol BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER annotation_keeps BEFORE UPDATE ON annotation BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER annotation_stays BEFORE DELETE ON annotation BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER visit_keeps BEFORE UPDATE ON visit BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER visit_stays BEFORE DELETE ON visit BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER decision_keeps BEFORE UPDATE ON decision BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER decision_stays BEFORE DELETE ON decision BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER hand_in_keeps BEFORE UPDATE ON hand_in BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER hand_in_stays BEFORE DELETE ON hand_in BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER audit_keeps BEFORE UPDATE ON audit BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER audit_stays BEFORE DELETE ON audit BEGIN SELECT RAISE(ABORT, 'append-only'); END;
