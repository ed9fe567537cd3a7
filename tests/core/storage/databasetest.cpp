// SPDX-License-Identifier: MIT
#include "core/storage/database.h"

#include "core/storage/migrator.h"
#include "core/storage/sqlcatalog.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QDir>

#include <SQLiteCpp/SQLiteCpp.h>

using namespace subtext;
using namespace subtext::test;

class DatabaseTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void create_marksTheFileAsAStudy();
    void create_neverOverwrites();
    void create_needsItsFolder();
    void writer_isDurable_data();
    void writer_isDurable();
    void erasedWords_areInNoFile();
    void reader_cannotWrite();
    void write_isAllOrNothing();
    void write_beyondAnotherWritersLock_isLocked();
    void currentSchema_isNotMigratedOrCopied();
    void copyTo_makesOneFileThatOpens();
    void copyTo_anEarlierCopy_leavesNothingOfIt();
    void copyTo_theStudyItself_isRefused();
    void checkpoint_emptiesTheLog();
    void whatAnImportAsksOfEachRow_isLookedUp_data();
    void whatAnImportAsksOfEachRow_isLookedUp();

private:
    static QString pragma(Database& database, const char* name)
    {
        return QString::fromStdString(
            database.connection().execAndGet(std::string("PRAGMA ") + name).getString());
    }
};

void DatabaseTest::create_marksTheFileAsAStudy()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.subtext"));
    {
        const auto database = Database::create(path);
        VERIFY_HOLDS(database);
        QCOMPARE((*database)->schemaVersion(), SqlCatalog::instance().latestVersion());
    }
    QCOMPARE(readFile(path).left(16), QByteArray("SQLite format 3\0", 16));
    QCOMPARE(readFile(path).mid(68, 4), QByteArray("STXT")); // where file(1) looks
    RawSql sql(path);
    QCOMPARE(sql.value(QStringLiteral("PRAGMA application_id")), QString::number(0x53545854));
    QCOMPARE(sql.value(QStringLiteral("PRAGMA user_version")),
             QString::number(SqlCatalog::instance().latestVersion()));
    QCOMPARE(sql.value(QStringLiteral("PRAGMA journal_mode")), QStringLiteral("wal"));
    QCOMPARE(sql.value(QStringLiteral("PRAGMA integrity_check")), QStringLiteral("ok"));
}

void DatabaseTest::create_neverOverwrites()
{
    const QTemporaryDir folder;
    const QString path = writeFile(folder.filePath(QStringLiteral("a.subtext")), "something");
    COMPARE_ERROR(Database::create(path), ErrorCode::FileExists);
    QCOMPARE(readFile(path), QByteArray("something"));
}

void DatabaseTest::create_needsItsFolder()
{
    const QTemporaryDir folder;
    const auto made = Database::create(folder.filePath(QStringLiteral("none/a.subtext")));
    COMPARE_ERROR(made, ErrorCode::FolderMissing);
    QCOMPARE(made.error().file, folder.filePath(QStringLiteral("none")));
}

void DatabaseTest::writer_isDurable_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QString>("value");
    QTest::newRow("write-ahead log") << QByteArray("journal_mode") << QStringLiteral("wal");
    QTest::newRow("synchronous FULL") << QByteArray("synchronous") << QStringLiteral("2");
    QTest::newRow("foreign keys on") << QByteArray("foreign_keys") << QStringLiteral("1");
    QTest::newRow("erased is gone") << QByteArray("secure_delete") << QStringLiteral("1");
    QTest::newRow("trusted schema off") << QByteArray("trusted_schema") << QStringLiteral("0");
}

void DatabaseTest::writer_isDurable()
{
    QFETCH(QByteArray, name);
    QFETCH(QString, value);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.subtext"));
    {
        const auto created = Database::create(path);
        VERIFY_HOLDS(created);
        QCOMPARE(pragma(**created, name.constData()), value);
    }
    const auto opened = Database::open(path, Database::Mode::ReadWrite);
    VERIFY_HOLDS(opened);
    QCOMPARE(pragma(**opened, name.constData()), value);
    const QString copy = folder.filePath(QStringLiteral("copy.subtext"));
    VERIFY_HOLDS((*opened)->copyTo(copy));
    const auto copied = Database::open(copy, Database::Mode::ReadWrite);
    VERIFY_HOLDS(copied);
    VERIFY_HOLDS((*copied)->useLog());
    QCOMPARE(pragma(**copied, name.constData()), value);
}

