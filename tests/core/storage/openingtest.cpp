// SPDX-License-Identifier: MIT
#include "core/storage/backups.h"
#include "core/travel/studyidentity.h"
#include "tests/support/checks.h"
#include "tests/support/fulldisk.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QDir>

using namespace subtext;
using namespace subtext::test;

/// A study whose tables are not those of the program is damaged, whoever opens it for whatever:
/// nothing of it is run or asked, and it stays as it is. A disk that fails is not damage.
class OpeningTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void foreignSchema_isDamage_data();
    void foreignSchema_isDamage();
    void schemaChangedMeanwhile_isFoundByVerify();
    void quotedNamesAndStatistics_areNoHarm();
    void brokenDisk_isNotDamage_data();
    void brokenDisk_isNotDamage();
    void brokenLocks_areNobodysLock();

private:
    static QString endless(const QString& view);
};

QString OpeningTest::endless(const QString& view)
{
    return QStringLiteral("CREATE VIEW %1 AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT "
                          "x + 1 FROM n) SELECT x AS id, x AS uuid, x AS title, ''cei'' AS task, "
                          "x AS created_at, x AS type, x AS name, x AS tbl_name, x AS sql FROM n")
        .arg(view);
}

void OpeningTest::foreignSchema_isDamage_data()
{
    QTest::addColumn<QStringList>("statements");
    const auto row = [](const char* name, const QStringList& statements) {
        QTest::newRow(name) << statements;
    };
    const auto sql = [](const char* text) { return QString::fromLatin1(text); };
    const QString writable = sql("PRAGMA writable_schema = ON");
    const auto viewFor = [&](const QString& table) {
        return QStringList{sql("PRAGMA foreign_keys = OFF"), sql("DROP TABLE ") + table,
                           endless(table).replace(QStringLiteral("''"), QStringLiteral("'"))};
    };
    const auto replaced = [&](const char* name, const char* before, const char* after) {
        return QStringList{
            writable, QStringLiteral("UPDATE sqlite_master SET sql = replace(sql, '%2', '%3') "
                                     "WHERE name = '%1'")
                          .arg(QLatin1String(name), QLatin1String(before), QLatin1String(after))};
    };
    row("trigger that changes answers",
        {sql("CREATE TRIGGER mine BEFORE INSERT ON annotation BEGIN "
             "UPDATE study SET title = title || '!'; END")});
    row("endless trigger",
        {sql("CREATE TRIGGER mine AFTER INSERT ON audit BEGIN INSERT INTO draft SELECT * FROM "
             "(WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n); "
             "END")});
    row("endless view for the study", viewFor(sql("study")));
    row("endless view for the scenarios", viewFor(sql("scenario")));
    row("endless view for the schema",
        {writable, QStringLiteral("INSERT INTO sqlite_master VALUES ('view', 'sqlite_schema', "
                                  "'sqlite_schema', 0, '%1')")
                       .arg(endless(sql("sqlite_schema")))});
    row("dropped trigger", {sql("DROP TRIGGER annotation_keeps")});
    row("trigger that does nothing", replaced("audit_stays", "RAISE(ABORT, ''append-only'')",
                                              "\"RAISE(ABORT, ''append-only'')\""));
    row("no CHECK", replaced("annotation", "INTEGER CHECK (active_ms >= 0)", "INTEGER"));
    row("wider CHECK", replaced("annotation", "(active_ms >= 0)", "(active_ms >= -9)"));
    row("CHECK behind a comment",
        replaced("annotation", "-- JSON: by question", ", -- JSON: by question"));
    row("column of another name", replaced("scenario", "source_id", "zource_id"));
    row("trigger that lets more pass",
        replaced("annotation_fits", "NEW.ballot NOT GLOB ballot", "NEW.ballot GLOB ''never''"));
    row("another table", {sql("CREATE TABLE mine (x ANY) STRICT")});
    row("another index", {sql("CREATE INDEX mine ON annotation (ballot)")});
    row("dropped index", {sql("DROP INDEX annotation_by_item")});
    row("dropped table", {sql("DROP TABLE desk_draft")});
    row("version 0", {sql("PRAGMA user_version = 0")});
    row("version below 0", {sql("PRAGMA user_version = -5")});
}

