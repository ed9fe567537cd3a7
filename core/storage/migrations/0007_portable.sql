-- SPDX-License-Identifier: MIT
-- Rows that are the same on every machine. Two copies of a study that were worked on apart merge
-- to the same study: what counts is decided by (rank_at, uuid), never by the order of arrival;
-- people and assignments become what their changes come to; scenarios and people keep their place.
--
-- rank_at is the time of writing, or one more than the highest that the writer's file had: whoever
-- has seen a row outranks it, whatever the clocks say. Rows from before keep their order by it.
-- Their UUIDs are made of what they say (name_based_uuid, version 5), so that two copies that are
-- brought up to date apart call the same row the same.

DROP TRIGGER protocol_keeps;
DROP TRIGGER protocol_stays;
CREATE TABLE protocol_anew (
    id                   INTEGER PRIMARY KEY,
    uuid                 TEXT NOT NULL UNIQUE,
    rank_at              INTEGER NOT NULL,
    at                   INTEGER NOT NULL,
    raters_per_item      INTEGER NOT NULL CHECK (raters_per_item >= 1),
    seed                 INTEGER NOT NULL CHECK (seed >= 0),
    item_order           TEXT NOT NULL CHECK (item_order IN ('seeded', 'file')),
    explanation_required INTEGER NOT NULL CHECK (explanation_required IN (0, 1)),
    names_shown          INTEGER NOT NULL CHECK (names_shown IN (0, 1)),
    practice             INTEGER NOT NULL CHECK (practice IN (0, 1)),
    repeats              INTEGER NOT NULL CHECK (repeats >= 0),
    consent_required     INTEGER NOT NULL CHECK (consent_required IN (0, 1)),
    release_names        TEXT NOT NULL CHECK (release_names IN ('codes', 'names'))
) STRICT;
INSERT INTO protocol_anew (id, uuid, rank_at, at, raters_per_item, seed, item_order,
    explanation_required, names_shown, practice, repeats, consent_required, release_names)
SELECT revision, name_based_uuid((SELECT uuid FROM study),
        json_array('protocol', revision, at, raters_per_item, seed, item_order,
            explanation_required, names_shown, practice, repeats, consent_required, release_names)),
    revision + max(at - revision) OVER (ORDER BY revision), at, raters_per_item, seed, item_order,
    explanation_required, names_shown, practice, repeats, consent_required, release_names
FROM protocol ORDER BY revision;
DROP TABLE protocol;
ALTER TABLE protocol_anew RENAME TO protocol;

DROP TRIGGER quality_protocol_keeps;
DROP TRIGGER quality_protocol_stays;
CREATE TABLE quality_protocol_anew (
    id         INTEGER PRIMARY KEY,
    uuid       TEXT NOT NULL UNIQUE,
    rank_at    INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    self_check INTEGER NOT NULL CHECK (self_check IN (0, 1)),
    thresholds TEXT NOT NULL
) STRICT;
INSERT INTO quality_protocol_anew (id, uuid, rank_at, at, self_check, thresholds)
SELECT revision, name_based_uuid((SELECT uuid FROM study),
        json_array('quality_protocol', revision, at, self_check, thresholds)),
    revision + max(at - revision) OVER (ORDER BY revision), at, self_check, thresholds
FROM quality_protocol ORDER BY revision;
DROP TABLE quality_protocol;
ALTER TABLE quality_protocol_anew RENAME TO quality_protocol;

DROP TRIGGER guideline_keeps;
DROP TRIGGER guideline_stays;
CREATE TABLE guideline_anew (
    id       INTEGER PRIMARY KEY,
    uuid     TEXT NOT NULL UNIQUE,
    rank_at  INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    markdown TEXT NOT NULL
) STRICT;
INSERT INTO guideline_anew (id, uuid, rank_at, at, markdown)
SELECT revision, name_based_uuid((SELECT uuid FROM study),
        json_array('guideline', revision, at, markdown)),
    revision + max(at - revision) OVER (ORDER BY revision), at, markdown
FROM guideline ORDER BY revision;
DROP TABLE guideline;
ALTER TABLE guideline_anew RENAME TO guideline;

