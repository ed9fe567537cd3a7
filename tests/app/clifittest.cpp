// SPDX-License-Identifier: MIT
#include "tests/support/registeredtest.h"

#include <QProcess>
#include <QProcessEnvironment>

/// Every place of the tour, on screens of every kind: nothing stands outside, nothing is cut
/// without a tip, main buttons are in sight, and everything has a name and a role. A tour costs
/// twenty seconds of a core, so by default there are four: the smallest screen in German, whose
/// words are longest, from right to left, and in Chinese, whose letters are wide and whose lines
/// are high; in English that screen with large letters, and one with twice the pixels.
/// SUBTEXT_LONG=1 asks for all. What is longer than English, as Spanish is, `app-clipseudo` looks
/// for as well.
class CliFitTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPlace_fits_data();
    void everyPlace_fits();
};

void CliFitTest::everyPlace_fits_data()
{
    QTest::addColumn<QString>("size");
    QTest::addColumn<QString>("scale");
    QTest::addColumn<QString>("dpi");
    QTest::addColumn<QStringList>("speech");
    // 1366 × 768 at 125 %, and full HD at 200 %, in logical pixels.
    const QString wide = QStringLiteral("1093x614");
    const QString narrow = QStringLiteral("960x540");
    const QString dense = QStringLiteral("144");
    const auto row = [](const QString& size, const char* scale, const QString& dpi = {},
                        const QStringList& speech = {}) {
        QTest::addRow("%s at scale %s %s %s", qPrintable(size), scale, qPrintable(dpi),
                      qPrintable(speech.join(u' ')))
            << size << QString::fromLatin1(scale) << dpi << speech;
    };
    const auto speaking = [&](const char* code, const QStringList& more = {}) {
        row(narrow, "1", {},
            QStringList{QStringLiteral("--language"), QString::fromLatin1(code)} + more);
    };
    speaking("de", {QStringLiteral("--mirrored")});
    speaking("zh_CN");
    row(wide, "2");
    row(narrow, "1", dense);
    if (qEnvironmentVariableIntValue("SUBTEXT_LONG") != 1)
        return;
    for (const char* code : {"en", "de", "es"})
        speaking(code);
    for (const char* scale : {"1.5", "2"})
        row(narrow, scale);
    for (const char* scale : {"1", "1.5"})
        row(wide, scale);
    row(wide, "1", dense);
}

void CliFitTest::everyPlace_fits()
{
    QFETCH(QString, size);
    QFETCH(QString, scale);
    QFETCH(QString, dpi);
    QFETCH(QStringList, speech);
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("QT_SCALE_FACTOR"), scale);
    if (!dpi.isEmpty())
        environment.insert(QStringLiteral("QT_FONT_DPI"), dpi);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(SUBTEXT_TOUR),
                  QStringList{QStringLiteral("--check"), QStringLiteral("--size"), size} + speech);
    QVERIFY(process.waitForFinished(280'000));
    const QByteArray findings = process.readAllStandardOutput();
    QVERIFY2(findings.isEmpty(), findings.constData());
    QCOMPARE(process.readAllStandardError(), QByteArray()); // nor a word of the platform
    QCOMPARE(process.exitCode(), 0);
}

SUBTEXT_TEST(CliFitTest)
#include "clifittest.moc"
