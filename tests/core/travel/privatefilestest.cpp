// SPDX-License-Identifier: MIT
#include "core/base/diskfolder.h"
#include "core/base/privatefolder.h"
#include "core/exchange/exporter.h"
#include "core/study/studybackup.h"
#include "core/travel/handouts.h"
#include "core/travel/privatecopy.h"
#include "core/travel/studyidentity.h"
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"
#include "tests/support/smalldisk.h"
#include "tests/support/teststudy.h"

#include <QDir>

#include <sys/stat.h>

using namespace subtext;
using namespace subtext::test;

/// Files that hold answers are their owner's, however open the umask is, and so are copies that are
/// only made to be read.
class PrivateFilesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void cleanupTestCase();
    void study_isItsOwners();
    void handOut_isItsOwners();
    void handOut_canLieBehindALink();
    void backup_isItsOwners();
    void export_isItsOwners_data();
    void export_isItsOwners();
    void leftCopies_areRemoved();
    void killedProgram_leavesNothingForGood();

private:
    QTemporaryDir m_temporary;
    mode_t m_umask = 0;
};

namespace {

unsigned modeOf(const QString& path)
{
    struct stat now = {};
    return ::stat(QFile::encodeName(path).constData(), &now) == 0 ? now.st_mode & 0777U : 0;
}

} // namespace

void PrivateFilesTest::initTestCase()
{
    m_umask = ::umask(0);
    // Other tests make copies at the same time.
    qputenv("TMPDIR", QFile::encodeName(m_temporary.path()));
    QCOMPARE(QDir::tempPath(), m_temporary.path());
}

void PrivateFilesTest::cleanupTestCase()
{
    ::umask(m_umask);
}

void PrivateFilesTest::study_isItsOwners()
{
    TestStudy study;
    QVERIFY(QFile::exists(study.path() + QStringLiteral("-wal")));
    for (const QString& suffix : {QString(), QStringLiteral("-wal"), QStringLiteral("-shm")})
        QCOMPARE(modeOf(study.path() + suffix), 0600U);
}

void PrivateFilesTest::handOut_isItsOwners()
{
    TestStudy study;
    const QString path = study.filePath(QStringLiteral("one.subtext"));
    VERIFY_HOLDS(study->handouts().write(study.person(1), path));
    QCOMPARE(modeOf(path), 0600U);
}

void PrivateFilesTest::handOut_canLieBehindALink()
{
    TestStudy study;
    QVERIFY(QDir(study.folder()).mkdir(QStringLiteral("far")));
    const QString link = study.filePath(QStringLiteral("link"));
    QVERIFY(QFile::link(QStringLiteral("far"), link));
    VERIFY_HOLDS(study->handouts().write(study.person(1), link + QStringLiteral("/one.subtext")));
    QVERIFY(QFile::exists(study.filePath(QStringLiteral("far/one.subtext"))));
}

void PrivateFilesTest::backup_isItsOwners()
{
    TestStudy study;
    const QString folder = study.filePath(QStringLiteral("new/backups"));
    const auto backup = backUpStudy(study.path(), folder, FixedClock::Start);
    VERIFY_HOLDS(backup);
    QCOMPARE(modeOf(*backup), 0600U);
    QCOMPARE(modeOf(folder), 0700U);
    QCOMPARE(modeOf(study.filePath(QStringLiteral("new"))), 0700U);
    // Also one that an older version of the program made.
    QCOMPARE(::chmod(QFile::encodeName(*backup).constData(), 0644), 0);
    const auto restored = restoreBackup(*backup, study.path());
    VERIFY_HOLDS(restored);
    QCOMPARE(modeOf(*restored), 0600U);
    QVERIFY(readFile(*restored) == readFile(*backup));
}

void PrivateFilesTest::export_isItsOwners_data()
{
    QTest::addColumn<ExportFormat>("format");
    QTest::newRow("csv") << ExportFormat::TidyCsv;
    QTest::newRow("jsonl") << ExportFormat::JsonLines;
    QTest::newRow("decisions") << ExportFormat::Decisions;
    QTest::newRow("label-studio") << ExportFormat::LabelStudio;
    QTest::newRow("folder") << ExportFormat::CeiCsv;
}

void PrivateFilesTest::export_isItsOwners()
{
    QFETCH(ExportFormat, format);
    TestStudy study;
    StudyData data;
    data.scenarios = {Scenario()};
    const auto written = exportStudy(data, format, study.filePath(QStringLiteral("out")));
    VERIFY_HOLDS(written);
    QVERIFY(!written->isEmpty());
    for (const QString& file : *written)
        QCOMPARE(modeOf(file), 0600U);
    if (format == ExportFormat::CeiCsv)
        QCOMPARE(modeOf(study.filePath(QStringLiteral("out"))), 0700U);
}

void PrivateFilesTest::leftCopies_areRemoved()
{
    const QDir temporary(QDir::tempPath());
    const auto make = [&](const char* name) {
        const QString path = temporary.filePath(QLatin1String(name));
        QDir(path).removeRecursively();
        if (!QDir().mkpath(path))
            qFatal("%s", name);
        writeFile(path + QStringLiteral("/returned.subtext"), "answers");
        return path;
    };
    const QString left = make("subtext-copy-abcDE1");
    const QString held = make("subtext-copy-abcDE2");
    const QString foreign = make("subtext-copy-of-mine");
    {
        const disk::FolderLock lock(held);
        const auto folder = PrivateFolder::make();
        VERIFY_HOLDS(folder);
        QVERIFY(!QFile::exists(left));
        QVERIFY(QFile::exists(held + QStringLiteral("/returned.subtext")));
        QCOMPARE(modeOf((*folder)->path()), 0700U);
        // Nobody takes it away while it is in use, and it goes with the object.
        const auto second = PrivateFolder::make();
        VERIFY_HOLDS(second);
        QVERIFY(QFile::exists((*folder)->path()));
    }
    TestStudy study;
    VERIFY_HOLDS(identifyStudy(study.path()));
    QVERIFY(!QFile::exists(held));
    QVERIFY(QFile::exists(foreign));
    QVERIFY(QDir(foreign).removeRecursively());
    QVERIFY(temporary.entryList({QStringLiteral("subtext-copy-*")}, QDir::Dirs).isEmpty());
}

void PrivateFilesTest::killedProgram_leavesNothingForGood()
{
    const QDir temporary(QDir::tempPath());
    const auto copies = [&] {
        return temporary.entryList({QStringLiteral("subtext-copy-*")}, QDir::Dirs);
    };
    QVERIFY(copies().isEmpty());
    // It ends as by SIGKILL: nothing of it is cleared up.
    const int status = inChild([] { return PrivateFolder::make() ? (_exit(7), 0) : 1; });
    QCOMPARE(status, 7);
    QCOMPARE(copies().size(), 1);
    const auto next = PrivateFolder::make();
    VERIFY_HOLDS(next);
    QCOMPARE(copies(), QStringList{QFileInfo((*next)->path()).fileName()});
    // Nor is another folder needed for that: the window clears up when it opens.
    QCOMPARE(inChild([] { return PrivateFolder::make() ? (_exit(7), 0) : 1; }), 7);
    QCOMPARE(copies().size(), 2);
    PrivateFolder::clearLeftovers();
    QCOMPARE(copies(), QStringList{QFileInfo((*next)->path()).fileName()});
}

SUBTEXT_TEST(PrivateFilesTest)
#include "privatefilestest.moc"
