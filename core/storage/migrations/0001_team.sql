-- SPDX-License-Identifier: MIT
-- A study that is shared through the server of a team: how far this file and the server know of
-- each other. Nothing here is in the chain or in a hand-out, and nothing is work: whoever joins
-- anew has it all again. The secret of the login is in none of these rows.

-- One row where this file takes part. incarnation: the server's, another one after it was restored
-- from a backup.
CREATE TABLE team (
    id          INTEGER PRIMARY KEY CHECK (id = 1),
    host        TEXT NOT NULL CHECK (host <> ''),
    port        INTEGER NOT NULL CHECK (port BETWEEN 1 AND 65535),
    database    TEXT NOT NULL CHECK (database <> ''),
    login       TEXT NOT NULL CHECK (login <> ''),
    certificate TEXT NOT NULL,
    person      TEXT NOT NULL CHECK (length(person) = 36),
    device      TEXT NOT NULL CHECK (length(device) = 36),
    role        TEXT NOT NULL CHECK (role IN ('annotator', 'adjudicator', 'coordinator')),
    incarnation TEXT NOT NULL CHECK (length(incarnation) = 36)
) STRICT;

-- Rows that the server has, by the UUID that they have over the wire, and those that are on their
-- way to it: these have a place in the chain of this device, and what was sent to the byte, since
-- the same bytes go again where an answer was lost.
CREATE TABLE travel (
    uuid   TEXT PRIMARY KEY,
    stream TEXT NOT NULL CHECK (stream <> ''),
    k      INTEGER CHECK (k >= 1),
    packet TEXT CHECK (packet GLOB '{*}'),
    CHECK ((k IS NULL) = (packet IS NULL))
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX travel_waiting ON travel (stream, k) WHERE k IS NOT NULL;

-- How far each stream was read, and in it the chain of each device.
CREATE TABLE cursor (
    stream TEXT PRIMARY KEY CHECK (length(stream) = 36),
    key    TEXT NOT NULL UNIQUE,
    n      INTEGER NOT NULL CHECK (n >= 0),
    head   TEXT NOT NULL CHECK (length(head) = 64)
) STRICT, WITHOUT ROWID;
CREATE TABLE peer_chain (
    stream TEXT NOT NULL REFERENCES cursor (stream),
    device TEXT NOT NULL CHECK (length(device) = 36),
    k      INTEGER NOT NULL CHECK (k >= 1),
    link   TEXT NOT NULL CHECK (length(link) = 64),
    PRIMARY KEY (stream, device)
) STRICT, WITHOUT ROWID;

-- Rows that came and cannot be taken yet, whole: of a later schema, or about what has not come.
CREATE TABLE parked (
    uuid   TEXT PRIMARY KEY,
    reason TEXT NOT NULL CHECK (reason <> ''),
    packet TEXT NOT NULL CHECK (packet GLOB '{*}')
) STRICT, WITHOUT ROWID;

-- Rows of ours that the server did not take, and why.
CREATE TABLE set_aside (
    uuid   TEXT PRIMARY KEY,
    kind   TEXT NOT NULL CHECK (kind <> ''),
    reason TEXT NOT NULL CHECK (reason <> ''),
    at     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Until which moment of the server everything that it had is here.
CREATE TABLE team_reading (
    id    INTEGER PRIMARY KEY CHECK (id = 1),
    as_of INTEGER NOT NULL
) STRICT;

-- The other devices that have something to send, as they said last; in a coordinator's file alone.
CREATE TABLE team_device (
    device  TEXT PRIMARY KEY CHECK (length(device) = 36),
    code    TEXT NOT NULL,
    waiting INTEGER NOT NULL CHECK (waiting >= 1)
) STRICT, WITHOUT ROWID;
