// SPDX-License-Identifier: MIT
#include "core/storage/backups.h"

#include "tests/support/checks.h"
#include "tests/support/filetimes.h"
#include "tests/support/fulldisk.h"
#include "tests/support/must.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QDir>

using namespace subtext;
using namespace subtext::test;

class BackupsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void backup_isAWholeStudy();
    void unchangedStudy_isNotCopiedAgain();
    void unfinishedLog_countsAsAChange();
    void newestTen_stayNewestFirst();
    void studiesOfOneName_areKeptApart();
    void wildcardsInTheName_areTakenAsTheyAre_data();
    void wildcardsInTheName_areTakenAsTheyAre();
    void unusableFolder_isNamed();
    void unusableStudy_makesNoBackup();
    void damagedStudy_makesNoBackupAndCostsNone_data();
    void damagedStudy_makesNoBackupAndCostsNone();
    void damagedBackups_takeNoPlaceOfSoundOnes();
    void clockThatWasAhead_keepsNoBackupFromBeingMade();
    void olderFileInItsPlace_isCopied();
    void killedBackup_isTidiedUp();
    void partingBackup_leavesOldOnesToTheNext();
    void fullDisk_isNamedWithTheFolder();
    void folderWithoutName_hasNone();

private:
    /// Something new in the study, later.
    static void change(TestStudy& study)
    {
        letTimePass(study.folder());
        VERIFY_HOLDS(study.roster().add({{{}, QStringLiteral("Somebody"), Role::Annotator}}));
    }
    static QStringList pathsOf(const QString& study, const QString& folder,
                               qint64 now = FixedClock::Start)
    {
        QStringList paths;
        for (const BackupFile& backup : backupsOf(study, folder, now))
            paths << backup.path;
        return paths;
    }
    /// A changed study and a backup of it; its path.
    static QString another(TestStudy& study, int minute)
    {
        change(study);
        const auto made = makeBackup(study.path(), study.environment().backupFolder,
                                     FixedClock::Start + minute * 60'000);
        return made ? *made : QString();
    }
    static void garble(const QString& path)
    {
        QByteArray bytes = readFile(path);
        bytes.replace(bytes.size() / 2, 4096, QByteArray(4096, 'x'));
        const auto at = QFileInfo(path).lastModified();
        writeFile(path, bytes);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.setFileTime(at, QFileDevice::FileModificationTime));
    }
    /// An index that knows a row that the table has not: no quick check sees it.
    static void spoilIndex(const QString& path)
    {
        const QString schema = QStringLiteral("PRAGMA writable_schema = ON; UPDATE sqlite_schema "
                                              "SET sql = %1 WHERE name = 'assignment_by_scenario'");
        QCOMPARE(RawSql(path).run(schema.arg(QStringLiteral("sql || ' WHERE 0'"))), QString());
        QCOMPARE(
            RawSql(path).run(QStringLiteral("DELETE FROM seat WHERE (person_id, scenario_id) = "
                                            "(SELECT person_id, scenario_id FROM seat LIMIT 1)")),
            QString());
        QCOMPARE(RawSql(path).run(schema.arg(QStringLiteral("replace(sql, ' WHERE 0', '')"))),
                 QString());
        QCOMPARE(RawSql(path).value(QStringLiteral("PRAGMA quick_check")), QStringLiteral("ok"));
    }
};

void BackupsTest::backup_isAWholeStudy()
{
    TestStudy study;
    const QString folder = study.filePath(QStringLiteral("new/folder"));
    const auto path = makeBackup(study.path(), folder, FixedClock::Start);
    VERIFY_HOLDS(path);
    QVERIFY2(path->endsWith(QLatin1String("-20270115T080000000.subtext")), qUtf8Printable(*path));
    QCOMPARE(QDir(folder).entryList(QDir::Files).size(), 1);
    const auto copy = Study::open(*path, Study::Access::Read, study.environment());
    VERIFY_HOLDS(copy);
    QCOMPARE(must((*copy)->counts()).scenarios, 10);
    VERIFY_HOLDS((*copy)->verifyAudit());
}

