// SPDX-License-Identifier: MIT
#include "core/storage/auditedstate.h"

#include "core/course/courserules.h"
#include "core/travel/importing.h"
#include "core/travel/merging.h"
#include "tests/core/travel/coursefiles.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

using namespace subtext;
using namespace subtext::test;

/// The chain covers who is on the roster, who labels what, and what the study is: tables that
/// change in place.
class AuditedStateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void everyOperation_keepsTheChain();
    void submissions_nameNoTable();
    void tampering_breaksTheChain_data();
    void tampering_breaksTheChain();
    void tampering_isNotForgottenByWhatComesAfter();
    void orderOfTheRows_saysNothing();
    void failedOperation_leavesTheChainWhole();
    void entryWithoutTheRecord_breaksTheChain();
    void handOut_carriesItAndIsMerged();

private:
    QString value(const QString& sql) { return RawSql(m_study->path()).value(sql); }
    void tamper(const QString& sql);
    /// Makes the chain one whose entries say nothing of these tables, with hashes that fit.
    static void forgetState(const QString& path);

    std::unique_ptr<TestStudy> m_study;
};

void AuditedStateTest::init()
{
    TestStudy::Shape shape;
    shape.perSubtype = 2;
    shape.subtypes = {Subtype::SarcasmIrony};
    m_study = std::make_unique<TestStudy>(shape);
}

void AuditedStateTest::cleanup()
{
    m_study.reset();
}

void AuditedStateTest::tamper(const QString& sql)
{
    m_study->close();
    QCOMPARE(RawSql(m_study->path()).runUnguarded(sql), QString());
    m_study->reopen();
}

void AuditedStateTest::forgetState(const QString& path)
{
    RawSql raw(path);
    const int rows = raw.value(QStringLiteral("SELECT count(*) FROM audit")).toInt();
    QByteArray previous;
    for (int id = 1; id <= rows; ++id) {
        const auto of = [&](const char* what) {
            return raw.value(QStringLiteral("SELECT %1 FROM audit WHERE id = %2")
                                 .arg(QLatin1String(what))
                                 .arg(id));
        };
        const QString detail = of("json_remove(detail, '$.state')");
        QCryptographicHash hash(QCryptographicHash::Sha256);
        hash.addData(previous);
        hash.addData((of("at") + u'\n' + of("action") + u'\n' + detail).toUtf8());
        previous = hash.result();
        QCOMPARE(raw.runUnguarded(
                     QStringLiteral("UPDATE audit SET detail = '%1', hash = x'%2' WHERE id = %3")
                         .arg(QString(detail).replace(u'\'', QStringLiteral("''")),
                              QString::fromLatin1(previous.toHex()))
                         .arg(id)),
                 QString());
    }
}

// Whatever changes one of the tables says so: else the last of these would not hold.
void AuditedStateTest::everyOperation_keepsTheChain()
{
    TestStudy& study = *m_study;
    const auto holds = [&](const auto& done) {
        VERIFY_HOLDS(done);
        VERIFY_HOLDS(study->verifyAudit());
    };
    holds(study->verifyAudit());
    const auto added = study.roster().add({{{}, QStringLiteral("New"), Role::Annotator}});
    holds(added);
    holds(study.roster().rename(added->front().id, QStringLiteral("Newer")));
    holds(study.roster().setRole(added->front().id, Role::Adjudicator));
    holds(study.assigning().assign(2, 7));
    holds(study.assigning().withdraw(study.person(2)));
    holds(study.assigning().fill(1));
    holds(study.assigning().readmit(study.person(2)));
    holds(study.signingIn().setPassphrase(study.person(1), QStringLiteral("sesame")));
    Protocol rules = must(study->protocol());
    rules.repeats = 1;
    holds(study->courseRules().setProtocol(rules));
    const QString csv = writeFile(
        study.filePath(QStringLiteral("more.csv")),
        "id,subtype,speaker_role,listener_role,context,utterance,annotator,emotion,valence,arousal,"
        "dominance,confidence\n7,mixed-signals,a,b,c,u,Ann,joy,pleasant,calm,in control,unsure\n");
    holds(study->importing().importFiles({csv}, {}));
    holds(study.labelling().submit(study.person(1), study.scenario(1),
                                   submissionOf(completeAnswer())));
    holds(study.labelling().handIn(study.person(1)));
    study.reopen();
    holds(study->verifyAudit());
    QCOMPARE(value(QStringLiteral("SELECT count(*) FROM audit WHERE "
                                  "json_extract(detail, '$.state.version') IS NOT 1")),
             QStringLiteral("0"));
}

