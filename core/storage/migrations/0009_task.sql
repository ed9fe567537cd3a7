-- SPDX-License-Identifier: MIT
-- A study asks what its task says. The document is a row that stays; what the tables need of it to
-- refuse what it does not have stands in the tables task_…, made anew from the document whenever
-- it is revised. No later task needs another schema.
--
-- What somebody chose is one character a question, in the task's order: 0 … 9, a … v for the place
-- of the option, - for an open question, ~ for "ambiguous" in a decision. Points of scales are
-- written in the same way, by their place from below. "No" is a character and an open question
-- another. The views answer_part and scene_part say it in words.

CREATE TABLE task (
    id       INTEGER PRIMARY KEY,
    uuid     TEXT NOT NULL UNIQUE,
    rank_at  INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    document TEXT NOT NULL,
    sha256   TEXT NOT NULL CHECK (length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*')
) STRICT;
INSERT INTO task (uuid, rank_at, at, document, sha256)
SELECT name_based_uuid(uuid, json_array('task', cei_task_sha256())), created_at, created_at,
    cei_task(), cei_task_sha256()
FROM study;
CREATE TRIGGER task_keeps BEFORE UPDATE ON task BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER task_stays BEFORE DELETE ON task BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- What goes with the task beside the guideline and the consent text: one version of a text a row.
CREATE TABLE task_text (
    id      INTEGER PRIMARY KEY,
    uuid    TEXT NOT NULL UNIQUE,
    rank_at INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    part    TEXT NOT NULL CHECK (part IN ('cheat_sheet', 'practice', 'phrases')),
    text    TEXT NOT NULL
) STRICT;
CREATE TRIGGER task_text_keeps BEFORE UPDATE ON task_text BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER task_text_stays BEFORE DELETE ON task_text BEGIN SELECT RAISE(ABORT, 'append-only'); END;

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

CREATE TABLE task_question (
    number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 16),
    token  TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE task_option (
    question INTEGER NOT NULL REFERENCES task_question (number),
    code     TEXT NOT NULL CHECK (code GLOB '[0-9a-v]'),
    token    TEXT NOT NULL,
    word     TEXT NOT NULL,
    PRIMARY KEY (question, code),
    UNIQUE (question, token)
) STRICT, WITHOUT ROWID;
CREATE TABLE task_scale (
    number INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 8),
    token  TEXT NOT NULL UNIQUE
) STRICT;
CREATE TABLE task_point (
    scale INTEGER NOT NULL REFERENCES task_scale (number),
    code  TEXT NOT NULL CHECK (code GLOB '[0-9a]'),
    value INTEGER NOT NULL,
    word  TEXT NOT NULL,
    PRIMARY KEY (scale, code),
    UNIQUE (scale, value)
) STRICT, WITHOUT ROWID;
CREATE TABLE task_field (
    number   INTEGER PRIMARY KEY CHECK (number BETWEEN 1 AND 12),
    token    TEXT NOT NULL UNIQUE,
    required INTEGER NOT NULL CHECK (required IN (0, 1)),
    options  TEXT CHECK (options GLOB '|*|') -- the tokens of a choice between bars
) STRICT;
-- Patterns of GLOB that an answer, a draft and a decision of this task fit. group_options: tokens
-- between bars, NULL where groups are whatever the files bring; has_groups: 0 where there are none.
CREATE TABLE task_shape (
    id            INTEGER PRIMARY KEY CHECK (id = 1),
    ballot        TEXT NOT NULL,
    points        TEXT NOT NULL,
    draft_ballot  TEXT NOT NULL,
    draft_points  TEXT NOT NULL,
    picks         TEXT NOT NULL,
    has_groups    INTEGER NOT NULL CHECK (has_groups IN (0, 1)),
    group_options TEXT CHECK (group_options GLOB '|*|')
) STRICT;