void BackupsTest::unchangedStudy_isNotCopiedAgain()
{
    TestStudy study;
    const QString folder = study.environment().backupFolder;
    VERIFY_HOLDS(makeBackup(study.path(), folder, FixedClock::Start));
    const auto again = makeBackup(study.path(), folder, FixedClock::Start + 1000);
    VERIFY_HOLDS(again);
    QCOMPARE(*again, QString());
    QCOMPARE(pathsOf(study.path(), folder).size(), 1);
    change(study);
    const auto changed = makeBackup(study.path(), folder, FixedClock::Start + 2000);
    VERIFY_HOLDS(changed);
    QVERIFY(!changed->isEmpty());
    QCOMPARE(pathsOf(study.path(), folder).size(), 2);
}

void BackupsTest::unfinishedLog_countsAsAChange()
{
    TestStudy study;
    const QString folder = study.environment().backupFolder;
    VERIFY_HOLDS(study->makeSelfContained());
    VERIFY_HOLDS(makeBackup(study.path(), folder, FixedClock::Start));
    change(study); // in the log only
    QVERIFY(QFileInfo(study.path() + QStringLiteral("-wal")).size() > 0);
    const auto path = makeBackup(study.path(), folder, FixedClock::Start + 1);
    VERIFY_HOLDS(path);
    const auto copy = Study::open(*path, Study::Access::Read, study.environment());
    VERIFY_HOLDS(copy);
    QCOMPARE(must((*copy)->roster().people()).size(), std::size_t{4});
}

void BackupsTest::newestTen_stayNewestFirst()
{
    TestStudy study(TestStudy::single());
    const QString folder = study.environment().backupFolder;
    QStringList made;
    for (int i = 0; i < 13; ++i) {
        change(study);
        const auto path = makeBackup(study.path(), folder, FixedClock::Start + i * 60'000);
        VERIFY_HOLDS(path);
        QVERIFY(!path->isEmpty());
        made.prepend(*path);
        QCOMPARE(pathsOf(study.path(), folder), made.mid(0, KeptBackups));
    }
    QCOMPARE(KeptBackups, 10);
    QCOMPARE(QDir(folder).entryList(QDir::Files).size(), 10);
}

void BackupsTest::studiesOfOneName_areKeptApart()
{
    TestStudy one;
    TestStudy other; // study.subtext too, in another folder
    const QString folder = one.environment().backupFolder;
    VERIFY_HOLDS(makeBackup(one.path(), folder, FixedClock::Start));
    VERIFY_HOLDS(makeBackup(other.path(), folder, FixedClock::Start));
    QCOMPARE(pathsOf(one.path(), folder).size(), 1);
    QCOMPARE(pathsOf(other.path(), folder).size(), 1);
    QVERIFY(pathsOf(one.path(), folder) != pathsOf(other.path(), folder));
}

void BackupsTest::wildcardsInTheName_areTakenAsTheyAre_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("brackets") << QStringLiteral("study [final].subtext");
    QTest::newRow("star and question mark") << QStringLiteral("what? *now*.subtext");
    QTest::newRow("dots and spaces") << QStringLiteral("my.study v1.2 .subtext");
    QTest::newRow("beyond ASCII") << QStringLiteral("Zoë 研究.subtext");
    QTest::newRow("percent") << QStringLiteral("100% #1.subtext");
}

void BackupsTest::wildcardsInTheName_areTakenAsTheyAre()
{
    QFETCH(QString, name);
    TestStudy study;
    const QString path = study.filePath(name);
    VERIFY_HOLDS(study->copyTo(path));
    const QString folder = study.environment().backupFolder;
    const auto made = makeBackup(path, folder, FixedClock::Start);
    VERIFY_HOLDS(made);
    QCOMPARE(pathsOf(path, folder), QStringList{*made});
    const auto again = makeBackup(path, folder, FixedClock::Start + 1);
    VERIFY_HOLDS(again);
    QCOMPARE(*again, QString());
}

