// SPDX-License-Identifier: MIT
// The second lock: were somebody to grant tables, or were a function of the server wrong, row
// security alone would have to hold. Each test is somebody in the role that owns the functions.
#include "tests/remote/support/team.h"
#include "tests/support/registeredtest.h"

#include <QtTest>

using namespace subtext;
using namespace subtext::test;

class PoliciesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void reader_seesWhatItsCallerMay_data();
    void reader_seesWhatItsCallerMay();
    void reader_seesOneStudy_data();
    void reader_seesOneStudy();
    void error_doesNotTellOfAHiddenRow();
    void writer_putsWhatItsCallerMay_data();
    void writer_putsWhatItsCallerMay();
    void entry_isInOnesOwnName_data();
    void entry_isInOnesOwnName();
    void statement_isDenied_data();
    void statement_isDenied();
    void superusersChange_meetsATrigger_data();
    void superusersChange_meetsATrigger();
    void catalogue_isAsItShouldBe_data();
    void catalogue_isAsItShouldBe();
    void digest_isTheProgramsToo();

private:
    /// `sql` by somebody as the role: session_user is the person, current_user the functions'
    /// owner.
    SqlAnswer as(const QString& role, const Device& who, const QString& sql,
                 const QStringList& parameters = {});
    Device& device(const QString& name);

    std::unique_ptr<PostgresServer> m_server;
    std::unique_ptr<Team> m_team;
    std::unique_ptr<Team> m_other;
};

void PoliciesTest::initTestCase()
{
    START_OR_SKIP(m_server);
    m_team = std::make_unique<Team>(*m_server);
    m_other = std::make_unique<Team>(*m_server);
    for (Team* team : {m_team.get(), m_other.get()}) {
        for (Device* each : {team->p.get(), team->q.get()})
            QCOMPARE(each->push(each->answer(team->scenes[0], QStringLiteral("joy"))).taken, 1);
        for (Device* each : {team->a.get(), team->b.get()})
            QCOMPARE(each->push(each->decision(team->scenes[0], QStringLiteral("fear"))).taken, 1);
    }
    WireRow scene = m_team->c->row(QStringLiteral("scene"),
                                   {{QStringLiteral("ordinal"), 99},
                                    {QStringLiteral("group"), QStringLiteral("mixed-signals")}});
    scene.scenario = scene.uuid; // of nobody
    WireRow change = m_team->c->row(QStringLiteral("scene_change"));
    change.scenario = scene.uuid;
    WireRow own = m_team->c->row(QStringLiteral("scene_change"));
    own.scenario = m_team->scenes[0];
    QCOMPARE(m_team->c->push({scene, change, own}).taken, 3);
}

Device& PoliciesTest::device(const QString& name)
{
    if (name == QLatin1String("P"))
        return *m_team->p;
    return name == QLatin1String("A") ? *m_team->a : *m_team->c;
}

SqlAnswer PoliciesTest::as(const QString& role, const Device& who, const QString& sql,
                           const QStringList& parameters)
{
    SqlSession session(m_server->socket());
    session.run(QStringLiteral("BEGIN; GRANT %1 TO %2; SET LOCAL SESSION AUTHORIZATION %2; "
                               "SET LOCAL ROLE %1")
                    .arg(role, who.login));
    return session.run(sql, parameters); // and everything is undone as the session ends
}

void PoliciesTest::reader_seesWhatItsCallerMay_data()
{
    QTest::addColumn<QString>("who");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QStringList>("people");
    if (!m_team)
        return;
    const QString p = m_team->p->person.text();
    const QString q = m_team->q->person.text();
    QTest::newRow("P: answers") << "P"
                                << "annotation" << QStringList{p};
    QTest::newRow("A: answers") << "A"
                                << "annotation" << QStringList{p, q};
    QTest::newRow("C: answers") << "C"
                                << "annotation" << QStringList{p, q};
    QTest::newRow("P: decisions") << "P"
                                  << "decision" << QStringList{};
    QTest::newRow("A: decisions") << "A"
                                  << "decision" << QStringList{m_team->a->person.text()};
    QTest::newRow("C: decisions") << "C"
                                  << "decision" << QStringList{};
    QTest::newRow("P: names") << "P"
                              << "name" << QStringList{p};
    QTest::newRow("A: names") << "A"
                              << "name" << QStringList{m_team->a->person.text()};
}

