// SPDX-License-Identifier: MIT
// Who needs libpq: whoever connects to the server of a team, and nobody else.
#include "core/remote/libpq.h"

#include "tests/app/clirunner.h"
#include "tests/support/checks.h"
#include "tests/support/must.h"
#include "tests/support/registeredtest.h"
#include "tests/support/teststudy.h"
#include "ui/text/errortext.h"

#include <QLibraryInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QtTest>

using namespace subtext;
using namespace subtext::test;

class LibPqTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup();
    void library_isThere();
    void missingLibrary_isSaidInWords();
    void libraryWithoutAFunction_isNone();
    void command_withoutATeamLoadsNone();
    void window_withoutATeamLoadsNone();
    void command_ofATeamLoadsItAndSaysWhereItCannot();

private:
    static void leadAndClose(TestStudy& study);
    /// The beginning of a team, whose server is nowhere.
    static CliRun createTeam(const QString& study);
};

void LibPqTest::cleanup()
{
    for (const char* variable : {"LD_DEBUG", "LD_LIBRARY_PATH", "SUBTEXT_TEAM_SECRET"})
        qunsetenv(variable);
}

void LibPqTest::leadAndClose(TestStudy& study)
{
    must(
        study.roster().add({{QStringLiteral("C01"), QStringLiteral("Course"), Role::Coordinator}}));
    study.close();
}

CliRun LibPqTest::createTeam(const QString& study)
{
    qputenv("SUBTEXT_TEAM_SECRET", "a secret that nobody can guess");
    return runCli({QStringLiteral("team"), QStringLiteral("create"), study,
                   QStringLiteral("--server"), QStringLiteral("/nowhere/at/all:5432/subtext"),
                   QStringLiteral("--admin"), QStringLiteral("postgres")});
}

void LibPqTest::library_isThere()
{
    VERIFY_HOLDS(libPq());
    QVERIFY(pq().PQfinish != nullptr);
    QVERIFY(&libPq() == &libPq());
}

void LibPqTest::missingLibrary_isSaidInWords()
{
    const auto none = loadLibPq(QStringLiteral("subtext-has-no-such-library"));
    COMPARE_ERROR(none, ErrorCode::LibraryMissing);
    const QString words = errorText(none.error()).oneLine();
    QVERIFY2(words.contains(QLatin1String("libpq, which")), qUtf8Printable(words));
    QVERIFY2(words.contains(QLatin1String("Install the package libpq5")), qUtf8Printable(words));
}

void LibPqTest::libraryWithoutAFunction_isNone()
{
    const QTemporaryDir folder;
    const QDir libraries(QLibraryInfo::path(QLibraryInfo::LibrariesPath));
    QVERIFY(QFile::link(libraries.filePath(QStringLiteral("libQt6Core.so.6")),
                        folder.filePath(QStringLiteral("libpq.so.5"))));
    const auto other = loadLibPq(folder.filePath(QStringLiteral("pq")));
    COMPARE_ERROR(other, ErrorCode::LibraryMissing);
    QCOMPARE(other.error().detail, QStringLiteral("PQcancel"));
}

void LibPqTest::command_withoutATeamLoadsNone()
{
    TestStudy study;
    leadAndClose(study);
    qputenv("LD_DEBUG", "libs"); // the linker writes down what it looks for
    const CliRun verified = runCli({QStringLiteral("verify"), study.path()});
    VERIFY_STATUS(verified, 0);
    QVERIFY(verified.err.contains("find library=libQt6Core.so"));
    QVERIFY(!verified.err.contains("find library=libpq"));
    QVERIFY(createTeam(study.path()).err.contains("find library=libpq.so.5"));
}

// Opened on a study, whose people it names, and closed.
void LibPqTest::window_withoutATeamLoadsNone()
{
    TestStudy study;
    leadAndClose(study);
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"})
        environment.insert(QString::fromLatin1(name), study.filePath(QStringLiteral("home")));
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("LD_DEBUG"), QStringLiteral("libs"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(SUBTEXT_DESKTOP), {study.path(), QStringLiteral("--first-frame")});
    QVERIFY(process.waitForFinished(60'000));
    const QByteArray said = process.readAllStandardOutput();
    const QByteArray looked = process.readAllStandardError();
    QVERIFY2(process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0,
             looked.right(2'000).constData());
    QVERIFY2(said.contains("Course"), said.constData());
    QVERIFY(looked.contains("find library=libQt6Widgets.so"));
    QVERIFY(!looked.contains("find library=libpq"));
}

void LibPqTest::command_ofATeamLoadsItAndSaysWhereItCannot()
{
    TestStudy study;
    leadAndClose(study);
    const CliRun unreached = createTeam(study.path());
    VERIFY_STATUS(unreached, 4);
    QVERIFY2(unreached.err.contains("/nowhere/at/all"), unreached.describe().constData());
    const QTemporaryDir folder;
    writeFile(folder.filePath(QStringLiteral("libpq.so.5")), "no library");
    qputenv("LD_LIBRARY_PATH", folder.path().toLocal8Bit());
    const CliRun failed = createTeam(study.path());
    VERIFY_STATUS(failed, 4);
    QVERIFY2(failed.err.contains("Install the package libpq5"), failed.describe().constData());
}

SUBTEXT_TEST(LibPqTest)
#include "libpqtest.moc"