void BackupsTest::unusableFolder_isNamed()
{
    TestStudy study;
    const QString file = writeFile(study.filePath(QStringLiteral("file")), "x");
    const auto made = makeBackup(study.path(), file + QStringLiteral("/sub"), FixedClock::Start);
    COMPARE_ERROR(made, ErrorCode::FolderMissing);
}

void BackupsTest::unusableStudy_makesNoBackup()
{
    const QTemporaryDir folder;
    const QString path = writeFile(folder.filePath(QStringLiteral("a.subtext")), "no study");
    const QString backups = folder.filePath(QStringLiteral("backups"));
    COMPARE_ERROR(makeBackup(path, backups, FixedClock::Start), ErrorCode::NotAStudy);
    QVERIFY(QDir(backups).entryList(QDir::Files).isEmpty());
}

void BackupsTest::damagedStudy_makesNoBackupAndCostsNone_data()
{
    QTest::addColumn<bool>("isIndex");
    QTest::newRow("pages") << false;
    QTest::newRow("an index that lies") << true;
}

void BackupsTest::damagedStudy_makesNoBackupAndCostsNone()
{
    QFETCH(bool, isIndex);
    TestStudy study;
    const QString folder = study.environment().backupFolder;
    for (int i = 0; i < KeptBackups; ++i)
        QVERIFY(!another(study, i).isEmpty());
    const QStringList before = pathsOf(study.path(), folder);
    study.close();
    letTimePass(study.folder());
    if (isIndex)
        spoilIndex(study.path());
    else
        garble(study.path());
    writeFile(study.path(), readFile(study.path())); // changed just now
    const auto made = makeBackup(study.path(), folder, FixedClock::Start + 3'600'000);
    COMPARE_ERROR(made, ErrorCode::StudyDamaged);
    QCOMPARE(made.error().file, study.path());
    QCOMPARE(pathsOf(study.path(), folder), before);
    QCOMPARE(QDir(folder).entryList(QDir::Files).size(), before.size());
    for (const QString& path : before)
        VERIFY_HOLDS(inspectBackup(path));
}

void BackupsTest::damagedBackups_takeNoPlaceOfSoundOnes()
{
    TestStudy study(TestStudy::single());
    const QString folder = study.environment().backupFolder;
    QStringList made; // oldest first
    for (int i = 0; i < KeptBackups; ++i)
        made << another(study, i);
    for (int i : {6, 8, 9})
        garble(made.at(i));
    for (int i = 0; i < 3; ++i)
        made << another(study, KeptBackups + i);
    // Ten sound ones and the three in between; nothing was lost for what cannot be used.
    QCOMPARE(pathsOf(study.path(), folder).size(), 13);
    made << another(study, 20) << another(study, 21);
    const QStringList kept = pathsOf(study.path(), folder);
    QCOMPARE(kept.size(), 13);
    QVERIFY(!kept.contains(made.at(0)) && !kept.contains(made.at(1)) && kept.contains(made.at(2)));
}

void BackupsTest::clockThatWasAhead_keepsNoBackupFromBeingMade()
{
    TestStudy study;
    const QString folder = study.environment().backupFolder;
    constexpr qint64 Year = qint64{366} * 24 * 3'600 * 1'000;
    const qint64 now = std::max(FixedClock::Start, QDateTime::currentMSecsSinceEpoch() + 60'000);
    const QString first = another(study, 0);
    const auto ahead = makeBackup(study.path(), folder, now + Year);
    VERIFY_HOLDS(ahead);
    QCOMPARE(*ahead, QString()); // there is one of the study as it stands
    change(study);
    const auto future = makeBackup(study.path(), folder, now + Year);
    VERIFY_HOLDS(future);
    QFile file(*future);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(QDateTime::fromMSecsSinceEpoch(now + Year),
                             QFileDevice::FileModificationTime));
    file.close();
    change(study);
    const auto made = makeBackup(study.path(), folder, now);
    VERIFY_HOLDS(made);
    QVERIFY(!made->isEmpty());
    const std::vector<BackupFile> all = backupsOf(study.path(), folder, now);
    QCOMPARE(all.size(), std::size_t{3});
    QCOMPARE(all[0].path, *made);
    QVERIFY(!all[0].isAhead);
    QCOMPARE(all[1].path, first);
    QCOMPARE(all[2].path, *future); // by its name it would be the first
    QVERIFY(all[2].isAhead);
}

