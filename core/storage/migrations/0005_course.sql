-- SPDX-License-Identifier: MIT
-- A course: texts of the study's own, consent, practice, repeats, passphrases, drop-outs, files
-- that are handed out, and files that come back.

ALTER TABLE protocol ADD COLUMN practice INTEGER NOT NULL DEFAULT 0 CHECK (practice IN (0, 1));
ALTER TABLE protocol ADD COLUMN repeats INTEGER NOT NULL DEFAULT 0 CHECK (repeats >= 0);
ALTER TABLE protocol ADD COLUMN consent_required INTEGER NOT NULL DEFAULT 0
    CHECK (consent_required IN (0, 1));
ALTER TABLE protocol ADD COLUMN release_names TEXT NOT NULL DEFAULT 'codes'
    CHECK (release_names IN ('codes', 'names'));

-- Two copies of one hand-out may both bring a revision 1 of an answer. The one that counts has the
-- greatest (revision, submitted_at, uuid), whichever came first. Ids stay: the audit chain names
-- them.
CREATE TABLE annotation_anew (
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
    FOREIGN KEY (person_id, scenario_id) REFERENCES assignment (person_id, scenario_id),
    CHECK (flagged = 0 OR trim(flag_reason) <> ''),
    CHECK ((emotion IS NULL) <> (emotion_set IS NULL)),
    CHECK (emotion IS NULL OR (valence IS NOT NULL AND arousal IS NOT NULL
                               AND dominance IS NOT NULL AND confidence IS NOT NULL))
) STRICT;
INSERT INTO annotation_anew (id, uuid, person_id, scenario_id, revision, submitted_at, origin, emotion,
    emotion_set, valence, arousal, dominance, confidence, explanation, flagged, flag_reason,
    position, active_ms, wall_ms, visits, focus_losses, first_emotion_ms, first_valence_ms,
    first_arousal_ms, first_dominance_ms, first_confidence_ms, first_explanation_ms)
SELECT id, uuid, person_id, scenario_id, revision, submitted_at, origin, emotion,
    emotion_set, valence, arousal, dominance, confidence, explanation, flagged, flag_reason,
    position, active_ms, wall_ms, visits, focus_losses, first_emotion_ms, first_valence_ms,
    first_arousal_ms, first_dominance_ms, first_confidence_ms, first_explanation_ms
FROM annotation ORDER BY id;
DROP TABLE annotation;
ALTER TABLE annotation_anew RENAME TO annotation;
CREATE INDEX annotation_by_scenario ON annotation (scenario_id);
CREATE INDEX annotation_by_item
    ON annotation (person_id, scenario_id, revision, submitted_at, uuid);

-- What was asked stays when an item that was never submitted goes to somebody else.
CREATE TABLE self_check_anew (
    id          INTEGER PRIMARY KEY,
    uuid        TEXT NOT NULL UNIQUE,
    person_id   INTEGER NOT NULL REFERENCES person (id),
    scenario_id INTEGER NOT NULL REFERENCES scenario (id),
    code        TEXT NOT NULL CHECK (code IN ('too_fast', 'contradiction_positive',
                    'contradiction_negative')),
    event       TEXT NOT NULL CHECK (event IN ('shown', 'kept', 'changed', 'submitted')),
    at          INTEGER NOT NULL
) STRICT;
INSERT INTO self_check_anew (id, uuid, person_id, scenario_id, code, event, at)
SELECT id, uuid, person_id, scenario_id, code, event, at FROM self_check ORDER BY id;
DROP TABLE self_check;
ALTER TABLE self_check_anew RENAME TO self_check;
CREATE INDEX self_check_by_item ON self_check (person_id, scenario_id);

-- The latest revision counts; no row, or an empty text: the built-in text.
CREATE TABLE guideline (
    revision INTEGER PRIMARY KEY,
    at       INTEGER NOT NULL,
    markdown TEXT NOT NULL
) STRICT;
CREATE TABLE consent_text (
    revision INTEGER PRIMARY KEY,
    at       INTEGER NOT NULL,
    text     TEXT NOT NULL
) STRICT;

-- Somebody accepted a text or declined it; the latest row of a person counts. Revision 0 is the
-- built-in text.
CREATE TABLE consent (
    id            INTEGER PRIMARY KEY,
    uuid          TEXT NOT NULL UNIQUE,
    person_id     INTEGER NOT NULL REFERENCES person (id),
    at            INTEGER NOT NULL,
    text_sha256   TEXT NOT NULL
                      CHECK (length(text_sha256) = 64 AND text_sha256 NOT GLOB '*[^0-9a-f]*'),
    text_revision INTEGER NOT NULL CHECK (text_revision >= 0),
    accepted      INTEGER NOT NULL CHECK (accepted IN (0, 1))
) STRICT;
CREATE INDEX consent_by_person ON consent (person_id);