// A digest of all assignments with every answer would take longer than the answer.
void AuditedStateTest::submissions_nameNoTable()
{
    TestStudy& study = *m_study;
    VERIFY_HOLDS(study.labelling().submit(study.person(1), study.scenario(1),
                                          submissionOf(completeAnswer())));
    QCOMPARE(value(QStringLiteral("SELECT json_extract(detail, '$.state') FROM audit "
                                  "ORDER BY id DESC LIMIT 1")),
             QStringLiteral("{\"version\":1}"));
    VERIFY_HOLDS(study.roster().rename(study.person(1), QStringLiteral("Other")));
    QCOMPARE(value(QStringLiteral("SELECT (SELECT group_concat(key) FROM json_each(detail, "
                                  "'$.state')) FROM audit ORDER BY id DESC LIMIT 1")),
             QStringLiteral("people,version"));
}

void AuditedStateTest::tampering_breaksTheChain_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("part");
    const auto row = [](const char* name, const char* part, const char* sql) {
        QTest::newRow(name) << QString::fromLatin1(sql) << QString::fromLatin1(part);
    };
    row("codes and names swapped", "people",
        "UPDATE person SET code = 'X', name = 'Tmp' WHERE id = 1;"
        "UPDATE person SET code = 'A01', name = 'Person 1' WHERE id = 2;"
        "UPDATE person SET code = 'A02', name = 'Person 2' WHERE id = 1");
    row("ids swapped", "assignment_changes",
        "UPDATE person SET id = 100 WHERE id = 1; UPDATE person SET id = 1 WHERE id = 2;"
        "UPDATE person SET id = 2 WHERE id = 100");
    row("uuids swapped", "assignment_changes",
        "UPDATE person SET uuid = 'x' || uuid; UPDATE person SET uuid = (SELECT substr(p.uuid, 2) "
        "FROM person p WHERE p.id = 3 - person.id) WHERE id < 3; "
        "UPDATE person SET uuid = substr(uuid, 2) WHERE id = 3");
    row("another name", "people", "UPDATE person SET name = 'Somebody' WHERE id = 2");
    row("another code", "people", "UPDATE person SET code = 'a01' WHERE id = 1");
    row("another role", "people", "UPDATE person SET role = 'coordinator' WHERE id = 2");
    row("somebody more", "people",
        "INSERT INTO person VALUES (9, 'forged', 'F01', 'Forged', 'adjudicator', 9)");
    row("somebody less", "assignment_changes", "DELETE FROM person WHERE id = 3");
    row("another title", "study", "UPDATE study SET title = 'Better'");
    row("another task", "study", "UPDATE study SET task = 'emoscene'");
    row("another study", "study", "UPDATE study SET uuid = 'forged'");
    row("another time", "study", "UPDATE study SET created_at = 1");
    row("another position", "assignments",
        "UPDATE seat SET position = position + 10 WHERE person_id = 1");
    row("another seat", "assignments",
        "UPDATE seat SET seat = 9 WHERE person_id = 1 AND scenario_id = 1");
    row("an item less", "assignments", "DELETE FROM seat WHERE person_id = 2 AND scenario_id = 2");
    row("an item for nobody", "assignments", "INSERT INTO seat VALUES (77, 1, 1, 4, 1)");
}

