// SPDX-License-Identifier: MIT
#include "core/course/practice.h"
#include "core/storage/migrator.h"
#include "core/storage/sqlcatalog.h"
#include "core/study/studybackup.h"
#include "core/travel/handouts.h"
#include "core/travel/merging.h"
#include "core/travel/studyidentity.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QDir>
#include <QResource>

#include <sys/stat.h>

using namespace subtext;
using namespace subtext::test;

/// What becomes of the files of today when the next schema comes. The program of this test has one
/// migration more, which is made up (nextschema), so that the last fixture is of an older schema.
class MigratingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void init();
    void cleanup();
    void olderStudy_isNotRead();
    void olderStudy_opensForWorkAfterACopy();
    void olderStudy_endsAsANewFile();
    void olderStudy_isIdentifiedAndNotMigrated();
    void copyOfAnOlderStudy_isPrivate();
    void withoutACopy_nothingIsMigrated();
    void brokenReference_isNotMigrated();
    void damagedOlderStudy_keepsSqlitesWordsToItself();
    void olderHandOut_isTakenIn();
    void olderHandOut_isWorkedOnAtHome();
    void numberOfAnotherSchema_isDamage();
    void schemaWithoutItsDigest_isNamed();

private:
    /// A copy of the fixture, which must never change.
    QString fixture(const char* ending = "") const
    {
        const QString name =
            QStringLiteral("schema-%1%2.subtext").arg(m_older).arg(QLatin1String(ending));
        return writeFile(m_folder->filePath(name),
                         readFile(QStringLiteral(SUBTEXT_SOURCE_DIR "/tests/fixtures/") + name));
    }
    Result<std::unique_ptr<Study>> open(const QString& path, const QString& backups = {})
    {
        return Study::open(path, Study::Access::Write, {m_clock, m_ids, backups});
    }
    static int schemaOf(const QString& path)
    {
        return RawSql(path).value(QStringLiteral("PRAGMA user_version")).toInt();
    }
    QStringList filesBeside() const { return QDir(m_folder->path()).entryList(QDir::Files); }

    int m_older = 0;
    int m_newer = 0;
    FixedClock m_clock;
    CountingIds m_ids;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void MigratingTest::initTestCase()
{
    // Before anybody asks which migrations there are.
    QVERIFY(QResource::registerResource(QStringLiteral(SUBTEXT_NEXT_SCHEMA)));
    m_newer = SqlCatalog::instance().latestVersion();
    m_older = m_newer - 1;
    // Ids of its own: the fixture's were counted from 1 as well.
    while (m_ids.count() < 1000)
        m_ids.next();
}

void MigratingTest::cleanupTestCase()
{
    QVERIFY(QResource::unregisterResource(QStringLiteral(SUBTEXT_NEXT_SCHEMA)));
}

void MigratingTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void MigratingTest::cleanup()
{
    m_folder.reset();
}

void MigratingTest::olderStudy_isNotRead()
{
    const QString path = fixture();
    const QByteArray bytes = readFile(path);
    COMPARE_ERROR(Study::open(path, Study::Access::Read, {m_clock, m_ids, {}}),
                  ErrorCode::SchemaTooOld);
    QVERIFY(readFile(path) == bytes);
}

