-- SPDX-License-Identifier: MIT
-- A course: texts of the study's own, consent, practice and repeats.

-- The latest row counts; no row, or an empty text: the built-in text.
CREATE TABLE guideline (
    id       INTEGER PRIMARY KEY,
    uuid     TEXT NOT NULL UNIQUE,
    rank_at  INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    markdown TEXT NOT NULL
) STRICT;
CREATE TRIGGER guideline_keeps BEFORE UPDATE ON guideline BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER guideline_stays BEFORE DELETE ON guideline BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TABLE consent_text (
    id      INTEGER PRIMARY KEY,
    uuid    TEXT NOT NULL UNIQUE,
    rank_at INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    text    TEXT NOT NULL
) STRICT;
CREATE TRIGGER consent_text_keeps BEFORE UPDATE ON consent_text BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER consent_text_stays BEFORE DELETE ON consent_text BEGIN SELECT RAISE(ABORT, 'append-only'); END;

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
CREATE TRIGGER consent_keeps BEFORE UPDATE ON consent BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER consent_stays BEFORE DELETE ON consent BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- One answer of a calibration round, and one to an item shown again. Neither is ever data.
CREATE TABLE practice_answer (
    id        INTEGER PRIMARY KEY,
    uuid      TEXT NOT NULL UNIQUE,
    person_id INTEGER NOT NULL REFERENCES person (id),
    item      TEXT NOT NULL CHECK (item <> ''),
    round     INTEGER NOT NULL CHECK (round >= 1),
    at        INTEGER NOT NULL,
    ballot    TEXT NOT NULL,
    points    TEXT NOT NULL,
    active_ms INTEGER NOT NULL CHECK (active_ms >= 0)
) STRICT;
CREATE INDEX practice_answer_by_person ON practice_answer (person_id);
CREATE TRIGGER practice_answer_keeps BEFORE UPDATE ON practice_answer BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER practice_answer_stays BEFORE DELETE ON practice_answer BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER practice_answer_fits BEFORE INSERT ON practice_answer
WHEN EXISTS (SELECT 1 FROM task_shape
    WHERE NEW.ballot NOT GLOB ballot
        OR NEW.points NOT GLOB points)
BEGIN SELECT RAISE(ABORT, 'not of this task'); END;
CREATE TABLE repeat_answer (
    id           INTEGER PRIMARY KEY,
    uuid         TEXT NOT NULL UNIQUE,
    person_id    INTEGER NOT NULL REFERENCES person (id),
    scenario_id  INTEGER NOT NULL REFERENCES scenario (id),
    submitted_at INTEGER NOT NULL,
    ballot       TEXT NOT NULL,
    points       TEXT NOT NULL,
    active_ms    INTEGER NOT NULL CHECK (active_ms >= 0)
) STRICT;
CREATE INDEX repeat_answer_by_person ON repeat_answer (person_id);
CREATE TRIGGER repeat_answer_keeps BEFORE UPDATE ON repeat_answer BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER repeat_answer_stays BEFORE DELETE ON repeat_answer BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER repeat_answer_fits BEFORE INSERT ON repeat_answer
WHEN EXISTS (SELECT 1 FROM task_shape
    WHERE NEW.ballot NOT GLOB ballot
        OR NEW.points NOT GLOB points)
BEGIN SELECT RAISE(ABORT, 'not of this task'); END;

-- What is half answered of these, as it stands on screen; the answer removes its row. One of each
-- kind is open at a time. `item` is the id of a calibration item, or of a scenario of this file. It
-- stays where it was written.
CREATE TABLE short_draft (
    person_id INTEGER NOT NULL REFERENCES person (id),
    kind      TEXT NOT NULL CHECK (kind IN ('practice', 'repeat')),
    item      TEXT NOT NULL CHECK (item <> ''),
    saved_at  INTEGER NOT NULL,
    ballot    TEXT NOT NULL,
    points    TEXT NOT NULL,
    active_ms INTEGER NOT NULL CHECK (active_ms >= 0),
    PRIMARY KEY (person_id, kind)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER short_draft_fits BEFORE INSERT ON short_draft
WHEN EXISTS (SELECT 1 FROM task_shape
    WHERE NEW.ballot NOT GLOB draft_ballot
        OR NEW.points NOT GLOB draft_points)
BEGIN SELECT RAISE(ABORT, 'not of this task'); END;
CREATE TRIGGER short_draft_fits_still BEFORE UPDATE ON short_draft
WHEN EXISTS (SELECT 1 FROM task_shape
    WHERE NEW.ballot NOT GLOB draft_ballot
        OR NEW.points NOT GLOB draft_points)
BEGIN SELECT RAISE(ABORT, 'not of this task'); END;
