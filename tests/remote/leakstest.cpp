// SPDX-License-Identifier: MIT
// Everything that a member of any role can read or compute, before and after an adjudicator decides
// whose desk is shut to them: no difference. A plain PostgreSQL tells of others' writes in some
// thirty places.
#include "tests/remote/support/team.h"
#include "tests/support/registeredtest.h"

#include <QRegularExpression>
#include <QtTest>

#include <set>

using namespace subtext;
using namespace subtext::test;

class LeaksTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void othersDecisions_moveNothing_data();
    void othersDecisions_moveNothing();

private:
    QStringList statements();
    QStringList callsOf(const QString& function, const QString& argument);
    static QMap<QString, QString> readAll(Device& reader, const QStringList& statements);

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<Team> m_team;
    QStringList m_relations; ///< Ids of the server's own tables and indexes.
};

void LeaksTest::initTestCase()
{
    START_OR_SKIP(m_server);
    m_relations = m_server->admin()
                      .run(QStringLiteral("SELECT oid FROM pg_class WHERE relnamespace = "
                                          "'subtext'::regnamespace AND relkind IN ('r', 'i')"))
                      .column();
}

// A study of its own for each reader: the stream of the desk is not there before.
void LeaksTest::init()
{
    m_team = std::make_unique<Team>(*m_server);
    for (const Uuid& scene : m_team->scenes) {
        int label = 0;
        for (Device* each : {m_team->p.get(), m_team->q.get(), m_team->r.get()})
            QCOMPARE(each->push(each->answer(scene, QStringLiteral("label-%1").arg(++label))).taken,
                     1);
    }
}

/// What a function of one argument is asked with; nothing where no value could tell anything.
QStringList LeaksTest::callsOf(const QString& function, const QString& argument)
{
    QStringList values;
    if (argument == QLatin1String("oid") || argument == QLatin1String("regclass")) {
        for (const QString& relation : m_relations)
            values << relation + QStringLiteral("::oid");
    }
    static const QMap<QString, QStringList> samples{
        {QStringLiteral("xid"), {QStringLiteral("'3'::xid")}},
        {QStringLiteral("xid8"), {QStringLiteral("'3'::xid8")}},
        {QStringLiteral("text"), {QStringLiteral("'subtext.parcel'")}},
        {QStringLiteral("name"), {QStringLiteral("'subtext'::name")}},
        {QStringLiteral("integer"), {QStringLiteral("0"), QStringLiteral("1")}},
        {QStringLiteral("bigint"), {QStringLiteral("0::bigint")}},
        {QStringLiteral("boolean"), {QStringLiteral("false")}},
        {QStringLiteral("pg_snapshot"), {QStringLiteral("'1:1:'::pg_snapshot")}},
        {QStringLiteral("pg_lsn"), {QStringLiteral("'0/0'::pg_lsn")}}};
    QStringList calls;
    for (const QString& value : values + samples.value(argument))
        calls << QStringLiteral("SELECT * FROM pg_catalog.%1(%2) x").arg(function, value);
    return calls;
}

