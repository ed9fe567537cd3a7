// SPDX-License-Identifier: MIT
#include "core/base/pythonrandom.h"
#include "core/exchange/rows/studydata.h"
#include "core/storage/backups.h"
#include "tests/support/checks.h"
#include "tests/support/filetimes.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QDir>

using namespace subtext;
using namespace subtext::test;

/// Files that are no study or no longer one: refused by name, and left to the byte as they were.
class DamagedFileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void unusableFile_isRefusedAndLeftAlone_data();
    void unusableFile_isRefusedAndLeftAlone();
    void truncatedStudy_isRefusedAtEveryLength();
    void damagedPages_neverCrash();
    void missingFileAndFolder_areNamed();
    void newerSchema_isNamedWithItsNumber();
    void unreleasedBuild_isNamed_data();
    void unreleasedBuild_isNamed();
    void damagedStudy_hasItsNewestBackupFirst();
    void missingTable_isDamage();

private:
    static QByteArray studyBytes();
};

QByteArray DamagedFileTest::studyBytes()
{
    static const QByteArray bytes = [] {
        TestStudy study;
        for (int item = 1; item <= 10; ++item) {
            const auto submitted = study.labelling().submit(study.person(1), study.scenario(item),
                                                            submissionOf(completeAnswer()));
            if (!submitted)
                qFatal("submit");
        }
        study.close();
        return readFile(study.path());
    }();
    return bytes;
}

void DamagedFileTest::unusableFile_isRefusedAndLeftAlone_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<ErrorCode>("code");
    QByteArray random;
    PythonRandom stream(42);
    for (int i = 0; i < 50'000; ++i)
        random += static_cast<char>(stream.below(256));
    const auto row = [](const char* name, const QByteArray& bytes, ErrorCode code) {
        QTest::newRow(name) << bytes << code;
    };
    row("empty", {}, ErrorCode::NotAStudy);
    row("random", random, ErrorCode::NotAStudy);
    row("one byte", "x", ErrorCode::NotAStudy);
    row("text", "id,utterance\n1,hello\n", ErrorCode::NotAStudy);
    row("zeros", QByteArray(8192, '\0'), ErrorCode::NotAStudy);
    row("SQLite's name alone", QByteArray("SQLite format 3\0", 16), ErrorCode::NotAStudy);
    row("half a study", studyBytes().left(studyBytes().size() / 2), ErrorCode::StudyDamaged);
    row("study without its last byte", studyBytes().chopped(1), ErrorCode::StudyDamaged);
    QByteArray garbled = studyBytes();
    garbled.replace(4096, 4096, random.left(4096));
    row("study with a random page", garbled, ErrorCode::StudyDamaged);
    QByteArray headless = studyBytes();
    headless.replace(0, 16, "not a database!!");
    row("study without SQLite's name", headless, ErrorCode::NotAStudy);
}

void DamagedFileTest::unusableFile_isRefusedAndLeftAlone()
{
    QFETCH(QByteArray, bytes);
    QFETCH(ErrorCode, code);
    const QTemporaryDir folder;
    FixedClock clock;
    CountingIds ids;
    const Environment environment{clock, ids, {}};
    const QString path = writeFile(folder.filePath(QStringLiteral("a.subtext")), bytes);
    for (Study::Access access : {Study::Access::Read, Study::Access::Write}) {
        const auto opened = Study::open(path, access, environment);
        COMPARE_ERROR(opened, code);
        QCOMPARE(opened.error().file, path);
        QVERIFY(readFile(path) == bytes);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files),
                 QStringList{QStringLiteral("a.subtext")});
    }
    COMPARE_ERROR(Study::create(path, {}, environment), ErrorCode::FileExists);
    QVERIFY(readFile(path) == bytes);
}

void DamagedFileTest::truncatedStudy_isRefusedAtEveryLength()
{
    const QTemporaryDir folder;
    FixedClock clock;
    CountingIds ids;
    const QByteArray whole = studyBytes();
    const QString path = folder.filePath(QStringLiteral("a.subtext"));
    QList<qsizetype> lengths{1, 15, 16, 50, 71, 72, 99, 100, 101, 511, 512, 4095};
    for (qsizetype length = 4096; length < whole.size(); length += 4096)
        lengths << length << length + 777;
    for (qsizetype length : lengths) {
        writeFile(path, whole.left(length));
        for (Study::Access access : {Study::Access::Read, Study::Access::Write}) {
            const auto opened = Study::open(path, access, {clock, ids, {}});
            const ErrorCode code = errorOf(opened).code;
            QVERIFY2(code == ErrorCode::StudyDamaged || code == ErrorCode::NotAStudy,
                     QByteArray::number(length) + ": " + describe(opened));
            QVERIFY(readFile(path) == whole.left(length));
        }
    }
}

// A changed byte may lie in a text or in free space, so that the study opens; what it says is then
// the audit chain's business. Nothing may crash or hang.
void DamagedFileTest::damagedPages_neverCrash()
{
    const QTemporaryDir folder;
    FixedClock clock;
    CountingIds ids;
    const QString path = folder.filePath(QStringLiteral("a.subtext"));
    int refused = 0;
    for (quint32 seed = 0; seed < 150; ++seed) {
        PythonRandom random(seed);
        QByteArray bytes = studyBytes();
        const std::uint32_t changes = 1 + random.below(30);
        for (std::uint32_t i = 0; i < changes; ++i) {
            const auto at = static_cast<qsizetype>(
                100 + random.below(static_cast<std::uint32_t>(bytes.size()) - 100));
            bytes[at] = static_cast<char>(random.below(256));
        }
        writeFile(path, bytes);
        const auto opened = Study::open(path, Study::Access::Write, {clock, ids, {}});
        if (!opened) {
            ++refused;
            continue;
        }
        if (const auto data = (*opened)->snapshot(); !data)
            QCOMPARE(data.error().code, ErrorCode::StudyDamaged);
        static_cast<void>((*opened)->verifyAudit());
        static_cast<void>((*opened)->labelling().summary({1}));
    }
    QVERIFY2(refused > 30, QByteArray::number(refused).constData());
}