-- One answer of a calibration round, and one to an item shown again. Neither is ever data.
CREATE TABLE practice_answer (
    id           INTEGER PRIMARY KEY,
    uuid         TEXT NOT NULL UNIQUE,
    person_id    INTEGER NOT NULL REFERENCES person (id),
    item         TEXT NOT NULL CHECK (item <> ''),
    round        INTEGER NOT NULL CHECK (round >= 1),
    at           INTEGER NOT NULL,
    emotion      TEXT NOT NULL CHECK (emotion IN ('joy', 'trust', 'fear', 'surprise', 'sadness', 'disgust',
                     'anger', 'anticipation')),
    valence      INTEGER NOT NULL CHECK (valence BETWEEN -3 AND 3),
    arousal      INTEGER NOT NULL CHECK (arousal BETWEEN -3 AND 3),
    dominance    INTEGER NOT NULL CHECK (dominance BETWEEN -3 AND 3),
    confidence   INTEGER NOT NULL CHECK (confidence BETWEEN -3 AND 3),
    active_ms    INTEGER NOT NULL CHECK (active_ms >= 0)
) STRICT;
CREATE INDEX practice_answer_by_person ON practice_answer (person_id);
CREATE TABLE repeat_answer (
    id           INTEGER PRIMARY KEY,
    uuid         TEXT NOT NULL UNIQUE,
    person_id    INTEGER NOT NULL REFERENCES person (id),
    scenario_id  INTEGER NOT NULL REFERENCES scenario (id),
    submitted_at INTEGER NOT NULL,
    emotion      TEXT NOT NULL CHECK (emotion IN ('joy', 'trust', 'fear', 'surprise', 'sadness', 'disgust',
                     'anger', 'anticipation')),
    valence      INTEGER NOT NULL CHECK (valence BETWEEN -3 AND 3),
    arousal      INTEGER NOT NULL CHECK (arousal BETWEEN -3 AND 3),
    dominance    INTEGER NOT NULL CHECK (dominance BETWEEN -3 AND 3),
    confidence   INTEGER NOT NULL CHECK (confidence BETWEEN -3 AND 3),
    active_ms    INTEGER NOT NULL CHECK (active_ms >= 0)
) STRICT;
CREATE INDEX repeat_answer_by_person ON repeat_answer (person_id);

-- What somebody signs in with: an Argon2id hash, or '' for none; the latest row counts.
CREATE TABLE passphrase (
    id        INTEGER PRIMARY KEY,
    person_id INTEGER NOT NULL REFERENCES person (id),
    at        INTEGER NOT NULL,
    hash      TEXT NOT NULL CHECK (hash = '' OR hash GLOB '$argon2id$*')
) STRICT;
CREATE INDEX passphrase_by_person ON passphrase (person_id);

-- Somebody dropped out, or came back; the latest row counts.
CREATE TABLE withdrawal (
    id        INTEGER PRIMARY KEY,
    person_id INTEGER NOT NULL REFERENCES person (id),
    at        INTEGER NOT NULL,
    withdrawn INTEGER NOT NULL CHECK (withdrawn IN (0, 1))
) STRICT;
CREATE INDEX withdrawal_by_person ON withdrawal (person_id);

-- In the study: files written for one annotator. `file` is a name without a folder.
CREATE TABLE handout (
    id        INTEGER PRIMARY KEY,
    uuid      TEXT NOT NULL UNIQUE,
    person_id INTEGER NOT NULL REFERENCES person (id),
    at        INTEGER NOT NULL,
    file      TEXT NOT NULL,
    items     INTEGER NOT NULL CHECK (items >= 0)
) STRICT;
-- In such a file: whose it is. A study has no row.
CREATE TABLE handout_mark (
    id        INTEGER PRIMARY KEY CHECK (id = 1),
    uuid      TEXT NOT NULL UNIQUE,
    person_id INTEGER NOT NULL REFERENCES person (id),
    at        INTEGER NOT NULL
) STRICT;

-- Files that came back. `report` is JSON: the rows that were refused and why.
CREATE TABLE merged_file (
    id        INTEGER PRIMARY KEY,
    uuid      TEXT NOT NULL UNIQUE,
    at        INTEGER NOT NULL,
    file      TEXT NOT NULL,
    sha256    TEXT NOT NULL CHECK (length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*'),
    person_id INTEGER REFERENCES person (id),
    taken     INTEGER NOT NULL CHECK (taken >= 0),
    known     INTEGER NOT NULL CHECK (known >= 0),
    refused   INTEGER NOT NULL CHECK (refused >= 0),
    report    TEXT NOT NULL
) STRICT;

CREATE TRIGGER annotation_keeps BEFORE UPDATE ON annotation BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER annotation_stays BEFORE DELETE ON annotation BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER self_check_keeps BEFORE UPDATE ON self_check BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER self_check_stays BEFORE DELETE ON self_check BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER guideline_keeps BEFORE UPDATE ON guideline BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER guideline_stays BEFORE DELETE ON guideline BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER consent_text_keeps BEFORE UPDATE ON consent_text BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER consent_text_stays BEFORE DELETE ON consent_text BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER consent_keeps BEFORE UPDATE ON consent BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER consent_stays BEFORE DELETE ON consent BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER practice_answer_keeps BEFORE UPDATE ON practice_answer BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER practice_answer_stays BEFORE DELETE ON practice_answer BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER repeat_answer_keeps BEFORE UPDATE ON repeat_answer BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER repeat_answer_stays BEFORE DELETE ON repeat_answer BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER passphrase_keeps BEFORE UPDATE ON passphrase BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER passphrase_stays BEFORE DELETE ON passphrase BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER withdrawal_keeps BEFORE UPDATE ON withdrawal BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER withdrawal_stays BEFORE DELETE ON withdrawal BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER handout_keeps BEFORE UPDATE ON handout BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER handout_stays BEFORE DELETE ON handout BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER handout_mark_keeps BEFORE UPDATE ON handout_mark BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER handout_mark_stays BEFORE DELETE ON handout_mark BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER merged_file_keeps BEFORE UPDATE ON merged_file BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER merged_file_stays BEFORE DELETE ON merged_file BEGIN SELECT RAISE(ABORT, 'append-only'); END;
