-- SPDX-License-Identifier: MIT
-- The exchange of a team: schema 1 of the server, PostgreSQL 15 or later. Run whole and once, in one
-- transaction, by a superuser, in a UTF-8 database of its own; a later schema is a further file. Never
-- edit it once it has been released.
--
-- Two locks. First, members (people) may run the functions of schema "team" and nothing else: no
-- table, view or sequence is theirs. Second, these functions belong to roles without rights of their
-- own that row-level security binds to session_user: a mistake in a function still reads and writes
-- only what the caller may. Identity is session_user, never current_user and never a setting: SET
-- ROLE, SECURITY DEFINER and GRANT do not change it.

DO $$
BEGIN
    IF current_setting('server_version_num')::int < 150000 THEN RAISE 'PostgreSQL 15 or later is needed'; END IF;
    IF current_setting('server_encoding') <> 'UTF8' THEN RAISE 'the database must be UTF8'; END IF;
    IF current_setting('max_prepared_transactions') <> '0' THEN
        RAISE 'max_prepared_transactions must be 0: anybody could leave locks behind'; END IF;
END $$;

-- ------------------------------------------------------------------ roles
DO $$
DECLARE r text;
BEGIN
    FOREACH r IN ARRAY ARRAY[
        'subtext_owner',    -- owns tables and types; no function that a member may call is its
        'subtext_judge',    -- reads who may do what; owns the predicates of the policies
        'subtext_reader',   -- owns what reads
        'subtext_writer',   -- owns push and report
        'subtext_steward',  -- owns what the exchange writes by itself: handing out, opening the desks
        'subtext_keeper',   -- owns invitations; the only one that makes roles
        'subtext_host',     -- granted to whoever may create studies here
        'subtext_member'    -- every login of every person
    ] LOOP
        IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = r) THEN
            EXECUTE format('CREATE ROLE %I NOLOGIN', r);
        END IF;
        -- Roles are the server's, not the database's: one that was there may have been given more.
        EXECUTE format('ALTER ROLE %I NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS', r);
    END LOOP;
END $$;
ALTER ROLE subtext_keeper CREATEROLE;
GRANT subtext_member TO subtext_keeper WITH ADMIN OPTION;  -- asked for by 16 and later
GRANT pg_signal_backend, pg_read_all_stats TO subtext_keeper; -- to see and end what holds locks

DO $$ BEGIN EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
            EXECUTE format('GRANT CONNECT ON DATABASE %I TO subtext_member, subtext_host', current_database()); END $$;
REVOKE ALL ON SCHEMA public FROM PUBLIC;
REVOKE USAGE ON LANGUAGE plpgsql, sql FROM PUBLIC;
GRANT USAGE ON LANGUAGE plpgsql, sql TO subtext_owner;

-- ------------------------------------------------------------------ tables
CREATE SCHEMA subtext AUTHORIZATION subtext_owner;
CREATE SCHEMA team AUTHORIZATION subtext_owner;
SET ROLE subtext_owner;
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;
ALTER DEFAULT PRIVILEGES REVOKE USAGE ON TYPES FROM PUBLIC;

CREATE TABLE subtext.meta (
    is_the_row    boolean PRIMARY KEY DEFAULT true CHECK (is_the_row),
    version       int NOT NULL,   -- of this schema
    oldest_client int NOT NULL    -- lowest protocol that is still served
);
INSERT INTO subtext.meta (version, oldest_client) VALUES (1, 1);

-- What can be sent, whose it is and who may write it. `class`: the kind of stream it goes into.
CREATE TABLE subtext.kind (
    name           text PRIMARY KEY,
    class          text NOT NULL CHECK (class IN ('common', 'scenes', 'about', 'name', 'answers',
                       'course', 'desk', 'staff', 'office')),
    by_person      boolean NOT NULL,  -- by the person that it is about
    by_adjudicator boolean NOT NULL,
    by_coordinator boolean NOT NULL,
    has_scenario   boolean NOT NULL,
    is_frozen      boolean NOT NULL,  -- refused while the study is locked
    max_bytes      int NOT NULL
);
INSERT INTO subtext.kind VALUES
    ('study',            'common',  false, false, true,  false, false, 10000),
    ('protocol',         'common',  false, false, true,  false, true,  100000),
    ('quality_protocol', 'common',  false, false, true,  false, true,  100000),
    ('guideline',        'common',  false, false, true,  false, false, 4000000),
    ('consent_text',     'common',  false, false, true,  false, false, 4000000),
    ('study_lock',       'common',  false, false, true,  false, false, 100000),
    ('task',             'common',  false, false, true,  false, true,  4000000),
    ('task_text',        'common',  false, false, true,  false, false, 4000000),
    ('scene',            'scenes',  false, false, true,  true,  true,  1000000),
    ('scene_change',     'scenes',  false, false, true,  true,  true,  1000000),
    ('label_again',      'scenes',  false, false, true,  true,  true,  100000),
    ('norming_round',    'common',  false, false, true,  false, true,  1000000),
    ('norming_event',    'common',  false, false, true,  false, true,  8000000),
    ('person',           'about',   false, false, true,  false, false, 10000),
    ('device',           'about',   true,  false, false, false, false, 10000),
    ('certificate',      'about',   true,  false, true,  false, false, 10000),
    ('assignment',       'about',   false, false, true,  false, true,  16000000),
    ('withdrawal',       'about',   false, false, true,  false, false, 10000),
    ('name',             'name',    false, false, true,  false, false, 10000),
    ('annotation',       'answers', true,  false, true,  true,  true,  8000000),
    ('visit',            'answers', true,  false, true,  true,  true,  10000),
    ('self_check',       'answers', true,  false, true,  true,  true,  10000),
    ('repeat',           'answers', true,  false, true,  true,  false, 10000),
    ('hand_in',          'answers', true,  false, true,  false, false, 10000),
    ('question',         'answers', true,  false, true,  true,  false, 100000),
    ('reply',            'answers', false, true,  true,  true,  false, 100000),
    ('consent',          'course',  true,  false, true,  false, false, 10000),
    ('reader_answer',    'course',  true,  false, true,  false, true,  10000),
    ('practice',         'course',  true,  false, true,  false, false, 100000),
    ('norming_commitment', 'course', true, false, true,  false, true,  10000),
    ('norming_vote',     'course',  true,  false, true,  false, true,  4000000),
    ('decision',         'desk',    true,  false, false, true,  true,  100000),
    ('second_look',      'desk',    true,  false, false, true,  true,  10000),
    ('settlement',       'staff',   false, true,  true,  true,  true,  100000),
    ('dismissal',        'staff',   false, true,  true,  false, false, 100000),
    ('desk_watch',       'staff',   false, false, true,  false, false, 10000),
    ('opening',          'staff',   false, false, false, false, false, 100000),
    ('scenario_part',    'staff',   false, false, true,  true,  false, 10000),
    ('further_rater',    'staff',   false, false, true,  true,  true,  10000),
    ('import_mapping',   'office',  false, false, true,  false, false, 100000),
    ('prediction_set',   'office',  false, false, true,  false, false, 100000),
    ('prediction',       'office',  false, false, true,  true,  false, 1000000),
    ('set_withdrawal',   'office',  false, false, true,  false, false, 100000),
    ('model_run',        'office',  false, false, true,  false, false, 1000000),
    ('model_request',    'office',  false, false, true,  true,  false, 16000000),
    ('scene_run',        'office',  false, false, true,  false, false, 1000000),
    ('scene_request',    'office',  false, false, true,  false, false, 16000000),
    ('scene_verdict',    'office',  false, false, true,  false, false, 1000000),
    ('embedding',        'office',  false, false, true,  true,  false, 2000000),
    ('topic_set',        'office',  false, false, true,  false, false, 16000000),
    ('datasheet',        'office',  false, false, true,  false, false, 100000),
    ('release',          'office',  false, false, true,  false, false, 16000000),
    ('handout',          'office',  false, false, true,  false, false, 10000),
    ('merged_file',      'office',  false, false, true,  false, false, 1000000);

-- Beside its identity a study holds what the rows that count say now: a cache for the rules below; and
-- `claim`, which no row says: a coordinator sets it here (let_claim), and it is the exchange's alone.
CREATE TABLE subtext.study (
    id            uuid PRIMARY KEY,
    incarnation   uuid NOT NULL DEFAULT gen_random_uuid(), -- made anew after a restore (restored())
    server_device uuid NOT NULL DEFAULT gen_random_uuid(), -- author of what the exchange writes
    created_at    timestamptz NOT NULL DEFAULT now(),
    is_locked     boolean NOT NULL DEFAULT false,
    lock_at       bigint, lock_uuid uuid,                  -- rank of the row that says so
    raters        int NOT NULL DEFAULT 1,
    names_shown   boolean NOT NULL DEFAULT false,
    claim         int NOT NULL DEFAULT 0,                  -- open items that a person may take; 0: none
    rules_at      bigint, rules_uuid uuid,
    split_from    int NOT NULL DEFAULT 2,
    limits_at     bigint, limits_uuid uuid,
    round         int NOT NULL DEFAULT 1                   -- of the desk, see opening
);
CREATE TABLE subtext.member (
    study      uuid NOT NULL REFERENCES subtext.study,
    person     uuid NOT NULL,
    role       text NOT NULL CHECK (role IN ('annotator', 'adjudicator', 'coordinator')),
    code       text NOT NULL CHECK (code <> ''),
    ordinal    int,                            -- the place on the roster, as in the file
    rank_at    bigint NOT NULL, rank_uuid uuid NOT NULL,
    withdrawn  boolean NOT NULL DEFAULT false, withdrawn_at bigint, withdrawn_uuid uuid,
    watches    boolean NOT NULL DEFAULT false, -- a coordinator who reads the desks and decides nothing
    revoked_at timestamptz,
    PRIMARY KEY (study, person)
);
CREATE UNIQUE INDEX member_code ON subtext.member (study, lower(code));

-- One login, one device of one person in one study.
CREATE TABLE subtext.login (
    name        text PRIMARY KEY CHECK (name ~ '^st_[0-9a-f]{32}$'),
    study       uuid NOT NULL,
    person      uuid NOT NULL,
    device      uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
    invited_by  uuid,
    invited_at  timestamptz NOT NULL DEFAULT now(),
    valid_until timestamptz NOT NULL,
    enrolled_at timestamptz,
    revoked_at  timestamptz,
    FOREIGN KEY (study, person) REFERENCES subtext.member
);
CREATE INDEX login_person ON subtext.login (study, person);
CREATE TABLE subtext.presence (             -- what a device last said about itself; no study data
    login text PRIMARY KEY REFERENCES subtext.login,
    study uuid NOT NULL, at timestamptz NOT NULL, waiting int NOT NULL, refused int NOT NULL,
    client text NOT NULL, clock_ahead_ms bigint NOT NULL
);

-- A stream is what is read as a whole or not at all. Its entries are numbered 1, 2, 3 … without a
-- gap, in the order of commit: n is taken under the lock of the stream's row, which lasts until commit.
CREATE TABLE subtext.stream (
    study    uuid NOT NULL REFERENCES subtext.study,
    id       uuid NOT NULL DEFAULT gen_random_uuid(),
    class    text NOT NULL,
    person   uuid,
    round    int,                            -- of desks
    key      text NOT NULL GENERATED ALWAYS AS
                 (class || ':' || coalesce(person::text, '') || ':' || coalesce(round::text, '')) STORED,
    n        bigint NOT NULL DEFAULT 0,
    head     bytea NOT NULL DEFAULT sha256(''::bytea),  -- SHA-256(head before, link of the entry)
    bytes    bigint NOT NULL DEFAULT 0,
    moved_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (study, id),
    UNIQUE (study, key),
    CHECK ((person IS NOT NULL) = (class IN ('about', 'name', 'answers', 'course', 'desk'))),
    CHECK ((round IS NOT NULL) = (class = 'desk'))
) WITH (fillfactor = 70); -- n, head and moved_at are in no index, so that a push updates in place
CREATE TABLE subtext.bell (                  -- NOTIFY channels; the name is known to the audience alone
    study uuid NOT NULL REFERENCES subtext.study,
    audience text NOT NULL,                  -- all, staff, office, watch, or a person's UUID
    name text NOT NULL DEFAULT 'b' || replace(gen_random_uuid()::text, '-', ''),
    PRIMARY KEY (study, audience)
);