// What is endless in it would run into the time limit of the tests.
void OpeningTest::foreignSchema_isDamage()
{
    QFETCH(QStringList, statements);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.subtext"));
    {
        TestStudy study;
        VERIFY_HOLDS(study.labelling().submit(study.person(1), study.scenario(1),
                                              submissionOf(completeAnswer())));
        VERIFY_HOLDS(study->copyTo(path));
    }
    {
        RawSql raw(path);
        for (const QString& statement : statements)
            QCOMPARE(raw.run(statement), QString());
    }
    const QByteArray bytes = readFile(path);
    FixedClock clock;
    CountingIds ids;
    const auto refuses = [&](const auto& result) {
        QCOMPARE(errorOf(result).code, ErrorCode::StudyDamaged);
        QCOMPARE(errorOf(result).value, QStringLiteral("schema"));
        QCOMPARE(errorOf(result).file, path);
        QCOMPARE(errorOf(result).detail, QString()); // there is no backup
    };
    for (Study::Access access : {Study::Access::Read, Study::Access::Write}) {
        refuses(Study::open(path, access, {clock, ids, {}}));
        QVERIFY(readFile(path) == bytes);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files),
                 QStringList{QStringLiteral("a.subtext")}); // no copy of an older schema, no log
    }
    refuses(identifyStudy(path));
    const QString backups = folder.filePath(QStringLiteral("backups"));
    refuses(makeBackup(path, backups, FixedClock::Start));
    QVERIFY(QDir(backups).entryList(QDir::Files).isEmpty());
}

void OpeningTest::schemaChangedMeanwhile_isFoundByVerify()
{
    TestStudy study;
    VERIFY_HOLDS(study->verifyAudit());
    QCOMPARE(RawSql(study.path())
                 .run(QStringLiteral("CREATE TRIGGER mine BEFORE INSERT ON annotation "
                                     "BEGIN SELECT 1; END")),
             QString());
    const auto verified = study->verifyAudit();
    COMPARE_ERROR(verified, ErrorCode::StudyDamaged);
    QCOMPARE(verified.error().value, QStringLiteral("schema"));
}

// What versions of SQLite write in their own way, and what ANALYZE leaves.
void OpeningTest::quotedNamesAndStatistics_areNoHarm()
{
    TestStudy study;
    study.close();
    {
        RawSql raw(study.path());
        QCOMPARE(raw.run(QStringLiteral("PRAGMA writable_schema = ON")), QString());
        QCOMPARE(raw.run(QStringLiteral("UPDATE sqlite_master SET sql = replace(sql, 'CREATE TABLE "
                                        "person (', 'CREATE TABLE \"person\"  (')")),
                 QString());
        QCOMPARE(raw.run(QStringLiteral("ANALYZE")), QString());
    }
    study.reopen();
    VERIFY_HOLDS(study->verifyAudit());
}

void OpeningTest::brokenDisk_isNotDamage_data()
{
    QTest::addColumn<int>("access");
    QTest::newRow("for work") << static_cast<int>(Study::Access::Write);
    QTest::newRow("for reading") << static_cast<int>(Study::Access::Read);
}

void OpeningTest::brokenDisk_isNotDamage()
{
    QFETCH(int, access);
    FullDisk disk;
    TestStudy study;
    study.close();
    const auto open = [&] {
        return Study::open(study.path(), static_cast<Study::Access>(access), study.environment());
    };
    qint64 failed = 0;
    // At every read of the opening in turn, until it needs no more of them.
    for (int reads = 1; reads < 10'000; ++reads) {
        disk.refuseReadsFrom(reads);
        const auto opened = open();
        disk.refuseReadsFrom(0);
        if (opened)
            break;
        QVERIFY2(opened.error().code == ErrorCode::IoFailure,
                 qPrintable(QString::number(reads) + u' ' + QString::fromUtf8(describe(opened))));
        ++failed;
    }
    QVERIFY2(failed > 5, qPrintable(QString::number(failed)));
    VERIFY_HOLDS(open());
}

void OpeningTest::brokenLocks_areNobodysLock()
{
    FullDisk disk;
    TestStudy study;
    study.close();
    disk.breakLocks();
    const auto opened = Study::open(study.path(), Study::Access::Write, study.environment());
    COMPARE_ERROR(opened, ErrorCode::IoFailure);
    QCOMPARE(opened.error().value, QStringLiteral("locks"));
    disk.breakLocks(false);
    study.reopen();
}

SUBTEXT_TEST(OpeningTest)
#include "openingtest.moc"