void MigratingTest::olderStudy_opensForWorkAfterACopy()
{
    const QString path = fixture();
    QCOMPARE(schemaOf(path), m_older);
    const QString answers = RawSql(path).value(QStringLiteral("SELECT count(*) FROM annotation"));
    const QString backups = m_folder->filePath(QStringLiteral("backups"));
    QDir().mkpath(backups);
    const auto study = open(path, backups);
    VERIFY_HOLDS(study);
    QCOMPARE(schemaOf(path), m_newer);
    // The copy is still of the old schema.
    const QStringList copies =
        QDir(backups).entryList({QStringLiteral("schema-%1-schema%1-*.subtext").arg(m_older)});
    QCOMPARE(copies.size(), 1);
    const QString copy = QDir(backups).filePath(copies.front());
    QCOMPARE(schemaOf(copy), m_older);
    QCOMPARE(RawSql(copy).value(QStringLiteral("SELECT count(*) FROM annotation")), answers);
    // Rows keep the digest that they had, those of the rebuilt table too.
    VERIFY_HOLDS((*study)->verifyAudit());
    QCOMPARE(RawSql(path).value(QStringLiteral("SELECT action || (detail ->> 'from') || "
                                               "(detail ->> 'to') FROM audit "
                                               "ORDER BY id DESC LIMIT 1")),
             QStringLiteral("study.migrate%1%2").arg(m_older).arg(m_newer));
    // And it can be worked on.
    const PersonId second = must((*study)->roster().people()).at(1).id;
    VERIFY_HOLDS((*study)->labelling().submit(second, must((*study)->scenarios()).at(1).id,
                                              submissionOf(completeAnswer())));
    VERIFY_HOLDS((*study)->verifyAudit());
}

// Table by table, column by column, with every index, trigger and constraint.
void MigratingTest::olderStudy_endsAsANewFile()
{
    const QString fresh = m_folder->filePath(QStringLiteral("fresh.subtext"));
    VERIFY_HOLDS(Database::create(fresh));
    const QString old = fixture();
    {
        const auto database = Database::open(old, Database::Mode::ReadWrite);
        VERIFY_HOLDS(database);
        QVERIFY((*database)->needsMigration());
        VERIFY_HOLDS(migrate(**database, m_folder->path()));
        QVERIFY(!(*database)->needsMigration());
        VERIFY_HOLDS(checkSchema(**database));
    }
    const QString all = QStringLiteral(
        "SELECT group_concat(sql, ';') FROM (SELECT sql FROM sqlite_master ORDER BY type, name)");
    const QString expected = RawSql(fresh).value(all);
    QVERIFY(expected.contains(QLatin1String("made_up")));
    QCOMPARE(RawSql(old).value(all), expected);
    QCOMPARE(RawSql(old).value(QStringLiteral("PRAGMA integrity_check")), QStringLiteral("ok"));
    QCOMPARE(RawSql(old).value(QStringLiteral("PRAGMA foreign_key_check")), QString());
}

void MigratingTest::olderStudy_isIdentifiedAndNotMigrated()
{
    const QString path = fixture();
    const QByteArray bytes = readFile(path);
    const QStringList beside = filesBeside();
    const auto identity = identifyStudy(path);
    VERIFY_HOLDS(identity);
    QVERIFY(!identity->isHandOut && !identity->uuid.isNull());
    QVERIFY(readFile(path) == bytes);
    QCOMPARE(filesBeside(), beside);
}

void MigratingTest::copyOfAnOlderStudy_isPrivate()
{
    const QString path = fixture();
    const auto modeOf = [](const QString& of) {
        struct stat status = {};
        return ::stat(QFile::encodeName(of).constData(), &status) == 0 ? status.st_mode & 0777U
                                                                       : 0U;
    };
    QCOMPARE(::chmod(QFile::encodeName(path).constData(), 0644), 0);
    VERIFY_HOLDS(open(path));
    const QStringList copies =
        QDir(m_folder->path())
            .entryList({QStringLiteral("schema-%1-schema%1-*.subtext").arg(m_older)});
    QCOMPARE(copies.size(), 1); // beside it, where no folder was named
    QCOMPARE(modeOf(m_folder->filePath(copies.front())), 0600U);
    QCOMPARE(modeOf(path), 0644U); // as somebody wanted it
}

void MigratingTest::withoutACopy_nothingIsMigrated()
{
    const QString path = fixture();
    QVERIFY(!open(path, m_folder->filePath(QStringLiteral("not/there"))));
    QCOMPARE(schemaOf(path), m_older);
    QCOMPARE(RawSql(path).value(QStringLiteral("SELECT count(*) FROM sqlite_master WHERE "
                                               "name = 'made_up'")),
             QStringLiteral("0"));
}