QStringList LeaksTest::statements()
{
    QStringList found{QStringLiteral("SELECT team.hello(1) - 'time'"),
                      QStringLiteral("SELECT * FROM team.heads() ORDER BY 1"),
                      QStringLiteral("SELECT team.desk_progress()"),
                      QStringLiteral("SELECT * FROM team.status() ORDER BY 1, 6"),
                      QStringLiteral("SELECT team.open_desks()"),
                      QStringLiteral("SELECT * FROM team.chains()")};
    const SqlAnswer views = m_server->admin().run(QStringLiteral(
        "SELECT oid::regclass FROM pg_class WHERE relkind IN ('r', 'v') AND relnamespace IN "
        "('pg_catalog'::regnamespace, 'information_schema'::regnamespace) AND relname NOT IN "
        "('pg_attribute', 'pg_proc', 'pg_depend', 'pg_description', 'pg_operator')"));
    for (const QString& view : views.column()) {
        found << QStringLiteral("SELECT * FROM %1 t").arg(view);
        found << QStringLiteral("SELECT tableoid, xmin, xmax, ctid FROM %1 t ORDER BY ctid")
                     .arg(view);
    }
    // Not those that wait, end something, tell the time, or are of types that only input has.
    const SqlAnswer functions = m_server->admin().run(QStringLiteral(
        "SELECT quote_ident(proname), proargtypes[0]::regtype FROM pg_proc WHERE pronamespace = "
        "'pg_catalog'::regnamespace AND prokind = 'f' AND pronargs <= 1 AND proname !~ "
        "'^(pg_sleep|pg_terminate|pg_cancel|pg_reload|pg_rotate|pg_promote|pg_switch|pg_backup|"
        "pg_advisory|pg_try_advisory|clock_timestamp|timeofday|now$|statement_timestamp|"
        "transaction_timestamp|random|gen_random|pg_backend_pid|pg_conf_load|query_to|table_to|"
        "schema_to|database_to|cursor_to|.*_recv$|.*_in$|ts_stat)' AND prorettype NOT IN "
        "('trigger'::regtype, 'internal'::regtype, 'event_trigger'::regtype)"));
    for (const QStringList& function : functions.rows) {
        if (function.at(1).isNull())
            found << QStringLiteral("SELECT * FROM pg_catalog.%1() x").arg(function.at(0));
        else
            found << callsOf(function.at(0), function.at(1));
    }
    return found;
}

QMap<QString, QString> LeaksTest::readAll(Device& reader, const QStringList& statements)
{
    QMap<QString, QString> said;
    for (const QString& statement : statements) {
        const SqlAnswer answer = reader.run(statement);
        QStringList rows;
        for (const QStringList& row : answer.rows)
            rows << row.join(QChar(1));
        rows.sort();
        said.insert(statement, answer.sqlState + QChar(2) + rows.join(QChar(3)));
    }
    return said;
}

void LeaksTest::othersDecisions_moveNothing_data()
{
    QTest::addColumn<QString>("role");
    for (const char* role : {"adjudicator", "annotator", "coordinator"})
        QTest::newRow(role) << QString::fromLatin1(role);
}

void LeaksTest::othersDecisions_moveNothing()
{
    QFETCH(const QString, role);
    Device& reader = role == QLatin1String("adjudicator") ? *m_team->a
                     : role == QLatin1String("annotator") ? *m_team->p
                                                          : *m_team->c;
    const QStringList asked = statements();
    QVERIFY2(asked.size() > 1000, qPrintable(QString::number(asked.size())));
    readAll(reader, asked); // what is loaded when it is first asked for
    const auto first = readAll(reader, asked);
    const auto before = readAll(reader, asked);
    int readable = 0;
    for (const QString& said : before)
        readable += said.startsWith(QChar(2)) ? 1 : 0;
    QVERIFY2(readable > 500, qPrintable(QString::number(readable)));

    std::vector<WireRow> decisions;
    for (const Uuid& scene : m_team->scenes)
        decisions.push_back(m_team->b->decision(scene, QStringLiteral("anticipation")));
    QCOMPARE(m_team->b->push(decisions).taken, 4);
    QVERIFY(m_server->admin().run(QStringLiteral("CHECKPOINT")).holds());
    const auto after = readAll(reader, asked);
    QVERIFY(m_server->admin().run(QStringLiteral("ANALYZE")).holds());
    const auto analysed = readAll(reader, asked);

    QStringList told;
    QStringList restless;
    for (const QString& statement : asked) {
        if (first[statement] != before[statement])
            restless << statement; // moves by itself
        else if (after[statement] != before[statement] || analysed[statement] != before[statement])
            told << statement;
    }
    QCOMPARE(told, QStringList());
    // What moves by itself is about the caller's own session, or the time.
    static const QRegularExpression own(QStringLiteral(
        "timestamp|txid|backend|now|mcv|clock|memory|cursor|prepared|my_temp|listening|uptime|"
        "version|jit|hostname|inet_|trigger_depth|temp_schema|pg_stat_get_xact|timezone"));
    for (const QString& statement : restless)
        QVERIFY2(own.match(statement).hasMatch(), qUtf8Printable(statement));
}

SUBTEXT_TEST(LeaksTest)
#include "leakstest.moc"
