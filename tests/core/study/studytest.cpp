// SPDX-License-Identifier: MIT
#include "core/exchange/rows/studydata.h"
#include "core/task/builtintasks.h"
#include "core/travel/importing.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"

#include <QCoreApplication>
#include <QDir>
#include <QLockFile>

#include <sys/wait.h>
#include <unistd.h>

using namespace subtext;
using namespace subtext::test;

class StudyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void create_keepsWhatItWasGiven();
    void secondWriter_isTurnedAwayByName();
    void lock_isFreeAfterClosing();
    void lockOfACrash_doesNotStay();
    void unfinishedLockOfACrash_doesNotStay_data();
    void unfinishedLockOfACrash_doesNotStay();
    void crashWhileAStaleLockWasRemoved_doesNotBar_data();
    void crashWhileAStaleLockWasRemoved_doesNotBar();
    void unreadableLockOfALivingProgram_holds();
    void reader_worksBesideAWriterAndSeesCommits();
    void reader_leavesNoFilesBehind();
    void readOnlyStudy_refusesEveryChange_data();
    void readOnlyStudy_refusesEveryChange();
    void closedStudy_isOneFile();
    void remove_takesWhatLiesBesideItToo();
    void reopenedStudy_saysTheSame();
    void awkwardPaths_areTakenAsTheyAre_data();
    void awkwardPaths_areTakenAsTheyAre();
    void lookups_ofWhatIsNotThere_areEmpty();
    void systemEnvironment_isUsable();
};

namespace {

/// Leaves a lock whose program has ended without unlocking.
bool leaveLockOfACrash(const QString& lock)
{
    const pid_t child = fork();
    if (child == 0) {
        QLockFile file(lock);
        file.setStaleLockTime(0);
        _exit(file.tryLock(0) ? 0 : 1);
    }
    int status = -1;
    return waitpid(child, &status, 0) == child && status == 0 && QFile::exists(lock);
}

} // namespace

