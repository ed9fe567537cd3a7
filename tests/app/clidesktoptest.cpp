// SPDX-License-Identifier: MIT
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QProcess>
#include <QProcessEnvironment>

/// The window's program where there is no window to be had: it answers in words.
class CliDesktopTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void helpAndVersion_needNoDisplay_data();
    void helpAndVersion_needNoDisplay();
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

SUBTEXT_TEST(CliDesktopTest)
#include "clidesktoptest.moc"