void AuditedStateTest::tampering_breaksTheChain()
{
    QFETCH(QString, sql);
    QFETCH(QString, part);
    tamper(sql);
    TestStudy& study = *m_study;
    const auto verified = study->verifyAudit();
    COMPARE_ERROR(verified, ErrorCode::AuditBroken);
    // Rows that name people by their ids say something else as soon as these are swapped.
    QCOMPARE(verified.error().line, part == QLatin1String("assignment_changes") ? 4 : 0);
    QCOMPARE(verified.error().detail, part);
    QCOMPARE(verified.error().file, study.path());
}

// Else the next change of the roster would make it part of the chain.
void AuditedStateTest::tampering_isNotForgottenByWhatComesAfter()
{
    tamper(QStringLiteral("UPDATE person SET name = 'Somebody' WHERE id = 2"));
    TestStudy& study = *m_study;
    VERIFY_HOLDS(study.roster().add({{{}, QStringLiteral("New"), Role::Annotator}}));
    const QString entry = value(QStringLiteral("SELECT max(id) FROM audit"));
    VERIFY_HOLDS(study.roster().rename(study.person(2), QStringLiteral("Person 2")));
    const auto verified = study->verifyAudit();
    COMPARE_ERROR(verified, ErrorCode::AuditBroken);
    QCOMPARE(verified.error().line, entry.toLongLong());
    QCOMPARE(verified.error().detail, QStringLiteral("people"));
}

void AuditedStateTest::orderOfTheRows_saysNothing()
{
    TestStudy& study = *m_study;
    tamper(QStringLiteral("CREATE TEMP TABLE kept AS SELECT * FROM seat;"
                          "DELETE FROM seat;"
                          "INSERT INTO seat SELECT * FROM kept ORDER BY scenario_id DESC;"
                          "VACUUM"));
    VERIFY_HOLDS(study->verifyAudit());
}

void AuditedStateTest::failedOperation_leavesTheChainWhole()
{
    TestStudy& study = *m_study;
    QVERIFY(!study.roster().add({{QStringLiteral("N01"), QStringLiteral("New"), Role::Annotator},
                                 {QStringLiteral("A01"), QStringLiteral("Twice"), {}}}));
    VERIFY_HOLDS(study->verifyAudit());
    VERIFY_HOLDS(study.roster().rename(study.person(1), QStringLiteral("Other")));
    VERIFY_HOLDS(study->verifyAudit());
}

void AuditedStateTest::entryWithoutTheRecord_breaksTheChain()
{
    TestStudy& study = *m_study;
    study.close();
    forgetState(study.path());
    study.reopen();
    const auto verified = study->verifyAudit();
    COMPARE_ERROR(verified, ErrorCode::AuditBroken);
    QCOMPARE(verified.error().line, 1);
    QCOMPARE(verified.error().detail, QString(AuditedState::Key));
}

void AuditedStateTest::handOut_carriesItAndIsMerged()
{
    TestStudy& study = *m_study;
    const QString path = handOut(study, 1, QStringLiteral("first"));
    VERIFY_HOLDS(AtHome(path, 1).label(1, Emotion::Joy));
    QCOMPARE(RawSql(path).value(QStringLiteral("SELECT (SELECT group_concat(key) FROM "
                                               "json_each(detail, '$.state')) FROM audit "
                                               "WHERE id = 1")),
             QStringLiteral("assignments,people,study,version"));
    const QByteArray sound = readFile(path);
    QCOMPARE(RawSql(path).runUnguarded(QStringLiteral("UPDATE study SET title = 'Mine'")),
             QString());
    const MergedFile forged = mergeOne(study.study(), path);
    QVERIFY(forged.error.has_value());
    QCOMPARE(forged.error->code, ErrorCode::AuditBroken);
    writeFile(path, sound);
    forgetState(path);
    QCOMPARE(mergeOne(study.study(), path).error.value().code, ErrorCode::AuditBroken);
    writeFile(path, sound);
    const MergedFile merged = mergeOne(study.study(), path);
    QVERIFY(merged.isSound());
    QVERIFY(merged.taken > 0);
    VERIFY_HOLDS(study->verifyAudit());
}

SUBTEXT_TEST(AuditedStateTest)
#include "auditedstatetest.moc"
