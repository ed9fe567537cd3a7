// SPDX-License-Identifier: MIT
#include "core/desk/deciding.h"
#include "core/storage/auditlog.h"
#include "core/storage/database.h"
#include "core/storage/records.h"
#include "core/travel/importing.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QJsonObject>

using namespace subtext;
using namespace subtext::test;

class AuditTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void chain_holdsAfterEveryOperation();
    void operations_areNamedInOrder();
    void draftsAndVisits_leaveNoRow();
    void tampering_breaksTheChain_data();
    void tampering_breaksTheChain();
    void rowsNamedTwice_breakTheChain();
    void tamperingWithTheDesk_breaksTheChain_data();
    void tamperingWithTheDesk_breaksTheChain();

private:
    static void tamper(TestStudy& study, const QString& sql);
    static void workAtTheDesk(TestStudy& study);
    std::unique_ptr<TestStudy> m_study;
};

// Audit rows: 1 create, 2 import, 3 roster, 4 assign, 5-7 submissions, 8 import of gold, 9 hand-in.
void AuditTest::init()
{
    TestStudy::Shape shape;
    shape.perSubtype = 1;
    m_study = std::make_unique<TestStudy>(shape);
    TestStudy& study = *m_study;
    const auto submit = [&](int person, int item, Choice emotion) {
        study.clock.advance(1000);
        VERIFY_HOLDS(study.labelling().submit(study.person(person), study.scenario(item),
                                              submissionOf(completeAnswer(emotion))));
    };
    submit(1, 1, Emotion::Joy);
    submit(1, 1, Emotion::Fear);
    submit(2, 1, Emotion::Joy);
    const QString gold =
        writeFile(study.filePath(QStringLiteral("gold.csv")),
                  "id,subtype,speaker_role,listener_role,context,utterance,gold,note\n"
                  "g1,mixed-signals,a,b,c,u,joy,n\ng2,mixed-signals,a,b,c,u,fear,\n");
    VERIFY_HOLDS(study->importing().importFiles({gold}, {}));
    VERIFY_HOLDS(study.labelling().handIn(study.person(1)));
}

void AuditTest::cleanup()
{
    m_study.reset();
}

void AuditTest::chain_holdsAfterEveryOperation()
{
    TestStudy& study = *m_study;
    VERIFY_HOLDS(study->verifyAudit());
    for (int i = 0; i < 20; ++i) {
        VERIFY_HOLDS(study.labelling().submit(study.person(1 + i % 3), study.scenario(1 + i % 5),
                                              submissionOf(completeAnswer())));
        VERIFY_HOLDS(study->verifyAudit());
    }
    study.reopen();
    VERIFY_HOLDS(study->verifyAudit());
    study.reopen(Study::Access::Read);
    VERIFY_HOLDS(study->verifyAudit());
}

void AuditTest::operations_areNamedInOrder()
{
    RawSql sql(m_study->path());
    QCOMPARE(
        sql.value(QStringLiteral("SELECT group_concat(action) FROM (SELECT action FROM audit "
                                 "ORDER BY id)")),
        QStringLiteral("study.create,import,roster.add,roster.assign,label.submit,label.submit,"
                       "label.submit,import,label.handin"));
    // A person appears by code and never by name.
    QCOMPARE(sql.value(QStringLiteral("SELECT count(*) FROM audit WHERE detail GLOB '*Person *'")),
             QStringLiteral("0"));
    QCOMPARE(
        sql.value(QStringLiteral("SELECT json_extract(detail, '$.person') FROM audit WHERE id=7")),
        QStringLiteral("A02"));
}

void AuditTest::draftsAndVisits_leaveNoRow()
{
    TestStudy& study = *m_study;
    Draft draft;
    draft.answer.explanation = QStringLiteral("half");
    VERIFY_HOLDS(study.labelling().saveDraft(study.person(1), study.scenario(2), draft));
    VERIFY_HOLDS(study.labelling().leave(study.person(1), study.scenario(2), draft, {0, 5, 5, 0}));
    QCOMPARE(RawSql(study.path()).value(QStringLiteral("SELECT count(*) FROM audit")),
             QStringLiteral("9"));
    VERIFY_HOLDS(study->verifyAudit());
}

