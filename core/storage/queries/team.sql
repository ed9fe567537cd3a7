-- SPDX-License-Identifier: MIT

-- name: team.membership
SELECT host, port, database, login, certificate, person, device, role, incarnation FROM team;

-- name: team.set
INSERT OR REPLACE INTO team (id, host, port, database, login, certificate, person, device, role, incarnation)
VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?);

-- name: travel.has
SELECT EXISTS (SELECT 1 FROM travel WHERE uuid = ?);

-- name: travel.isThere
INSERT INTO travel (uuid, stream) VALUES (?, ?) ON CONFLICT (uuid) DO UPDATE SET k = NULL, packet = NULL;

-- name: travel.send
INSERT OR REPLACE INTO travel (uuid, stream, k, packet) VALUES (?, ?, ?, ?);

-- name: travel.waiting
SELECT packet FROM travel WHERE k IS NOT NULL ORDER BY stream, k;

-- name: travel.callBack
DELETE FROM travel WHERE k IS NOT NULL;

-- name: travel.forget
DELETE FROM travel;

-- name: cursor.all
SELECT stream, key, n, head FROM cursor WHERE key NOT GLOB 'arriving:*' ORDER BY key;

-- name: cursor.set
INSERT INTO cursor (stream, key, n, head) VALUES (?, ?, ?, ?)
ON CONFLICT (stream) DO UPDATE SET n = excluded.n, head = excluded.head;

-- name: cursor.arriving
SELECT stream, key, n, head FROM cursor WHERE key GLOB 'arriving:*' ORDER BY key;

-- name: cursor.isArriving
SELECT EXISTS (SELECT 1 FROM cursor WHERE key GLOB 'arriving:*');

-- name: cursor.arrived
DELETE FROM cursor WHERE stream = ? AND key GLOB 'arriving:*' AND n <= ?;

-- name: cursor.allArrived
DELETE FROM cursor WHERE key GLOB 'arriving:*';

-- name: cursor.watchers
SELECT key FROM cursor WHERE key GLOB 'device:watches:*' ORDER BY key;

-- name: cursor.forget
DELETE FROM cursor WHERE key NOT GLOB 'device:*';

-- name: peerChain.all
SELECT stream, device, k, link FROM peer_chain;

-- name: peerChain.set
INSERT OR REPLACE INTO peer_chain (stream, device, k, link) VALUES (?, ?, ?, ?);

-- name: peerChain.forget
DELETE FROM peer_chain;

-- name: parked.all
SELECT uuid, reason, packet FROM parked ORDER BY uuid;

-- name: parked.set
INSERT OR REPLACE INTO parked (uuid, reason, packet) VALUES (?, ?, ?);

-- name: parked.remove
DELETE FROM parked WHERE uuid = ?;

-- name: parked.forget
DELETE FROM parked;

-- name: setAside.all
SELECT uuid, kind, reason, at FROM set_aside ORDER BY at, uuid;

-- name: setAside.has
SELECT EXISTS (SELECT 1 FROM set_aside WHERE uuid = ?);

-- name: setAside.set
INSERT OR REPLACE INTO set_aside (uuid, kind, reason, at) VALUES (?, ?, ?, ?);

-- name: setAside.remove
DELETE FROM set_aside WHERE uuid = ?;

-- name: teamReading.asOf
SELECT as_of FROM team_reading;

-- name: teamReading.set
INSERT OR REPLACE INTO team_reading (id, as_of) VALUES (1, ?);

-- name: teamReading.forget
DELETE FROM team_reading;

-- name: teamDevice.all
SELECT device, code, waiting FROM team_device ORDER BY code, device;

-- name: teamDevice.add
INSERT INTO team_device (device, code, waiting) VALUES (?, ?, ?);

-- name: teamDevice.forget
DELETE FROM team_device;
