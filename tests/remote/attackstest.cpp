// SPDX-License-Identifier: MIT
// What somebody with psql can try, as each role: no table, no view, no right, no word of others.
#include "tests/remote/support/attacks.h"

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
    QVERIFY2(isRefusalOfAnAttack(answer.sqlState),
             qUtf8Printable(answer.holds() ? QStringLiteral("it succeeded") : answer.message));
    for (const QString& word : TheirWords)
        QVERIFY2(!answer.message.contains(word), qUtf8Printable(answer.message));
}

void AttacksTest::table_isOutOfReach_data()
{
    addRoles();
    for (const char* role : {"annotator", "adjudicator", "coordinator", "outsider", "revoked"}) {
        for (const char* table : TablesToAttack) {
            for (const char* attack : AttacksOnATable)
                QTest::addRow("%s: %s: %s", role, table, attack)
                    << QString::fromLatin1(role) << attackOn(attack, table);
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
    for (const char* role : {"annotator", "adjudicator", "coordinator", "outsider", "revoked"}) {
        int number = 0; // statements with ids in them would make names that change
        for (const QString& attack : statementsToAttackWith(*m_team))
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
