// SPDX-License-Identifier: MIT
#include "core/study/studybackup.h"

#include "tests/support/checks.h"
#include "tests/support/teststudy.h"

using namespace subtext;
using namespace subtext::test;

class StudyBackupTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void damagedStudy_isRestoredBesideItself();
    void restoring_neverOverwrites();
    void missingBackup_isNamed();
};

void StudyBackupTest::damagedStudy_isRestoredBesideItself()
{
    TestStudy study;
    const Environment environment = study.environment();
    const auto backup = backUpStudy(study.path(), environment.backupFolder, FixedClock::Start);
    VERIFY_HOLDS(backup);
    study.close();
    const QByteArray damaged = readFile(study.path()).left(20'000);
    writeFile(study.path(), damaged);
    const auto refused = Study::open(study.path(), Study::Access::Write, environment);
    COMPARE_ERROR(refused, ErrorCode::StudyDamaged);
    const auto restored = restoreBackup(refused.error().detail, study.path());
    VERIFY_HOLDS(restored);
    QCOMPARE(*restored, study.filePath(QStringLiteral("study (restored).subtext")));
    QVERIFY(readFile(study.path()) == damaged); // for whoever wants to look
    const auto opened = Study::open(*restored, Study::Access::Write, environment);
    VERIFY_HOLDS(opened);
    QCOMPARE(must((*opened)->counts()).scenarios, 10);
    VERIFY_HOLDS((*opened)->verifyAudit());
}

void StudyBackupTest::restoring_neverOverwrites()
{
    TestStudy study;
    const auto backup =
        backUpStudy(study.path(), study.environment().backupFolder, FixedClock::Start);
    VERIFY_HOLDS(backup);
    const QString taken =
        writeFile(study.filePath(QStringLiteral("study (restored).subtext")), "mine");
    const auto restored = restoreBackup(*backup, study.path());
    VERIFY_HOLDS(restored);
    QCOMPARE(*restored, study.filePath(QStringLiteral("study (restored 2).subtext")));
    QCOMPARE(readFile(taken), QByteArray("mine"));
}

void StudyBackupTest::missingBackup_isNamed()
{
    TestStudy study;
    const QString none = study.filePath(QStringLiteral("none"));
    const auto restored = restoreBackup(none, study.path());
    COMPARE_ERROR(restored, ErrorCode::FileMissing);
    QCOMPARE(restored.error().file, none);
}

QTEST_GUILESS_MAIN(StudyBackupTest)
#include "tests/support/must.h"

#include "studybackuptest.moc"