void StudyTest::create_keepsWhatItWasGiven()
{
    const QTemporaryDir folder;
    FixedClock clock;
    CountingIds ids;
    const Environment environment{clock, ids, {}};
    Study::Setup setup;
    setup.title = QStringLiteral("Ärger & Freude 🙂");
    setup.task = *builtInTask(u"emoscene");
    setup.protocol = {5, 4'294'967'295U, ItemOrder::File, false};
    const QString path = folder.filePath(QStringLiteral("a.subtext"));
    {
        const auto study = Study::create(path, setup, environment);
        VERIFY_HOLDS(study);
        QVERIFY((*study)->access() == Study::Access::Write);
        QCOMPARE((*study)->path(), path);
    }
    const auto study = Study::open(path, Study::Access::Read, environment);
    VERIFY_HOLDS(study);
    QCOMPARE(must((*study)->info()).title, setup.title);
    QCOMPARE(must((*study)->info()).task, QStringLiteral("emoscene"));
    QVERIFY(*must((*study)->task()) == *builtInTask(u"emoscene"));
    QCOMPARE(must((*study)->info()).createdAt, FixedClock::Start);
    QCOMPARE(must((*study)->info()).uuid.text(),
             QStringLiteral("00000000-0000-4000-8000-000000000001"));
    QVERIFY(must((*study)->protocol()) == setup.protocol);
    QCOMPARE(must((*study)->counts()).scenarios, 0);
    COMPARE_ERROR(Study::create(path, setup, environment), ErrorCode::FileExists);
}

void StudyTest::secondWriter_isTurnedAwayByName()
{
    TestStudy study;
    const auto second = Study::open(study.path(), Study::Access::Write, study.environment());
    COMPARE_ERROR(second, ErrorCode::Locked);
    QCOMPARE(second.error().file, study.path());
    const QString holder = second.error().value;
    QVERIFY2(holder.contains(QFileInfo(QCoreApplication::applicationFilePath()).fileName()),
             qUtf8Printable(holder));
    QVERIFY2(holder.contains(QString::number(QCoreApplication::applicationPid())),
             qUtf8Printable(holder));
    QVERIFY2(holder.contains(QSysInfo::machineHostName()), qUtf8Printable(holder));
    VERIFY_HOLDS(study.roster().add({{{}, QStringLiteral("Still at work"), Role::Annotator}}));
}

void StudyTest::lock_isFreeAfterClosing()
{
    TestStudy study;
    study.close();
    QVERIFY(!QFile::exists(study.path() + QStringLiteral(".lock")));
    const auto next = Study::open(study.path(), Study::Access::Write, study.environment());
    VERIFY_HOLDS(next);
}

void StudyTest::lockOfACrash_doesNotStay()
{
    TestStudy study;
    study.close();
    const QString lock = study.path() + QStringLiteral(".lock");
    QVERIFY(leaveLockOfACrash(lock));
    const auto opened = Study::open(study.path(), Study::Access::Write, study.environment());
    VERIFY_HOLDS(opened);
}

void StudyTest::unfinishedLockOfACrash_doesNotStay_data()
{
    QTest::addColumn<QByteArray>("left");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut") << QByteArray("4711");
    QTest::newRow("zeros") << QByteArray(40, '\0');
}

// A program was killed between making its lock file and saying in it who it is.
void StudyTest::unfinishedLockOfACrash_doesNotStay()
{
    QFETCH(QByteArray, left);
    TestStudy study;
    study.close();
    writeFile(study.path() + QStringLiteral(".lock"), left);
    study.reopen();
    QCOMPARE(study->access(), Study::Access::Write);
    study.close();
    QVERIFY(!QFile::exists(study.path() + QStringLiteral(".lock")));
}

void StudyTest::crashWhileAStaleLockWasRemoved_doesNotBar_data()
{
    QTest::addColumn<bool>("isFinished");
    QTest::newRow("a lock that says whose it is") << true;
    QTest::newRow("an empty one") << false;
}

// Two programs were killed: the first while it held the study, the second between making the file
// by which QLockFile removes a stale lock and writing its name into it.
void StudyTest::crashWhileAStaleLockWasRemoved_doesNotBar()
{
    QFETCH(bool, isFinished);
    TestStudy study;
    study.close();
    const QString lock = study.path() + QStringLiteral(".lock");
    if (isFinished)
        QVERIFY(leaveLockOfACrash(lock));
    else
        writeFile(lock, {});
    writeFile(lock + QStringLiteral(".rmlock"), {});
    study.reopen();
    QCOMPARE(study->access(), Study::Access::Write);
    study.close();
    QCOMPARE(QDir(study.folder()).entryList({QStringLiteral("*lock")}), QStringList());
}

void StudyTest::unreadableLockOfALivingProgram_holds()
{
    TestStudy study; // it holds the system's lock of the file
    const QString lock = study.path() + QStringLiteral(".lock");
    QFile file(lock);
    QVERIFY(file.open(QIODevice::ReadWrite | QIODevice::Truncate));
    COMPARE_ERROR(Study::open(study.path(), Study::Access::Write, study.environment()),
                  ErrorCode::Locked);
    QVERIFY(QFile::exists(lock));
}

void StudyTest::reader_worksBesideAWriterAndSeesCommits()
{
    TestStudy study;
    const auto reader = Study::open(study.path(), Study::Access::Read, study.environment());
    VERIFY_HOLDS(reader);
    QVERIFY((*reader)->access() == Study::Access::Read);
    QCOMPARE(must((*reader)->counts()).annotations, 0);
    VERIFY_HOLDS(study.labelling().submit(study.person(1), study.scenario(1),
                                          submissionOf(completeAnswer())));
    QCOMPARE(must((*reader)->counts()).annotations, 1);
    const auto second = Study::open(study.path(), Study::Access::Read, study.environment());
    VERIFY_HOLDS(second);
    QCOMPARE(must((*second)->annotations()).size(), std::size_t{1});
    VERIFY_HOLDS((*second)->verifyAudit());
}

void StudyTest::reader_leavesNoFilesBehind()
{
    TestStudy study;
    study.close();
    const QStringList before = QDir(study.folder()).entryList(QDir::Files);
    const QByteArray bytes = readFile(study.path());
    {
        const auto reader = Study::open(study.path(), Study::Access::Read, study.environment());
        VERIFY_HOLDS(reader);
        QCOMPARE(must((*reader)->counts()).scenarios, 10);
    }
    QCOMPARE(QDir(study.folder()).entryList(QDir::Files), before);
    QVERIFY(readFile(study.path()) == bytes);
}

void StudyTest::readOnlyStudy_refusesEveryChange_data()
{
    QTest::addColumn<QString>("operation");
    for (const char* name : {"import", "add", "assign", "saveDraft", "leave", "submit", "handIn"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void StudyTest::readOnlyStudy_refusesEveryChange()
{
    QFETCH(QString, operation);
    TestStudy study;
    study.reopen(Study::Access::Read);
    const QByteArray bytes = readFile(study.path());
    const PersonId person = study.person(1);
    const ScenarioId item = study.scenario(1);
    ErrorCode code = ErrorCode::Cancelled;
    if (operation == QLatin1String("import"))
        code = errorOf(study->importing().apply({})).code;
    else if (operation == QLatin1String("add"))
        code = errorOf(study.roster().add({{{}, QStringLiteral("x"), Role::Annotator}})).code;
    else if (operation == QLatin1String("assign"))
        code = errorOf(study.assigning().assign(2, 1)).code;
    else if (operation == QLatin1String("saveDraft"))
        code = errorOf(study.labelling().saveDraft(person, item, {})).code;
    else if (operation == QLatin1String("leave"))
        code = errorOf(study.labelling().leave(person, item, {}, {})).code;
    else if (operation == QLatin1String("submit"))
        code = errorOf(study.labelling().submit(person, item, submissionOf(completeAnswer()))).code;
    else
        code = errorOf(study.labelling().handIn(person)).code;
    QCOMPARE(code, ErrorCode::ReadOnly);
    study.close();
    QVERIFY(readFile(study.path()) == bytes);
}

void StudyTest::closedStudy_isOneFile()
{
    TestStudy study;
    VERIFY_HOLDS(study.labelling().submit(study.person(1), study.scenario(1),
                                          submissionOf(completeAnswer())));
    study.close();
    QCOMPARE(QDir(study.folder()).entryList({QStringLiteral("study*")}, QDir::Files),
             QStringList{QStringLiteral("study.subtext")});
}

void StudyTest::remove_takesWhatLiesBesideItToo()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.subtext"));
    for (const char* end : {"", "-wal", "-shm"}) // as after a crash
        writeFile(path + QLatin1String(end), "x");
    VERIFY_HOLDS(Study::remove(path));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList());
    QVERIFY(QDir(folder.path()).mkdir(QStringLiteral("a.subtext"))); // no file: it stays
    COMPARE_ERROR(Study::remove(path), ErrorCode::IoFailure);
}

void StudyTest::reopenedStudy_saysTheSame()
{
    TestStudy study;
    VERIFY_HOLDS(study.labelling().submit(study.person(2), study.scenario(3),
                                          submissionOf(completeAnswer(Emotion::Disgust))));
    const StudyData before = must(study->snapshot());
    study.reopen();
    const StudyData after = must(study->snapshot());
    QVERIFY(after.people == before.people);
    QVERIFY(after.scenarios == before.scenarios);
    QVERIFY(after.annotations == before.annotations);
    QVERIFY(after.decisions == before.decisions);
    QCOMPARE(after.info.uuid, before.info.uuid);
}

void StudyTest::awkwardPaths_areTakenAsTheyAre_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("spaces") << QStringLiteral(" my study .subtext");
    QTest::newRow("beyond ASCII") << QStringLiteral("Zoë 研究 🙂.subtext");
    QTest::newRow("percent and hash") << QStringLiteral("100%20 #1?.subtext");
    QTest::newRow("quote") << QStringLiteral("it's \"one\".subtext");
    QTest::newRow("no ending") << QStringLiteral("study-of-mine");
    QTest::newRow("leading dash") << QStringLiteral("-study.subtext");
}

void StudyTest::awkwardPaths_areTakenAsTheyAre()
{
    QFETCH(QString, name);
    const QTemporaryDir folder;
    FixedClock clock;
    CountingIds ids;
    const Environment environment{clock, ids, {}};
    const QString path = folder.filePath(name);
    VERIFY_HOLDS(Study::create(path, {}, environment));
    VERIFY_HOLDS(Study::open(path, Study::Access::Write, environment));
    VERIFY_HOLDS(Study::open(path, Study::Access::Read, environment));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden), QStringList{name});
}

void StudyTest::lookups_ofWhatIsNotThere_areEmpty()
{
    TestStudy study;
    QVERIFY(!must(study->scenario({99})));
    QVERIFY(must(study->utterance({99})).isEmpty());
    QVERIFY(must(study->raters({99})).empty());
    QVERIFY(!must(study.roster().person({99})));
    QVERIFY(!must(study.roster().byCode(QStringLiteral("Z99"))));
    QVERIFY(must(study.labelling().items({99})).empty());
    QVERIFY(must(study.labelling().history({99}, {99})).empty());
    QVERIFY(!must(study.labelling().lastDraft({99})).isValid());
    QCOMPARE(must(study->utterance(study.scenario(1))),
             QStringLiteral("Utterance 1 of deflection-misdirection."));
}

void StudyTest::systemEnvironment_isUsable()
{
    SystemClock clock;
    RandomIds ids;
    QVERIFY(clock.now() > 1'700'000'000'000);
    const Uuid id = ids.next();
    QVERIFY(Uuid::fromText(id.text()) == id);
    QVERIFY(id != ids.next());
}

SUBTEXT_TEST(StudyTest)

#include "studytest.moc"