void PoliciesTest::reader_seesWhatItsCallerMay()
{
    QFETCH(QString, who);
    QFETCH(QString, kind);
    QFETCH(QStringList, people);
    const SqlAnswer answer =
        as(QStringLiteral("subtext_reader"), device(who),
           QStringLiteral("SELECT DISTINCT person FROM subtext.parcel WHERE kind = $1"), {kind});
    QVERIFY2(answer.holds(), qUtf8Printable(answer.message));
    QStringList seen = answer.column();
    seen.sort();
    people.sort();
    QCOMPARE(seen, people);
}

void PoliciesTest::reader_seesOneStudy_data()
{
    QTest::addColumn<QString>("who");
    QTest::addColumn<QString>("table");
    for (const char* who : {"P", "A", "C"}) {
        for (const char* table : {"parcel", "entry", "stream", "member", "login", "bell", "chain"})
            QTest::addRow("%s: %s", who, table)
                << QString::fromLatin1(who) << QString::fromLatin1(table);
    }
}

void PoliciesTest::reader_seesOneStudy()
{
    QFETCH(QString, who);
    QFETCH(QString, table);
    QCOMPARE(as(QStringLiteral("subtext_reader"), device(who),
                QStringLiteral("SELECT DISTINCT study FROM subtext.") + table)
                 .column(),
             QStringList{m_team->id.text()});
}

void PoliciesTest::error_doesNotTellOfAHiddenRow()
{
    // The policy is asked first: a division by zero would name the row.
    const SqlAnswer answer =
        as(QStringLiteral("subtext_reader"), *m_team->p,
           QStringLiteral("SELECT 1 FROM subtext.parcel WHERE 1 / (CASE WHEN kind = 'decision' "
                          "THEN 0 ELSE 1 END) = 1 LIMIT 0"));
    QVERIFY2(answer.holds(), qUtf8Printable(answer.message));
    // An annotator sees the scenes of own items, and what was corrected in them, and no others.
    const SqlAnswer scenes = as(QStringLiteral("subtext_reader"), *m_team->p,
                                QStringLiteral("SELECT DISTINCT scenario FROM subtext.parcel WHERE "
                                               "kind IN ('scene', 'scene_change', 'label_again')"));
    QStringList seen = scenes.column();
    QStringList own;
    for (const Uuid& scene : m_team->scenes)
        own << scene.text();
    seen.sort();
    own.sort();
    QCOMPARE(seen, own);
    QCOMPARE(m_team->p
                 ->run(QStringLiteral("SELECT * FROM team.scenes($1::uuid[])"),
                       {u'{' + own.join(u',') + u'}'})
                 .rows.size(),
             own.size() + 1);
}

void PoliciesTest::writer_putsWhatItsCallerMay_data()
{
    QTest::addColumn<QString>("who");
    QTest::addColumn<QString>("study");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("person");
    QTest::addColumn<QString>("key");
    QTest::addColumn<bool>("mayPut");
    if (!m_team)
        return;
    const QString id = m_team->id.text();
    const QString p = m_team->p->person.text();
    const QString q = m_team->q->person.text();
    const QString a = m_team->a->person.text();
    const QString b = m_team->b->person.text();
    const QString answers = QStringLiteral("answers:%1:");
    const QString desk = QStringLiteral("desk:%1:1");
    const QString there = m_other->p->person.text();
    QTest::newRow("an own answer") << "P" << id << "annotation" << p << answers.arg(p) << true;
    QTest::newRow("Q's answer") << "P" << id << "annotation" << q << answers.arg(q) << false;
    QTest::newRow("an own answer into Q's stream")
        << "P" << id << "annotation" << p << answers.arg(q) << false;
    QTest::newRow("an answer of another study")
        << "P" << m_other->id.text() << "annotation" << there << answers.arg(there) << false;
    QTest::newRow("an own decision") << "A" << id << "decision" << a << desk.arg(a) << true;
    QTest::newRow("B's decision") << "A" << id << "decision" << b << desk.arg(b) << false;
    QTest::newRow("an own decision into B's desk")
        << "A" << id << "decision" << a << desk.arg(b) << false;
    QTest::newRow("rules of an annotator") << "P" << id << "protocol" << p << "common::" << false;
}

