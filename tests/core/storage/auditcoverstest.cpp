// SPDX-License-Identifier: MIT
#include "core/course/consents.h"
#include "core/course/practice.h"
#include "core/course/repeats.h"
#include "core/storage/portabletables.h"
#include "tests/support/ceipractice.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

using namespace subtext;
using namespace subtext::test;

/// The chain covers more than annotations and decisions: scenarios and every append-only table.
class AuditCoversTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void everyTable_isCovered();
    void everyAppendOnlyTable_isCovered();
    void rowsKeptSince_areNoFault();
    void rowsKeptBetween_areCoveredByTheNextOperation();
    void failedOperation_coversNothing();
    void chainTakenAway_isFound();
    void tampering_breaksTheChain_data();
    void tampering_breaksTheChain();

private:
    void tamper(const QString& sql);
    QString value(const QString& sql) { return RawSql(m_study->path()).value(sql); }
    void leaveAnItem();

    std::unique_ptr<TestStudy> m_study;
};

// Audit rows: 1 create, 2 import, 3 roster, 4 assign, 5 consent (with the practice and the visits
// before it), 6-7 submissions, 8 repeat, 9 hand-in.
void AuditCoversTest::init()
{
    TestStudy::Shape shape;
    shape.perSubtype = 2;
    shape.subtypes = {Subtype::SarcasmIrony};
    shape.annotators = 2;
    shape.ratersPerItem = 2;
    shape.protocol.repeats = 1;
    m_study = std::make_unique<TestStudy>(shape);
    TestStudy& study = *m_study;
    const PersonId person = study.person(1);
    for (int i = 0; i < 2; ++i) {
        VERIFY_HOLDS(study->practice().record(
            person, ceiPractice().items[static_cast<std::size_t>(i)].id, completeAnswer(), 900));
        leaveAnItem();
        VERIFY_HOLDS(study.labelling().noteSelfCheck(person, study.scenario(1),
                                                     QualityCode::TooFast, SelfCheckAction::Shown));
    }
    VERIFY_HOLDS(study->consents().record(person, true));
    for (int item = 1; item <= 2; ++item) {
        study.clock.advance(1000);
        VERIFY_HOLDS(
            study.labelling().submit(person, study.scenario(item), submissionOf(completeAnswer())));
    }
    const auto due = must(study->repeats().due(person));
    QCOMPARE(due.size(), std::size_t(1));
    VERIFY_HOLDS(study->repeats().record(person, due.front(), completeAnswer(), 700));
    VERIFY_HOLDS(study.labelling().handIn(person));
    QCOMPARE(value(QStringLiteral("SELECT count(*) FROM audit")), QStringLiteral("9"));
}

void AuditCoversTest::cleanup()
{
    m_study.reset();
}

void AuditCoversTest::leaveAnItem()
{
    TestStudy& study = *m_study;
    study.clock.advance(1000);
    VERIFY_HOLDS(study.labelling().leave(study.person(1), study.scenario(2), std::nullopt,
                                         {study.clock.now(), 900, 800, 0}));
}

void AuditCoversTest::everyTable_isCovered()
{
    VERIFY_HOLDS((*m_study)->verifyAudit());
    const auto lastOf = [&](const char* key) {
        return value(
            QStringLiteral("SELECT max(json_extract(detail, '$.covers.%1.last')) FROM audit")
                .arg(QLatin1String(key)));
    };
    const auto isCovered = [&](const char* key, const char* table, const char* id = "id") {
        const QString rows = value(
            QStringLiteral("SELECT max(%1) FROM %2").arg(QLatin1String(id), QLatin1String(table)));
        return rows.toInt() > 0 && lastOf(key) == rows;
    };
    QVERIFY(isCovered("scenarios", "scenario"));
    QVERIFY(isCovered("protocols", "protocol"));
    QVERIFY(isCovered("visits", "visit"));
    QVERIFY(isCovered("self_checks", "self_check"));
    QVERIFY(isCovered("practice", "practice_answer"));
    QVERIFY(isCovered("consents", "consent"));
    QVERIFY(isCovered("repeats", "repeat_answer"));
    QVERIFY(isCovered("hand_ins", "hand_in"));
}

void AuditCoversTest::everyAppendOnlyTable_isCovered()
{
    // Those that have a trigger against deletion; a hand-out's mark is covered by its first entry.
    const QString tables = value(QStringLiteral(
        "SELECT group_concat(tbl_name) FROM sqlite_schema WHERE type = 'trigger' AND name LIKE "
        "'%\\_stays' ESCAPE '\\' AND tbl_name NOT IN ('audit', 'handout_mark')"));
    QCOMPARE(std::ssize(portableTables()), tables.split(u',').size() + 1); // and the scenarios
}

void AuditCoversTest::rowsKeptSince_areNoFault()
{
    leaveAnItem();
    VERIFY_HOLDS((*m_study)->verifyAudit());
    m_study->reopen();
    VERIFY_HOLDS((*m_study)->verifyAudit());
}

void AuditCoversTest::rowsKeptBetween_areCoveredByTheNextOperation()
{
    TestStudy& study = *m_study;
    leaveAnItem();
    study.reopen(); // a program that knows only what the file says
    leaveAnItem();
    VERIFY_HOLDS(study.labelling().handIn(study.person(1)));
    QCOMPARE(value(QStringLiteral("SELECT json_extract(detail, '$.covers.visits.last') - "
                                  "json_extract(detail, '$.covers.visits.first') FROM audit "
                                  "WHERE id = 10")),
             QStringLiteral("1"));
    VERIFY_HOLDS(study->verifyAudit());
    tamper(QStringLiteral("UPDATE visit SET active_ms = 1 WHERE id = (SELECT max(id) FROM visit)"));
    const auto verified = study->verifyAudit();
    COMPARE_ERROR(verified, ErrorCode::AuditBroken);
    QCOMPARE(verified.error().line, 10);
}

