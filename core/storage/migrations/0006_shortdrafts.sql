-- SPDX-License-Identifier: MIT
-- What is half answered outside the data: a practice scene, an early item seen again. One of each
-- kind is open at a time.

-- Work in progress, as it stands on screen; the answer removes its row. `item` is the id of a
-- calibration item, or of a scenario of this file. It stays where it was written.
CREATE TABLE short_draft (
    person_id    INTEGER NOT NULL REFERENCES person (id),
    kind         TEXT NOT NULL CHECK (kind IN ('practice', 'repeat')),
    item         TEXT NOT NULL CHECK (item <> ''),
    saved_at     INTEGER NOT NULL,
    emotion      TEXT CHECK (emotion IN ('joy', 'trust', 'fear', 'surprise', 'sadness', 'disgust',
                     'anger', 'anticipation')),
    valence      INTEGER CHECK (valence BETWEEN -3 AND 3),
    arousal      INTEGER CHECK (arousal BETWEEN -3 AND 3),
    dominance    INTEGER CHECK (dominance BETWEEN -3 AND 3),
    confidence   INTEGER CHECK (confidence BETWEEN -3 AND 3),
    active_ms    INTEGER NOT NULL CHECK (active_ms >= 0),
    PRIMARY KEY (person_id, kind)
) STRICT, WITHOUT ROWID;