void AuditTest::tampering_breaksTheChain_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<qint64>("line"); // the first audit row that does not fit; 0: none speaks of it
    const auto row = [](const char* name, const char* sql, qint64 line) {
        QTest::newRow(name) << QString::fromLatin1(sql) << line;
    };
    const char* copyOf =
        "INSERT INTO annotation SELECT %ID%, 'forged', person_id, scenario_id, 7, "
        "submitted_at, origin, '6', swept, points, explanation, flagged, flag_reason, "
        "cues, second, guess, guide_sha256, language, position, active_ms, wall_ms, visits, "
        "focus_losses, "
        "first_ms "
        "FROM annotation WHERE id = 1";
    row("text of an annotation", "UPDATE annotation SET explanation = 'x' WHERE id = 2", 6);
    row("label of an annotation", "UPDATE annotation SET ballot = '1' WHERE id = 1", 5);
    row("scale of an annotation",
        "UPDATE annotation SET points = '6' || substr(points, 2) WHERE id = 3", 7);
    row("person of an annotation", "UPDATE annotation SET person_id = 3 WHERE id = 3", 7);
    row("time of an annotation", "UPDATE annotation SET submitted_at = 1 WHERE id = 1", 5);
    row("timing of an annotation", "UPDATE annotation SET active_ms = 1 WHERE id = 1", 5);
    row("first answer of an annotation", "UPDATE annotation SET first_ms = NULL WHERE id = 1", 5);
    row("origin of an annotation", "UPDATE annotation SET origin = 'imported' WHERE id = 1", 5);
    row("label of a decision", "UPDATE decision SET picks = '6' WHERE id = 1", 8);
    row("basis of a decision", "UPDATE decision SET basis = 'majority' WHERE id = 2", 8);
    row("note of a decision", "UPDATE decision SET note = '' WHERE id = 1", 8);
    row("removed annotation", "DELETE FROM annotation WHERE id = 1", 5);
    row("removed last annotation", "DELETE FROM annotation WHERE id = 3", 7);
    row("removed decision", "DELETE FROM decision WHERE id = 2", 8);
    row("inserted annotation", QByteArray(copyOf).replace("%ID%", "NULL"), 0);
    row("inserted annotation below the first", QByteArray(copyOf).replace("%ID%", "-1"), 0);
    row("inserted annotation at zero", QByteArray(copyOf).replace("%ID%", "0"), 0);
    row("inserted decision",
        "INSERT INTO decision (id, uuid, rank_at, scenario_id, person_id, picks, basis, "
        "note, origin, decided_at) SELECT NULL, 'forged', 9, scenario_id, NULL, "
        "'6', "
        "basis, '', origin, NULL FROM decision WHERE id = 1",
        0);
    row("inserted decision below the first",
        "INSERT INTO decision (id, uuid, rank_at, scenario_id, person_id, picks, basis, "
        "note, origin, decided_at) SELECT -5, 'forged', 9, scenario_id, NULL, "
        "'6', "
        "basis, '', "
        "origin, "
        "NULL FROM decision WHERE id = 1",
        0);
    row("detail of an audit row",
        "UPDATE audit SET detail = replace(detail, 'A01', 'A02') WHERE id = 5", 5);
    row("time of an audit row", "UPDATE audit SET at = at + 1 WHERE id = 2", 2);
    row("action of an audit row", "UPDATE audit SET action = 'nothing' WHERE id = 9", 9);
    row("hash of an audit row", "UPDATE audit SET hash = zeroblob(32) WHERE id = 4", 4);
    row("removed first audit row", "DELETE FROM audit WHERE id = 1", 2);
    row("removed audit row", "DELETE FROM audit WHERE id = 4", 5);
    row("removed and closed up",
        "DELETE FROM audit WHERE id = 4; UPDATE audit SET id = id - 1 WHERE id > 4", 4);
    row("removed end of the chain", "DELETE FROM audit WHERE id >= 7", 0);
    row("removed chain", "DELETE FROM audit", 0);
    row("swapped audit rows",
        "UPDATE audit SET id = 100 WHERE id = 5; UPDATE audit SET id = 5 WHERE id = 6; "
        "UPDATE audit SET id = 6 WHERE id = 100",
        5);
}

