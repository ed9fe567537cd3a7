-- SPDX-License-Identifier: MIT
-- A course: texts of the study's own, consent, practice, repeats, items that are labelled again and
-- questions about items.

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

-- What somebody says of themselves, to a field of the form of the rules (protocol.reader_form); the
-- latest row of a person and field counts. NULL: they would rather not say. It stands apart from
-- what they label, and goes to no other annotator.
CREATE TABLE reader_answer (
    id          INTEGER PRIMARY KEY,
    uuid        TEXT NOT NULL UNIQUE,
    person_id   INTEGER NOT NULL REFERENCES person (id),
    field       TEXT NOT NULL CHECK (field GLOB '[a-z]*' AND field NOT GLOB '*[^a-z0-9_-]*' AND length(field) <= 32),
    value       TEXT CHECK (value GLOB '[a-z0-9]*' AND value NOT GLOB '*[^a-z0-9_-]*' AND length(value) <= 32),
    answered_at INTEGER NOT NULL
) STRICT;
CREATE INDEX reader_answer_by_person ON reader_answer (person_id, field, answered_at, uuid);
CREATE TRIGGER reader_answer_keeps BEFORE UPDATE ON reader_answer BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER reader_answer_stays BEFORE DELETE ON reader_answer BEGIN SELECT RAISE(ABORT, 'append-only'); END;

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
    cues      TEXT CHECK (cues GLOB '[[]{*}]' AND length(cues) <= 20000), -- as in annotation
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
    cues      TEXT CHECK (cues GLOB '[[]{*}]' AND length(cues) <= 20000),
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

-- A coordinator asks that an item be labelled again, because of a change to the guide, or no longer
-- (`asked` 0). `person_id`: of whom; NULL: of all who labelled it. For a person counts the latest row
-- among those that are for all and those for them. The answers of before stay. `guide_sha256`: the
-- guide's digest when it was asked.
CREATE TABLE label_again (
    id           INTEGER PRIMARY KEY,
    uuid         TEXT NOT NULL UNIQUE,
    rank_at      INTEGER NOT NULL,
    at           INTEGER NOT NULL,
    scenario_id  INTEGER NOT NULL REFERENCES scenario (id),
    person_id    INTEGER REFERENCES person (id),
    reason       TEXT NOT NULL CHECK (trim(reason) <> ''),
    guide_sha256 TEXT CHECK (length(guide_sha256) = 64 AND guide_sha256 NOT GLOB '*[^0-9a-f]*'),
    asked        INTEGER NOT NULL CHECK (asked IN (0, 1)),
    by_person    INTEGER REFERENCES person (id)
) STRICT;
CREATE INDEX label_again_by_item ON label_again (scenario_id, rank_at, uuid);
CREATE INDEX label_again_by_rank ON label_again (rank_at);
CREATE TRIGGER label_again_keeps BEFORE UPDATE ON label_again BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER label_again_stays BEFORE DELETE ON label_again BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- What an annotator asks about an item, and what they are told. Neither is ever data. `person_id` is
-- in both whoever asked: a reply goes to nobody else. `role`: whose reply it is; the audit has the
-- name.
CREATE TABLE item_question (
    id          INTEGER PRIMARY KEY,
    uuid        TEXT NOT NULL UNIQUE,
    at          INTEGER NOT NULL,
    person_id   INTEGER NOT NULL REFERENCES person (id),
    scenario_id INTEGER NOT NULL REFERENCES scenario (id),
    text        TEXT NOT NULL CHECK (trim(text) <> '')
) STRICT;
CREATE INDEX item_question_by_person ON item_question (person_id, scenario_id);
CREATE TRIGGER item_question_keeps BEFORE UPDATE ON item_question BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER item_question_stays BEFORE DELETE ON item_question BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TABLE item_reply (
    id            INTEGER PRIMARY KEY,
    uuid          TEXT NOT NULL UNIQUE,
    rank_at       INTEGER NOT NULL,
    at            INTEGER NOT NULL,
    person_id     INTEGER NOT NULL REFERENCES person (id),
    scenario_id   INTEGER NOT NULL REFERENCES scenario (id),
    question_uuid TEXT NOT NULL,
    text          TEXT NOT NULL CHECK (trim(text) <> ''),
    role          TEXT NOT NULL CHECK (role IN ('coordinator', 'adjudicator'))
) STRICT;
CREATE INDEX item_reply_by_person ON item_reply (person_id, scenario_id);
CREATE INDEX item_reply_by_rank ON item_reply (rank_at);
CREATE TRIGGER item_reply_keeps BEFORE UPDATE ON item_reply BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER item_reply_stays BEFORE DELETE ON item_reply BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- A question that is being written and was not asked yet; asking it removes its row. It stays where
-- it was written.
CREATE TABLE question_draft (
    person_id   INTEGER NOT NULL REFERENCES person (id),
    scenario_id INTEGER NOT NULL REFERENCES scenario (id),
    saved_at    INTEGER NOT NULL,
    text        TEXT NOT NULL CHECK (trim(text) <> ''),
    PRIMARY KEY (person_id, scenario_id),
    FOREIGN KEY (person_id, scenario_id) REFERENCES seat (person_id, scenario_id)
) STRICT, WITHOUT ROWID;

-- A reply likewise, of whoever writes it; sending it removes its row.
CREATE TABLE reply_draft (
    person_id     INTEGER NOT NULL REFERENCES person (id),
    question_uuid TEXT NOT NULL REFERENCES item_question (uuid),
    saved_at      INTEGER NOT NULL,
    text          TEXT NOT NULL CHECK (trim(text) <> ''),
    PRIMARY KEY (person_id, question_uuid)
) STRICT, WITHOUT ROWID;