void DatabaseTest::erasedWords_areInNoFile()
{
    const QByteArray words = "What nobody shall read again";
    TestStudy study;
    Draft draft;
    draft.answer.explanation = QString::fromUtf8(words).repeated(200); // more than a page
    VERIFY_HOLDS(study.labelling().saveDraft(study.person(1), study.scenario(1), draft));
    VERIFY_HOLDS(study->makeSelfContained());
    QVERIFY(readFile(study.path()).contains(words));
    draft.answer.explanation = QStringLiteral("Nothing");
    VERIFY_HOLDS(study.labelling().saveDraft(study.person(1), study.scenario(1), draft));
    const QString copy = study.filePath(QStringLiteral("copy.subtext"));
    VERIFY_HOLDS(study->copyTo(copy));
    study.close();
    for (const QString& name : QDir(study.folder()).entryList(QDir::Files))
        QVERIFY2(!readFile(study.filePath(name)).contains(words), qPrintable(name));
}

void DatabaseTest::reader_cannotWrite()
{
    TestStudy study;
    const auto reader = Database::open(study.path(), Database::Mode::ReadOnly);
    VERIFY_HOLDS(reader);
    bool isRun = false;
    COMPARE_ERROR((*reader)->write([&] { isRun = true; }), ErrorCode::ReadOnly);
    QVERIFY(!isRun);
    // Not even past the door.
    const auto direct = (*reader)->read([&] { (*reader)->connection().exec("DELETE FROM draft"); });
    COMPARE_ERROR(direct, ErrorCode::ReadOnly);
}

void DatabaseTest::write_isAllOrNothing()
{
    TestStudy study;
    study.close();
    const auto database = Database::open(study.path(), Database::Mode::ReadWrite);
    VERIFY_HOLDS(database);
    SQLite::Database& db = (*database)->connection();
    const auto count = [&] { return db.execAndGet("SELECT count(*) FROM person").getInt(); };
    QCOMPARE(count(), 3);
    const auto failed = (*database)->write([&] {
        db.exec("INSERT INTO person VALUES (null, 'u', 'B01', 'x', 'annotator', 8)");
        db.exec("INSERT INTO person VALUES (null, 'u', 'B02', 'y', 'annotator', 9)"); // uuid again
    });
    COMPARE_ERROR(failed, ErrorCode::IoFailure);
    QCOMPARE(failed.error().file, study.path());
    QCOMPARE(count(), 3);
    const auto thrown = (*database)->write([&] {
        db.exec("INSERT INTO person VALUES (null, 'u', 'B01', 'x', 'annotator', 8)");
        throw std::runtime_error("out of ideas");
    });
    COMPARE_ERROR(thrown, ErrorCode::IoFailure);
    QCOMPARE(thrown.error().detail, QStringLiteral("out of ideas"));
    QCOMPARE(count(), 3);
    VERIFY_HOLDS((*database)->write(
        [&] { db.exec("INSERT INTO person VALUES (null, 'u', 'B01', 'x', 'annotator', 8)"); }));
    QCOMPARE(count(), 4);
}

void DatabaseTest::write_beyondAnotherWritersLock_isLocked()
{
    TestStudy study;
    RawSql other(study.path());
    QCOMPARE(other.run(QStringLiteral("BEGIN IMMEDIATE")), QString());
    const auto added = study.roster().add({{{}, QStringLiteral("Late"), Role::Annotator}});
    COMPARE_ERROR(added, ErrorCode::Locked); // after the busy timeout of 5 s
    QCOMPARE(must(study.roster().people()).size(), std::size_t{3});
    QCOMPARE(other.run(QStringLiteral("COMMIT")), QString());
    VERIFY_HOLDS(study.roster().add({{{}, QStringLiteral("Late"), Role::Annotator}}));
}

void DatabaseTest::currentSchema_isNotMigratedOrCopied()
{
    TestStudy study;
    study.close();
    const auto database = Database::open(study.path(), Database::Mode::ReadWrite);
    VERIFY_HOLDS(database);
    const QStringList before = QDir(study.folder()).entryList(QDir::AllEntries);
    VERIFY_HOLDS(migrate(**database, study.folder()));
    QCOMPARE(QDir(study.folder()).entryList(QDir::AllEntries), before);
    QVERIFY(!QFileInfo::exists(study.environment().backupFolder));
}