DROP TRIGGER consent_text_keeps;
DROP TRIGGER consent_text_stays;
CREATE TABLE consent_text_anew (
    id      INTEGER PRIMARY KEY,
    uuid    TEXT NOT NULL UNIQUE,
    rank_at INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    text    TEXT NOT NULL
) STRICT;
INSERT INTO consent_text_anew (id, uuid, rank_at, at, text)
SELECT revision, name_based_uuid((SELECT uuid FROM study),
        json_array('consent_text', revision, at, text)),
    revision + max(at - revision) OVER (ORDER BY revision), at, text
FROM consent_text ORDER BY revision;
DROP TABLE consent_text;
ALTER TABLE consent_text_anew RENAME TO consent_text;

DROP TRIGGER passphrase_keeps;
DROP TRIGGER passphrase_stays;
CREATE TABLE passphrase_anew (
    id        INTEGER PRIMARY KEY,
    uuid      TEXT NOT NULL UNIQUE,
    person_id INTEGER NOT NULL REFERENCES person (id),
    at        INTEGER NOT NULL,
    hash      TEXT NOT NULL CHECK (hash = '' OR hash GLOB '$argon2id$*')
) STRICT;
INSERT INTO passphrase_anew (id, uuid, person_id, at, hash)
SELECT w.id, name_based_uuid(p.uuid, json_array('passphrase', w.id, w.at, w.hash)), w.person_id,
    w.at, w.hash
FROM passphrase w JOIN person p ON p.id = w.person_id ORDER BY w.id;
DROP TABLE passphrase;
ALTER TABLE passphrase_anew RENAME TO passphrase;
CREATE INDEX passphrase_by_person ON passphrase (person_id);

DROP TRIGGER withdrawal_keeps;
DROP TRIGGER withdrawal_stays;
CREATE TABLE withdrawal_anew (
    id        INTEGER PRIMARY KEY,
    uuid      TEXT NOT NULL UNIQUE,
    rank_at   INTEGER NOT NULL,
    person_id INTEGER NOT NULL REFERENCES person (id),
    at        INTEGER NOT NULL,
    withdrawn INTEGER NOT NULL CHECK (withdrawn IN (0, 1))
) STRICT;
INSERT INTO withdrawal_anew (id, uuid, rank_at, person_id, at, withdrawn)
SELECT w.id, name_based_uuid(p.uuid, json_array('withdrawal', w.id, w.at, w.withdrawn)),
    w.id + max(w.at - w.id) OVER (ORDER BY w.id), w.person_id, w.at, w.withdrawn
FROM withdrawal w JOIN person p ON p.id = w.person_id ORDER BY w.id;
DROP TABLE withdrawal;
ALTER TABLE withdrawal_anew RENAME TO withdrawal;
CREATE INDEX withdrawal_by_person ON withdrawal (person_id);

-- `revision` is what the chain's first kind of digest has of a decision; NULL in rows since. A
-- decision's place among those of its item is that of its (rank_at, uuid).
DROP TRIGGER decision_keeps;
DROP TRIGGER decision_stays;
CREATE TABLE decision_anew (
    id          INTEGER PRIMARY KEY,
    uuid        TEXT NOT NULL UNIQUE,
    rank_at     INTEGER NOT NULL,
    scenario_id INTEGER NOT NULL REFERENCES scenario (id),
    person_id   INTEGER REFERENCES person (id),
    revision    INTEGER CHECK (revision >= 1),
    label       TEXT CHECK (label IN ('joy', 'trust', 'fear', 'surprise', 'sadness', 'disgust',
                    'anger', 'anticipation')),
    basis       TEXT NOT NULL CHECK (basis IN ('unanimous', 'majority', 'valence-polarity',
                    'misreading', 'vad-fit', 'override', 'unstated')),
    ambiguous   INTEGER NOT NULL CHECK (ambiguous IN (0, 1)),
    note        TEXT NOT NULL,
    origin      TEXT NOT NULL CHECK (origin IN ('entered', 'imported')),
    decided_at  INTEGER,
    final       INTEGER NOT NULL DEFAULT 0 CHECK (final IN (0, 1)),
    second_person_id INTEGER REFERENCES person (id),
    withdrawn   INTEGER NOT NULL DEFAULT 0 CHECK (withdrawn IN (0, 1)),
    shown_order TEXT NOT NULL DEFAULT '',
    first_pick  TEXT CHECK (first_pick IN ('joy', 'trust', 'fear', 'surprise', 'sadness',
                    'disgust', 'anger', 'anticipation', 'ambiguous')),
    hint_polarity  TEXT CHECK (hint_polarity IN ('negative', 'neutral', 'positive', 'mixed')),
    hint_nearest   TEXT CHECK (hint_nearest IN ('joy', 'trust', 'fear', 'surprise', 'sadness',
                       'disgust', 'anger', 'anticipation')),
    hint_likeliest TEXT CHECK (hint_likeliest IN ('joy', 'trust', 'fear', 'surprise', 'sadness',
                       'disgust', 'anger', 'anticipation')),
    active_ms   INTEGER CHECK (active_ms >= 0),
    undoes      TEXT,
    redoes      TEXT
) STRICT;
INSERT INTO decision_anew (id, uuid, rank_at, scenario_id, person_id, revision, label, basis,
    ambiguous, note, origin, decided_at, final, second_person_id, withdrawn, shown_order,
    first_pick, hint_polarity, hint_nearest, hint_likeliest, active_ms, undoes, redoes)