void PoliciesTest::writer_putsWhatItsCallerMay()
{
    QFETCH(QString, who);
    QFETCH(QString, study);
    QFETCH(QString, kind);
    QFETCH(QString, person);
    QFETCH(QString, key);
    QFETCH(bool, mayPut);
    // As the superuser, who sees every stream: the policy has to refuse it, not the look-up.
    const QString stream =
        m_server->admin()
            .run(QStringLiteral("SELECT id FROM subtext.stream WHERE study = $1 AND key = $2"),
                 {study, key})
            .value();
    QVERIFY(!stream.isEmpty());
    const SqlAnswer answer =
        as(QStringLiteral("subtext_writer"), device(who),
           QStringLiteral("INSERT INTO subtext.parcel (study, uuid, stream, kind, v, person, "
                          "revision, at, vote, body, digest) VALUES ($1, gen_random_uuid(), $2, "
                          "$3, 7, $4, 1, 1, '{joy}', '{}', sha256(''))"),
           {study, stream, kind, person});
    if (mayPut)
        QVERIFY2(answer.holds(), qUtf8Printable(answer.message));
    else
        QCOMPARE(answer.sqlState, QStringLiteral("42501"));
}

void PoliciesTest::entry_isInOnesOwnName_data()
{
    QTest::addColumn<QString>("author");
    QTest::addColumn<QString>("device");
    QTest::addColumn<bool>("mayPut");
    if (!m_team)
        return;
    const QString p = m_team->p->person.text();
    const QString own = m_team->p->id.text();
    QTest::newRow("one's own") << p << own << true;
    QTest::newRow("Q's") << m_team->q->person.text() << own << false;
    QTest::newRow("the exchange's") << QString() << own << false;
    QTest::newRow("through Q's device") << p << m_team->q->id.text() << false;
}

void PoliciesTest::entry_isInOnesOwnName()
{
    QFETCH(QString, author);
    QFETCH(QString, device);
    QFETCH(bool, mayPut);
    const QString stream =
        m_team->streamOf(QStringLiteral("answers:%1:").arg(m_team->p->person.text()));
    const QString uuid =
        m_server->admin()
            .run(QStringLiteral("SELECT uuid FROM subtext.parcel WHERE stream = $1"), {stream})
            .value();
    const SqlAnswer answer =
        as(QStringLiteral("subtext_writer"), *m_team->p,
           QStringLiteral("INSERT INTO subtext.entry (study, stream, n, uuid, author, device, k, "
                          "link, head) VALUES ($1, $2, 9999, $3, $4, $5, 9999, sha256(''), "
                          "sha256(''))"),
           {m_team->id.text(), stream, uuid, author, device});
    if (mayPut)
        QVERIFY2(answer.holds(), qUtf8Printable(answer.message));
    else
        QCOMPARE(answer.sqlState, QStringLiteral("42501"));
}

void PoliciesTest::statement_isDenied_data()
{
    QTest::addColumn<QString>("role");
    QTest::addColumn<QString>("sql");
    for (const char* role :
         {"subtext_reader", "subtext_writer", "subtext_steward", "subtext_keeper"}) {
        for (const char* sql :
             {"UPDATE subtext.parcel SET vote = '{joy}'", "DELETE FROM subtext.parcel",
              "DELETE FROM subtext.entry", "TRUNCATE subtext.entry CASCADE",
              "UPDATE subtext.member SET revoked_at = NULL, role = role",
              "DELETE FROM subtext.opening", "UPDATE subtext.kind SET by_person = true",
              "UPDATE subtext.login SET person = person, study = study"})
            QTest::addRow("%s: %s", role, sql)
                << QString::fromLatin1(role) << QString::fromLatin1(sql);
    }
    for (const char* role : {"subtext_writer", "subtext_steward", "subtext_keeper"}) {
        for (const char* sql :
             {"SELECT body FROM subtext.parcel", "SELECT author FROM subtext.entry"})
            QTest::addRow("%s: %s", role, sql)
                << QString::fromLatin1(role) << QString::fromLatin1(sql);
    }
    QTest::newRow("subtext_reader: an opening") << "subtext_reader"
                                                << "INSERT INTO subtext.opening DEFAULT VALUES";
    QTest::newRow("subtext_judge: a vote") << "subtext_judge"
                                           << "DELETE FROM subtext.vote";
    QTest::newRow("subtext_judge: a body") << "subtext_judge"
                                           << "SELECT body FROM subtext.parcel";
}