void DatabaseTest::copyTo_makesOneFileThatOpens()
{
    TestStudy study;
    VERIFY_HOLDS(study.labelling().submit(study.person(1), study.scenario(1),
                                          submissionOf(completeAnswer())));
    const QString path = study.filePath(QStringLiteral("copy.subtext"));
    VERIFY_HOLDS(study->copyTo(path));
    VERIFY_HOLDS(study->copyTo(path)); // again, over the first
    const QStringList names = QDir(study.folder()).entryList({QStringLiteral("copy*")});
    QCOMPARE(names, QStringList{QStringLiteral("copy.subtext")});
    const auto copy = Study::open(path, Study::Access::Write, study.environment());
    VERIFY_HOLDS(copy);
    QCOMPARE(must((*copy)->counts()).annotations, 1);
    QCOMPARE(must((*copy)->info()).uuid, must(study->info()).uuid);
    VERIFY_HOLDS((*copy)->verifyAudit());
}

void DatabaseTest::copyTo_anEarlierCopy_leavesNothingOfIt()
{
    TestStudy study;
    const QString path = study.filePath(QStringLiteral("copy.subtext"));
    VERIFY_HOLDS(study->copyTo(path));
    writeFile(path + QStringLiteral("-wal"), "of a program that was killed");
    VERIFY_HOLDS(study->copyTo(path));
    QVERIFY(!QFileInfo::exists(path + QStringLiteral("-wal")));
    const QString folder = study.filePath(QStringLiteral("folder"));
    QVERIFY(QDir().mkpath(folder));
    COMPARE_ERROR(study->copyTo(folder), ErrorCode::IoFailure);
    QVERIFY(!QFileInfo::exists(folder + QStringLiteral(".part")));
}

void DatabaseTest::copyTo_theStudyItself_isRefused()
{
    TestStudy study;
    COMPARE_ERROR(study->copyTo(study.path()), ErrorCode::FileExists);
    COMPARE_ERROR(study->copyTo(study.folder() + QStringLiteral("/./study.subtext")),
                  ErrorCode::FileExists);
    VERIFY_HOLDS(study.labelling().submit(study.person(1), study.scenario(1),
                                          submissionOf(completeAnswer())));
    study.reopen();
    QCOMPARE(must(study->counts()).annotations, 1);
}

void DatabaseTest::checkpoint_emptiesTheLog()
{
    TestStudy study;
    const QFileInfo log(study.path() + QStringLiteral("-wal"));
    QVERIFY(log.exists() && log.size() > 0);
    VERIFY_HOLDS(study->makeSelfContained());
    QCOMPARE(QFileInfo(log.filePath()).size(), 0);
}

void DatabaseTest::whatAnImportAsksOfEachRow_isLookedUp_data()
{
    QTest::addColumn<QByteArray>("query");
    for (const char* query :
         {"scenario.byName", "scenario.byId", "scenechange.textsOf", "assignment.get",
          "assignment.seatsOf", "annotation.latestOfItem", "decision.ofScenario"})
        QTest::newRow(query) << QByteArray(query);
}

/// A query that reads its whole table for each row of a file takes hours where there are many.
void DatabaseTest::whatAnImportAsksOfEachRow_isLookedUp()
{
    QFETCH(QByteArray, query);
    const QTemporaryDir folder;
    const auto database = must(Database::create(folder.filePath(QStringLiteral("a.subtext"))));
    SQLite::Statement plan(database->connection(),
                           "EXPLAIN QUERY PLAN " + SqlCatalog::instance().query(query.constData()));
    QStringList steps;
    while (plan.executeStep())
        steps << QString::fromStdString(plan.getColumn(3).getString());
    QVERIFY(!steps.isEmpty());
    const QString ofItself = QStringLiteral("SCAN (subquery"); // of the rows that were looked up
    for (const QString& step : steps)
        QVERIFY2(!step.startsWith(QLatin1String("SCAN")) || step.startsWith(ofItself),
                 qPrintable(step));
}

SUBTEXT_TEST(DatabaseTest)

#include "databasetest.moc"