SELECT id, uuid, id + max(coalesce(decided_at, 0) - id) OVER (ORDER BY id), scenario_id, person_id, revision, label, basis,
    ambiguous, note, origin, decided_at, final, second_person_id, withdrawn, shown_order,
    first_pick, hint_polarity, hint_nearest, hint_likeliest, active_ms, undoes, redoes
FROM decision ORDER BY id;
DROP TABLE decision;
ALTER TABLE decision_anew RENAME TO decision;
CREATE INDEX decision_by_person ON decision (person_id);
CREATE INDEX decision_by_item ON decision (scenario_id, rank_at, uuid);
CREATE INDEX decision_by_rank ON decision (rank_at);

DROP TRIGGER datasheet_answer_keeps;
DROP TRIGGER datasheet_answer_stays;
CREATE TABLE datasheet_answer_anew (
    id        INTEGER PRIMARY KEY,
    uuid      TEXT NOT NULL UNIQUE,
    rank_at   INTEGER NOT NULL,
    token     TEXT NOT NULL CHECK (token <> ''),
    revision  INTEGER CHECK (revision >= 1), -- as in a decision
    text      TEXT NOT NULL CHECK (length(text) <= 20000),
    by_person INTEGER REFERENCES person (id),
    at        INTEGER NOT NULL
) STRICT;
INSERT INTO datasheet_answer_anew (id, uuid, rank_at, token, revision, text, by_person, at)
SELECT id, uuid, id + max(at - id) OVER (ORDER BY id), token, revision, text, by_person, at
FROM datasheet_answer ORDER BY id;
DROP TABLE datasheet_answer;
ALTER TABLE datasheet_answer_anew RENAME TO datasheet_answer;

DROP TRIGGER flag_dismissal_keeps;
ALTER TABLE flag_dismissal ADD COLUMN rank_at INTEGER NOT NULL DEFAULT 0;
UPDATE flag_dismissal SET rank_at = (
    SELECT flag_dismissal.id + max(before.at - before.id) FROM flag_dismissal before
    WHERE before.id <= flag_dismissal.id);
CREATE INDEX flag_dismissal_by_rank ON flag_dismissal (rank_at);

DROP TRIGGER study_lock_keeps;
ALTER TABLE study_lock ADD COLUMN rank_at INTEGER NOT NULL DEFAULT 0;
UPDATE study_lock SET rank_at = (
    SELECT study_lock.id + max(before.at - before.id) FROM study_lock before
    WHERE before.id <= study_lock.id);

DROP TRIGGER data_release_keeps;
ALTER TABLE data_release ADD COLUMN rank_at INTEGER NOT NULL DEFAULT 0;
UPDATE data_release SET rank_at = (
    SELECT data_release.id + max(before.at - before.id) FROM data_release before
    WHERE before.id <= data_release.id);

-- The place in the order of import, or of the roster; equals by UUID. Splits, bootstrap intervals
-- and files depend on it, so it travels.
ALTER TABLE scenario ADD COLUMN ordinal INTEGER NOT NULL DEFAULT 0;
UPDATE scenario SET ordinal = id;
CREATE INDEX scenario_in_order ON scenario (ordinal, uuid);
ALTER TABLE person ADD COLUMN ordinal INTEGER NOT NULL DEFAULT 0;
UPDATE person SET ordinal = id;