void PoliciesTest::statement_isDenied()
{
    QFETCH(QString, role);
    QFETCH(QString, sql);
    QCOMPARE(as(role, *m_team->c, sql).sqlState, QStringLiteral("42501"));
}

void PoliciesTest::superusersChange_meetsATrigger_data()
{
    QTest::addColumn<QString>("sql");
    for (const char* table : {"parcel", "entry", "opening"}) {
        for (const char* before : {"", "SET LOCAL session_replication_role = replica; "})
            QTest::addRow("%s%s", before, table)
                << QStringLiteral("BEGIN; %1DELETE FROM subtext.%2")
                       .arg(QLatin1String(before), QLatin1String(table));
    }
    QTest::newRow("update") << "UPDATE subtext.parcel SET v = 8";
    QTest::newRow("truncate") << "TRUNCATE subtext.entry";
}

void PoliciesTest::superusersChange_meetsATrigger()
{
    QFETCH(QString, sql);
    SqlSession session(m_server->socket());
    QCOMPARE(session.run(sql).sqlState, QStringLiteral("ST000"));
}

void PoliciesTest::catalogue_isAsItShouldBe_data()
{
    QTest::addColumn<QString>("exceptions"); // a query that finds nothing
    QTest::newRow("row security is on everywhere")
        << "SELECT relname FROM pg_class WHERE relnamespace = 'subtext'::regnamespace AND relkind "
           "= 'r' AND NOT relrowsecurity AND relname NOT IN ('meta', 'kind')";
    QTest::newRow("every function pins its search path")
        << "SELECT oid::regprocedure FROM pg_proc WHERE pronamespace IN ('team'::regnamespace, "
           "'subtext'::regnamespace) AND NOT coalesce(proconfig::text ~ 'search_path=pg_catalog, "
           "pg_temp', false) AND proname <> 'refuse_change'";
    QTest::newRow("members' functions run as a role that owns no table")
        << "SELECT oid::regprocedure FROM pg_proc WHERE pronamespace = 'team'::regnamespace AND "
           "(NOT prosecdef OR proowner::regrole::text NOT IN ('subtext_reader', 'subtext_writer', "
           "'subtext_steward', 'subtext_keeper') OR NOT proconfig::text ~ 'row_security=on')";
    QTest::newRow("members call nothing of schema subtext")
        << "SELECT oid::regprocedure FROM pg_proc WHERE pronamespace = 'subtext'::regnamespace AND "
           "has_function_privilege('subtext_member', oid, 'EXECUTE')";
    QTest::newRow("the public calls nothing")
        << "SELECT oid::regprocedure FROM pg_proc WHERE pronamespace IN ('team'::regnamespace, "
           "'subtext'::regnamespace) AND has_function_privilege('public', oid, 'EXECUTE')";
    QTest::newRow("members have no table")
        << "SELECT relname FROM pg_class, unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', "
           "'TRUNCATE', 'REFERENCES', 'TRIGGER']) p WHERE relnamespace IN "
           "('subtext'::regnamespace, 'team'::regnamespace) AND relkind IN ('r', 'v', 'm') AND "
           "has_table_privilege('subtext_member', oid, p)";
    QTest::newRow("nor a column")
        << "SELECT relname FROM pg_class WHERE relnamespace = 'subtext'::regnamespace AND relkind "
           "= 'r' AND has_any_column_privilege('subtext_member', oid, 'SELECT, INSERT, UPDATE')";
    QTest::newRow("no role has more than it needs")
        << "SELECT rolname FROM pg_roles WHERE rolname ~ '^(subtext|st)_' AND (rolsuper OR "
           "rolbypassrls OR rolreplication OR rolcreatedb OR (rolcreaterole AND rolname <> "
           "'subtext_keeper') OR (rolcanlogin AND rolname !~ '^st_'))";
    QTest::newRow("no member is in another role")
        << "SELECT m.rolname, g.rolname FROM pg_auth_members a JOIN pg_roles m ON m.oid = a.member "
           "JOIN pg_roles g ON g.oid = a.roleid WHERE m.rolname ~ '^st_' AND (g.rolname <> "
           "'subtext_member' OR a.admin_option)";
    QTest::newRow("there is no sequence to read")
        << "SELECT relname FROM pg_class WHERE relkind = 'S' AND relnamespace IN "
           "('subtext'::regnamespace, 'team'::regnamespace)";
    QTest::newRow("there are eighteen functions for members")
        << "SELECT count(*) FROM pg_proc WHERE pronamespace = 'team'::regnamespace HAVING count(*) "
           "<> 18";
}