-- What was asked so far. The program compares it with the document whenever it opens a study.
INSERT INTO task_question (number, token) VALUES (1, 'emotion');
INSERT INTO task_option (question, code, token, word) VALUES
    (1, '0', 'joy', 'Joy'),
    (1, '1', 'trust', 'Trust'),
    (1, '2', 'fear', 'Fear'),
    (1, '3', 'surprise', 'Surprise'),
    (1, '4', 'sadness', 'Sadness'),
    (1, '5', 'disgust', 'Disgust'),
    (1, '6', 'anger', 'Anger'),
    (1, '7', 'anticipation', 'Anticipation');
INSERT INTO task_scale (number, token) VALUES (1, 'valence'), (2, 'arousal'), (3, 'dominance'), (4, 'confidence');
INSERT INTO task_point (scale, code, value, word) VALUES
    (1, '0', -3, 'very unpleasant'),
    (1, '1', -2, 'unpleasant'),
    (1, '2', -1, 'mildly unpleasant'),
    (1, '3', 0, 'neutral'),
    (1, '4', 1, 'mildly pleasant'),
    (1, '5', 2, 'pleasant'),
    (1, '6', 3, 'very pleasant'),
    (2, '0', -3, 'very calm'),
    (2, '1', -2, 'calm'),
    (2, '2', -1, 'slightly calm'),
    (2, '3', 0, 'neutral'),
    (2, '4', 1, 'slightly excited'),
    (2, '5', 2, 'excited'),
    (2, '6', 3, 'very excited'),
    (3, '0', -3, 'very controlled'),
    (3, '1', -2, 'controlled'),
    (3, '2', -1, 'slightly controlled'),
    (3, '3', 0, 'neutral'),
    (3, '4', 1, 'slightly in control'),
    (3, '5', 2, 'in control'),
    (3, '6', 3, 'very in control'),
    (4, '0', -3, 'very unsure'),
    (4, '1', -2, 'unsure'),
    (4, '2', -1, 'mildly unsure'),
    (4, '3', 0, 'neutral'),
    (4, '4', 1, 'mildly confident'),
    (4, '5', 2, 'confident'),
    (4, '6', 3, 'very confident');
INSERT INTO task_field (number, token, required, options) VALUES
    (1, 'domain', 0, '|workplace|family|social|service|'),
    (2, 'power_relation', 0, '|peer|high-to-low|low-to-high|'),
    (3, 'speaker_role', 0, NULL),
    (4, 'listener_role', 0, NULL),
    (5, 'context', 1, NULL),
    (6, 'utterance', 1, NULL);
INSERT INTO task_shape (id, ballot, points, draft_ballot, draft_points, picks, has_groups, group_options)
VALUES (1, '[0-7]', '[0-6][0-6][0-6][0-6]', '[-0-7]', '[-0-6][-0-6][-0-6][-0-6]', '[-~0-7]', 1,
    '|deflection-misdirection|mixed-signals|passive-aggression|sarcasm-irony|strategic-politeness|');