void BackupsTest::olderFileInItsPlace_isCopied()
{
    TestStudy study;
    const QString folder = study.environment().backupFolder;
    VERIFY_HOLDS(study->makeSelfContained());
    const QByteArray older = readFile(study.path());
    const QDateTime then = QFileInfo(study.path()).lastModified().addDays(-2);
    QVERIFY(!another(study, 0).isEmpty());
    study.close();
    writeFile(study.path(), older);
    QFile file(study.path());
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(then, QFileDevice::FileModificationTime));
    file.close();
    const auto made = makeBackup(study.path(), folder, FixedClock::Start + 1);
    VERIFY_HOLDS(made);
    QVERIFY(!made->isEmpty());
}

void BackupsTest::killedBackup_isTidiedUp()
{
    TestStudy study;
    const QString folder = study.environment().backupFolder;
    const QString made = another(study, 0);
    QVERIFY(!made.isEmpty());
    const QStringList left{made + QStringLiteral(".part"), made + QStringLiteral(".part-journal"),
                           made + QStringLiteral(".new"), made + QStringLiteral(".new.part")};
    for (const QString& path : left)
        writeFile(path, "x");
    const QString foreign =
        writeFile(QDir(folder).filePath(QStringLiteral("study-x.subtext.part")), "x");
    QVERIFY(!another(study, 1).isEmpty());
    for (const QString& path : left)
        QVERIFY2(!QFileInfo::exists(path), qUtf8Printable(path));
    QVERIFY(QFileInfo::exists(foreign));
    QCOMPARE(pathsOf(study.path(), folder).size(), 2);
}

void BackupsTest::partingBackup_leavesOldOnesToTheNext()
{
    TestStudy study(TestStudy::single());
    const QString folder = study.environment().backupFolder;
    for (int i = 0; i < KeptBackups; ++i)
        QVERIFY(!another(study, i).isEmpty());
    change(study);
    VERIFY_HOLDS(
        makeBackup(study.path(), folder, FixedClock::Start + 3'600'000, OldBackups::Leave));
    QCOMPARE(pathsOf(study.path(), folder).size(), KeptBackups + 1);
    QVERIFY(!another(study, 90).isEmpty());
    QCOMPARE(pathsOf(study.path(), folder).size(), KeptBackups);
}

void BackupsTest::fullDisk_isNamedWithTheFolder()
{
    FullDisk disk;
    TestStudy study;
    const QString folder = study.environment().backupFolder;
    disk.leave(8'000);
    const auto made = makeBackup(study.path(), folder, FixedClock::Start);
    COMPARE_ERROR(made, ErrorCode::DiskFull);
    QCOMPARE(made.error().file, folder);
    disk.makeSpace();
    QVERIFY(QDir(folder).entryList(QDir::Files).isEmpty());
    VERIFY_HOLDS(makeBackup(study.path(), folder, FixedClock::Start));
}

void BackupsTest::folderWithoutName_hasNone()
{
    TestStudy study;
    QVERIFY(!another(study, 0).isEmpty());
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(study.environment().backupFolder));
    const auto found = backupsOf(study.path(), QString(), FixedClock::Start);
    QVERIFY(QDir::setCurrent(before));
    QVERIFY(found.empty());
}

SUBTEXT_TEST(BackupsTest)

#include "backupstest.moc"
