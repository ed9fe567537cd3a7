// SPDX-License-Identifier: MIT
// What somebody with psql can try, as each role: no table, no view, no right, no word of others.
#include "tests/remote/support/team.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

using namespace subtext;
using namespace subtext::test;

class AttacksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void table_isOutOfReach_data();
    void table_isOutOfReach();
    void statement_isRefused_data();
    void statement_isRefused();
    void hiddenStream_staysShut_data();
    void hiddenStream_staysShut();
    void setting_opensNothing_data();
    void setting_opensNothing();
    void bells_areSilentForWhoDoesNotKnowTheirNames();
    void plan_showsAFunctionOnly();
    void lentRole_isStillOneself();

private:
    void addRoles();
    /// The session of a role by name.
    SqlSession& as(const QString& role);
    Device& device(const QString& role);
    void verifyRefused(const QString& role, const QString& sql);

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<Team> m_team;
    std::unique_ptr<Team> m_other;
    std::unique_ptr<Device> m_revoked;
    std::unique_ptr<SqlSession> m_outside;   ///< A login of another study.
    std::unique_ptr<SqlSession> m_wasInside; ///< Opened before the revocation.
};

namespace {

// What only B and Q know. No message to anybody else may hold it.
const QString TheirWords[] = {QStringLiteral("disgust"), QStringLiteral("fear")};

QString ofTables(const char* pattern, const char* table)
{
    return QString::fromLatin1(pattern).arg(QLatin1String("subtext.") + QLatin1String(table));
}

} // namespace

void AttacksTest::initTestCase()
{
    START_OR_SKIP(m_server);
    m_team = std::make_unique<Team>(*m_server);
    m_other = std::make_unique<Team>(*m_server);
    QCOMPARE(m_team->p->push(m_team->p->answer(m_team->scenes[0], QStringLiteral("joy"))).taken, 1);
    QCOMPARE(m_team->q->push(m_team->q->answer(m_team->scenes[0], TheirWords[1])).taken, 1);
    QCOMPARE(m_team->r->push(m_team->r->answer(m_team->scenes[0], QStringLiteral("anger"))).taken,
             1);
    QCOMPARE(m_team->b->push(m_team->b->decision(m_team->scenes[0], TheirWords[0])).taken, 1);
    m_revoked = m_team->add(QStringLiteral("annotator"), QStringLiteral("Z"));
    m_wasInside = m_revoked->another();
    QVERIFY(m_wasInside->isOpen());
    QVERIFY(m_team->c->run(QStringLiteral("SELECT team.revoke($1)"), {m_revoked->person.text()})
                .holds());
    m_outside = m_other->p->another();
}

void AttacksTest::addRoles()
{
    QTest::addColumn<QString>("role");
    QTest::addColumn<QString>("sql");
}

Device& AttacksTest::device(const QString& role)
{
    if (role == QLatin1String("annotator"))
        return *m_team->p;
    return role == QLatin1String("adjudicator") ? *m_team->a : *m_team->c;
}

SqlSession& AttacksTest::as(const QString& role)
{
    if (role == QLatin1String("outsider"))
        return *m_outside;
    return role == QLatin1String("revoked") ? *m_wasInside : device(role).session();
}

void AttacksTest::verifyRefused(const QString& role, const QString& sql)
{
    SqlSession& session = as(role);
    const SqlAnswer answer = session.run(sql);
    session.run(QStringLiteral("ROLLBACK"));
    // No right; or there is no such thing, role or extension for whoever may not see it.
    static const QStringList refusals{QStringLiteral("42501"), QStringLiteral("42P01"),
                                      QStringLiteral("0LP01"), QStringLiteral("3F000"),
                                      QStringLiteral("42704"), QStringLiteral("0A000"),
                                      QStringLiteral("42710")};
    QVERIFY2(refusals.contains(answer.sqlState),
             qUtf8Printable(answer.holds() ? QStringLiteral("it succeeded") : answer.message));
    for (const QString& word : TheirWords)
        QVERIFY2(!answer.message.contains(word), qUtf8Printable(answer.message));
}

