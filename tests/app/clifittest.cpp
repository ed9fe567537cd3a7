// SPDX-License-Identifier: MIT
#include "tests/support/registeredtest.h"

#include <QProcess>
#include <QProcessEnvironment>
#include <QRegularExpression>

/// Every place of the tour, on screens of every kind: nothing stands outside, nothing is cut
/// without a tip, main buttons are in sight, and everything has a name and a role. A tour costs
/// twenty seconds of a core, so by default there are four: the smallest screen in German, whose
/// words are longest, from right to left, and in Chinese, whose letters are wide and whose lines
/// are high; in English that screen with large letters, and one with twice the pixels. A fifth, in
/// German with large letters, has to be nowhere too wide: what is high scrolls there.
/// SUBTEXT_LONG=1 asks for all. What is longer than English, as Spanish is, `app-clipseudo` looks
/// for as well.
class CliFitTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPlace_fits_data();
    void everyPlace_fits();
    void largeText_isNowhereTooWide();

private:
    struct Told
    {
        QByteArray findings;
        QByteArray errors;
        bool hasEnded = false;
    };
    static Told check(const QString& size, const QString& scale, const QString& dpi,
                      const QStringList& speech);
};

namespace {

/// Of what the tour finds, that which makes somebody scroll to the right, or cannot be reached. The
/// columns of a table are of any width.
bool isOfWidth(const QString& finding, int room)
{
    static const QRegularExpression window(QStringLiteral(": the window is (\\d+)x"));
    if (const auto match = window.match(finding); match.hasMatch())
        return match.captured(1).toInt() > room;
    const bool isOfTable = finding.contains(QLatin1String("QTableView")) ||
                           finding.contains(QLatin1String("QTableWidget"));
    return !isOfTable && (finding.contains(QLatin1String(" scrolls sideways by ")) ||
                          finding.contains(QLatin1String(" is wider than its area by ")));
}

} // namespace

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
    const Told told = check(size, scale, dpi, speech);
    QVERIFY(told.hasEnded);
    QVERIFY2(told.findings.isEmpty(), told.findings.constData());
    QCOMPARE(told.errors, QByteArray()); // nor a word of the platform
}

/// 144 dots for an inch are text at 150 %, three steps larger.
void CliFitTest::largeText_isNowhereTooWide()
{
    constexpr int Width = 960;
    // The page that is tried beside the parts of a task is an annotator's, with no less room. The
    // first part of a task, the pages of Label Studio and two of Release ask for some twenty pixels
    // too many.
    const QRegularExpression known(
        QStringLiteral("^(task-(cei|own)-page|task-(cei|emoscene|own)-1|label-studio-[a-z-]+|"
                       "release-places|release-item|emoscene-release): "));
    const Told told = check(QStringLiteral("%1x540").arg(Width), QString(), QStringLiteral("144"),
                            {QStringLiteral("--language"), QStringLiteral("de")});
    QVERIFY(told.hasEnded);
    QCOMPARE(told.errors, QByteArray());
    QStringList wide;
    for (const QString& finding : QString::fromUtf8(told.findings).split(u'\n')) {
        if (isOfWidth(finding, Width) && !known.match(finding).hasMatch())
            wide << finding;
    }
    QVERIFY2(wide.isEmpty(), qPrintable(wide.join(u'\n')));
}

CliFitTest::Told CliFitTest::check(const QString& size, const QString& scale, const QString& dpi,
                                   const QStringList& speech)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    if (scale.isEmpty()) // more dots for an inch are larger letters then, not a larger scale
        environment.insert(QStringLiteral("QT_ENABLE_HIGHDPI_SCALING"), QStringLiteral("0"));
    else
        environment.insert(QStringLiteral("QT_SCALE_FACTOR"), scale);
    if (!dpi.isEmpty())
        environment.insert(QStringLiteral("QT_FONT_DPI"), dpi);
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(SUBTEXT_TOUR),
                  QStringList{QStringLiteral("--check"), QStringLiteral("--size"), size} + speech);
    Told told;
    told.hasEnded =
        process.waitForFinished(280'000) && process.exitStatus() == QProcess::NormalExit;
    told.findings = process.readAllStandardOutput();
    told.errors = process.readAllStandardError();
    // It says by its status whether it has found anything, or could not make something.
    told.hasEnded = told.hasEnded && process.exitCode() == (told.findings.isEmpty() ? 0 : 1);
    return told;
}

SUBTEXT_TEST(CliFitTest)
#include "clifittest.moc"
