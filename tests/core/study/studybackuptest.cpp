// SPDX-License-Identifier: MIT
#include "core/study/studybackup.h"

#include "tests/support/checks.h"
#include "tests/support/filetimes.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
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
    void damagedBackups_areToldFromSoundOnes();
    void manyBackups_areNotAllRead();
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
    const FoundBackups found =
        findBackups(study.path(), environment.backupFolder, FixedClock::Start);
    QCOMPARE(found.sound.size(), std::size_t{1});
    const auto restored = restoreBackup(found.sound.front().path, study.path());
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

void StudyBackupTest::damagedBackups_areToldFromSoundOnes()
{
    TestStudy study(TestStudy::single());
    const QString folder = study.environment().backupFolder;
    QCOMPARE(findBackups(study.path(), folder, FixedClock::Start).isEmpty(), true);
    QStringList made;
    for (int i = 0; i < 4; ++i) {
        letTimePass(study.folder());
        if (i == 1)
            VERIFY_HOLDS(study.labelling().submit(study.person(1), study.scenario(1),
                                                  submissionOf(completeAnswer())));
        else
            VERIFY_HOLDS(study.roster().add({{{}, QStringLiteral("Ann"), Role::Annotator}}));
        const auto backup = backUpStudy(study.path(), folder, FixedClock::Start + i * 60'000);
        VERIFY_HOLDS(backup);
        made << *backup;
    }
    for (int i : {0, 2, 3}) {
        QFile file(made.at(i));
        QVERIFY(file.open(QIODevice::ReadWrite));
        const QDateTime at = file.fileTime(QFileDevice::FileModificationTime);
        QVERIFY(file.resize(file.size() / 2));
        QVERIFY(file.setFileTime(at, QFileDevice::FileModificationTime));
    }
    const FoundBackups found = findBackups(study.path(), folder, FixedClock::Start);
    QCOMPARE(found.sound.size(), std::size_t{1});
    QCOMPARE(found.sound[0].path, made.at(1));
    QCOMPARE(found.sound[0].answers, 1);
    QCOMPARE(found.damaged, 3);
    QCOMPARE(found.newerDamaged, 2);
}

void StudyBackupTest::manyBackups_areNotAllRead()
{
    TestStudy study(TestStudy::single());
    const QString folder = study.environment().backupFolder;
    for (int i = 0; i < MostOfferedBackups + 2; ++i) {
        letTimePass(study.folder());
        VERIFY_HOLDS(study.roster().add({{{}, QStringLiteral("Ann"), Role::Annotator}}));
        VERIFY_HOLDS(backUpStudy(study.path(), folder, FixedClock::Start + i * 60'000));
    }
    const FoundBackups found = findBackups(study.path(), folder, FixedClock::Start);
    QCOMPARE(found.sound.size(), std::size_t{MostOfferedBackups});
    QVERIFY(found.sound[0].at > found.sound[1].at);
    QCOMPARE(found.damaged, 0);
}

SUBTEXT_TEST(StudyBackupTest)

#include "studybackuptest.moc"
