-- SPDX-License-Identifier: MIT
-- What people said of the items, and how they worked.

-- One revision of one answer. Two copies of one hand-out may both bring a revision 1; the one that
-- counts has the greatest (revision, submitted_at, uuid), whichever came first. `swept` has a
-- character a question: 1 where "no" came by "all others no", else 0; NULL where nothing was
-- answered so.
CREATE TABLE annotation (
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
    cues         TEXT CHECK (cues GLOB '[[]{*}]' AND length(cues) <= 20000), -- JSON: the words marked, by text of the scene
    second       TEXT CHECK (second GLOB '[[]{*}]' AND length(second) <= 40000), -- JSON: what else it could be, by question
    guess        TEXT CHECK (guess GLOB '[[]{*}]' AND length(guess) <= 10000), -- JSON: what most others are expected to say, by question
    guide_sha256 TEXT CHECK (length(guide_sha256) = 64 AND guide_sha256 NOT GLOB '*[^0-9a-f]*'), -- what was shown: see guideSha256; NULL: not known
    language     TEXT CHECK (language GLOB '[A-Za-z]*' AND language NOT GLOB '*[^A-Za-z0-9_-]*' AND length(language) <= 35), -- the window's, when it was given; NULL: not known
    position     INTEGER CHECK (position >= 1), -- in the order in which the person met the items; NULL: not known
    active_ms    INTEGER CHECK (active_ms >= 0),
    wall_ms      INTEGER CHECK (wall_ms >= 0),
    visits       INTEGER CHECK (visits >= 0),
    focus_losses INTEGER CHECK (focus_losses >= 0),
    first_ms     TEXT CHECK (first_ms GLOB '[[]*]' AND length(first_ms) <= 2000), -- JSON: by question, scale, explanation
    FOREIGN KEY (person_id, scenario_id) REFERENCES seat (person_id, scenario_id),
    CHECK (flagged = 0 OR trim(flag_reason) <> '')
) STRICT;
CREATE INDEX annotation_by_scenario ON annotation (scenario_id);
CREATE INDEX annotation_by_item
    ON annotation (person_id, scenario_id, revision, submitted_at, uuid);
CREATE TRIGGER annotation_keeps BEFORE UPDATE ON annotation BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER annotation_stays BEFORE DELETE ON annotation BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER annotation_fits BEFORE INSERT ON annotation
WHEN EXISTS (SELECT 1 FROM task_shape
    WHERE NEW.ballot NOT GLOB ballot
        OR NEW.points NOT GLOB points)
BEGIN SELECT RAISE(ABORT, 'not of this task'); END;

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
CREATE TRIGGER visit_keeps BEFORE UPDATE ON visit BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER visit_stays BEFORE DELETE ON visit BEGIN SELECT RAISE(ABORT, 'append-only'); END;

-- Work in progress: the answer as it stands on screen and the visit that is not over. A submission
-- removes its row.
CREATE TABLE draft (
    person_id    INTEGER NOT NULL REFERENCES person (id),
    scenario_id  INTEGER NOT NULL REFERENCES scenario (id),
    saved_at     INTEGER NOT NULL,
    ballot       TEXT NOT NULL,
    swept        TEXT CHECK (swept GLOB '*1*' AND swept NOT GLOB '*[^01]*'),
    points       TEXT NOT NULL,
    explanation  TEXT NOT NULL,
    flagged      INTEGER NOT NULL CHECK (flagged IN (0, 1)),
    flag_reason  TEXT NOT NULL,
    cues         TEXT CHECK (cues GLOB '[[]{*}]' AND length(cues) <= 20000),
    second       TEXT CHECK (second GLOB '[[]{*}]' AND length(second) <= 40000),
    guess        TEXT CHECK (guess GLOB '[[]{*}]' AND length(guess) <= 10000),
    first_ms     TEXT CHECK (first_ms GLOB '[[]*]'),
    visit_began_at     INTEGER,
    visit_wall_ms      INTEGER,
    visit_active_ms    INTEGER,
    visit_focus_losses INTEGER,
    PRIMARY KEY (person_id, scenario_id),
    FOREIGN KEY (person_id, scenario_id) REFERENCES seat (person_id, scenario_id)
) STRICT, WITHOUT ROWID;
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

-- Work handed in, as often as somebody does.
CREATE TABLE hand_in (
    id        INTEGER PRIMARY KEY,
    uuid      TEXT NOT NULL UNIQUE,
    person_id INTEGER NOT NULL REFERENCES person (id),
    at        INTEGER NOT NULL,
    submitted INTEGER NOT NULL,
    open      INTEGER NOT NULL
) STRICT;
CREATE TRIGGER hand_in_keeps BEFORE UPDATE ON hand_in BEGIN SELECT RAISE(ABORT, 'append-only'); END;
CREATE TRIGGER hand_in_stays BEFORE DELETE ON hand_in BEGIN SELECT RAISE(ABORT, 'append-only'); END;