-- What was said of a person: NULL where a row does not speak of it. `person` is what the rows come
-- to by rank; the first row of a person has everything.
CREATE TABLE person_change (
    id      INTEGER PRIMARY KEY,
    uuid    TEXT NOT NULL UNIQUE,
    rank_at INTEGER NOT NULL,
    person  TEXT NOT NULL,
    at      INTEGER NOT NULL,
    ordinal INTEGER CHECK (ordinal >= 1),
    code    TEXT CHECK (code <> ''),
    name    TEXT,
    role    TEXT CHECK (role IN ('annotator', 'adjudicator', 'coordinator')),
    CHECK ((ordinal IS NULL) = (code IS NULL)),
    CHECK (ordinal IS NULL OR (name IS NOT NULL AND role IS NOT NULL)),
    CHECK (name IS NOT NULL OR role IS NOT NULL)
) STRICT;
INSERT INTO person_change (uuid, rank_at, person, at, ordinal, code, name, role)
SELECT name_based_uuid(p.uuid, json_array('person', p.code, p.name, p.role)), 0, p.uuid,
    s.created_at, p.ordinal, p.code, p.name, p.role
FROM person p CROSS JOIN study s ORDER BY p.id;

-- Items given to a person, or taken from them. `items` is JSON: [scenario, position, seat] of each,
-- the scenario by UUID; of taken ones the scenarios alone. Of a pair the highest rank counts.
CREATE TABLE assignment_change (
    id        INTEGER PRIMARY KEY,
    uuid      TEXT NOT NULL UNIQUE,
    rank_at   INTEGER NOT NULL,
    person_id INTEGER NOT NULL REFERENCES person (id),
    at        INTEGER NOT NULL,
    given     INTEGER NOT NULL CHECK (given IN (0, 1)),
    items     TEXT NOT NULL CHECK (items GLOB '[[]*]')
) STRICT;
INSERT INTO assignment_change (uuid, rank_at, person_id, at, given, items)
SELECT name_based_uuid(p.uuid, json_array('assignment', of.items)), 0, p.id, s.created_at, 1,
    of.items
FROM (SELECT person_id, json_group_array(json_array(uuid, position, seat)) AS items
      FROM (SELECT a.person_id, c.uuid, a.position, a.seat
            FROM assignment a JOIN scenario c ON c.id = a.scenario_id
            ORDER BY a.person_id, a.position, c.uuid)
      GROUP BY person_id) AS of
JOIN person p ON p.id = of.person_id CROSS JOIN study s ORDER BY p.id;

-- What the changes come to. An item that was taken keeps its row: what was answered refers to it,
-- and counts again when the item is given back. Everybody else sees those that are given.
ALTER TABLE assignment ADD COLUMN live INTEGER NOT NULL DEFAULT 1 CHECK (live IN (0, 1));
ALTER TABLE assignment RENAME TO seat;
CREATE VIEW assignment AS SELECT person_id, scenario_id, position, seat FROM seat WHERE live = 1;

CREATE TRIGGER protocol_keeps BEFORE UPDATE ON protocol BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER protocol_stays BEFORE DELETE ON protocol BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER quality_protocol_keeps BEFORE UPDATE ON quality_protocol BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER quality_protocol_stays BEFORE DELETE ON quality_protocol BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER guideline_keeps BEFORE UPDATE ON guideline BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER guideline_stays BEFORE DELETE ON guideline BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER consent_text_keeps BEFORE UPDATE ON consent_text BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER consent_text_stays BEFORE DELETE ON consent_text BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER passphrase_keeps BEFORE UPDATE ON passphrase BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER passphrase_stays BEFORE DELETE ON passphrase BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER withdrawal_keeps BEFORE UPDATE ON withdrawal BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER withdrawal_stays BEFORE DELETE ON withdrawal BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER decision_keeps BEFORE UPDATE ON decision BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER decision_stays BEFORE DELETE ON decision BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER datasheet_answer_keeps BEFORE UPDATE ON datasheet_answer BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER datasheet_answer_stays BEFORE DELETE ON datasheet_answer BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER person_change_keeps BEFORE UPDATE ON person_change BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER person_change_stays BEFORE DELETE ON person_change BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER assignment_change_keeps BEFORE UPDATE ON assignment_change BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER assignment_change_stays BEFORE DELETE ON assignment_change BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER flag_dismissal_keeps BEFORE UPDATE ON flag_dismissal BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER study_lock_keeps BEFORE UPDATE ON study_lock BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER data_release_keeps BEFORE UPDATE ON data_release BEGIN SELECT RAISE(ABORT, 'append-only'); END;