-- The content of a row, once. What the exchange must know is a column and not said again in `body`
-- (canonical JSON, kept to the byte; for most kinds the exchange never looks into it).
CREATE TABLE subtext.parcel (
    study    uuid NOT NULL,
    uuid     uuid NOT NULL,
    stream   uuid NOT NULL,
    kind     text NOT NULL REFERENCES subtext.kind,
    v        smallint NOT NULL CHECK (v >= 1),        -- schema of the study that wrote it
    person   uuid,
    scenario uuid,
    revision int CHECK (revision BETWEEN 1 AND 1000000),
    at       bigint NOT NULL CHECK (at >= 0),
    vote     text[],                                  -- one token a question; a decision: its pick
    body     text NOT NULL,
    digest   bytea NOT NULL CHECK (octet_length(digest) = 32),
    PRIMARY KEY (study, uuid),
    FOREIGN KEY (study, stream) REFERENCES subtext.stream
);
CREATE INDEX parcel_scene ON subtext.parcel (study, scenario) WHERE kind IN ('scene', 'scene_change', 'label_again');
-- Who vouches for it, through which device, and where it stands. k counts a device's entries in a
-- stream from 1 without a gap; link = SHA-256(link before, digest).
CREATE TABLE subtext.entry (
    study       uuid NOT NULL,
    stream      uuid NOT NULL,
    n           bigint NOT NULL CHECK (n >= 1),
    uuid        uuid NOT NULL,
    author      uuid,                                 -- NULL: the exchange itself
    device      uuid NOT NULL,
    k           bigint NOT NULL CHECK (k >= 1),
    link        bytea NOT NULL CHECK (octet_length(link) = 32),
    head        bytea NOT NULL CHECK (octet_length(head) = 32),
    seal        bytea CHECK (octet_length(seal) = 64),   -- Ed25519 of the device over the link
    anchor      bytea CHECK (octet_length(anchor) = 32), -- head of the device's own audit chain then
    received_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (study, stream, n),
    UNIQUE (study, stream, device, k),
    FOREIGN KEY (study, stream) REFERENCES subtext.stream,
    FOREIGN KEY (study, uuid) REFERENCES subtext.parcel,
    CHECK ((seal IS NULL) = (anchor IS NULL))
);
CREATE TABLE subtext.chain (                 -- the end of each device's chain
    study uuid NOT NULL, stream uuid NOT NULL, device uuid NOT NULL, k bigint NOT NULL, link bytea NOT NULL,
    PRIMARY KEY (study, stream, device),
    FOREIGN KEY (study, stream) REFERENCES subtext.stream
);

-- What counts now, by rank and never by arrival: caches for the rules.
CREATE TABLE subtext.scene (
    study uuid NOT NULL, scenario uuid NOT NULL, ordinal int NOT NULL, grp text NOT NULL,
    live int NOT NULL DEFAULT 0,             -- people who have it now
    left_out boolean NOT NULL DEFAULT false, -- counts for nobody until it is taken back in
    left_at bigint, left_uuid uuid,          -- rank of the row that says so
    PRIMARY KEY (study, scenario)
);
CREATE INDEX scene_open ON subtext.scene (study, live, ordinal);
CREATE TABLE subtext.seat (                  -- ever given; `live`: still theirs
    study uuid NOT NULL, person uuid NOT NULL, scenario uuid NOT NULL, position int NOT NULL,
    seat int NOT NULL, live boolean NOT NULL, at bigint NOT NULL, uuid uuid NOT NULL,
    PRIMARY KEY (study, person, scenario)
);
CREATE INDEX seat_scenario ON subtext.seat (study, scenario) WHERE live;
CREATE TABLE subtext.booth (                 -- voted on in a norming round, whoever labels it
    study uuid NOT NULL, person uuid NOT NULL, scenario uuid NOT NULL,
    PRIMARY KEY (study, person, scenario)
);
CREATE TABLE subtext.further (               -- whom an item was given to after the others split on it
    study uuid NOT NULL, scenario uuid NOT NULL, person uuid NOT NULL,
    PRIMARY KEY (study, scenario, person)
);
CREATE TABLE subtext.vote (
    study uuid NOT NULL, scenario uuid NOT NULL, person uuid NOT NULL, revision int NOT NULL,
    at bigint NOT NULL, uuid uuid NOT NULL, vote text[] NOT NULL,
    PRIMARY KEY (study, scenario, person)
);
CREATE TABLE subtext.voice (                 -- an adjudicator's latest of each round; NULL: withdrawn
    study uuid NOT NULL, person uuid NOT NULL, round int NOT NULL, scenario uuid NOT NULL,
    at bigint NOT NULL, uuid uuid NOT NULL, vote text[],
    PRIMARY KEY (study, person, round, scenario)
);
-- Desks are opened round by round: when the two who decide have decided every split. Who took part reads
-- what the others said up to that round; what they say later belongs to the next one.
CREATE TABLE subtext.opening (
    study uuid NOT NULL, round int NOT NULL, person uuid NOT NULL,
    at timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (study, round, person)
);

-- Nobody changes or deletes, whatever rights somebody grants later.
CREATE FUNCTION subtext.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'append-only' USING ERRCODE = 'ST000';
END $$;
CREATE TRIGGER parcel_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON subtext.parcel
    FOR EACH STATEMENT EXECUTE FUNCTION subtext.refuse_change();
CREATE TRIGGER entry_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON subtext.entry
    FOR EACH STATEMENT EXECUTE FUNCTION subtext.refuse_change();
CREATE TRIGGER opening_stays BEFORE UPDATE OR DELETE OR TRUNCATE ON subtext.opening
    FOR EACH STATEMENT EXECUTE FUNCTION subtext.refuse_change();

-- Always: session_replication_role would switch off plain ones, and the right to set it can be given.
ALTER TABLE subtext.parcel ENABLE ALWAYS TRIGGER parcel_stays;
ALTER TABLE subtext.entry ENABLE ALWAYS TRIGGER entry_stays;
ALTER TABLE subtext.opening ENABLE ALWAYS TRIGGER opening_stays;

CREATE TYPE subtext.caller AS (study uuid, person uuid, device uuid, role text, watches boolean);
CREATE TYPE subtext.incoming AS (
    kind text, v smallint, uuid uuid, person uuid, round int, scenario uuid, revision int, at bigint,
    vote text[], body text, k bigint, link bytea, seal bytea, anchor bytea);

GRANT USAGE ON SCHEMA subtext TO subtext_judge, subtext_reader, subtext_writer, subtext_steward, subtext_keeper, subtext_host;
GRANT USAGE ON SCHEMA team TO subtext_member;
GRANT USAGE ON TYPE subtext.caller, subtext.incoming TO subtext_judge, subtext_reader, subtext_writer, subtext_steward, subtext_keeper;
RESET ROLE;
GRANT CREATE ON SCHEMA subtext, team TO subtext_judge, subtext_reader, subtext_writer, subtext_steward, subtext_keeper;
GRANT USAGE ON SCHEMA team TO subtext_judge, subtext_reader, subtext_writer, subtext_steward, subtext_keeper;
GRANT USAGE ON LANGUAGE plpgsql, sql TO subtext_judge, subtext_reader, subtext_writer, subtext_steward, subtext_keeper;

-- ------------------------------------------------------------------ predicates
SET ROLE subtext_judge;
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;
RESET ROLE;
GRANT SELECT ON subtext.kind, subtext.study, subtext.member, subtext.login, subtext.stream, subtext.seat,
    subtext.scene, subtext.booth, subtext.further, subtext.vote, subtext.voice, subtext.opening TO subtext_judge;
SET ROLE subtext_judge;

-- In PL/pgSQL, because it keeps plans for the session; a policy asks these for every statement.
CREATE FUNCTION subtext.me() RETURNS subtext.caller
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE w subtext.caller;
BEGIN
    SELECT m.study, m.person, l.device, m.role, m.watches INTO w
    FROM subtext.login l JOIN subtext.member m ON m.study = l.study AND m.person = l.person
    WHERE l.name = session_user AND l.enrolled_at IS NOT NULL AND l.revoked_at IS NULL
      AND m.revoked_at IS NULL;
    RETURN w; -- nothing but NULLs for whoever is not a member, or no more
END $$;
CREATE FUNCTION subtext.my_study() RETURNS uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN RETURN (subtext.me()).study; END $$;
CREATE FUNCTION subtext.my_person() RETURNS uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN RETURN (subtext.me()).person; END $$;
CREATE FUNCTION subtext.my_device() RETURNS uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN RETURN (subtext.me()).device; END $$;
CREATE FUNCTION subtext.my_role() RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN RETURN (subtext.me()).role; END $$;

CREATE FUNCTION subtext.my_round() RETURNS int -- the last round whose desks are open to the caller
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE w subtext.caller := subtext.me();
BEGIN
    RETURN coalesce((SELECT max(o.round) FROM subtext.opening o WHERE o.study = w.study AND o.person = w.person), 0);
END $$;

-- Who reads what, in one place.
CREATE FUNCTION subtext.my_streams() RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp ROWS 1000 AS $$
DECLARE w subtext.caller := subtext.me(); is_staff boolean; opened int; sees_names boolean;
BEGIN
    IF w.study IS NULL THEN RETURN; END IF;
    is_staff := w.role IN ('adjudicator', 'coordinator');
    opened := CASE WHEN NOT is_staff THEN 0 WHEN w.role = 'coordinator' AND w.watches THEN 2147483647
                   ELSE subtext.my_round() END;
    sees_names := w.role = 'coordinator' OR (w.role = 'adjudicator' AND EXISTS (
        SELECT FROM subtext.study t WHERE t.id = w.study AND (t.names_shown OR t.is_locked)));
    RETURN QUERY SELECT s.id FROM subtext.stream s WHERE s.study = w.study AND (
        s.class = 'common'
        OR (s.person = w.person AND s.class IN ('about', 'name', 'answers', 'course', 'desk'))
        OR (is_staff AND s.class IN ('scenes', 'about', 'answers', 'staff'))
        OR (w.role = 'coordinator' AND s.class IN ('course', 'office'))
        OR (sees_names AND s.class = 'name')
        OR (s.class = 'desk' AND s.round <= opened));
END $$;
CREATE FUNCTION subtext.my_scenes() RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp ROWS 300 AS $$
DECLARE w subtext.caller := subtext.me();
BEGIN
    RETURN QUERY SELECT s.scenario FROM subtext.seat s WHERE s.study = w.study AND s.person = w.person
        UNION SELECT b.scenario FROM subtext.booth b WHERE b.study = w.study AND b.person = w.person;
END $$;

-- Who writes what, in one place. `person`: whose row it says it is.
CREATE FUNCTION subtext.may(w subtext.caller, kind text, person uuid) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_variable
DECLARE k subtext.kind;
BEGIN
    IF w.study IS NULL THEN RETURN false; END IF;
    IF kind IN ('decision', 'second_look') THEN -- one's own voice, of somebody who cannot read the others'
        RETURN coalesce(w.role IN ('adjudicator', 'coordinator') AND person = w.person AND NOT w.watches, false);
    ELSIF kind = 'settlement' THEN -- in one's own name only with the others' voices in view
        RETURN coalesce((w.role = 'coordinator' AND person IS NULL)
            OR (w.role IN ('adjudicator', 'coordinator') AND person = w.person AND (w.watches OR subtext.my_round() > 0)), false);
    END IF;
    SELECT * INTO k FROM subtext.kind x WHERE x.name = kind;
    RETURN coalesce((k.by_person AND person = w.person AND (w.role = 'annotator' OR kind IN ('device', 'certificate')))
        OR (k.by_adjudicator AND w.role = 'adjudicator')
        OR (k.by_coordinator AND w.role = 'coordinator'), false);
END $$;
CREATE FUNCTION subtext.may_write(kind text, person uuid) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN RETURN subtext.may(subtext.me(), kind, person); END $$;
-- The same, and that the row goes where rows of its kind and person go.
CREATE FUNCTION subtext.may_put(kind text, person uuid, stream uuid) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_variable
DECLARE w subtext.caller := subtext.me(); k subtext.kind; s subtext.stream;
BEGIN
    IF NOT subtext.may(w, kind, person) THEN RETURN false; END IF;
    SELECT * INTO k FROM subtext.kind x WHERE x.name = kind;
    SELECT * INTO s FROM subtext.stream x WHERE x.study = w.study AND x.id = stream;
    IF NOT coalesce(s.class = k.class AND (s.person IS NULL OR s.person = person), false) THEN RETURN false; END IF;
    IF s.round IS NULL THEN RETURN true; END IF;
    RETURN coalesce((SELECT t.round = s.round FROM subtext.study t WHERE t.id = w.study), false);
END $$;