void AttacksTest::table_isOutOfReach_data()
{
    addRoles();
    for (const char* role : {"annotator", "adjudicator", "coordinator", "outsider", "revoked"}) {
        for (const char* table :
             {"meta", "kind", "study", "member", "login", "presence", "stream", "bell", "parcel",
              "entry", "chain", "scene", "seat", "vote", "voice", "opening"}) {
            for (const char* attack :
                 {"SELECT * FROM %1", "SELECT count(*) FROM %1", "DELETE FROM %1", "TRUNCATE %1",
                  "COPY %1 TO STDOUT", "BEGIN; LOCK TABLE %1 IN ACCESS SHARE MODE",
                  "EXPLAIN SELECT * FROM %1", "EXPLAIN DELETE FROM %1", "SELECT ctid, xmin FROM %1",
                  "INSERT INTO %1 DEFAULT VALUES", "DROP TABLE %1",
                  "ALTER TABLE %1 DISABLE ROW LEVEL SECURITY", "ALTER TABLE %1 DISABLE TRIGGER ALL",
                  "CREATE POLICY x ON %1 USING (true)"})
                QTest::addRow("%s: %s: %s", role, table, attack)
                    << QString::fromLatin1(role) << ofTables(attack, table);
        }
    }
}

void AttacksTest::table_isOutOfReach()
{
    QFETCH(QString, role);
    QFETCH(QString, sql);
    verifyRefused(role, sql);
}