void PoliciesTest::catalogue_isAsItShouldBe()
{
    QFETCH(QString, exceptions);
    const SqlAnswer found = m_server->admin().run(exceptions);
    QVERIFY2(found.holds(), qUtf8Printable(found.message));
    QCOMPARE(found.column(), QStringList());
}

void PoliciesTest::digest_isTheProgramsToo()
{
    WireRow row = m_team->p->answer(m_team->scenes[0], QStringLiteral("joy"), 3);
    row.vote = QStringList{QStringLiteral("joy"), QStringLiteral("no")};
    row.body = QStringLiteral("{\"explanation\":\"ä “ 😀\\n\"}").toUtf8();
    const auto hex = [&](const QString& sql, const QStringList& parameters) {
        return m_server->admin()
            .run(QStringLiteral("SELECT encode(%1, 'hex')").arg(sql), parameters)
            .value();
    };
    const auto digestOf = [&](const WireRow& of) {
        return hex(
            QStringLiteral("subtext.digest($1, $2, $3, $4, $5, $6, $7, $8, $9::text[], $10)"),
            {m_team->id.text(), of.kind, QString::number(of.v), of.uuid.text(),
             of.person.isNull() ? QString() : of.person.text(),
             of.scenario.isNull() ? QString() : of.scenario.text(),
             of.revision ? QString::number(*of.revision) : QString(), QString::number(of.at),
             of.vote ? u'{' + of.vote->join(u',') + u'}' : QString(), QString::fromUtf8(of.body)});
    };
    QCOMPARE(digestOf(row), QString::fromLatin1(rowDigest(m_team->id, row).toHex()));
    const WireRow bare = m_team->c->row(QStringLiteral("guideline"));
    QCOMPARE(digestOf(bare), QString::fromLatin1(rowDigest(m_team->id, bare).toHex()));
    const QString key = QStringLiteral("desk:%1:2").arg(m_team->a->person.text());
    QCOMPARE(hex(QStringLiteral("subtext.first_link($1, $2, $3)"),
                 {m_team->id.text(), key, m_team->a->id.text()}),
             QString::fromLatin1(firstLink(m_team->id, key, m_team->a->id).toHex()));
    // Both have the same kinds, in the same streams, from the same people.
    const SqlAnswer kinds = m_server->admin().run(
        QStringLiteral("SELECT name || ' ' || class || ' ' || by_person::int || "
                       "by_adjudicator::int || by_coordinator::int || is_frozen::int "
                       "FROM subtext.kind"));
    QStringList theirs = kinds.column();
    QStringList ours;
    for (const WireKind& kind : wireKinds())
        ours << QStringLiteral("%1 %2 %3%4%5%6")
                    .arg(kind.name, streamClassToken(kind.streamClass))
                    .arg(int{kind.byPerson})
                    .arg(int{kind.byAdjudicator})
                    .arg(int{kind.byCoordinator})
                    .arg(int{kind.isFrozen});
    theirs.sort();
    ours.sort();
    QCOMPARE(theirs, ours);
}

SUBTEXT_TEST(PoliciesTest)
#include "policiestest.moc"