-- Scenarios: the group by its token, and the fields of the scene in the task's order. `guessed` is
-- JSON, the tokens of fields whose value the import worked out.
CREATE TABLE scenario_anew (
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
INSERT INTO scenario_anew (id, uuid, ordinal, group_token, source_id, guessed, f1, f2, f3, f4, f5, f6)
SELECT id, uuid, ordinal, subtype, source_id,
    CASE power_derived WHEN 1 THEN '["power_relation"]' END, domain, power, speaker_role,
    listener_role, context, utterance
FROM scenario ORDER BY id;
DROP TABLE scenario;
ALTER TABLE scenario_anew RENAME TO scenario;
CREATE UNIQUE INDEX scenario_by_name ON scenario (coalesce(group_token, ''), source_id);
CREATE INDEX scenario_in_order ON scenario (ordinal, uuid);

DROP TRIGGER scene_change_keeps;
DROP TRIGGER scene_change_stays;
CREATE TABLE scene_change_anew (
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
INSERT INTO scene_change_anew SELECT * FROM scene_change ORDER BY id;
DROP TABLE scene_change;
ALTER TABLE scene_change_anew RENAME TO scene_change;
CREATE INDEX scene_change_by_item ON scene_change (scenario_id, rank_at, uuid);
CREATE INDEX scene_change_by_rank ON scene_change (rank_at);

-- Answers. `swept` has a character a question: 1 where "no" came by "all others no", else 0; NULL
-- where nothing was answered so.
DROP TRIGGER annotation_keeps;
DROP TRIGGER annotation_stays;
CREATE TABLE annotation_anew (
    id           INTEGER PRIMARY KEY,
    uuid         TEXT NOT NULL UNIQUE,
    person_id    INTEGER NOT NULL REFERENCES person (id),
    scenario_id  INTEGER NOT NULL REFERENCES scenario (id),
    revision     INTEGER NOT NULL CHECK (revision >= 1),
    submitted_at INTEGER,
    origin       TEXT NOT NULL CHECK (origin IN ('entered', 'imported')),
    ballot       TEXT NOT NULL,
    swept        TEXT CHECK (swept GLOB '*1*' AND swept NOT GLOB '*[^01]*'),
    points       TEXT NOT NULL,
    explanation  TEXT NOT NULL,
    flagged      INTEGER NOT NULL CHECK (flagged IN (0, 1)),
    flag_reason  TEXT NOT NULL,
    position     INTEGER NOT NULL CHECK (position >= 1),
    active_ms    INTEGER CHECK (active_ms >= 0),
    wall_ms      INTEGER CHECK (wall_ms >= 0),
    visits       INTEGER CHECK (visits >= 0),
    focus_losses INTEGER CHECK (focus_losses >= 0),
    first_ms     TEXT CHECK (first_ms GLOB '[[]*]' AND length(first_ms) <= 2000), -- JSON: by question, scale, explanation
    FOREIGN KEY (person_id, scenario_id) REFERENCES seat (person_id, scenario_id),
    CHECK (flagged = 0 OR trim(flag_reason) <> '')
) STRICT;
INSERT INTO annotation_anew (id, uuid, person_id, scenario_id, revision, submitted_at, origin,
    ballot, points, explanation, flagged, flag_reason, position, active_ms, wall_ms, visits,
    focus_losses, first_ms)
SELECT id, uuid, person_id, scenario_id, revision, submitted_at, origin,
    CASE emotion WHEN 'joy' THEN '0' WHEN 'trust' THEN '1' WHEN 'fear' THEN '2'
        WHEN 'surprise' THEN '3' WHEN 'sadness' THEN '4' WHEN 'disgust' THEN '5'
        WHEN 'anger' THEN '6' WHEN 'anticipation' THEN '7' END,
    substr('0123456', valence + 4, 1)
        || substr('0123456', arousal + 4, 1)
        || substr('0123456', dominance + 4, 1)
        || substr('0123456', confidence + 4, 1),
    explanation, flagged, flag_reason, position, active_ms, wall_ms, visits, focus_losses,
    CASE WHEN coalesce(first_emotion_ms, first_valence_ms, first_arousal_ms, first_dominance_ms,
        first_confidence_ms, first_explanation_ms) IS NOT NULL
        THEN json_array(first_emotion_ms, first_valence_ms, first_arousal_ms, first_dominance_ms,
            first_confidence_ms, first_explanation_ms) END
FROM annotation ORDER BY id;
DROP TABLE annotation;
ALTER TABLE annotation_anew RENAME TO annotation;
CREATE INDEX annotation_by_scenario ON annotation (scenario_id);
CREATE INDEX annotation_by_item
    ON annotation (person_id, scenario_id, revision, submitted_at, uuid);

CREATE TABLE draft_anew (
    person_id    INTEGER NOT NULL REFERENCES person (id),
    scenario_id  INTEGER NOT NULL REFERENCES scenario (id),
    saved_at     INTEGER NOT NULL,
    ballot       TEXT NOT NULL,
    swept        TEXT CHECK (swept GLOB '*1*' AND swept NOT GLOB '*[^01]*'),
    points       TEXT NOT NULL,
    explanation  TEXT NOT NULL,
    flagged      INTEGER NOT NULL CHECK (flagged IN (0, 1)),
    flag_reason  TEXT NOT NULL,
    first_ms     TEXT CHECK (first_ms GLOB '[[]*]'),
    visit_began_at     INTEGER,
    visit_wall_ms      INTEGER,
    visit_active_ms    INTEGER,
    visit_focus_losses INTEGER,
    PRIMARY KEY (person_id, scenario_id),
    FOREIGN KEY (person_id, scenario_id) REFERENCES seat (person_id, scenario_id)
) STRICT, WITHOUT ROWID;
INSERT INTO draft_anew (person_id, scenario_id, saved_at, ballot, points, explanation, flagged,
    flag_reason, first_ms, visit_began_at, visit_wall_ms, visit_active_ms, visit_focus_losses)
SELECT person_id, scenario_id, saved_at,
    coalesce(CASE emotion WHEN 'joy' THEN '0' WHEN 'trust' THEN '1' WHEN 'fear' THEN '2'
            WHEN 'surprise' THEN '3' WHEN 'sadness' THEN '4' WHEN 'disgust' THEN '5'
            WHEN 'anger' THEN '6' WHEN 'anticipation' THEN '7' END, '-'),
    coalesce(substr('0123456', valence + 4, 1), '-')
        || coalesce(substr('0123456', arousal + 4, 1), '-')
        || coalesce(substr('0123456', dominance + 4, 1), '-')
        || coalesce(substr('0123456', confidence + 4, 1), '-'),
    explanation, flagged, flag_reason,
    CASE WHEN coalesce(first_emotion_ms, first_valence_ms, first_arousal_ms, first_dominance_ms,
        first_confidence_ms, first_explanation_ms) IS NOT NULL
        THEN json_array(first_emotion_ms, first_valence_ms, first_arousal_ms, first_dominance_ms,
            first_confidence_ms, first_explanation_ms) END,
    visit_began_at, visit_wall_ms, visit_active_ms, visit_focus_losses
FROM draft;
DROP TABLE draft;
ALTER TABLE draft_anew RENAME TO draft;

DROP TRIGGER practice_answer_keeps;
DROP TRIGGER practice_answer_stays;
CREATE TABLE practice_answer_anew (
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
INSERT INTO practice_answer_anew (id, uuid, person_id, item, round, at, ballot, points, active_ms)
SELECT id, uuid, person_id, item, round, at,
    CASE emotion WHEN 'joy' THEN '0' WHEN 'trust' THEN '1' WHEN 'fear' THEN '2'
        WHEN 'surprise' THEN '3' WHEN 'sadness' THEN '4' WHEN 'disgust' THEN '5'
        WHEN 'anger' THEN '6' WHEN 'anticipation' THEN '7' END,
    substr('0123456', valence + 4, 1)
        || substr('0123456', arousal + 4, 1)
        || substr('0123456', dominance + 4, 1)
        || substr('0123456', confidence + 4, 1),
    active_ms
FROM practice_answer ORDER BY id;
DROP TABLE practice_answer;
ALTER TABLE practice_answer_anew RENAME TO practice_answer;
CREATE INDEX practice_answer_by_person ON practice_answer (person_id);

DROP TRIGGER repeat_answer_keeps;
DROP TRIGGER repeat_answer_stays;
CREATE TABLE repeat_answer_anew (
    id           INTEGER PRIMARY KEY,
    uuid         TEXT NOT NULL UNIQUE,
    person_id    INTEGER NOT NULL REFERENCES person (id),
    scenario_id  INTEGER NOT NULL REFERENCES scenario (id),
    submitted_at INTEGER NOT NULL,
    ballot       TEXT NOT NULL,
    points       TEXT NOT NULL,
    active_ms    INTEGER NOT NULL CHECK (active_ms >= 0)
) STRICT;
INSERT INTO repeat_answer_anew (id, uuid, person_id, scenario_id, submitted_at, ballot, points, active_ms)
SELECT id, uuid, person_id, scenario_id, submitted_at,
    CASE emotion WHEN 'joy' THEN '0' WHEN 'trust' THEN '1' WHEN 'fear' THEN '2'
        WHEN 'surprise' THEN '3' WHEN 'sadness' THEN '4' WHEN 'disgust' THEN '5'
        WHEN 'anger' THEN '6' WHEN 'anticipation' THEN '7' END,
    substr('0123456', valence + 4, 1)
        || substr('0123456', arousal + 4, 1)
        || substr('0123456', dominance + 4, 1)
        || substr('0123456', confidence + 4, 1),
    active_ms
FROM repeat_answer ORDER BY id;
DROP TABLE repeat_answer;
ALTER TABLE repeat_answer_anew RENAME TO repeat_answer;
CREATE INDEX repeat_answer_by_person ON repeat_answer (person_id);

CREATE TABLE short_draft_anew (
    person_id INTEGER NOT NULL REFERENCES person (id),
    kind      TEXT NOT NULL CHECK (kind IN ('practice', 'repeat')),
    item      TEXT NOT NULL CHECK (item <> ''),
    saved_at  INTEGER NOT NULL,
    ballot    TEXT NOT NULL,
    points    TEXT NOT NULL,
    active_ms INTEGER NOT NULL CHECK (active_ms >= 0),
    PRIMARY KEY (person_id, kind)
) STRICT, WITHOUT ROWID;
INSERT INTO short_draft_anew (person_id, kind, item, saved_at, ballot, points, active_ms)
SELECT person_id, kind, item, saved_at,
    coalesce(CASE emotion WHEN 'joy' THEN '0' WHEN 'trust' THEN '1' WHEN 'fear' THEN '2'
            WHEN 'surprise' THEN '3' WHEN 'sadness' THEN '4' WHEN 'disgust' THEN '5'
            WHEN 'anger' THEN '6' WHEN 'anticipation' THEN '7' END, '-'),
    coalesce(substr('0123456', valence + 4, 1), '-')
        || coalesce(substr('0123456', arousal + 4, 1), '-')
        || coalesce(substr('0123456', dominance + 4, 1), '-')
        || coalesce(substr('0123456', confidence + 4, 1), '-'),
    active_ms
FROM short_draft;
DROP TABLE short_draft;
ALTER TABLE short_draft_anew RENAME TO short_draft;

-- Decisions: `picks` and `first_picks` have a character a question. `hints` is JSON: what was shown.
DROP TRIGGER decision_keeps;
DROP TRIGGER decision_stays;
CREATE TABLE decision_anew (
    id          INTEGER PRIMARY KEY,
    uuid        TEXT NOT NULL UNIQUE,
    rank_at     INTEGER NOT NULL,
    scenario_id INTEGER NOT NULL REFERENCES scenario (id),
    person_id   INTEGER REFERENCES person (id),
    revision    INTEGER CHECK (revision >= 1),
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
INSERT INTO decision_anew (id, uuid, rank_at, scenario_id, person_id, revision, picks, basis, note,
    origin, decided_at, final, second_person_id, withdrawn, shown_order, first_picks, hints,
    active_ms, undoes, redoes)
SELECT id, uuid, rank_at, scenario_id, person_id, revision,
    CASE ambiguous WHEN 1 THEN '~' ELSE coalesce(CASE label WHEN 'joy' THEN '0' WHEN 'trust' THEN '1' WHEN 'fear' THEN '2'
                WHEN 'surprise' THEN '3' WHEN 'sadness' THEN '4' WHEN 'disgust' THEN '5'
                WHEN 'anger' THEN '6' WHEN 'anticipation' THEN '7' END, '-') END,
    basis, note, origin, decided_at, final, second_person_id, withdrawn, shown_order,
    CASE first_pick WHEN 'joy' THEN '0' WHEN 'trust' THEN '1' WHEN 'fear' THEN '2'
        WHEN 'surprise' THEN '3' WHEN 'sadness' THEN '4' WHEN 'disgust' THEN '5'
        WHEN 'anger' THEN '6' WHEN 'anticipation' THEN '7' WHEN 'ambiguous' THEN '~' END,
    CASE WHEN hint_polarity IS NOT NULL THEN json_object('polarity', hint_polarity,
        'nearest', hint_nearest, 'likeliest', hint_likeliest) END,
    active_ms, undoes, redoes
FROM decision ORDER BY id;
DROP TABLE decision;
ALTER TABLE decision_anew RENAME TO decision;
CREATE INDEX decision_by_person ON decision (person_id);
CREATE INDEX decision_by_item ON decision (scenario_id, rank_at, uuid);
CREATE INDEX decision_by_rank ON decision (rank_at);

CREATE TABLE desk_draft_anew (
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
INSERT INTO desk_draft_anew (person_id, scenario_id, saved_at, first_picks, picks, basis, note, held, active_ms)
SELECT person_id, scenario_id, saved_at,
    CASE first_pick WHEN 'joy' THEN '0' WHEN 'trust' THEN '1' WHEN 'fear' THEN '2'
        WHEN 'surprise' THEN '3' WHEN 'sadness' THEN '4' WHEN 'disgust' THEN '5'
        WHEN 'anger' THEN '6' WHEN 'anticipation' THEN '7' WHEN 'ambiguous' THEN '~' END,
    CASE pick WHEN 'joy' THEN '0' WHEN 'trust' THEN '1' WHEN 'fear' THEN '2'
        WHEN 'surprise' THEN '3' WHEN 'sadness' THEN '4' WHEN 'disgust' THEN '5'
        WHEN 'anger' THEN '6' WHEN 'anticipation' THEN '7' WHEN 'ambiguous' THEN '~' END,
    basis, note, held, active_ms
FROM desk_draft;
DROP TABLE desk_draft;
ALTER TABLE desk_draft_anew RENAME TO desk_draft;

-- A finding is about a question or a scale, by its token.
DROP TRIGGER flag_dismissal_keeps;
DROP TRIGGER flag_dismissal_stays;
CREATE TABLE flag_dismissal_anew (
    id          INTEGER PRIMARY KEY,
    uuid        TEXT NOT NULL UNIQUE,
    rank_at     INTEGER NOT NULL,
    code        TEXT NOT NULL,
    person_id   INTEGER REFERENCES person (id),
    scenario_id INTEGER REFERENCES scenario (id),
    part        TEXT CHECK (part <> ''),
    dismissed   INTEGER NOT NULL CHECK (dismissed IN (0, 1)),
    reason      TEXT NOT NULL,
    by_person   INTEGER REFERENCES person (id),
    at          INTEGER NOT NULL,
    CHECK (dismissed = 0 OR trim(reason) <> '')
) STRICT;
INSERT INTO flag_dismissal_anew (id, uuid, rank_at, code, person_id, scenario_id, part, dismissed, reason, by_person, at)
SELECT id, uuid, rank_at, code, person_id, scenario_id, dimension, dismissed, reason, by_person, at
FROM flag_dismissal ORDER BY id;
DROP TABLE flag_dismissal;
ALTER TABLE flag_dismissal_anew RENAME TO flag_dismissal;
CREATE INDEX flag_dismissal_by_rank ON flag_dismissal (rank_at);

-- The token of the task, whichever it is.
CREATE TABLE study_anew (
    id         INTEGER PRIMARY KEY CHECK (id = 1),
    uuid       TEXT NOT NULL UNIQUE,
    title      TEXT NOT NULL,
    task       TEXT NOT NULL CHECK (task <> ''),
    created_at INTEGER NOT NULL
) STRICT;
INSERT INTO study_anew SELECT id, uuid, title, task, created_at FROM study;
DROP TABLE study;
ALTER TABLE study_anew RENAME TO study;

CREATE TRIGGER scene_change_keeps BEFORE UPDATE ON scene_change BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER scene_change_stays BEFORE DELETE ON scene_change BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER annotation_keeps BEFORE UPDATE ON annotation BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER annotation_stays BEFORE DELETE ON annotation BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER practice_answer_keeps BEFORE UPDATE ON practice_answer BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER practice_answer_stays BEFORE DELETE ON practice_answer BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER repeat_answer_keeps BEFORE UPDATE ON repeat_answer BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER repeat_answer_stays BEFORE DELETE ON repeat_answer BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER decision_keeps BEFORE UPDATE ON decision BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER decision_stays BEFORE DELETE ON decision BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER flag_dismissal_keeps BEFORE UPDATE ON flag_dismissal BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER flag_dismissal_stays BEFORE DELETE ON flag_dismissal BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- No row says what the task does not have.
CREATE TRIGGER annotation_fits BEFORE INSERT ON annotation
WHEN EXISTS (SELECT 1 FROM task_shape
    WHERE NEW.ballot NOT GLOB ballot
        OR NEW.points NOT GLOB points)
BEGIN SELECT RAISE(ABORT, 'not of this task'); END;
CREATE TRIGGER practice_answer_fits BEFORE INSERT ON practice_answer
WHEN EXISTS (SELECT 1 FROM task_shape
    WHERE NEW.ballot NOT GLOB ballot
        OR NEW.points NOT GLOB points)
BEGIN SELECT RAISE(ABORT, 'not of this task'); END;
CREATE TRIGGER repeat_answer_fits BEFORE INSERT ON repeat_answer
WHEN EXISTS (SELECT 1 FROM task_shape
    WHERE NEW.ballot NOT GLOB ballot
        OR NEW.points NOT GLOB points)
BEGIN SELECT RAISE(ABORT, 'not of this task'); END;
CREATE TRIGGER draft_fits BEFORE INSERT ON draft
WHEN EXISTS (SELECT 1 FROM task_shape
    WHERE NEW.ballot NOT GLOB draft_ballot
        OR NEW.points NOT GLOB draft_points)
BEGIN SELECT RAISE(ABORT, 'not of this task'); END;
CREATE TRIGGER draft_fits_still BEFORE UPDATE ON draft
WHEN EXISTS (SELECT 1 FROM task_shape
    WHERE NEW.ballot NOT GLOB draft_ballot
        OR NEW.points NOT GLOB draft_points)
BEGIN SELECT RAISE(ABORT, 'not of this task'); END;
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
CREATE TRIGGER decision_fits BEFORE INSERT ON decision
WHEN EXISTS (SELECT 1 FROM task_shape
    WHERE NEW.picks NOT GLOB picks
        OR NEW.first_picks NOT GLOB picks)
BEGIN SELECT RAISE(ABORT, 'not of this task'); END;
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
CREATE TRIGGER scene_change_fits BEFORE INSERT ON scene_change
WHEN NEW.part IS NOT NULL AND NEW.part NOT IN (SELECT token FROM task_field)
BEGIN SELECT RAISE(ABORT, 'not of this task'); END;

-- In words, for whoever reads a study with the sqlite3 shell alone.
CREATE VIEW answer_part AS
SELECT a.id AS annotation, p.code AS annotator, coalesce(s.group_token || '/', '') || s.source_id AS scenario,
    a.revision, 'question' AS kind, q.token AS part, o.token AS answer, NULL AS value, o.word
FROM annotation a
JOIN person p ON p.id = a.person_id
JOIN scenario s ON s.id = a.scenario_id
CROSS JOIN task_question q
LEFT JOIN task_option o ON o.question = q.number AND o.code = substr(a.ballot, q.number, 1)
UNION ALL
SELECT a.id, p.code, coalesce(s.group_token || '/', '') || s.source_id,
    a.revision, 'scale', c.token, t.value, t.value, t.word
FROM annotation a
JOIN person p ON p.id = a.person_id
JOIN scenario s ON s.id = a.scenario_id
CROSS JOIN task_scale c
LEFT JOIN task_point t ON t.scale = c.number AND t.code = substr(a.points, c.number, 1);
CREATE VIEW scene_part AS
SELECT coalesce(s.group_token || '/', '') || s.source_id AS scenario, f.token AS field,
    CASE f.number WHEN 1 THEN f1 WHEN 2 THEN f2 WHEN 3 THEN f3 WHEN 4 THEN f4 WHEN 5 THEN f5
        WHEN 6 THEN f6 WHEN 7 THEN f7 WHEN 8 THEN f8 WHEN 9 THEN f9 WHEN 10 THEN f10
        WHEN 11 THEN f11 WHEN 12 THEN f12 END AS text
FROM scenario s CROSS JOIN task_field f;