void AuditTest::tampering_breaksTheChain()
{
    QFETCH(QString, sql);
    QFETCH(qint64, line);
    TestStudy& study = *m_study;
    tamper(study, sql);
    const auto verified = study->verifyAudit();
    COMPARE_ERROR(verified, ErrorCode::AuditBroken);
    QCOMPARE(verified.error().line, line);
    QCOMPARE(verified.error().file, study.path());
}

// Changes the file with its safeguards taken off, and opens it again.
void AuditTest::tamper(TestStudy& study, const QString& sql)
{
    study.close();
    QCOMPARE(RawSql(study.path()).runUnguarded(sql), QString());
    study.reopen(Study::Access::Read);
}

/// Writes an entry whose hash fits, whatever it says.
static void appendEntry(Database& database, const QJsonObject& detail)
{
    QByteArray previous;
    {
        Query head(database, "audit.head");
        head.next();
        previous = head.bytes();
    }
    const QString json = QString::fromUtf8(QJsonDocument(detail).toJson(QJsonDocument::Compact));
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(previous);
    hash.addData(QByteArray("1\nagain\n") + json.toUtf8());
    Query insert(database, "audit.insert");
    insert.add(qint64{1}).add(QStringLiteral("again")).add(json).add(hash.result()).run();
}

// Else a small file, with a chain that holds, could ask for the same digest without end.
void AuditTest::rowsNamedTwice_breakTheChain()
{
    TestStudy& study = *m_study;
    study.close();
    auto database = Database::open(study.path(), Database::Mode::ReadWrite);
    VERIFY_HOLDS(database);
    AuditLog audit(**database);
    // An entry that claims the annotations from the first on, as if nothing had been there.
    VERIFY_HOLDS((*database)->write([&] {
        const PortableTable& table = portableTable(records::Annotations);
        Records records(**database);
        const QByteArray digest = records.digest(table, 1, records.maxId(table));
        appendEntry(**database,
                    {{QStringLiteral("v"), 1},
                     {QStringLiteral("covers"),
                      QJsonObject{{QString(table.key),
                                   QJsonObject{{QStringLiteral("first"), 1},
                                               {QStringLiteral("last"), records.maxId(table)},
                                               {QStringLiteral("sha256"),
                                                QString::fromLatin1(digest.toHex())}}}}}});
    }));
    const auto verified = audit.verify();
    COMPARE_ERROR(verified, ErrorCode::AuditBroken);
    QCOMPARE(verified.error().line, 10);
    QCOMPARE(verified.error().detail, QStringLiteral("annotations"));
}

