// SPDX-License-Identifier: MIT
#include "core/storage/backups.h"

#include "tests/support/checks.h"
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

private:
    // Something new in the study, a moment later on the file system's clock.
    static void change(TestStudy& study)
    {
        QTest::qWait(20);
        VERIFY_HOLDS(study.roster().add({{{}, QStringLiteral("Somebody"), Role::Annotator}}));
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
    QCOMPARE(backupsOf(study.path(), folder).size(), 1);
    change(study);
    const auto changed = makeBackup(study.path(), folder, FixedClock::Start + 2000);
    VERIFY_HOLDS(changed);
    QVERIFY(!changed->isEmpty());
    QCOMPARE(backupsOf(study.path(), folder).size(), 2);
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
        QCOMPARE(backupsOf(study.path(), folder), made.mid(0, KeptBackups));
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
    QCOMPARE(backupsOf(one.path(), folder).size(), 1);
    QCOMPARE(backupsOf(other.path(), folder).size(), 1);
    QVERIFY(backupsOf(one.path(), folder) != backupsOf(other.path(), folder));
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
    QCOMPARE(backupsOf(path, folder), QStringList{*made});
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

QTEST_GUILESS_MAIN(BackupsTest)
#include "tests/support/must.h"

#include "backupstest.moc"