void AuditCoversTest::failedOperation_coversNothing()
{
    TestStudy& study = *m_study;
    leaveAnItem();
    COMPARE_ERROR(study.labelling().handIn(PersonId{77}), ErrorCode::UnknownPerson);
    VERIFY_HOLDS(study.labelling().handIn(study.person(1)));
    VERIFY_HOLDS(study.labelling().handIn(study.person(1)));
    QCOMPARE(value(QStringLiteral("SELECT group_concat(json_extract(detail, '$.covers.visits.last')"
                                  " IS NOT NULL) FROM audit WHERE id > 9")),
             QStringLiteral("1,0"));
    VERIFY_HOLDS(study->verifyAudit());
}

// The rows are there, and nothing names them; an operation that begins another chain shows too.
void AuditCoversTest::chainTakenAway_isFound()
{
    TestStudy& study = *m_study;
    tamper(QStringLiteral("DELETE FROM audit WHERE id > 4"));
    COMPARE_ERROR(study->verifyAudit(), ErrorCode::AuditBroken);
    tamper(QStringLiteral("DELETE FROM audit"));
    const auto verified = study->verifyAudit();
    COMPARE_ERROR(verified, ErrorCode::AuditBroken);
    QCOMPARE(verified.error().line, 0);
    QCOMPARE(verified.error().detail, QStringLiteral("uncovered rows"));
}

void AuditCoversTest::tampering_breaksTheChain_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<qint64>("line"); // the first audit row that does not fit; 0: none speaks of it
    const auto row = [](const char* sql, qint64 line) {
        QTest::newRow(sql) << QString::fromLatin1(sql) << line;
    };
    row("UPDATE scenario SET f6 = 'x' WHERE id = 2", 2);
    row("UPDATE scenario SET f2 = 'high-to-low' WHERE id = 1", 2);
    row("INSERT INTO scenario (id, uuid, ordinal, group_token, source_id, f5, f6) "
        "SELECT 9, 'forged', 9, group_token, 'x', f5, f6 FROM scenario WHERE id = 1",
        0);
    row("UPDATE visit SET active_ms = active_ms + 1 WHERE id = 1", 5);
    row("UPDATE visit SET focus_losses = 3 WHERE id = 2", 5);
    row("DELETE FROM visit WHERE id = 2", 5);
    row("UPDATE visit SET id = -2 WHERE id = 2", 5);
    row("INSERT INTO visit SELECT -1, 'forged', person_id, scenario_id, began_at, wall_ms, "
        "active_ms, focus_losses FROM visit WHERE id = 1",
        0);
    row("UPDATE self_check SET event = 'kept' WHERE id = 1", 5);
    row("DELETE FROM self_check WHERE id = 1", 5);
    row("UPDATE practice_answer SET points = '0' || substr(points, 2) WHERE id = 1", 5);
    row("UPDATE practice_answer SET round = 2 WHERE id = 2", 5);
    row("UPDATE practice_answer SET cues = '[{}]' WHERE id = 2", 5);
    row("UPDATE consent SET accepted = 0", 5);
    row("UPDATE consent SET at = at - 1", 5);
    row("DELETE FROM consent", 5);
    row("INSERT INTO consent SELECT 2, 'forged', 2, at, text_sha256, text_revision, 1 FROM consent",
        0);
    row("UPDATE repeat_answer SET ballot = '2'", 8);
    row("UPDATE repeat_answer SET points = substr(points, 1, 3) || '1'", 8);
    row("INSERT INTO repeat_answer SELECT 2, 'forged', 2, scenario_id, submitted_at, ballot, "
        "points, active_ms FROM repeat_answer",
        0);
    row("UPDATE protocol SET repeats = 9 WHERE id = 1", 1);
    row("UPDATE protocol SET item_order = 'file' WHERE id = 2", 4);
    row("INSERT INTO protocol SELECT 3, 'forged', rank_at, at, raters_per_item, more_raters, 7, "
        "item_order, "
        "explanation_required, "
        "names_shown, practice, repeats, consent_required, release_names, cues_asked, "
        "second_looks, practice_bar, questions_allowed, second_reading, guess_share, reader_form "
        "FROM "
        "protocol "
        "LIMIT 1",
        0);
    row("INSERT INTO study_lock (uuid, rank_at, at, locked, reason) VALUES ('forged', 1, 1, 1, "
        "'forged')",
        0);
    row("INSERT INTO withdrawal (uuid, rank_at, person_id, at, withdrawn) VALUES ('forged', 1, 1, "
        "1, 1)",
        0);
    row("UPDATE hand_in SET open = 5", 9);
    row("DELETE FROM hand_in", 9);
}

void AuditCoversTest::tampering_breaksTheChain()
{
    QFETCH(QString, sql);
    QFETCH(qint64, line);
    tamper(sql);
    const auto verified = (*m_study)->verifyAudit();
    COMPARE_ERROR(verified, ErrorCode::AuditBroken);
    QCOMPARE(verified.error().line, line);
}

// Changes the file with its safeguards taken off, and opens it again.
void AuditCoversTest::tamper(const QString& sql)
{
    m_study->close();
    QCOMPARE(RawSql(m_study->path()).runUnguarded(sql), QString());
    m_study->reopen(Study::Access::Read);
}

SUBTEXT_TEST(AuditCoversTest)

#include "auditcoverstest.moc"