-- What adjudicators have to decide, question by question: items whose votes tie at the top in it, but
-- for those that are left out or wait for the answer of a further rater. The rule of countVotes and of forEachSplit (independentvoices.cpp): an
-- answer that leaves the question open is no vote on it.
CREATE FUNCTION subtext.splits(study uuid) RETURNS TABLE (scenario uuid, question bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET jit = off ROWS 1000
BEGIN ATOMIC
    WITH live AS (
        SELECT s.scenario, s.person FROM subtext.seat s WHERE s.study = splits.study AND s.live
    ), need AS (
        SELECT greatest(2, t.split_from, least(t.raters, coalesce(
            (SELECT max(c) FROM (SELECT count(*) AS c FROM live GROUP BY scenario) x), t.raters))) AS n
        FROM subtext.study t WHERE t.id = splits.study
    ), passed_over AS (
        SELECT c.scenario FROM subtext.scene c WHERE c.study = splits.study AND c.left_out
        UNION ALL
        SELECT f.scenario FROM subtext.further f JOIN live l ON l.scenario = f.scenario AND l.person = f.person
        WHERE f.study = splits.study AND NOT EXISTS (SELECT FROM subtext.vote v
            WHERE v.study = f.study AND v.scenario = f.scenario AND v.person = f.person)
    ), counted AS (
        SELECT v.scenario, q.question, q.label, count(*) AS votes
        FROM subtext.vote v JOIN live l ON l.scenario = v.scenario AND l.person = v.person
        CROSS JOIN LATERAL unnest(v.vote) WITH ORDINALITY AS q(label, question)
        WHERE v.study = splits.study AND q.label <> 'open' AND v.scenario NOT IN (SELECT p.scenario FROM passed_over p)
        GROUP BY v.scenario, q.question, q.label
    ), ranked AS (
        SELECT c.scenario, c.question, c.votes, max(c.votes) OVER of_question AS top, sum(c.votes) OVER of_question AS cast_votes
        FROM counted c WINDOW of_question AS (PARTITION BY c.scenario, c.question)
    )
    SELECT r.scenario, r.question FROM ranked r WHERE r.votes = r.top AND r.cast_votes >= (SELECT n.n FROM need n)
    GROUP BY r.scenario, r.question HAVING count(*) > 1;
END;
-- Of each of these people, how many items they have not decided in every question that is split.
CREATE FUNCTION subtext.undecided(study uuid, people uuid[]) RETURNS TABLE (person uuid, open bigint, splits bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET jit = off
BEGIN ATOMIC
    WITH tied AS MATERIALIZED (
        SELECT s.scenario, array_agg(s.question) AS questions FROM subtext.splits(undecided.study) s GROUP BY s.scenario),
    said AS (
        SELECT DISTINCT ON (v.person, v.scenario) v.person, v.scenario, v.vote FROM subtext.voice v
        WHERE v.study = undecided.study AND v.person = ANY (undecided.people)
        ORDER BY v.person, v.scenario, v.round DESC)
    SELECT p.person, (SELECT count(*) FROM tied) - count(t.scenario), (SELECT count(*) FROM tied)
    FROM unnest(undecided.people) p(person)
    LEFT JOIN said ON said.person = p.person AND said.vote IS NOT NULL
    LEFT JOIN tied t ON t.scenario = said.scenario
        AND NOT EXISTS (SELECT FROM unnest(t.questions) q(question) WHERE coalesce(said.vote[q.question], 'open') = 'open')
    GROUP BY p.person;
END;
-- Two voices that the caller may read say different things: only such an item can be settled.
CREATE FUNCTION subtext.differs(scenario uuid) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_variable
DECLARE w subtext.caller := subtext.me(); opened int := subtext.my_round();
BEGIN
    RETURN (SELECT count(DISTINCT last.vote) > 1 FROM (
        SELECT DISTINCT ON (v.person) v.vote FROM subtext.voice v
        WHERE v.study = w.study AND v.scenario = scenario AND (v.person = w.person OR w.watches OR v.round <= opened)
        ORDER BY v.person, v.round DESC) last);
END $$;
GRANT EXECUTE ON FUNCTION subtext.me(), subtext.my_study(), subtext.my_person(), subtext.my_device(),
    subtext.my_role(), subtext.my_round(), subtext.my_streams(), subtext.my_scenes()
    TO subtext_reader, subtext_writer, subtext_steward, subtext_keeper;
GRANT EXECUTE ON FUNCTION subtext.may_write(text, uuid), subtext.may_put(text, uuid, uuid),
    subtext.differs(uuid) TO subtext_writer;
GRANT EXECUTE ON FUNCTION subtext.undecided(uuid, uuid[]) TO subtext_reader, subtext_steward;
RESET ROLE;

-- ------------------------------------------------------------------ rights and policies
SET ROLE subtext_owner;
GRANT SELECT ON subtext.meta, subtext.kind, subtext.study, subtext.member, subtext.login, subtext.presence,
    subtext.stream, subtext.bell, subtext.parcel, subtext.entry, subtext.chain, subtext.seat TO subtext_reader;
GRANT SELECT ON subtext.meta TO subtext_host; -- asks for the version before it creates a study

GRANT SELECT ON subtext.kind, subtext.study, subtext.bell TO subtext_writer, subtext_steward;
GRANT SELECT (study, uuid, stream, digest), INSERT ON subtext.parcel TO subtext_writer;  -- never a body
GRANT SELECT (study, stream, device, k, link), INSERT ON subtext.entry TO subtext_writer;
GRANT SELECT, INSERT ON subtext.stream TO subtext_writer, subtext_steward;
GRANT UPDATE (n, head, bytes, moved_at) ON subtext.stream TO subtext_writer, subtext_steward;
GRANT SELECT, INSERT, UPDATE ON subtext.chain, subtext.seat, subtext.scene TO subtext_writer, subtext_steward;
GRANT SELECT, INSERT, UPDATE ON subtext.vote, subtext.voice, subtext.presence TO subtext_writer;
GRANT SELECT, INSERT, UPDATE (role, code, ordinal, rank_at, rank_uuid, withdrawn, withdrawn_at, withdrawn_uuid, watches)
    ON subtext.member TO subtext_writer; -- no row that is sent takes a revocation back
GRANT SELECT ON subtext.login TO subtext_writer;
GRANT UPDATE (is_locked, lock_at, lock_uuid, raters, names_shown, rules_at, rules_uuid, split_from,
    limits_at, limits_uuid, round) ON subtext.study TO subtext_writer;
GRANT INSERT ON subtext.bell TO subtext_writer, subtext_steward;
GRANT SELECT, INSERT ON subtext.opening TO subtext_writer, subtext_steward;
GRANT SELECT, INSERT ON subtext.booth, subtext.further TO subtext_writer;

GRANT INSERT ON subtext.parcel, subtext.entry TO subtext_steward;
GRANT UPDATE (round, claim) ON subtext.study TO subtext_steward;
GRANT SELECT ON subtext.member, subtext.vote, subtext.voice TO subtext_steward;

GRANT SELECT ON subtext.study, subtext.member TO subtext_keeper;
GRANT UPDATE (revoked_at) ON subtext.member TO subtext_keeper;
GRANT SELECT, INSERT, UPDATE (enrolled_at, revoked_at) ON subtext.login TO subtext_keeper;

DO $$
DECLARE t text;
BEGIN
    FOREACH t IN ARRAY ARRAY['study', 'member', 'login', 'presence', 'stream', 'bell', 'parcel', 'entry',
                             'chain', 'scene', 'seat', 'booth', 'further', 'vote', 'voice', 'opening'] LOOP
        EXECUTE format('ALTER TABLE subtext.%I ENABLE ROW LEVEL SECURITY', t);
    END LOOP;
    -- The judge sees everything and can say nothing but the caller's own rights.
    FOREACH t IN ARRAY ARRAY['study', 'member', 'login', 'stream', 'scene', 'seat', 'booth', 'further', 'vote', 'voice', 'opening'] LOOP
        EXECUTE format('CREATE POLICY judge ON subtext.%I FOR SELECT TO subtext_judge USING (true)', t);
    END LOOP;
    -- Whoever writes stays in the caller's study.
    FOREACH t IN ARRAY ARRAY['member', 'stream', 'bell', 'chain', 'scene', 'seat', 'booth', 'further', 'vote', 'voice', 'opening'] LOOP
        EXECUTE format('CREATE POLICY writer ON subtext.%I TO subtext_writer, subtext_steward'
            ' USING (study = (SELECT subtext.my_study())) WITH CHECK (study = (SELECT subtext.my_study()))', t);
    END LOOP;
END $$;

-- Reading.
CREATE POLICY reader ON subtext.parcel FOR SELECT TO subtext_reader USING (
    stream IN (SELECT subtext.my_streams())
    OR (kind IN ('scene', 'scene_change', 'label_again') AND study = (SELECT subtext.my_study())
        AND scenario IN (SELECT subtext.my_scenes())
        AND CASE WHEN kind = 'label_again' -- of one person, or of all
                THEN coalesce(body::jsonb->>'person_id', (SELECT subtext.my_person())::text)
                    = (SELECT subtext.my_person())::text
                ELSE true END));
CREATE POLICY reader ON subtext.entry FOR SELECT TO subtext_reader USING (stream IN (SELECT subtext.my_streams()));
CREATE POLICY reader ON subtext.stream FOR SELECT TO subtext_reader USING (id IN (SELECT subtext.my_streams()));
CREATE POLICY reader ON subtext.chain FOR SELECT TO subtext_reader USING (
    device = (SELECT subtext.my_device()) AND study = (SELECT subtext.my_study()));
CREATE POLICY reader ON subtext.study FOR SELECT TO subtext_reader USING (id = (SELECT subtext.my_study()));
CREATE POLICY reader ON subtext.member FOR SELECT TO subtext_reader USING (
    study = (SELECT subtext.my_study())
    AND (person = (SELECT subtext.my_person()) OR (SELECT subtext.my_role()) = 'coordinator'));
CREATE POLICY reader ON subtext.login FOR SELECT TO subtext_reader USING (
    study = (SELECT subtext.my_study())
    AND (person = (SELECT subtext.my_person()) OR (SELECT subtext.my_role()) = 'coordinator'));
CREATE POLICY reader ON subtext.presence FOR SELECT TO subtext_reader USING (
    study = (SELECT subtext.my_study()) AND (SELECT subtext.my_role()) = 'coordinator');
CREATE POLICY reader ON subtext.seat FOR SELECT TO subtext_reader USING (
    study = (SELECT subtext.my_study()) AND person = (SELECT subtext.my_person()));
CREATE POLICY reader ON subtext.bell FOR SELECT TO subtext_reader USING (
    study = (SELECT subtext.my_study())
    AND (audience IN ('all', (SELECT subtext.my_person())::text)
         OR (audience = 'staff' AND (SELECT subtext.my_role()) IN ('adjudicator', 'coordinator'))
         OR (audience = 'office' AND (SELECT subtext.my_role()) = 'coordinator')
         OR (audience = 'watch' AND (SELECT (subtext.me()).watches))));

-- Writing: one's own name, one's own device, what one's role may write; nothing is ever changed.
CREATE POLICY writer ON subtext.parcel FOR INSERT TO subtext_writer WITH CHECK (
    study = (SELECT subtext.my_study()) AND subtext.may_put(kind, person, stream));
CREATE POLICY known ON subtext.parcel FOR SELECT TO subtext_writer USING (study = (SELECT subtext.my_study()));
CREATE POLICY writer ON subtext.entry FOR INSERT TO subtext_writer WITH CHECK (
    study = (SELECT subtext.my_study()) AND author = (SELECT subtext.my_person())
    AND device = (SELECT subtext.my_device()));
CREATE POLICY known ON subtext.entry FOR SELECT TO subtext_writer USING (
    study = (SELECT subtext.my_study()) AND device = (SELECT subtext.my_device()));
CREATE POLICY steward ON subtext.parcel FOR INSERT TO subtext_steward WITH CHECK (
    study = (SELECT subtext.my_study()) AND kind IN ('assignment', 'opening'));
CREATE POLICY steward ON subtext.entry FOR INSERT TO subtext_steward WITH CHECK (
    study = (SELECT subtext.my_study()) AND author IS NULL);
CREATE POLICY writer ON subtext.study TO subtext_writer, subtext_steward
    USING (id = (SELECT subtext.my_study())) WITH CHECK (id = (SELECT subtext.my_study()));
CREATE POLICY writer ON subtext.presence TO subtext_writer
    USING (login = session_user) WITH CHECK (login = session_user AND study = (SELECT subtext.my_study()));
CREATE POLICY writer ON subtext.login FOR SELECT TO subtext_writer USING (name = session_user);
CREATE POLICY keeper ON subtext.login TO subtext_keeper
    USING (study = (SELECT subtext.my_study()) OR name = session_user
           OR pg_has_role(session_user, 'subtext_host', 'member'))
    WITH CHECK (study = (SELECT subtext.my_study()) OR name = session_user
           OR pg_has_role(session_user, 'subtext_host', 'member'));
CREATE POLICY keeper ON subtext.member TO subtext_keeper
    USING (study = (SELECT subtext.my_study()) OR pg_has_role(session_user, 'subtext_host', 'member'))
    WITH CHECK (study = (SELECT subtext.my_study()) OR pg_has_role(session_user, 'subtext_host', 'member'));
CREATE POLICY keeper ON subtext.study FOR SELECT TO subtext_keeper USING (id = (SELECT subtext.my_study()));

-- ------------------------------------------------------------------ helpers
CREATE FUNCTION subtext.digest(study uuid, kind text, v int, uuid uuid, person uuid, scenario uuid,
    revision int, at bigint, vote text[], body text) RETURNS bytea
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
    SELECT sha256(convert_to('subtext-row-1' || chr(10) || digest.study || chr(10) || digest.kind || chr(10)
        || digest.v || chr(10) || digest.uuid || chr(10) || coalesce(digest.person::text, '-') || chr(10)
        || coalesce(digest.scenario::text, '-') || chr(10) || coalesce(digest.revision::text, '-') || chr(10)
        || digest.at || chr(10) || coalesce(array_to_string(digest.vote, ','), '-') || chr(10) || digest.body, 'UTF8'));
END;
CREATE FUNCTION subtext.first_link(study uuid, key text, device uuid) RETURNS bytea
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
    SELECT sha256(convert_to('subtext-chain-1' || chr(10) || first_link.study || chr(10) || first_link.key
        || chr(10) || first_link.device, 'UTF8'));
END;
CREATE FUNCTION subtext.now_ms() RETURNS bigint
LANGUAGE sql VOLATILE SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint; END;
CREATE FUNCTION subtext.key_of(class text, person uuid, round int) RETURNS text
LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
    SELECT key_of.class || ':'
        || CASE WHEN key_of.class IN ('about', 'name', 'answers', 'course', 'desk')
                THEN coalesce(key_of.person::text, '') ELSE '' END || ':'
        || CASE WHEN key_of.class = 'desk' THEN coalesce(key_of.round::text, '') ELSE '' END;
END;
-- Under a snapshot of the past a lock or a revocation could be overlooked.
CREATE FUNCTION subtext.require_fresh_snapshot() RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF current_setting('transaction_isolation') <> 'read committed' THEN
        RAISE EXCEPTION 'isolation' USING ERRCODE = 'ST005';
    END IF;
END $$;
-- Until the end of the transaction: the study, or one person in it. Row locks would not do: those who
-- share one may keep out for ever whoever wants it alone. Advisory locks queue; members cannot take any.
CREATE FUNCTION subtext.hold(study uuid, person uuid, alone boolean) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE key bigint := hashtextextended(hold.study || coalesce(hold.person::text, ''), 0);
BEGIN
    IF alone THEN PERFORM pg_advisory_xact_lock(key); ELSE PERFORM pg_advisory_xact_lock_shared(key); END IF;
END $$;
-- What went wrong, without a word of anybody's data: no detail, no value, no query.
CREATE FUNCTION subtext.fail(code text, message text) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF left(code, 2) = 'ST' THEN
        RAISE EXCEPTION USING MESSAGE = message, ERRCODE = code;
    ELSIF left(code, 2) IN ('40', '53', '57', '58') OR code IN ('55P03', '25006') THEN
        RAISE EXCEPTION USING MESSAGE = 'try again', ERRCODE = code;
    ELSIF left(code, 2) IN ('21', '22', '23') THEN
        RAISE EXCEPTION USING MESSAGE = 'malformed', ERRCODE = 'ST002';
    END IF;
    RAISE EXCEPTION USING MESSAGE = 'internal ' || code, ERRCODE = 'ST500';
END $$;
-- Rings for whoever may read the stream. Anybody can listen anywhere, so names are secret, and
-- anybody can notify, so a bell only says "look".
CREATE FUNCTION subtext.ring(study uuid, ids uuid[]) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE b record;
BEGIN
    INSERT INTO subtext.bell (study, audience)
        SELECT DISTINCT ring.study, a FROM subtext.stream s CROSS JOIN LATERAL unnest(CASE
            WHEN s.class = 'common' THEN ARRAY['all']
            WHEN s.class IN ('scenes', 'staff') THEN ARRAY['staff']
            WHEN s.class IN ('about', 'answers') THEN ARRAY['staff', s.person::text]
            WHEN s.class IN ('name', 'course') THEN ARRAY['office', s.person::text]
            WHEN s.class = 'desk' THEN ARRAY['watch', s.person::text]
            ELSE ARRAY['office'] END) a
        WHERE s.study = ring.study AND s.id = ANY (ids)
          AND NOT EXISTS (SELECT FROM subtext.bell o WHERE o.study = ring.study AND o.audience = a)
        ON CONFLICT DO NOTHING;
    FOR b IN
        SELECT DISTINCT o.name, s.id FROM subtext.stream s
        JOIN subtext.bell o ON o.study = s.study AND o.audience = ANY (CASE
            WHEN s.class = 'common' THEN ARRAY['all']
            WHEN s.class IN ('scenes', 'staff') THEN ARRAY['staff']
            WHEN s.class IN ('about', 'answers') THEN ARRAY['staff', s.person::text]
            WHEN s.class IN ('name', 'course') THEN ARRAY['office', s.person::text]
            WHEN s.class = 'desk' THEN ARRAY['watch', s.person::text]
            ELSE ARRAY['office'] END)
        WHERE s.study = ring.study AND s.id = ANY (ids)
    LOOP
        PERFORM pg_notify(b.name, b.id::text);
    END LOOP;
END $$;
-- Who has which item from now on, where this event outranks the last about it.
CREATE FUNCTION subtext.seat_people(study uuid, person uuid, at bigint, uuid uuid, body jsonb) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_variable
DECLARE changed uuid[];
BEGIN
    WITH wanted AS (
        SELECT (g->>0)::uuid AS scenario, (g->>1)::int AS position, (g->>2)::int AS seat, true AS live
        FROM jsonb_array_elements(coalesce(body->'give', '[]')) g
        UNION ALL
        SELECT (t #>> '{}')::uuid, 1, 1, false FROM jsonb_array_elements(coalesce(body->'take', '[]')) t
    ), put AS (
        INSERT INTO subtext.seat AS s (study, person, scenario, position, seat, live, at, uuid)
        SELECT study, person, w.scenario, w.position, w.seat, w.live, at, uuid FROM wanted w ORDER BY w.scenario
        ON CONFLICT ON CONSTRAINT seat_pkey DO UPDATE
            SET live = excluded.live, at = excluded.at, uuid = excluded.uuid,
                position = CASE WHEN excluded.live THEN excluded.position ELSE s.position END,
                seat = CASE WHEN excluded.live THEN excluded.seat ELSE s.seat END
            WHERE (excluded.at, excluded.uuid) > (s.at, s.uuid)
        RETURNING s.scenario
    )
    SELECT array_agg(p.scenario ORDER BY p.scenario) INTO changed FROM put p;
    PERFORM 1 FROM subtext.scene c WHERE c.study = study AND c.scenario = ANY (changed)
        ORDER BY c.scenario FOR UPDATE;
    UPDATE subtext.scene c SET live = (SELECT count(*) FROM subtext.seat s
                                       WHERE s.study = c.study AND s.scenario = c.scenario AND s.live)
        WHERE c.study = study AND c.scenario = ANY (changed);
END $$;
GRANT EXECUTE ON FUNCTION subtext.digest(uuid, text, int, uuid, uuid, uuid, int, bigint, text[], text),
    subtext.first_link(uuid, text, uuid), subtext.now_ms(), subtext.key_of(text, uuid, int),
    subtext.require_fresh_snapshot(), subtext.fail(text, text), subtext.hold(uuid, uuid, boolean), subtext.ring(uuid, uuid[]),
    subtext.seat_people(uuid, uuid, bigint, uuid, jsonb) TO subtext_writer, subtext_steward;
GRANT EXECUTE ON FUNCTION subtext.fail(text, text), subtext.require_fresh_snapshot(),
    subtext.hold(uuid, uuid, boolean) TO subtext_keeper;
RESET ROLE;

-- ------------------------------------------------------------------ what a member may call: reading
SET ROLE subtext_reader;
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;

-- Who I am here, how the study stands, where to listen. Empty for whoever is not (any more) a member.
CREATE FUNCTION team.hello(protocol int) RETURNS jsonb
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET row_security = on
SET client_min_messages = error
BEGIN ATOMIC
    SELECT jsonb_build_object('version', x.version, 'is_served', hello.protocol >= x.oldest_client,
        'study', t.id, 'incarnation', t.incarnation, 'person', w.person, 'device', w.device, 'role', w.role,
        'watches', w.watches, 'server_device', t.server_device, 'is_locked', t.is_locked, 'round', t.round,
        'claim', t.claim, 'time', (extract(epoch FROM clock_timestamp()) * 1000)::bigint,
        'bells', (SELECT coalesce(jsonb_object_agg(b.audience, b.name), '{}') FROM subtext.bell b))
    FROM subtext.me() w CROSS JOIN subtext.meta x JOIN subtext.study t ON t.id = w.study;
END;
-- Streams and how far they are; `since`: those that moved since then (a hint, NULL from time to time).
CREATE FUNCTION team.heads(since timestamptz DEFAULT NULL)
RETURNS TABLE (stream uuid, class text, person uuid, round int, n bigint, head bytea)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET row_security = on
SET client_min_messages = error
BEGIN ATOMIC
    SELECT s.id, s.class, s.person, s.round, s.n, s.head FROM subtext.stream s
    WHERE heads.since IS NULL OR s.moved_at >= heads.since;
END;
-- What follows the cursors: streams[i] after afters[i], `lim` entries in all, in the order in which the
-- streams are named and without a gap in any.
CREATE FUNCTION team.pull(streams uuid[], afters bigint[], lim int DEFAULT 2000)
RETURNS TABLE (stream uuid, n bigint, author uuid, device uuid, k bigint, link bytea, head bytea,
    seal bytea, anchor bytea, received_at timestamptz, uuid uuid, kind text, v smallint, person uuid,
    scenario uuid, revision int, at bigint, vote text[], body text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET row_security = on
SET client_min_messages = error
BEGIN ATOMIC
    SELECT e.stream, e.n, e.author, e.device, e.k, e.link, e.head, e.seal, e.anchor, e.received_at,
           p.uuid, p.kind, p.v, p.person, p.scenario, p.revision, p.at, p.vote, p.body
    FROM (SELECT q.*, c.o FROM
            (SELECT u.s, u.a, u.o FROM unnest(pull.streams, pull.afters) WITH ORDINALITY u(s, a, o)
             WHERE u.s IN (SELECT subtext.my_streams()) ORDER BY u.o) c -- first: what is hidden costs no time;
                                                  -- in order, so that the limit ends the reading
          CROSS JOIN LATERAL (
            SELECT i.* FROM subtext.entry i
            WHERE i.study = (SELECT subtext.my_study()) AND i.stream = c.s AND i.n > c.a
            ORDER BY i.n LIMIT least(greatest(pull.lim, 1), 10000)) q
          ORDER BY c.o, q.n LIMIT least(greatest(pull.lim, 1), 10000)) e
    JOIN subtext.parcel p ON p.study = e.study AND p.uuid = e.uuid
    ORDER BY e.o, e.n;
END;
-- Scenes of items that are or were the caller's, what was corrected in them, and the requests to label
-- them again; the policy leaves out those for somebody else alone.
CREATE FUNCTION team.scenes(wanted uuid[])
RETURNS TABLE (uuid uuid, kind text, v smallint, scenario uuid, at bigint, body text, digest bytea)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET row_security = on
SET client_min_messages = error
BEGIN ATOMIC
    SELECT p.uuid, p.kind, p.v, p.scenario, p.at, p.body, p.digest FROM subtext.parcel p
    WHERE p.study = (SELECT subtext.my_study()) AND p.kind IN ('scene', 'scene_change', 'label_again')
      AND p.scenario IN (SELECT m.s FROM subtext.my_scenes() m(s) WHERE m.s = ANY (scenes.wanted))
    ORDER BY p.scenario, p.kind, p.at, p.uuid;
END;
-- How far this device's own chains are here: what a killed client goes on from.
CREATE FUNCTION team.chains() RETURNS TABLE (stream uuid, key text, k bigint, link bytea)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET row_security = on
SET client_min_messages = error
BEGIN ATOMIC
    SELECT c.stream, s.key, c.k, c.link FROM subtext.chain c JOIN subtext.stream s ON s.study = c.study AND s.id = c.stream;
END;
-- Heads at earlier places: where two histories of a stream part after a restore.
CREATE FUNCTION team.links(stream uuid, places bigint[]) RETURNS TABLE (n bigint, head bytea)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET row_security = on
SET client_min_messages = error
BEGIN ATOMIC
    SELECT e.n, e.head FROM subtext.entry e
    WHERE e.study = (SELECT subtext.my_study()) AND e.stream = links.stream AND e.n = ANY (links.places)
      AND links.stream IN (SELECT subtext.my_streams());
END;
-- For the desk: how many splits there are and how many the caller has not decided. Of others: nothing.
CREATE FUNCTION team.desk_progress() RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET row_security = on
SET client_min_messages = error
BEGIN ATOMIC
    SELECT jsonb_build_object('splits', u.splits, 'open', u.open)
    FROM subtext.me() w CROSS JOIN LATERAL subtext.undecided(w.study, ARRAY[w.person]) u
    WHERE w.role IN ('adjudicator', 'coordinator');
END;
-- For coordinators: people and their devices. (Policies leave everybody else their own line.)
CREATE FUNCTION team.status()
RETURNS TABLE (person uuid, code text, role text, withdrawn boolean, revoked_at timestamptz, login text,
    device uuid, invited_at timestamptz, valid_until timestamptz, enrolled_at timestamptz,
    device_revoked_at timestamptz, seen_at timestamptz, waiting int, refused int, client text, clock_ahead_ms bigint)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET row_security = on
SET client_min_messages = error
BEGIN ATOMIC
    SELECT m.person, m.code, m.role, m.withdrawn, m.revoked_at, l.name, l.device, l.invited_at, l.valid_until,
           l.enrolled_at, l.revoked_at, p.at, p.waiting, p.refused, p.client, p.clock_ahead_ms
    FROM subtext.member m LEFT JOIN subtext.login l ON l.study = m.study AND l.person = m.person
    LEFT JOIN subtext.presence p ON p.login = l.name;
END;
GRANT EXECUTE ON FUNCTION team.hello(int), team.heads(timestamptz), team.pull(uuid[], bigint[], int),
    team.scenes(uuid[]), team.chains(), team.links(uuid, bigint[]), team.desk_progress(), team.status()
    TO subtext_member;
RESET ROLE;

-- ------------------------------------------------------------------ what a member may call: push
SET ROLE subtext_writer;
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;

-- Whether `apply` can read the body of a row. One that cannot be read is refused by its name: as an
-- error it would keep all others of its batch from ever being sent.
CREATE FUNCTION subtext.is_readable(kind text, body text) RETURNS boolean
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp SET standard_conforming_strings = on AS $$
#variable_conflict use_variable
DECLARE b jsonb; numbers int[]; ids uuid[]; flags boolean[];
BEGIN
    IF kind NOT IN ('scene', 'scene_change', 'further_rater', 'label_again', 'norming_round', 'assignment', 'person', 'withdrawal', 'protocol', 'quality_protocol', 'study_lock') THEN
        RETURN true; -- the exchange never looks into these
    END IF;
    b := body::jsonb;
    IF jsonb_typeof(b) <> 'object' THEN RETURN false; END IF;
    IF kind = 'scene' THEN
        numbers := ARRAY[(b->>'ordinal')::int];
        RETURN numbers[1] IS NOT NULL AND b->>'group' IS NOT NULL;
    ELSIF kind = 'scene_change' THEN -- of a text it is not asked whether it counts
        flags := ARRAY[(b->>'left_out')::boolean];
        RETURN true;
    ELSIF kind = 'further_rater' THEN
        ids := ARRAY[(b->>'person_id')::uuid];
        RETURN ids[1] IS NOT NULL;
    ELSIF kind = 'label_again' THEN
        ids := ARRAY[(b->>'person_id')::uuid];
        RETURN true;
    ELSIF kind = 'norming_round' THEN -- of its lists every person has every item
        SELECT array_agg(x::uuid) INTO ids FROM jsonb_array_elements_text((b->>'items')::jsonb) x;
        SELECT ids || array_agg(x::uuid) INTO ids FROM jsonb_array_elements_text((b->>'people')::jsonb) x;
        RETURN coalesce(array_position(ids, NULL) IS NULL AND cardinality(ids) BETWEEN 2 AND 4000, false);
    ELSIF kind = 'assignment' THEN
        SELECT array_agg((g->>0)::uuid), array_agg((g->>1)::int) || array_agg((g->>2)::int) INTO ids, numbers
        FROM jsonb_array_elements(coalesce(b->'give', '[]')) g;
        ids := ids || ARRAY(SELECT (t #>> '{}')::uuid FROM jsonb_array_elements(coalesce(b->'take', '[]')) t);
        RETURN array_position(ids, NULL) IS NULL AND array_position(numbers, NULL) IS NULL
            AND (SELECT count(DISTINCT x) FROM unnest(ids) x) = coalesce(cardinality(ids), 0);
    ELSIF kind = 'person' THEN
        numbers := ARRAY[(b->>'ordinal')::int];
        RETURN coalesce(b->>'role' IN ('annotator', 'adjudicator', 'coordinator') AND b->>'code' <> '', false);
    ELSIF kind = 'withdrawal' THEN
        RETURN (b->>'withdrawn')::boolean IS NOT NULL;
    ELSIF kind = 'protocol' THEN
        numbers := ARRAY[(b->>'raters')::int];
        flags := ARRAY[(b->>'names_shown')::boolean];
        RETURN coalesce(numbers[1] BETWEEN 1 AND 1000, false);
    ELSIF kind = 'quality_protocol' THEN
        numbers := ARRAY[(b->>'split_from')::int];
        RETURN true;
    END IF;
    RETURN (b->>'locked')::boolean IS NOT NULL;
EXCEPTION WHEN data_exception OR cardinality_violation THEN
    RETURN false;
END $$;

-- Why a row is not taken; NULL: it is, if its content is the same as before. Whose it may be (`may`:
-- may_write) is looked at first, so that a refusal tells nobody whether somebody or something exists.
CREATE FUNCTION subtext.refusal(who subtext.caller, t subtext.study, r subtext.incoming, may boolean, now_ms bigint) RETURNS text
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp SET standard_conforming_strings = on AS $$
#variable_conflict use_variable
DECLARE k subtext.kind; m subtext.member;
BEGIN
    SELECT * INTO k FROM subtext.kind x WHERE x.name = r.kind;
    IF NOT FOUND THEN RETURN 'unknown_kind'; END IF;
    IF NOT may THEN RETURN 'not_yours'; END IF;
    IF r.uuid IS NULL OR r.v IS NULL OR r.at IS NULL OR r.body IS NULL OR r.k IS NULL OR r.link IS NULL
        OR r.at < 0 OR r.at > now_ms + 3162240000000 -- a hundred leap years, as in merging
        OR (r.scenario IS NULL) = k.has_scenario OR r.revision NOT BETWEEN 1 AND 1000000
        OR (r.kind = 'scene' AND r.uuid <> r.scenario)
        OR (r.kind = 'annotation' AND (r.revision IS NULL OR coalesce(cardinality(r.vote), 0) = 0))
        -- Two votes never have one digest: it says '-' for none, and knows no lists of lists.
        OR (r.vote IS NOT NULL AND (cardinality(r.vote) NOT BETWEEN 1 AND 64 OR array_ndims(r.vote) <> 1))
        OR (k.class IN ('about', 'name', 'answers', 'course', 'desk') AND r.person IS NULL)
    THEN RETURN 'malformed'; END IF;
    -- What has a query in it costs one, wherever it stands in its condition: so it stands by itself.
    IF r.vote IS NOT NULL THEN
        IF EXISTS (SELECT FROM unnest(r.vote) x WHERE x IS NULL OR x !~ '^[a-z0-9][a-z0-9-]{0,31}$')
        THEN RETURN 'malformed'; END IF;
    END IF;
    IF octet_length(r.body) > k.max_bytes THEN RETURN 'too_long'; END IF;
    IF NOT subtext.is_readable(r.kind, r.body) THEN RETURN 'malformed'; END IF;
    IF t.is_locked AND k.is_frozen THEN RETURN 'locked'; END IF;
    IF k.class = 'desk' AND r.round IS DISTINCT FROM t.round THEN RETURN 'round'; END IF;
    IF k.class = 'answers' AND k.has_scenario THEN
        IF NOT EXISTS (SELECT FROM subtext.seat s
                       WHERE s.study = who.study AND s.person = r.person AND s.scenario = r.scenario)
        THEN RETURN 'unassigned'; END IF;
    END IF;
    IF r.kind = 'settlement' AND r.person IS NOT NULL AND NOT subtext.differs(r.scenario)
    THEN RETURN 'no_difference'; END IF;
    IF r.kind = 'withdrawal' THEN
        IF NOT EXISTS (SELECT FROM subtext.member x WHERE x.study = who.study AND x.person = r.person)
        THEN RETURN 'unknown_person'; END IF;
    ELSIF r.kind = 'person' THEN
        SELECT * INTO m FROM subtext.member x WHERE x.study = who.study AND x.person = r.person;
        -- Who has read others' answers never labels again.
        IF FOUND AND array_position('{annotator,adjudicator,coordinator}', m.role)
                   > array_position('{annotator,adjudicator,coordinator}', r.body::jsonb->>'role')
        THEN RETURN 'demotion'; END IF;
        IF EXISTS (SELECT FROM subtext.member x WHERE x.study = who.study AND x.person <> r.person
                   AND lower(x.code) = lower(r.body::jsonb->>'code'))
        THEN RETURN 'duplicate_code'; END IF;
    END IF;
    RETURN NULL;
END $$;

-- What a row that was taken changes in the caches of the rules. Scenes and votes, of which there are
-- many, push() puts there itself, all of a batch at once.
CREATE FUNCTION subtext.apply(who subtext.caller, r subtext.incoming) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp SET standard_conforming_strings = on AS $$
#variable_conflict use_variable
DECLARE b jsonb; locks boolean;
BEGIN
    IF r.kind = 'decision' THEN
        INSERT INTO subtext.voice AS o (study, person, round, scenario, at, uuid, vote)
        VALUES (who.study, r.person, r.round, r.scenario, r.at, r.uuid, r.vote)
        ON CONFLICT ON CONSTRAINT voice_pkey DO UPDATE
            SET at = excluded.at, uuid = excluded.uuid, vote = excluded.vote
            WHERE (excluded.at, excluded.uuid) > (o.at, o.uuid);
    ELSIF r.kind = 'assignment' THEN
        PERFORM subtext.seat_people(who.study, r.person, r.at, r.uuid, r.body::jsonb);
    ELSIF r.kind = 'scene_change' THEN
        b := r.body::jsonb;
        UPDATE subtext.scene o SET left_out = (b->>'left_out')::boolean, left_at = r.at, left_uuid = r.uuid
        WHERE o.study = who.study AND o.scenario = r.scenario AND b->>'left_out' IS NOT NULL
          AND (o.left_at IS NULL OR (r.at, r.uuid) > (o.left_at, o.left_uuid));
    ELSIF r.kind = 'further_rater' THEN
        INSERT INTO subtext.further (study, scenario, person)
        VALUES (who.study, r.scenario, (r.body::jsonb->>'person_id')::uuid)
        ON CONFLICT ON CONSTRAINT further_pkey DO NOTHING;
    ELSIF r.kind = 'norming_round' THEN
        b := r.body::jsonb;
        INSERT INTO subtext.booth (study, person, scenario)
        SELECT DISTINCT who.study, p.x::uuid, i.x::uuid
        FROM jsonb_array_elements_text((b->>'people')::jsonb) p(x), jsonb_array_elements_text((b->>'items')::jsonb) i(x)
        ON CONFLICT ON CONSTRAINT booth_pkey DO NOTHING;
    ELSIF r.kind = 'person' THEN
        b := r.body::jsonb;
        INSERT INTO subtext.member AS o (study, person, role, code, ordinal, rank_at, rank_uuid)
        VALUES (who.study, r.person, b->>'role', b->>'code', (b->>'ordinal')::int, r.at, r.uuid)
        ON CONFLICT ON CONSTRAINT member_pkey DO UPDATE
            SET role = excluded.role, code = excluded.code, ordinal = coalesce(excluded.ordinal, o.ordinal),
                rank_at = excluded.rank_at, rank_uuid = excluded.rank_uuid
            WHERE (excluded.rank_at, excluded.rank_uuid) > (o.rank_at, o.rank_uuid);
    ELSIF r.kind = 'withdrawal' THEN
        UPDATE subtext.member o SET withdrawn = (r.body::jsonb->>'withdrawn')::boolean, withdrawn_at = r.at, withdrawn_uuid = r.uuid
        WHERE o.study = who.study AND o.person = r.person
          AND (o.withdrawn_at IS NULL OR (r.at, r.uuid) > (o.withdrawn_at, o.withdrawn_uuid));
    ELSIF r.kind = 'desk_watch' THEN
        UPDATE subtext.member o SET watches = true WHERE o.study = who.study AND o.person = who.person;
    ELSIF r.kind = 'protocol' THEN
        b := r.body::jsonb;
        UPDATE subtext.study o SET raters = (b->>'raters')::int, names_shown = coalesce((b->>'names_shown')::boolean, false),
            rules_at = r.at, rules_uuid = r.uuid
        WHERE o.id = who.study AND (o.rules_at IS NULL OR (r.at, r.uuid) > (o.rules_at, o.rules_uuid));
    ELSIF r.kind = 'quality_protocol' THEN
        UPDATE subtext.study o SET split_from = coalesce((r.body::jsonb->>'split_from')::int, 2), limits_at = r.at, limits_uuid = r.uuid
        WHERE o.id = who.study AND (o.limits_at IS NULL OR (r.at, r.uuid) > (o.limits_at, o.limits_uuid));
    ELSIF r.kind = 'study_lock' THEN
        locks := (r.body::jsonb->>'locked')::boolean;
        UPDATE subtext.study o SET is_locked = locks, lock_at = r.at, lock_uuid = r.uuid, round = o.round + locks::int
        WHERE o.id = who.study AND (o.lock_at IS NULL OR (r.at, r.uuid) > (o.lock_at, o.lock_uuid));
        IF FOUND AND locks THEN -- after the lock the desks are open to each other
            INSERT INTO subtext.opening (study, round, person)
            SELECT who.study, t.round - 1, m.person FROM subtext.study t JOIN subtext.member m ON m.study = t.id
            WHERE t.id = who.study AND m.role <> 'annotator' AND m.revoked_at IS NULL;
        END IF;
    END IF;
END $$;

-- Takes a batch: all of it, or nothing and why. Sent again it changes nothing: k says what is known.
CREATE FUNCTION team.push(batch jsonb) RETURNS jsonb
LANGUAGE plpgsql VOLATILE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET row_security = on SET standard_conforming_strings = on
SET client_min_messages = error AS $$
#variable_conflict use_variable
DECLARE
    who subtext.caller; t subtext.study; r subtext.incoming; rows subtext.incoming[];
    keys text[]; ids uuid[]; ns bigint[]; heads bytea[]; sizes bigint[]; ks bigint[]; links bytea[];
    mays boolean[]; row_keys text[]; uuids uuid[]; digests bytea[]; now_ms bigint; changed bigint[];
    refused jsonb := '[]'; reason text; place int; taken int := 0; known int := 0; i int := 0; had bytea;
    fresh subtext.incoming[]; fresh_digests bytea[]; into_stream uuid[]; at_n bigint[]; at_head bytea[]; inserted uuid[];
BEGIN
    PERFORM subtext.require_fresh_snapshot();
    who := subtext.me();
    IF who.study IS NULL THEN RAISE EXCEPTION 'not a member' USING ERRCODE = 'ST001'; END IF;
    SELECT array_agg(jsonb_populate_record(NULL::subtext.incoming, x.value) ORDER BY x.ordinality) INTO rows
    FROM jsonb_array_elements(batch->'rows') WITH ORDINALITY x;
    IF coalesce(cardinality(rows), 0) NOT BETWEEN 1 AND 1000
        OR (SELECT count(DISTINCT x.uuid) FROM unnest(rows) x) <> cardinality(rows)
    THEN RAISE EXCEPTION 'batch' USING ERRCODE = 'ST002'; END IF;

    -- Shared with other pushes, exclusive against lock, rules and opening; then the caller against
    -- revocation. What is read from here on is what they left.
    PERFORM subtext.hold(who.study, NULL,
        EXISTS (SELECT FROM unnest(rows) x WHERE x.kind IN ('study_lock', 'protocol', 'quality_protocol')));
    PERFORM subtext.hold(who.study, who.person, false);
    SELECT * INTO t FROM subtext.study o WHERE o.id = who.study;
    who := subtext.me();
    IF who.study IS NULL THEN RAISE EXCEPTION 'not a member' USING ERRCODE = 'ST001'; END IF;

    -- Of each row: whether it may be the caller's, the stream that it goes into, its digest. Asked of
    -- the whole batch at once, since each function costs as much as a row of a table.
    WITH given AS MATERIALIZED (
        SELECT * FROM unnest(rows) WITH ORDINALITY x(kind, v, uuid, person, round, scenario, revision, at, vote, body, k, link, seal, anchor, o)
    ), writer AS MATERIALIZED (
        SELECT x.kind, x.person, subtext.may_write(x.kind, x.person) AS may FROM (SELECT DISTINCT g.kind, g.person FROM given g) x
    )
    SELECT array_agg(coalesce(w.may, false) ORDER BY x.o), array_agg(subtext.key_of(k.class, x.person, x.round) ORDER BY x.o),
        array_agg(x.uuid ORDER BY x.o),
        array_agg(subtext.digest(who.study, x.kind, x.v, x.uuid, x.person, x.scenario, x.revision, x.at, x.vote, x.body) ORDER BY x.o)
    INTO mays, row_keys, uuids, digests
    FROM given x LEFT JOIN subtext.kind k ON k.name = x.kind
    LEFT JOIN writer w ON w.kind = x.kind AND coalesce(w.person::text, '') = coalesce(x.person::text, '');
    -- One by one by the index, however few rows there seem to be: a study has many.
    SELECT array_agg(x.o) INTO changed
    FROM ROWS FROM (unnest(uuids), unnest(digests)) WITH ORDINALITY x(uuid, digest, o)
    CROSS JOIN LATERAL (SELECT p.digest FROM subtext.parcel p WHERE p.study = who.study AND p.uuid = x.uuid OFFSET 0) p
    WHERE p.digest <> x.digest;
    now_ms := subtext.now_ms();
    FOREACH r IN ARRAY rows LOOP
        i := i + 1;
        reason := coalesce(subtext.refusal(who, t, r, mays[i], now_ms), CASE WHEN i = ANY (changed) THEN 'changed_row' END);
        IF reason IS NOT NULL THEN
            refused := refused || jsonb_build_object('i', i - 1, 'uuid', r.uuid, 'reason', reason);
        END IF;
    END LOOP;
    IF refused <> '[]' THEN RETURN jsonb_build_object('taken', 0, 'known', 0, 'refused', refused); END IF;

    INSERT INTO subtext.stream (study, class, person, round)
        SELECT DISTINCT who.study, k.class,
            CASE WHEN k.class IN ('about', 'name', 'answers', 'course', 'desk') THEN x.person END,
            CASE WHEN k.class = 'desk' THEN x.round END
        FROM ROWS FROM (unnest(rows), unnest(row_keys)) x(kind, v, uuid, person, round, scenario, revision, at, vote, body, k, link, seal, anchor, key)
        JOIN subtext.kind k ON k.name = x.kind
        WHERE x.key <> ALL (ARRAY(SELECT s.key FROM subtext.stream s WHERE s.study = who.study AND s.key = ANY (row_keys)))
        ORDER BY 2, 3, 4
        ON CONFLICT DO NOTHING;
    -- From here to the commit nobody else appends to these streams.
    SELECT array_agg(q.key), array_agg(q.id), array_agg(q.n), array_agg(q.head), array_agg(q.bytes)
    INTO keys, ids, ns, heads, sizes
    FROM (SELECT s.key, s.id, s.n, s.head, s.bytes FROM subtext.stream s
          WHERE s.study = who.study AND s.key = ANY (row_keys)
          ORDER BY s.id FOR UPDATE) q;
    SELECT array_agg(coalesce(c.k, 0) ORDER BY u.o),
           array_agg(coalesce(c.link, subtext.first_link(who.study, keys[u.o], who.device)) ORDER BY u.o)
    INTO ks, links
    FROM unnest(ids) WITH ORDINALITY u(id, o)
    LEFT JOIN subtext.chain c ON c.study = who.study AND c.stream = u.id AND c.device = who.device;

    i := 0;
    FOREACH r IN ARRAY rows LOOP
        i := i + 1;
        place := array_position(keys, row_keys[i]);
        IF r.k <= ks[place] THEN -- sent before: it must be the same
            SELECT e.link INTO had FROM subtext.entry e
            WHERE e.study = who.study AND e.stream = ids[place] AND e.device = who.device AND e.k = r.k;
            IF had IS DISTINCT FROM r.link THEN RAISE EXCEPTION 'fork' USING ERRCODE = 'ST003'; END IF;
            known := known + 1;
            CONTINUE;
        END IF;
        IF r.k <> ks[place] + 1 THEN RAISE EXCEPTION 'gap' USING ERRCODE = 'ST004'; END IF;
        links[place] := sha256(links[place] || digests[i]);
        IF links[place] <> r.link THEN RAISE EXCEPTION 'fork' USING ERRCODE = 'ST003'; END IF;
        ks[place] := r.k;
        ns[place] := ns[place] + 1;
        heads[place] := sha256(heads[place] || links[place]);
        sizes[place] := sizes[place] + octet_length(r.body) + 300;
        IF who.role <> 'coordinator' AND sizes[place] > (CASE split_part(row_keys[i], ':', 1)
            WHEN 'answers' THEN 268435456 WHEN 'staff' THEN 268435456 WHEN 'desk' THEN 67108864 ELSE 8388608 END)
        THEN RAISE EXCEPTION 'too much' USING ERRCODE = 'ST006'; END IF;
        fresh := fresh || r; fresh_digests := fresh_digests || digests[i]; into_stream := into_stream || ids[place];
        at_n := at_n || ns[place]; at_head := at_head || heads[place];
    END LOOP;
    taken := coalesce(cardinality(fresh), 0);
    WITH put AS (
        INSERT INTO subtext.parcel (study, uuid, stream, kind, v, person, scenario, revision, at, vote, body, digest)
        SELECT who.study, x.uuid, x.stream, x.kind, x.v, x.person, x.scenario, x.revision, x.at, x.vote, x.body, x.digest
        FROM ROWS FROM (unnest(fresh), unnest(into_stream), unnest(fresh_digests))
            x(kind, v, uuid, person, round, scenario, revision, at, vote, body, k, link, seal, anchor, stream, digest)
        ON CONFLICT (study, uuid) DO NOTHING RETURNING uuid)
    SELECT array_agg(p.uuid) INTO inserted FROM put p;
    -- What was there already came from somebody else (a returned file): this vouches for it.
    IF coalesce(cardinality(inserted), 0) < taken AND EXISTS (
        SELECT FROM ROWS FROM (unnest(fresh), unnest(into_stream), unnest(fresh_digests))
            x(kind, v, uuid, person, round, scenario, revision, at, vote, body, k, link, seal, anchor, stream, digest)
        CROSS JOIN LATERAL (SELECT p.digest, p.stream FROM subtext.parcel p WHERE p.study = who.study AND p.uuid = x.uuid OFFSET 0) p
        WHERE p.digest <> x.digest OR p.stream <> x.stream)
    THEN RAISE EXCEPTION 'changed_row' USING ERRCODE = 'ST007'; END IF;
    INSERT INTO subtext.entry (study, stream, n, uuid, author, device, k, link, head, seal, anchor)
    SELECT who.study, x.stream, x.n, x.uuid, who.person, who.device, x.k, x.link, x.head, x.seal, x.anchor
    FROM ROWS FROM (unnest(fresh), unnest(into_stream), unnest(at_n), unnest(at_head))
        x(kind, v, uuid, person, round, scenario, revision, at, vote, body, k, link, seal, anchor, stream, n, head);
    INSERT INTO subtext.scene (study, scenario, ordinal, grp)
        SELECT who.study, x.scenario, (x.body::jsonb->>'ordinal')::int, x.body::jsonb->>'group'
        FROM unnest(fresh) x WHERE x.kind = 'scene' AND x.uuid = ANY (inserted) ORDER BY x.scenario
        ON CONFLICT DO NOTHING;
    INSERT INTO subtext.vote AS o (study, scenario, person, revision, at, uuid, vote)
        SELECT DISTINCT ON (x.scenario, x.person) who.study, x.scenario, x.person, x.revision, x.at, x.uuid, x.vote
        FROM unnest(fresh) x WHERE x.kind = 'annotation' AND x.uuid = ANY (inserted)
        ORDER BY x.scenario, x.person, x.revision DESC, x.at DESC, x.uuid DESC
        ON CONFLICT ON CONSTRAINT vote_pkey DO UPDATE
            SET revision = excluded.revision, at = excluded.at, uuid = excluded.uuid, vote = excluded.vote
            WHERE (excluded.revision, excluded.at, excluded.uuid) > (o.revision, o.at, o.uuid);
    FOREACH r IN ARRAY coalesce(fresh, '{}') LOOP
        IF r.kind NOT IN ('scene', 'annotation') AND r.uuid = ANY (inserted) THEN PERFORM subtext.apply(who, r); END IF;
    END LOOP;

    IF taken > 0 THEN
        UPDATE subtext.stream s SET n = u.n, head = u.head, bytes = u.bytes, moved_at = clock_timestamp()
        FROM unnest(ids, ns, heads, sizes) u(id, n, head, bytes)
        WHERE s.study = who.study AND s.id = u.id AND s.n <> u.n;
        INSERT INTO subtext.chain AS c (study, stream, device, k, link)
        SELECT who.study, u.id, who.device, u.k, u.link FROM unnest(ids, ks, links) u(id, k, link) WHERE u.k > 0
        ON CONFLICT ON CONSTRAINT chain_pkey DO UPDATE SET k = excluded.k, link = excluded.link;
        PERFORM subtext.ring(who.study, ARRAY(SELECT DISTINCT x FROM unnest(into_stream) x));
    END IF;
    RETURN jsonb_build_object('taken', taken, 'known', known, 'refused', refused);
EXCEPTION WHEN OTHERS THEN
    PERFORM subtext.fail(SQLSTATE, SQLERRM);
    RETURN NULL;
END $$;

-- What a device says about itself, for the coordinator's list.
CREATE FUNCTION team.report(waiting int, refused int, client text, clock_ms bigint) RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET row_security = on SET client_min_messages = error AS $$
#variable_conflict use_column
DECLARE who subtext.caller := subtext.me();
BEGIN
    IF who.study IS NULL THEN RAISE EXCEPTION 'not a member' USING ERRCODE = 'ST001'; END IF;
    INSERT INTO subtext.presence AS p (login, study, at, waiting, refused, client, clock_ahead_ms)
    VALUES (session_user, who.study, clock_timestamp(), report.waiting, report.refused, regexp_replace(left(report.client, 80), '[^[:print:]]', '?', 'g'), report.clock_ms - subtext.now_ms())
    ON CONFLICT (login) DO UPDATE SET at = excluded.at, waiting = excluded.waiting, refused = excluded.refused,
        client = excluded.client, clock_ahead_ms = excluded.clock_ahead_ms;
EXCEPTION WHEN OTHERS THEN
    PERFORM subtext.fail(SQLSTATE, SQLERRM);
END $$;
GRANT EXECUTE ON FUNCTION team.push(jsonb), team.report(int, int, text, bigint) TO subtext_member;
RESET ROLE;

-- ------------------------------------------------------------------ what the exchange does by itself
SET ROLE subtext_steward;
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;

CREATE FUNCTION subtext.append(t subtext.study, class text, person uuid, kind text, body text, at bigint, uuid uuid) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_variable
DECLARE s subtext.stream; d bytea; place bigint; last bytea;
BEGIN
    INSERT INTO subtext.stream (study, class, person)
        SELECT t.id, class, CASE WHEN class = 'about' THEN person END
        WHERE NOT EXISTS (SELECT FROM subtext.stream x WHERE x.study = t.id AND x.key = subtext.key_of(class, person, NULL))
        ON CONFLICT DO NOTHING;
    SELECT * INTO s FROM subtext.stream x WHERE x.study = t.id AND x.key = subtext.key_of(class, person, NULL) FOR UPDATE;
    SELECT c.k, c.link INTO place, last FROM subtext.chain c
        WHERE c.study = t.id AND c.stream = s.id AND c.device = t.server_device;
    IF NOT FOUND THEN place := 0; last := subtext.first_link(t.id, s.key, t.server_device); END IF;
    d := subtext.digest(t.id, kind, 1, uuid, person, NULL, NULL, at, NULL, body);
    last := sha256(last || d);
    INSERT INTO subtext.parcel (study, uuid, stream, kind, v, person, at, body, digest)
        VALUES (t.id, uuid, s.id, kind, 1, person, at, body, d);
    INSERT INTO subtext.entry (study, stream, n, uuid, author, device, k, link, head)
        VALUES (t.id, s.id, s.n + 1, uuid, NULL, t.server_device, place + 1, last, sha256(s.head || last));
    UPDATE subtext.stream x SET n = s.n + 1, head = sha256(s.head || last), moved_at = clock_timestamp()
        WHERE x.study = t.id AND x.id = s.id;
    INSERT INTO subtext.chain AS c (study, stream, device, k, link) VALUES (t.id, s.id, t.server_device, place + 1, last)
        ON CONFLICT ON CONSTRAINT chain_pkey DO UPDATE SET k = excluded.k, link = excluded.link;
    PERFORM subtext.ring(t.id, ARRAY[s.id]);
END $$;

-- Hands out up to `want` items of groups in which the caller labels, those nearest to being full
-- first. Two who ask at once get different places: rows of items are locked, locked ones are skipped.
CREATE FUNCTION team.claim(want int) RETURNS int
LANGUAGE plpgsql VOLATILE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET row_security = on SET client_min_messages = error AS $$
#variable_conflict use_variable
DECLARE who subtext.caller; t subtext.study; picked uuid[]; give jsonb; free int; last int; stamp bigint; id uuid := gen_random_uuid();
BEGIN
    PERFORM subtext.require_fresh_snapshot();
    who := subtext.me();
    IF who.study IS NULL OR who.role <> 'annotator' THEN RAISE EXCEPTION 'not yours' USING ERRCODE = 'ST001'; END IF;
    PERFORM subtext.hold(who.study, NULL, false);
    PERFORM subtext.hold(who.study, who.person, false);
    who := subtext.me();
    SELECT * INTO t FROM subtext.study o WHERE o.id = who.study;
    IF who.study IS NULL THEN RAISE EXCEPTION 'not yours' USING ERRCODE = 'ST001'; END IF;
    IF t.is_locked THEN RAISE EXCEPTION 'locked' USING ERRCODE = 'ST008'; END IF;
    -- First the stream (as push does), so that one person's two devices wait for each other here.
    INSERT INTO subtext.stream (study, class, person) VALUES (who.study, 'about', who.person) ON CONFLICT DO NOTHING;
    PERFORM 1 FROM subtext.stream s WHERE s.study = who.study AND s.key = subtext.key_of('about', who.person, NULL) FOR UPDATE;
    IF EXISTS (SELECT FROM subtext.member m WHERE m.study = who.study AND m.person = who.person AND m.withdrawn) THEN RETURN 0; END IF;
    SELECT t.claim - count(*), coalesce((SELECT max(a.position) FROM subtext.seat a WHERE a.study = who.study AND a.person = who.person), 0)
    INTO free, last FROM subtext.seat s
    WHERE s.study = who.study AND s.person = who.person AND s.live
      AND NOT EXISTS (SELECT FROM subtext.vote v WHERE v.study = s.study AND v.scenario = s.scenario AND v.person = s.person);
    IF least(want, free) <= 0 THEN RETURN 0; END IF;
    WITH mine AS (
        SELECT DISTINCT c.grp FROM subtext.seat s JOIN subtext.scene c ON c.study = s.study AND c.scenario = s.scenario
        WHERE s.study = who.study AND s.person = who.person
    ), locked AS (
        SELECT c.scenario, c.live, c.ordinal FROM subtext.scene c
        WHERE c.study = who.study AND c.live < t.raters AND NOT c.left_out
          AND (c.grp IN (SELECT grp FROM mine) OR NOT EXISTS (SELECT FROM mine))
          AND NOT EXISTS (SELECT FROM subtext.seat s WHERE s.study = c.study AND s.person = who.person AND s.scenario = c.scenario)
        ORDER BY c.live DESC, c.ordinal LIMIT least(want, free) FOR UPDATE SKIP LOCKED
    )
    SELECT array_agg(x.scenario ORDER BY x.live DESC, x.ordinal) INTO picked FROM locked x;
    -- A second look: only now, with the rows locked, are the seats those that everybody left.
    SELECT jsonb_agg(jsonb_build_array(p.scenario, last + p.o, p.seat) ORDER BY p.o) INTO give
    FROM (SELECT u.scenario, u.o, (SELECT min(g) FROM generate_series(1, t.raters) g WHERE NOT EXISTS (
              SELECT FROM subtext.seat s WHERE s.study = who.study AND s.scenario = u.scenario AND s.live AND s.seat = g)) AS seat
          FROM unnest(picked) WITH ORDINALITY u(scenario, o)) p WHERE p.seat IS NOT NULL;
    IF give IS NULL THEN RETURN 0; END IF;
    stamp := subtext.now_ms();
    PERFORM subtext.seat_people(who.study, who.person, stamp, id, jsonb_build_object('give', give));
    PERFORM subtext.append(t, 'about', who.person, 'assignment', '{"give":' || replace(give::text, ' ', '') || '}', stamp, id);
    RETURN jsonb_array_length(give);
EXCEPTION WHEN OTHERS THEN
    PERFORM subtext.fail(SQLSTATE, SQLERRM);
    RETURN NULL;
END $$;

-- How many open items each annotator may have who asks for more; 0: nobody may ask. By a coordinator.
CREATE FUNCTION team.let_claim(most int) RETURNS int
LANGUAGE plpgsql VOLATILE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET row_security = on SET client_min_messages = error AS $$
#variable_conflict use_variable
DECLARE who subtext.caller;
BEGIN
    PERFORM subtext.require_fresh_snapshot();
    who := subtext.me();
    IF who.study IS NULL OR who.role <> 'coordinator' THEN RAISE EXCEPTION 'not yours' USING ERRCODE = 'ST001'; END IF;
    IF most IS NULL OR most NOT BETWEEN 0 AND 10000 THEN RAISE EXCEPTION 'number' USING ERRCODE = 'ST002'; END IF;
    PERFORM subtext.hold(who.study, NULL, true); -- no claim, lock or revocation is under way
    IF (subtext.me()).study IS NULL THEN RAISE EXCEPTION 'not yours' USING ERRCODE = 'ST001'; END IF;
    IF EXISTS (SELECT FROM subtext.study o WHERE o.id = who.study AND o.is_locked) THEN
        RAISE EXCEPTION 'locked' USING ERRCODE = 'ST008';
    END IF;
    UPDATE subtext.study o SET claim = most WHERE o.id = who.study;
    -- Nothing new is there to be read, but hello() says something else now.
    PERFORM subtext.ring(who.study, ARRAY(SELECT s.id FROM subtext.stream s WHERE s.study = who.study AND s.class = 'common'));
    RETURN most;
EXCEPTION WHEN OTHERS THEN
    PERFORM subtext.fail(SQLSTATE, SQLERRM);
    RETURN NULL;
END $$;

-- Opens the desks to the two who are compared, once both have decided every split: of those who have a
-- voice the first two on the roster, as in the file. Nobody waits for a third, who stays blind. The
-- answer tells the caller whether it is done, and nothing about who is not through.
CREATE FUNCTION team.open_desks() RETURNS boolean
LANGUAGE plpgsql VOLATILE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET row_security = on SET client_min_messages = error AS $$
#variable_conflict use_variable
DECLARE who subtext.caller; t subtext.study; people uuid[];
BEGIN
    PERFORM subtext.require_fresh_snapshot();
    who := subtext.me();
    IF who.study IS NULL OR who.role = 'annotator' THEN RAISE EXCEPTION 'not yours' USING ERRCODE = 'ST001'; END IF;
    IF EXISTS (SELECT FROM subtext.undecided(who.study, ARRAY[who.person]) u WHERE u.open > 0) THEN RETURN false; END IF;
    PERFORM subtext.hold(who.study, NULL, true); -- no push is under way
    SELECT * INTO t FROM subtext.study o WHERE o.id = who.study;
    SELECT array_agg(first.person ORDER BY first.person) INTO people FROM (
        SELECT m.person FROM subtext.member m
        WHERE m.study = who.study AND m.role <> 'annotator' AND m.revoked_at IS NULL AND NOT m.withdrawn AND NOT m.watches
          AND EXISTS (SELECT FROM (
              SELECT DISTINCT ON (v.scenario) v.vote
              FROM subtext.voice v JOIN subtext.scene c ON c.study = v.study AND c.scenario = v.scenario
              WHERE v.study = m.study AND v.person = m.person AND NOT c.left_out
              ORDER BY v.scenario, v.round DESC) latest WHERE latest.vote IS NOT NULL)
        ORDER BY m.ordinal NULLS LAST, m.person LIMIT 2) first;
    IF coalesce(cardinality(people), 0) < 2 OR NOT who.person = ANY (people)
        OR NOT EXISTS (SELECT FROM subtext.voice v JOIN subtext.scene c ON c.study = v.study AND c.scenario = v.scenario
                       WHERE v.study = who.study AND v.person = ANY (people) AND v.round = t.round AND NOT c.left_out)
        OR EXISTS (SELECT FROM subtext.undecided(who.study, people) u WHERE u.open > 0)
    THEN RETURN false; END IF;
    INSERT INTO subtext.opening (study, round, person) SELECT who.study, t.round, p FROM unnest(people) p;
    UPDATE subtext.study o SET round = t.round + 1 WHERE o.id = who.study;
    PERFORM subtext.append(t, 'staff', NULL, 'opening',
        '{"people":' || replace(to_jsonb(people)::text, ' ', '') || ',"round":' || t.round || '}', subtext.now_ms(), gen_random_uuid());
    RETURN true;
EXCEPTION WHEN OTHERS THEN
    PERFORM subtext.fail(SQLSTATE, SQLERRM);
    RETURN NULL;
END $$;
GRANT EXECUTE ON FUNCTION team.claim(int), team.let_claim(int), team.open_desks() TO subtext_member;
RESET ROLE;

-- ------------------------------------------------------------------ invitations
SET ROLE subtext_keeper;
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;

-- Secrets never reach the server: what comes is the SCRAM verifier that the client made.
CREATE FUNCTION subtext.require_verifier(verifier text) RETURNS void
LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp SET standard_conforming_strings = on AS $$
BEGIN
    IF verifier IS NULL OR verifier !~ '^SCRAM-SHA-256[$][0-9]{4,6}:[A-Za-z0-9+/]{22,64}={0,2}[$][A-Za-z0-9+/]{43}=:[A-Za-z0-9+/]{43}=$'
        OR substring(verifier FROM '^SCRAM-SHA-256[$]([0-9]+):')::int < 4096
    THEN RAISE EXCEPTION 'verifier' USING ERRCODE = 'ST002'; END IF;
END $$;
CREATE FUNCTION subtext.make_login(study uuid, person uuid, verifier text, days int, invited_by uuid) RETURNS jsonb
LANGUAGE plpgsql VOLATILE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET standard_conforming_strings = on
SET datestyle = 'ISO, YMD' SET timezone = 'UTC' AS $$ -- VALID UNTIL is written as text and read again
#variable_conflict use_variable
DECLARE
    name text := 'st_' || replace(gen_random_uuid()::text, '-', '');
    until timestamptz := date_trunc('second', now() + make_interval(days => least(greatest(coalesce(days, 14), 1), 90)));
    device uuid;
BEGIN
    PERFORM subtext.require_verifier(verifier);
    EXECUTE format('CREATE ROLE %I LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS'
        ' CONNECTION LIMIT 6 PASSWORD %L VALID UNTIL %L IN ROLE subtext_member', name, verifier, until);
    EXECUTE format('ALTER ROLE %I SET idle_in_transaction_session_timeout = ''60s''', name); -- for honest mistakes
    INSERT INTO subtext.login AS l (name, study, person, invited_by, valid_until)
        VALUES (name, study, person, invited_by, until) RETURNING l.device INTO device;
    RETURN jsonb_build_object('login', name, 'device', device, 'valid_until', until);
END $$;

-- By a coordinator for whoever has no device, by anybody for a further device of their own: to act as
-- somebody else a coordinator would have to end that person's devices first, and that is noticed.
CREATE FUNCTION team.invite(person uuid, verifier text, days int DEFAULT 14) RETURNS jsonb
LANGUAGE plpgsql VOLATILE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET row_security = on SET client_min_messages = error AS $$
#variable_conflict use_variable
DECLARE who subtext.caller; made jsonb;
BEGIN
    PERFORM subtext.require_fresh_snapshot();
    who := subtext.me();
    IF who.study IS NULL OR (who.role <> 'coordinator' AND person IS DISTINCT FROM who.person) THEN
        RAISE EXCEPTION 'not yours' USING ERRCODE = 'ST001';
    END IF;
    PERFORM subtext.hold(who.study, person, true);
    PERFORM 1 FROM subtext.member m WHERE m.study = who.study AND m.person = person AND m.revoked_at IS NULL;
    IF NOT FOUND THEN RAISE EXCEPTION 'unknown person' USING ERRCODE = 'ST009'; END IF;
    IF person <> who.person AND EXISTS (SELECT FROM subtext.login l WHERE l.study = who.study AND l.person = person
                                        AND l.enrolled_at IS NOT NULL AND l.revoked_at IS NULL) THEN
        RAISE EXCEPTION 'has a device' USING ERRCODE = 'ST010';
    END IF;
    -- Not counted is what nobody opened in time: enrol() takes it no more.
    IF (SELECT count(*) FROM subtext.login l WHERE l.study = who.study AND l.person = person AND l.revoked_at IS NULL
        AND (l.enrolled_at IS NOT NULL OR l.valid_until > clock_timestamp())) >= 5 THEN
        RAISE EXCEPTION 'too many devices' USING ERRCODE = 'ST006';
    END IF;
    made := subtext.make_login(who.study, person, verifier, days, who.person);
    RETURN made;
EXCEPTION WHEN OTHERS THEN
    PERFORM subtext.fail(SQLSTATE, SQLERRM);
    RETURN NULL;
END $$;
-- The first thing that an invited device does: the secret of the invitation dies here.
CREATE FUNCTION team.enrol(verifier text) RETURNS jsonb
LANGUAGE plpgsql VOLATILE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET row_security = on SET standard_conforming_strings = on
SET client_min_messages = error AS $$
DECLARE l subtext.login;
BEGIN
    PERFORM subtext.require_fresh_snapshot();
    PERFORM subtext.require_verifier(verifier);
    UPDATE subtext.login x SET enrolled_at = clock_timestamp()
    WHERE x.name = session_user AND x.enrolled_at IS NULL AND x.revoked_at IS NULL
      AND x.valid_until > clock_timestamp() RETURNING * INTO l;
    IF NOT FOUND THEN RAISE EXCEPTION 'used or revoked' USING ERRCODE = 'ST001'; END IF;
    EXECUTE format('ALTER ROLE %I PASSWORD %L VALID UNTIL ''infinity''', session_user, verifier);
    RETURN jsonb_build_object('study', l.study, 'person', l.person, 'device', l.device);
EXCEPTION WHEN OTHERS THEN
    PERFORM subtext.fail(SQLSTATE, SQLERRM);
    RETURN NULL;
END $$;
-- Of a whole person, or of one device (a lost laptop; one's own too).
CREATE FUNCTION team.revoke(person uuid, device uuid DEFAULT NULL) RETURNS int
LANGUAGE plpgsql VOLATILE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET row_security = on SET client_min_messages = error AS $$
#variable_conflict use_variable
DECLARE who subtext.caller; n int := 0; name text;
BEGIN
    PERFORM subtext.require_fresh_snapshot();
    who := subtext.me();
    IF who.study IS NULL OR (who.role <> 'coordinator' AND (person IS DISTINCT FROM who.person OR device IS NULL)) THEN
        RAISE EXCEPTION 'not yours' USING ERRCODE = 'ST001';
    END IF;
    IF EXISTS (SELECT FROM subtext.member m WHERE m.study = who.study AND m.person = person AND m.role = 'coordinator') THEN
        PERFORM subtext.hold(who.study, NULL, true); -- two who revoke each other leave one
        IF (subtext.me()).study IS NULL THEN RAISE EXCEPTION 'not yours' USING ERRCODE = 'ST001'; END IF;
    END IF;
    PERFORM subtext.hold(who.study, person, true);   -- no push of theirs is under way
    -- Without a device of somebody who coordinates nobody could be invited or revoked any more.
    IF NOT EXISTS (SELECT FROM subtext.member m JOIN subtext.login l ON l.study = m.study AND l.person = m.person
                   WHERE m.study = who.study AND m.role = 'coordinator' AND m.revoked_at IS NULL
                     AND l.enrolled_at IS NOT NULL AND l.revoked_at IS NULL
                     AND (m.person <> person OR (device IS NOT NULL AND l.device <> device))) THEN
        RAISE EXCEPTION 'last coordinator' USING ERRCODE = 'ST009';
    END IF;
    IF device IS NULL THEN
        UPDATE subtext.member m SET revoked_at = clock_timestamp()
        WHERE m.study = who.study AND m.person = person AND m.revoked_at IS NULL;
    END IF;
    FOR name IN UPDATE subtext.login l SET revoked_at = clock_timestamp()
        WHERE l.study = who.study AND l.person = person AND (device IS NULL OR l.device = device) AND l.revoked_at IS NULL
        RETURNING l.name
    LOOP
        EXECUTE format('ALTER ROLE %I NOLOGIN PASSWORD NULL', name);
        n := n + 1;
    END LOOP;
    RETURN n;
EXCEPTION WHEN OTHERS THEN
    PERFORM subtext.fail(SQLSTATE, SQLERRM);
    RETURN NULL;
END $$;
-- Ends sessions of revoked devices; called after the revocation is committed, so that none comes back.
CREATE FUNCTION team.expel() RETURNS int
LANGUAGE plpgsql VOLATILE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET row_security = on SET client_min_messages = error AS $$
DECLARE who subtext.caller := subtext.me(); n int;
BEGIN
    IF who.study IS NULL OR who.role <> 'coordinator' THEN RAISE EXCEPTION 'not yours' USING ERRCODE = 'ST001'; END IF;
    SELECT count(pg_terminate_backend(a.pid)) INTO n FROM pg_stat_activity a
    JOIN subtext.login l ON l.name = a.usename WHERE l.study = who.study AND l.revoked_at IS NOT NULL;
    RETURN n;
EXCEPTION WHEN OTHERS THEN
    PERFORM subtext.fail(SQLSTATE, SQLERRM);
    RETURN NULL;
END $$;
-- Ends what holds locks: transactions of this study's people that are older than a minute. No call of an
-- honest client takes as long.
CREATE FUNCTION team.unblock() RETURNS int
LANGUAGE plpgsql VOLATILE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp SET row_security = on SET client_min_messages = error AS $$
DECLARE who subtext.caller := subtext.me(); n int;
BEGIN
    IF who.study IS NULL OR who.role <> 'coordinator' THEN RAISE EXCEPTION 'not yours' USING ERRCODE = 'ST001'; END IF;
    SELECT count(pg_terminate_backend(a.pid)) INTO n FROM pg_stat_activity a
    JOIN subtext.login l ON l.name = a.usename
    WHERE l.study = who.study AND a.pid <> pg_backend_pid() AND a.xact_start < clock_timestamp() - interval '1 minute';
    RETURN n;
EXCEPTION WHEN OTHERS THEN
    PERFORM subtext.fail(SQLSTATE, SQLERRM);
    RETURN NULL;
END $$;
GRANT EXECUTE ON FUNCTION team.invite(uuid, text, int), team.enrol(text), team.revoke(uuid, uuid), team.expel(),
    team.unblock() TO subtext_member;
GRANT EXECUTE ON FUNCTION subtext.make_login(uuid, uuid, text, int, uuid), subtext.require_verifier(text) TO subtext_owner;
RESET ROLE;

-- ------------------------------------------------------------------ for whoever runs the server
SET ROLE subtext_owner;
-- A new study and its first coordinator; returns the login of the invitation. Once more for the same
-- person as long as nothing was sent: the answer may have been lost, or what opens the login.
CREATE FUNCTION subtext.create_study(study uuid, person uuid, code text, verifier text) RETURNS jsonb
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
#variable_conflict use_variable
BEGIN
    IF EXISTS (SELECT FROM subtext.member m WHERE m.study = study AND m.person = person AND m.role = 'coordinator')
       AND NOT EXISTS (SELECT FROM subtext.entry e WHERE e.study = study) THEN
        RETURN subtext.make_login(study, person, verifier, 14, NULL);
    END IF;
    INSERT INTO subtext.study (id) VALUES (study);
    INSERT INTO subtext.member (study, person, role, code, rank_at, rank_uuid)
        VALUES (study, person, 'coordinator', code, 0, person);
    INSERT INTO subtext.bell (study, audience) SELECT study, a FROM unnest(ARRAY['all', 'staff', 'office', 'watch']) a;
    RETURN subtext.make_login(study, person, verifier, 14, NULL);
END $$;
-- After a restore from a backup: clients compare their cursors and send again what is missing.
CREATE FUNCTION subtext.restored() RETURNS void
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC UPDATE subtext.study SET incarnation = gen_random_uuid(); END;
GRANT EXECUTE ON FUNCTION subtext.create_study(uuid, uuid, text, text), subtext.restored() TO subtext_host;
RESET ROLE;
REVOKE CREATE ON SCHEMA subtext, team FROM subtext_judge, subtext_reader, subtext_writer, subtext_steward, subtext_keeper;
REVOKE USAGE ON LANGUAGE plpgsql, sql FROM subtext_owner, subtext_judge, subtext_reader, subtext_writer, subtext_steward, subtext_keeper;

-- ------------------------------------------------------------------ what the catalogue tells
-- Statistics, sizes, positions in the log and transaction numbers move with others' writes: by the
-- bytes of a commit one could tell "joy" from "anticipation". Large objects would fill the disk.
-- Rights on the catalogue are those of this database; pg_hba.conf keeps members out of all others
-- but those of other teams, into which this was loaded as well and whose members they are not.
-- What of it is open to everybody, as GRANT says it: nothing once it was revoked here; a later PostgreSQL
-- may bring more.
CREATE FUNCTION subtext.open_catalogue() RETURNS SETOF text
LANGUAGE sql STABLE SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
    SELECT 'EXECUTE ON FUNCTION ' || p.oid::regprocedure FROM pg_proc p WHERE p.pronamespace = 'pg_catalog'::regnamespace
        AND has_function_privilege('public', p.oid, 'EXECUTE')
        AND (p.proname ~ ('^(pg_stat_|pg_xact_|pg_advisory_|pg_try_advisory_|txid_|pg_control_|pg_last_|lo_|lowrite$|loread$'
                || '|pg_current_wal_|pg_current_xact|pg_current_snapshot|pg_logical_emit|pg_get_replication'
                || '|pg_replication_|pg_show_replication|pg_get_multixact|pg_snapshot_)')
             OR p.proname IN ('age', 'mxid_age', 'pg_relation_size', 'pg_table_size', 'pg_indexes_size',
                'pg_total_relation_size', 'pg_database_size', 'pg_tablespace_size', 'pg_lock_status',
                'pg_prepared_xact', 'pg_notification_queue_usage', 'pg_export_snapshot', 'pg_blocking_pids',
                'pg_safe_snapshot_blocking_pids', 'pg_isolation_test_session_is_blocked',
                'pg_relation_filenode', 'pg_relation_filepath', 'pg_filenode_relation'))
        -- ages of dates are pure
        AND NOT (p.proname = 'age' AND 'timestamp'::regtype = ANY (p.proargtypes::oid[]))
        AND NOT (p.proname = 'age' AND 'timestamptz'::regtype = ANY (p.proargtypes::oid[]))
    UNION ALL
    SELECT 'SELECT ON ' || c.oid::regclass FROM pg_class c WHERE c.relnamespace = 'pg_catalog'::regnamespace
        AND has_any_column_privilege('public', c.oid, 'SELECT')
        AND (c.relkind = 'v' AND c.relname ~ '^(pg_stat|pg_locks|pg_prepared_xacts|pg_replication|pg_shmem|pg_roles|pg_user$|pg_group|pg_publication_tables|pg_backend_memory)'
             OR c.relname IN ('pg_db_role_setting', 'pg_auth_members', 'pg_shdepend', 'pg_shdescription', 'pg_shseclabel',
                'pg_largeobject_metadata', 'pg_replication_origin', 'pg_subscription', 'pg_database', 'pg_tablespace', 'pg_init_privs'))
    UNION ALL -- of tables how full they are
    SELECT format('SELECT (%I) ON pg_class', a.attname) FROM pg_attribute a WHERE a.attrelid = 'pg_catalog.pg_class'::regclass
        AND a.attname IN ('reltuples', 'relpages', 'relallvisible', 'relfrozenxid', 'relminmxid', 'relfilenode')
        AND has_column_privilege('public', a.attrelid, a.attnum, 'SELECT');
END;
REVOKE EXECUTE ON FUNCTION subtext.open_catalogue() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION subtext.open_catalogue() TO subtext_host;
DO $$
DECLARE what text; closed text;
BEGIN
    SELECT string_agg(w[1], ', ') INTO closed
        FROM subtext.open_catalogue() o CROSS JOIN LATERAL regexp_match(o, '^SELECT \((.*)\) ON pg_class$') w WHERE w IS NOT NULL;
    FOR what IN SELECT * FROM subtext.open_catalogue() o WHERE o !~ '^SELECT \(' LOOP
        EXECUTE format('REVOKE %s FROM PUBLIC', what);
        EXECUTE format('GRANT %s TO pg_monitor', what);
    END LOOP;
    -- A column is closed where the table is, and all others are opened.
    REVOKE SELECT ON pg_catalog.pg_class FROM PUBLIC;
    GRANT SELECT ON pg_catalog.pg_class TO pg_monitor;
    EXECUTE (SELECT format('GRANT SELECT (%s) ON pg_catalog.pg_class TO PUBLIC', string_agg(quote_ident(a.attname), ', '))
             FROM pg_attribute a WHERE a.attrelid = 'pg_catalog.pg_class'::regclass AND a.attnum > 0
             AND a.attname <> ALL (regexp_split_to_array(closed, ', ')));
END $$;
GRANT EXECUTE ON FUNCTION pg_catalog.pg_advisory_xact_lock(bigint), pg_catalog.pg_advisory_xact_lock_shared(bigint)
    TO subtext_writer, subtext_steward, subtext_keeper;
GRANT EXECUTE ON FUNCTION pg_catalog.pg_stat_get_activity(int) TO subtext_keeper;
GRANT SELECT ON pg_catalog.pg_stat_activity TO subtext_keeper;