void MigratingTest::brokenReference_isNotMigrated()
{
    const QString path = fixture();
    QCOMPARE(RawSql(path).runUnguarded(QStringLiteral("DELETE FROM person WHERE id = 1")),
             QString());
    const auto opened = open(path);
    COMPARE_ERROR(opened, ErrorCode::StudyDamaged);
    QCOMPARE(opened.error().value, QStringLiteral("foreign_key_check"));
    QCOMPARE(schemaOf(path), m_older);
}

void MigratingTest::damagedOlderStudy_keepsSqlitesWordsToItself()
{
    const QString path = fixture();
    const QString backups = m_folder->filePath(QStringLiteral("backups"));
    const auto backup = backUpStudy(path, backups, FixedClock::Start);
    VERIFY_HOLDS(backup); // of whatever schema
    QByteArray bytes = readFile(path);
    QVERIFY(bytes.size() > 40'000);
    bytes.replace(8'192, 24'576, QByteArray(24'576, 'x'));
    writeFile(path, bytes);
    COMPARE_ERROR(open(path, backups), ErrorCode::StudyDamaged);
    const FoundBackups found = findBackups(path, backups, FixedClock::Start);
    QCOMPARE(found.sound.size(), std::size_t{1});
    QCOMPARE(found.sound[0].path, *backup);
    const auto restored = restoreBackup(*backup, path);
    VERIFY_HOLDS(restored);
    VERIFY_HOLDS(open(*restored, backups));
}

void MigratingTest::olderHandOut_isTakenIn()
{
    const auto study = open(fixture());
    VERIFY_HOLDS(study);
    const QString path = fixture("-handout");
    const QByteArray returned = readFile(path);
    const auto merged = (*study)->merging().merge({path});
    VERIFY_HOLDS(merged);
    QVERIFY(merged->front().isSound());
    QCOMPARE(merged->front().taken, qint64{3}); // an answer with its visit, and a practice answer
    QVERIFY(readFile(path) == returned);        // migrated on a copy
    QCOMPARE(schemaOf(path), m_older);
    VERIFY_HOLDS((*study)->verifyAudit());
}

void MigratingTest::olderHandOut_isWorkedOnAtHome()
{
    const QString path = fixture("-handout");
    {
        const auto home = open(path);
        VERIFY_HOLDS(home);
        const PersonId owner = must((*home)->handouts().owner()).value_or(PersonId{});
        const auto items = must((*home)->labelling().items(owner));
        VERIFY_HOLDS((*home)->labelling().submit(owner, items.at(1).scenario,
                                                 submissionOf(completeAnswer())));
        VERIFY_HOLDS((*home)->verifyAudit());
    }
    QCOMPARE(schemaOf(path), m_newer);
    const auto study = open(fixture());
    VERIFY_HOLDS(study);
    const auto merged = (*study)->merging().merge({path});
    VERIFY_HOLDS(merged);
    QVERIFY(merged->front().isSound());
    QVERIFY(merged->front().taken > 3);
}

void MigratingTest::numberOfAnotherSchema_isDamage()
{
    const QString path = fixture();
    RawSql(path).run(QStringLiteral("PRAGMA user_version = %1").arg(m_newer));
    const auto opened = open(path);
    COMPARE_ERROR(opened, ErrorCode::StudyDamaged);
    QCOMPARE(opened.error().value, QStringLiteral("schema"));
}

void MigratingTest::schemaWithoutItsDigest_isNamed()
{
    const QStringList unknown = unknownSchemas();
    QCOMPARE(unknown.size(), 1);
    QVERIFY(unknown.front().startsWith(QString::number(m_newer) + QLatin1String(": ")));
}

SUBTEXT_TEST(MigratingTest)

#include "migratingtest.moc"
