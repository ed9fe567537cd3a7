// SPDX-License-Identifier: MIT
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QDir>
#include <QFileInfo>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>

/// The window's program where there is no window to be had: it answers in words.
class CliDesktopTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void helpAndVersion_needNoDisplay_data();
    void helpAndVersion_needNoDisplay();
    void whatAKilledProgramLeft_isGoneOnceAWindowIsThere();
    void firstFrame_isInTheLanguageOfTheSystem_data();
    void firstFrame_isInTheLanguageOfTheSystem();
};

void CliDesktopTest::helpAndVersion_needNoDisplay_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* line, const char* says) {
        QTest::newRow(line) << QString::fromLatin1(line).split(u' ') << QByteArray(says);
    };
    row("--help", "--demo");
    row("-h", "--demo");
    row("--help-all", "--demo");
    row("--version", SUBTEXT_VERSION);
    row("-v", SUBTEXT_VERSION);
    row("-platform xcb --help", "--demo");
    row("a.subtext --version", SUBTEXT_VERSION);
}

void CliDesktopTest::helpAndVersion_needNoDisplay()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, says);
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QString::fromLatin1(name));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(SUBTEXT_DESKTOP), arguments);
    QVERIFY(process.waitForFinished(60'000));
    const QByteArray out = process.readAllStandardOutput();
    QVERIFY2(process.exitStatus() == QProcess::NormalExit, process.readAllStandardError());
    QCOMPARE(process.exitCode(), 0);
    QVERIFY2(out.contains(says), out.constData());
}

void CliDesktopTest::whatAKilledProgramLeft_isGoneOnceAWindowIsThere()
{
    const QTemporaryDir home;
    const QString left = home.filePath(QStringLiteral("subtext-copy-abcDE1"));
    const QString foreign = home.filePath(QStringLiteral("subtext-copy-of-mine"));
    for (const QString& folder : {left, foreign})
        QVERIFY(QDir().mkpath(folder));
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"TMPDIR", "TMP", "TEMP", "HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"})
        environment.insert(QString::fromLatin1(name), home.path());
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(SUBTEXT_DESKTOP), {QStringLiteral("--first-frame")});
    QVERIFY(process.waitForFinished(60'000));
    QVERIFY2(process.exitStatus() == QProcess::NormalExit, process.readAllStandardError());
    QVERIFY(!QFileInfo::exists(left));
    QVERIFY(QFileInfo::exists(foreign));
}

void CliDesktopTest::firstFrame_isInTheLanguageOfTheSystem_data()
{
    QTest::addColumn<QString>("system");
    QTest::addColumn<QString>("says");
    QTest::newRow("none") << QStringLiteral("C.UTF-8") << QStringLiteral("Open a study");
    QTest::newRow("not spoken") << QStringLiteral("fr_FR.UTF-8") << QStringLiteral("Open a study");
    QTest::newRow("German") << QStringLiteral("de_AT.UTF-8") << QStringLiteral("Studie öffnen");
    QTest::newRow("Spanish") << QStringLiteral("es_MX.UTF-8") << QStringLiteral("Abrir un estudio");
    QTest::newRow("Chinese") << QStringLiteral("zh_CN.UTF-8") << QStringLiteral("打开研究");
}

void CliDesktopTest::firstFrame_isInTheLanguageOfTheSystem()
{
    QFETCH(QString, system);
    QFETCH(QString, says);
    const QTemporaryDir home;
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANGUAGE"})
        environment.remove(QString::fromLatin1(name));
    environment.insert(QStringLiteral("LANG"), system);
    for (const char* name : {"TMPDIR", "HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"})
        environment.insert(QString::fromLatin1(name), home.path());
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(SUBTEXT_DESKTOP), {QStringLiteral("--first-frame")});
    QVERIFY(process.waitForFinished(60'000));
    const QByteArray said = process.readAllStandardOutput();
    QVERIFY2(QString::fromUtf8(said).split(u'\n').contains(says), said.constData());
}

SUBTEXT_TEST(CliDesktopTest)
#include "clidesktoptest.moc"