void AttacksTest::statement_isRefused_data()
{
    addRoles();
    if (!m_team)
        return;
    const QString study = m_team->id.text();
    const QStringList attacks{
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
        QStringLiteral("SET ROLE ") + m_team->q->login,
        QStringLiteral("SET session_replication_role = replica"),
        QStringLiteral("GRANT subtext_writer TO CURRENT_USER"),
        QStringLiteral("GRANT subtext_member TO subtext_reader"),
        QStringLiteral("ALTER ROLE CURRENT_USER CREATEROLE"),
        QStringLiteral("ALTER ROLE CURRENT_USER BYPASSRLS"),
        QStringLiteral("ALTER ROLE CURRENT_USER CONNECTION LIMIT -1"),
        QStringLiteral("ALTER ROLE subtext_reader BYPASSRLS"),
        QStringLiteral("ALTER ROLE %1 PASSWORD 'x'").arg(m_team->b->login),
        QStringLiteral("ALTER ROLE %1 SET search_path = x").arg(m_team->b->login),
        QStringLiteral("CREATE ROLE x"),
        // The functions behind the functions.
        QStringLiteral("SELECT subtext.me()"),
        QStringLiteral("SELECT subtext.my_streams()"),
        QStringLiteral("SELECT subtext.my_scenes()"),
        QStringLiteral("SELECT subtext.splits('%1')").arg(study),
        QStringLiteral("SELECT subtext.undecided('%1', ARRAY['%2']::uuid[])")
            .arg(study, m_team->b->person.text()),
        QStringLiteral("SELECT subtext.differs('%1')").arg(m_team->scenes[0].text()),
        QStringLiteral("SELECT subtext.may_write('annotation', NULL)"),
        QStringLiteral("SELECT subtext.is_readable('scene', '{}')"),
        QStringLiteral("SELECT subtext.hold('%1', NULL, true)").arg(study),
        QStringLiteral("SELECT subtext.make_login('%1', '%2', 'x', 1, NULL)")
            .arg(study, m_team->c->person.text()),
        QStringLiteral("SELECT subtext.create_study('%1', '%2', 'X', 'x')")
            .arg(freshId().text(), freshId().text()),
        QStringLiteral("SELECT subtext.restored()"),
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
    for (const char* role : {"annotator", "adjudicator", "coordinator", "outsider", "revoked"}) {
        int number = 0; // statements with ids in them would make names that change
        for (const QString& attack : attacks)
            QTest::addRow("%s: %d %s", role, ++number, qPrintable(attack.left(50)))
                << QString::fromLatin1(role) << attack;
    }
}

void AttacksTest::statement_isRefused()
{
    QFETCH(QString, role);
    QFETCH(QString, sql);
    verifyRefused(role, sql);
}

void AttacksTest::hiddenStream_staysShut_data()
{
    QTest::addColumn<QString>("role");
    QTest::addColumn<QString>("key");
    if (!m_team)
        return;
    const QString b = m_team->b->person.text();
    const QString q = m_team->q->person.text();
    const auto row = [](const char* role, const char* what, const QString& key) {
        QTest::addRow("%s: %s", role, what) << QString::fromLatin1(role) << key;
    };
    for (const char* role : {"annotator", "adjudicator", "coordinator", "outsider", "revoked"})
        row(role, "B's desk", QStringLiteral("desk:%1:1").arg(b));
    for (const char* role : {"annotator", "outsider", "revoked"}) {
        row(role, "Q's answers", QStringLiteral("answers:%1:").arg(q));
        row(role, "what is about Q", QStringLiteral("about:%1:").arg(q));
        row(role, "all scenes", QStringLiteral("scenes::"));
    }
    for (const char* role : {"annotator", "adjudicator", "outsider", "revoked"})
        row(role, "Q's name", QStringLiteral("name:%1:").arg(q));
    for (const char* role : {"outsider", "revoked"})
        row(role, "the rules", QStringLiteral("common::"));
}

void AttacksTest::hiddenStream_staysShut()
{
    QFETCH(QString, role);
    QFETCH(QString, key);
    const QString stream = m_team->streamOf(key);
    QVERIFY2(!stream.isEmpty(), "there is no such stream to hide");
    SqlSession& session = as(role);
    const auto rows = [&](const QString& sql) { return session.run(sql, {stream}); };
    for (const QString& sql :
         {QStringLiteral("SELECT * FROM team.pull(ARRAY[$1]::uuid[], ARRAY[0]::bigint[])"),
          QStringLiteral("SELECT * FROM team.links($1, ARRAY[1]::bigint[])"),
          QStringLiteral("SELECT * FROM team.heads() WHERE stream = $1"),
          QStringLiteral("SELECT * FROM team.chains() WHERE stream = $1")}) {
        const SqlAnswer answer = rows(sql);
        QVERIFY2(answer.holds(), qUtf8Printable(answer.message));
        QCOMPARE(answer.rows, QList<QStringList>());
    }
}

void AttacksTest::setting_opensNothing_data()
{
    addRoles();
    for (const char* role : {"annotator", "adjudicator", "coordinator"}) {
        for (const char* setting :
             {"row_security = off", "search_path = pg_temp, public",
              "standard_conforming_strings = off", "transform_null_equals = on",
              "array_nulls = off", "bytea_output = escape", "datestyle = german",
              "client_min_messages = debug5",
              "debug_print_plan = on; SET debug_print_rewritten = on; "
              "SET debug_print_parse = on; SET client_min_messages = log",
              "jit = on", "enable_indexscan = off", "plan_cache_mode = force_generic_plan",
              "quote_all_identifiers = on"})
            QTest::addRow("%s: %s", role, setting)
                << QString::fromLatin1(role) << QString::fromLatin1(setting);
    }
}

void AttacksTest::setting_opensNothing()
{
    QFETCH(QString, role);
    QFETCH(QString, sql);
    Device& own = device(role);
    const std::unique_ptr<SqlSession> session = own.another();
    QVERIFY2(session->run(QStringLiteral("SET ") + sql).holds(), "it cannot be set at all");
    const SqlAnswer streams = session->run(QStringLiteral("SELECT stream FROM team.heads()"));
    QVERIFY2(streams.holds(), qUtf8Printable(streams.message));
    QStringList seen = streams.column();
    seen.sort();
    QCOMPARE(seen, QStringList(own.streams().keys()));
    const SqlAnswer rows =
        session->run(QStringLiteral("SELECT body, vote FROM team.pull($1::uuid[], $2::bigint[])"),
                     {u'{' + seen.join(u',') + u'}',
                      u'{' + QStringLiteral("0,").repeated(seen.size()).chopped(1) + u'}'});
    QVERIFY2(rows.holds(), qUtf8Printable(rows.message));
    QVERIFY(!rows.rows.isEmpty());
    for (const QStringList& row : rows.rows)
        QVERIFY(!row.join(u' ').contains(TheirWords[0]));
    QVERIFY(!session->notices().contains(TheirWords[0]));
    QVERIFY2(!session->notices().contains(QLatin1String("subtext.parcel")),
             qUtf8Printable(session->notices().left(300)));
}

void AttacksTest::bells_areSilentForWhoDoesNotKnowTheirNames()
{
    const std::unique_ptr<SqlSession> listener = m_team->p->another();
    for (const QString& guess :
         {QStringLiteral("subtext"), m_team->id.text(), m_team->b->person.text(),
          m_team->streamOf(QStringLiteral("desk:%1:1").arg(m_team->b->person.text())),
          QStringLiteral("desk"), QStringLiteral("all"), QStringLiteral("staff")})
        QVERIFY(listener->run(QStringLiteral("LISTEN \"%1\"").arg(guess)).holds());
    const SqlAnswer own =
        m_team->p->run(QStringLiteral("SELECT team.hello(1) -> 'bells' ->> 'all'"));
    QVERIFY(listener->run(QStringLiteral("LISTEN \"%1\"").arg(own.value())).holds());
    QCOMPARE(m_team->b->push(m_team->b->decision(m_team->scenes[1], TheirWords[0])).taken, 1);
    // Afterwards, so that whatever rings has rung.
    QCOMPARE(m_team->c->push(m_team->c->row(QStringLiteral("guideline"))).taken, 1);
    listener->run(QStringLiteral("SELECT 1"));
    QCOMPARE(listener->rungBells(),
             QStringList{own.value() + u' ' + m_team->streamOf(QStringLiteral("common::"))});
    const QString bells = m_team->p->run(QStringLiteral("SELECT team.hello(1) -> 'bells'")).value();
    QVERIFY(!bells.contains(m_team->b->person.text()));
    QVERIFY(!bells.contains(QLatin1String("staff")));
}

void AttacksTest::plan_showsAFunctionOnly()
{
    const SqlAnswer plan = m_team->p->run(
        QStringLiteral("EXPLAIN (VERBOSE, ANALYZE, COSTS) SELECT * FROM "
                       "team.pull(ARRAY['%1']::uuid[], ARRAY[0]::bigint[])")
            .arg(m_team->streamOf(QStringLiteral("desk:%1:1").arg(m_team->b->person.text()))));
    QVERIFY2(plan.holds(), qUtf8Printable(plan.message));
    const QString text = plan.column().join(u'\n');
    QVERIFY2(text.contains(QLatin1String("Function Scan")), qUtf8Printable(text));
    QVERIFY2(!text.contains(QLatin1String("entry")), qUtf8Printable(text));
    QVERIFY2(text.contains(QLatin1String("rows=0")), qUtf8Printable(text));
}

void AttacksTest::lentRole_isStillOneself()
{
    QCOMPARE(
        m_team->p->run(QStringLiteral("GRANT %1 TO %2").arg(m_team->p->login, m_team->q->login))
            .sqlState,
        QStringLiteral("42501"));
    // Should whoever runs the server do it:
    QVERIFY(m_server->admin()
                .run(QStringLiteral("GRANT %1 TO %2").arg(m_team->p->login, m_team->q->login))
                .holds());
    const std::unique_ptr<SqlSession> session = m_team->q->another();
    QVERIFY(session->run(QStringLiteral("SET ROLE ") + m_team->p->login).holds());
    QCOMPARE(session->run(QStringLiteral("SELECT team.hello(1) ->> 'person'")).value(),
             m_team->q->person.text());
}

SUBTEXT_TEST(AttacksTest)
#include "attackstest.moc"
