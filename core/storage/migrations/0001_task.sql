-- SPDX-License-Identifier: MIT
-- A study asks what its task says. The document is a row that stays; what the tables need of it to
-- refuse what it does not have stands in the tables task_…, made anew from the document whenever it
-- is revised, and compared with it whenever a study is opened. No task needs another schema.
--
-- What somebody chose is one character a question, in the task's order: 0 … 9, a … v for the place
-- of the option, - for an open question. In a decision ~ keeps the distribution of the votes, and
-- A … Z, then ! # $ % & +, is the place of a label that is marked as ambiguous. Points of scales
-- are written as options are, by their place from below. "No" is a character and an open question
-- another. The views answer_part and scene_part say it in words.
--
-- The triggers …_fits let no row say what the task does not have: a CHECK cannot look into another
-- table.

CREATE TABLE task (
    id       INTEGER PRIMARY KEY,
    uuid     TEXT NOT NULL UNIQUE,
    rank_at  INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    document TEXT NOT NULL,
    sha256   TEXT NOT NULL CHECK (length(sha256) = 64 AND sha256 NOT GLOB '*[^0-9a-f]*')
) STRICT;
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

-- The task in tables.
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

-- In words, for whoever reads a study with the sqlite3 shell alone.
CREATE VIEW answer_part AS
SELECT a.id AS annotation, p.code AS annotator,
    coalesce(s.group_token || '/', '') || s.source_id AS scenario,
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