// Audit rows and decisions: 10 two adjudicators, 11 decision 3 with all traces, 12 decision 4 that
// differs, 13 decision 5 settles, 14 decision 6, 15 its undo 7, 16 its redo 8, 17 decision 9 in
// bulk. Decisions 1 and 2 came with the import, row 8.
void AuditTest::workAtTheDesk(TestStudy& study)
{
    const auto added =
        study.roster().add({{QStringLiteral("J01"), QStringLiteral("One"), Role::Adjudicator},
                            {QStringLiteral("J02"), QStringLiteral("Two"), Role::Adjudicator}});
    VERIFY_HOLDS(added);
    const PersonId first = added->front().id;
    const PersonId second = added->back().id;
    Deciding& deciding = study->deciding();
    Verdict verdict;
    verdict.note = QStringLiteral("Heard so.");
    verdict.picks = picksOf(Pick{Emotion::Joy});
    verdict.basis = Basis::VadFit;
    verdict.firstPicks = picksOf(Pick{Emotion::Fear});
    verdict.hints = ShownHints{QStringLiteral("mixed"), Emotion::Joy, Emotion::Trust};
    verdict.activeMs = 1'000;
    VERIFY_HOLDS(deciding.decide(first, study.scenario(1), verdict));
    verdict.picks = picksOf(Pick{Emotion::Fear});
    VERIFY_HOLDS(deciding.decide(second, study.scenario(1), verdict));
    VERIFY_HOLDS(deciding.settle(first, study.scenario(1), verdict));
    VERIFY_HOLDS(deciding.decide(first, study.scenario(2), verdict));
    VERIFY_HOLDS(deciding.undo(first));
    VERIFY_HOLDS(deciding.redo(first));
    VERIFY_HOLDS(deciding.decideAll({{must(study->scenario(study.scenario(3)))->name(),
                                      picksOf(Pick{Emotion::Joy}),
                                      {},
                                      {},
                                      1}},
                                    {}, {}));
    VERIFY_HOLDS(study->verifyAudit());
}

void AuditTest::tamperingWithTheDesk_breaksTheChain_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<int>("decision");
    QTest::addColumn<qint64>("line");
    const auto row = [](const char* change, int decision, qint64 line) {
        QTest::addRow("%s of %d", change, decision)
            << QString::fromLatin1(change) << decision << line;
    };
    row("shown_order = '1,2,3'", 4, 12); // there were two answers
    row("shown_order = ''", 3, 11);
    row("shown_order = '2,1' || substr(shown_order, 4)", 3, 11);
    row("first_picks = '0'", 3, 11);
    row("first_picks = '~'", 3, 11);
    row("first_picks = NULL", 3, 11);
    row("hints = json_set(hints, '$.polarity', 'positive')", 3, 11);
    row("hints = json_set(hints, '$.nearest', 'fear')", 3, 11);
    row("hints = json_set(hints, '$.likeliest', 'fear')", 3, 11);
    row("hints = NULL", 3, 11);
    row("active_ms = 999", 3, 11);
    row("active_ms = NULL", 3, 11);
    row("person_id = second_person_id", 5, 13);
    row("second_person_id = person_id, person_id = second_person_id", 5, 13);
    row("second_person_id = NULL", 5, 13);
    row("final = 0", 5, 13);
    row("final = 1", 6, 14);
    row("withdrawn = 1", 6, 14);
    row("withdrawn = 0", 7, 15);
    row("undoes = NULL", 7, 15);
    row("undoes = 'aaaaaaaa-0000-4000-8000-000000000001'", 7, 15);
    row("redoes = undoes, undoes = NULL", 7, 15);
    row("redoes = NULL", 8, 16);
    // Rows that have none of it, from the import of then and in bulk.
    for (const auto& [decision, line] : {std::pair(1, 8), std::pair(9, 17)}) {
        row("final = 1", decision, line);
        row("second_person_id = 4", decision, line);
        row("withdrawn = 1", decision, line);
        row("shown_order = '1,2,3'", decision, line);
        row("first_picks = '0'", decision, line);
        row("hints = '{\"polarity\":\"mixed\"}'", decision, line);
        row("active_ms = 0", decision, line);
        row("undoes = 'aaaaaaaa-0000-4000-8000-000000000001'", decision, line);
        row("redoes = 'aaaaaaaa-0000-4000-8000-000000000001'", decision, line);
    }
}

void AuditTest::tamperingWithTheDesk_breaksTheChain()
{
    QFETCH(QString, change);
    QFETCH(int, decision);
    QFETCH(qint64, line);
    TestStudy& study = *m_study;
    workAtTheDesk(study);
    tamper(study, QStringLiteral("UPDATE decision SET %1 WHERE id = %2").arg(change).arg(decision));
    const auto verified = study->verifyAudit();
    COMPARE_ERROR(verified, ErrorCode::AuditBroken);
    QCOMPARE(verified.error().line, line);
}

SUBTEXT_TEST(AuditTest)

#include "audittest.moc"