void DamagedFileTest::missingFileAndFolder_areNamed()
{
    const QTemporaryDir folder;
    FixedClock clock;
    CountingIds ids;
    const Environment environment{clock, ids, {}};
    for (Study::Access access : {Study::Access::Read, Study::Access::Write}) {
        COMPARE_ERROR(
            Study::open(folder.filePath(QStringLiteral("none.subtext")), access, environment),
            ErrorCode::FileMissing);
        COMPARE_ERROR(
            Study::open(folder.filePath(QStringLiteral("none/a.subtext")), access, environment),
            ErrorCode::FileMissing);
        COMPARE_ERROR(Study::open(folder.path(), access, environment), ErrorCode::FileUnreadable);
    }
    COMPARE_ERROR(Study::create(folder.filePath(QStringLiteral("none/a.subtext")), {}, environment),
                  ErrorCode::FolderMissing);
    QVERIFY(QDir(folder.path()).entryList(QDir::Files).isEmpty()); // no lock stays behind
    RawSql sql(folder.filePath(QStringLiteral("foreign.sqlite")));
    QCOMPARE(sql.run(QStringLiteral("CREATE TABLE t (a)")), QString());
    COMPARE_ERROR(Study::open(folder.filePath(QStringLiteral("foreign.sqlite")),
                              Study::Access::Write, environment),
                  ErrorCode::NotAStudy);
    QCOMPARE(sql.value(QStringLiteral("PRAGMA journal_mode")),
             QStringLiteral("delete")); // as it was
}

void DamagedFileTest::newerSchema_isNamedWithItsNumber()
{
    TestStudy study;
    study.close();
    RawSql(study.path()).run(QStringLiteral("PRAGMA user_version = 99"));
    const QByteArray bytes = readFile(study.path());
    for (Study::Access access : {Study::Access::Read, Study::Access::Write}) {
        const auto opened = Study::open(study.path(), access, study.environment());
        COMPARE_ERROR(opened, ErrorCode::SchemaTooNew);
        QCOMPARE(opened.error().detail, QStringLiteral("99"));
        QVERIFY(readFile(study.path()) == bytes);
    }
}

void DamagedFileTest::unreleasedBuild_isNamed_data()
{
    QTest::addColumn<int>("schema");
    for (int schema : {1, 2, 13})
        QTest::addRow("schema %d", schema) << schema;
}

// Whatever numbers its schemas had.
void DamagedFileTest::unreleasedBuild_isNamed()
{
    QFETCH(int, schema);
    TestStudy study;
    study.close();
    {
        RawSql sql(study.path());
        sql.run(QStringLiteral("PRAGMA user_version = %1").arg(schema));
        sql.run(QStringLiteral("PRAGMA application_id = %1").arg(0x53554254));
    }
    const QByteArray bytes = readFile(study.path());
    for (Study::Access access : {Study::Access::Read, Study::Access::Write}) {
        COMPARE_ERROR(Study::open(study.path(), access, study.environment()),
                      ErrorCode::SchemaUnreleased);
        QVERIFY(readFile(study.path()) == bytes);
    }
}

void DamagedFileTest::damagedStudy_hasItsNewestBackupFirst()
{
    TestStudy study;
    const Environment environment = study.environment();
    const auto older = makeBackup(study.path(), environment.backupFolder, FixedClock::Start);
    VERIFY_HOLDS(older);
    letTimePass(study.folder());
    VERIFY_HOLDS(study.roster().add({{{}, QStringLiteral("New"), Role::Annotator}}));
    const auto newest = makeBackup(study.path(), environment.backupFolder, FixedClock::Start + 5);
    VERIFY_HOLDS(newest);
    QVERIFY(!newest->isEmpty() && *newest != *older);
    study.close();
    writeFile(study.path(), readFile(study.path()).left(20'000));
    const auto opened = Study::open(study.path(), Study::Access::Write, environment);
    COMPARE_ERROR(opened, ErrorCode::StudyDamaged);
    const auto found =
        backupsOf(study.path(), environment.backupFolder, QDateTime::currentMSecsSinceEpoch());
    QCOMPARE(found.size(), std::size_t{2});
    QCOMPARE(found[0].path, *newest);
    const auto backup = Study::open(found[0].path, Study::Access::Read, environment);
    VERIFY_HOLDS(backup);
    QCOMPARE(must((*backup)->roster().people()).size(), std::size_t{4});
}

void DamagedFileTest::missingTable_isDamage()
{
    TestStudy study;
    study.close();
    QCOMPARE(RawSql(study.path()).run(QStringLiteral("DROP TABLE study")), QString());
    COMPARE_ERROR(Study::open(study.path(), Study::Access::Read, study.environment()),
                  ErrorCode::StudyDamaged);
}

SUBTEXT_TEST(DamagedFileTest)

#include "damagedfiletest.moc"
