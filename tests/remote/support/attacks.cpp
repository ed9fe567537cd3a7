// SPDX-License-Identifier: MIT
#include "tests/remote/support/attacks.h"

namespace subtext::test {

namespace {

QStringList attacksOnRights(Team& team)
{
    const QString study = team.id.text();
    return {
        // Another's place, or more rights.
        QStringLiteral("UPDATE subtext.parcel SET vote = '{joy}'"),
        QStringLiteral("UPDATE subtext.member SET role = 'coordinator'"),
        QStringLiteral("SET ROLE subtext_judge"),
        QStringLiteral("SET ROLE subtext_reader"),
        QStringLiteral("SET ROLE subtext_writer"),
        QStringLiteral("SET ROLE subtext_steward"),
        QStringLiteral("SET ROLE subtext_keeper"),
        QStringLiteral("SET ROLE subtext_owner"),
        QStringLiteral("SET ROLE subtext_host"),
        QStringLiteral("SET ROLE postgres"),
        QStringLiteral("SET SESSION AUTHORIZATION postgres"),
        QStringLiteral("SET ROLE ") + team.q->login,
        QStringLiteral("SET session_replication_role = replica"),
        QStringLiteral("GRANT subtext_writer TO CURRENT_USER"),
        QStringLiteral("GRANT subtext_member TO subtext_reader"),
        QStringLiteral("ALTER ROLE CURRENT_USER CREATEROLE"),
        QStringLiteral("ALTER ROLE CURRENT_USER BYPASSRLS"),
        QStringLiteral("ALTER ROLE CURRENT_USER CONNECTION LIMIT -1"),
        QStringLiteral("ALTER ROLE subtext_reader BYPASSRLS"),
        QStringLiteral("ALTER ROLE %1 PASSWORD 'x'").arg(team.b->login),
        QStringLiteral("ALTER ROLE %1 SET search_path = x").arg(team.b->login),
        QStringLiteral("CREATE ROLE x"),
        // The functions behind the functions.
        QStringLiteral("SELECT subtext.me()"),
        QStringLiteral("SELECT subtext.my_streams()"),
        QStringLiteral("SELECT subtext.my_scenes()"),
        QStringLiteral("SELECT subtext.splits('%1')").arg(study),
        QStringLiteral("SELECT subtext.undecided('%1', ARRAY['%2']::uuid[])")
            .arg(study, team.b->person.text()),
        QStringLiteral("SELECT subtext.differs('%1')").arg(team.scenes[0].text()),
        QStringLiteral("SELECT subtext.may_write('annotation', NULL)"),
        QStringLiteral("SELECT subtext.is_readable('scene', '{}')"),
        QStringLiteral("SELECT subtext.hold('%1', NULL, true)").arg(study),
        QStringLiteral("SELECT subtext.make_login('%1', '%2', 'x', 1, NULL)")
            .arg(study, team.c->person.text()),
        QStringLiteral("SELECT subtext.create_study('%1', '%2', 'X', 'x')")
            .arg(freshId().text(), freshId().text()),
        QStringLiteral("SELECT subtext.restored()"),
    };
}

QStringList attacksOnTheMachine()
{
    return {
        // Something of one's own on the server.
        QStringLiteral("CREATE TABLE t (x int)"),
        QStringLiteral("CREATE TEMP TABLE t (x int)"),
        QStringLiteral("CREATE SCHEMA x"),
        QStringLiteral("CREATE TABLE team.t (x int)"),
        QStringLiteral("CREATE VIEW team.v AS SELECT 1"),
        QStringLiteral("CREATE TYPE team.x AS (a int)"),
        QStringLiteral("CREATE FUNCTION f() RETURNS int LANGUAGE sql AS 'SELECT 1'"),
        QStringLiteral("CREATE FUNCTION pg_temp.f() RETURNS int LANGUAGE sql AS 'SELECT 1'"),
        QStringLiteral(
            "CREATE FUNCTION team.sha256(bytea) RETURNS bytea LANGUAGE sql AS 'SELECT $1'"),
        QStringLiteral(
            "CREATE OPERATOR public.= (leftarg = uuid, rightarg = uuid, function = uuid_eq)"),
        QStringLiteral("CREATE EXTENSION dblink"),
        QStringLiteral("DO $$ BEGIN PERFORM 1; END $$"),
        QStringLiteral("DROP FUNCTION team.push(jsonb)"),
        QStringLiteral("ALTER FUNCTION team.push(jsonb) RESET ALL"),
        // The machine.
        QStringLiteral("COPY (SELECT 1) TO PROGRAM 'id'"),
        QStringLiteral("COPY (SELECT 1) TO '/tmp/x'"),
        QStringLiteral("SELECT pg_read_file('/etc/passwd')"),
        QStringLiteral("SELECT pg_ls_dir('.')"),
        QStringLiteral("SELECT pg_stat_file('PG_VERSION')"),
        QStringLiteral("SELECT lo_import('/etc/passwd')"),
        QStringLiteral("SELECT lo_create(0)"),
        QStringLiteral("SELECT lo_from_bytea(0, 'x')"),
        QStringLiteral("SELECT pg_reload_conf()"),
        QStringLiteral("SELECT pg_switch_wal()"),
        QStringLiteral("SELECT pg_logical_emit_message(false, 'x', 'x')"),
    };
}

QStringList attacksOnTheWorkOfOthers()
{
    return {
        // Locks that others wait for.
        QStringLiteral("SELECT pg_advisory_lock(1)"),
        QStringLiteral("SELECT pg_advisory_xact_lock(1)"),
        QStringLiteral("SELECT pg_try_advisory_lock_shared(1)"),
        QStringLiteral("SELECT pg_advisory_unlock_all()"),
        // What moves when somebody else writes.
        QStringLiteral("SELECT pg_current_wal_lsn()"),
        QStringLiteral("SELECT pg_current_wal_insert_lsn()"),
        QStringLiteral("SELECT pg_current_xact_id()"),
        QStringLiteral("SELECT pg_current_snapshot()"),
        QStringLiteral("SELECT txid_current()"),
        QStringLiteral("SELECT age('3'::xid)"),
        QStringLiteral("SELECT pg_relation_size('subtext.parcel'::regclass::oid)"),
        QStringLiteral(
            "SELECT pg_total_relation_size(c.oid) FROM pg_class c WHERE relname = 'parcel'"),
        QStringLiteral("SELECT pg_database_size('subtext')"),
        QStringLiteral("SELECT reltuples FROM pg_class"),
        QStringLiteral(
            "SELECT pg_stat_get_tuples_inserted(c.oid) FROM pg_class c WHERE relname = 'parcel'"),
        QStringLiteral("SELECT * FROM pg_stat_get_activity(NULL)"),
        QStringLiteral("SELECT * FROM pg_stat_activity"),
        QStringLiteral("SELECT * FROM pg_stat_user_tables"),
        QStringLiteral("SELECT * FROM pg_stat_database"),
        QStringLiteral("SELECT * FROM pg_stat_wal"),
        QStringLiteral("SELECT * FROM pg_stat_ssl"),
        QStringLiteral("SELECT * FROM pg_stats"),
        QStringLiteral("SELECT * FROM pg_statistic"),
        QStringLiteral("SELECT * FROM pg_locks"),
        QStringLiteral("SELECT * FROM pg_prepared_xacts"),
        QStringLiteral("SELECT * FROM pg_authid"),
        QStringLiteral("SELECT * FROM pg_roles"),
        QStringLiteral("SELECT * FROM pg_auth_members"),
        QStringLiteral("SELECT xmin FROM pg_db_role_setting"),
        QStringLiteral("SELECT pg_stat_reset()"),
    };
}

} // namespace

QString attackOn(const char* pattern, const char* table)
{
    return QString::fromLatin1(pattern).arg(QLatin1String("subtext.") + QLatin1String(table));
}

QStringList statementsToAttackWith(Team& team)
{
    return attacksOnRights(team) + attacksOnTheMachine() + attacksOnTheWorkOfOthers();
}

bool isRefusalOfAnAttack(const QString& sqlState)
{
    // No right; or there is no such thing, role or extension for whoever may not see it.
    static const QStringList refusals{QStringLiteral("42501"), QStringLiteral("42P01"),
                                      QStringLiteral("0LP01"), QStringLiteral("3F000"),
                                      QStringLiteral("42704"), QStringLiteral("0A000"),
                                      QStringLiteral("42710")};
    return refusals.contains(sqlState);
}

} // namespace subtext::test
