// SPDX-License-Identifier: MIT
#include "tests/support/checks.h"
#include "tests/support/registeredtest.h"

#include <QDir>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>

#include <optional>

/// The program that writes pictures of every place, without a display.
class CliTourTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyPlace_hasAPicture();
    void picturesOfTheManual_areThoseOfTheTour();
    void otherPicture_isNamed();
    void everyTheme_isTaken_data();
    void everyTheme_isTaken();
    void wrongUsage_endsWithTwo_data();
    void wrongUsage_endsWithTwo();
    void folderThatCannotBeMade_endsWithFour();
    void keysOfTheManual_areThoseOfTheProgram();

private:
    /// Machines that build for everybody have the font of the pictures: there it has to be
    /// compared.
    static bool mayGoUncompared() { return !qEnvironmentVariableIsSet("CI"); }

    /// The exit status; −1 where the program crashed or did not end.
    int tour(const QStringList& arguments);

    /// The tour of all places, taken once; false where it failed.
    bool hasToured()
    {
        if (!m_tourStatus)
            m_tourStatus = tour(
                {m_pictures, QStringLiteral("--theme"), QStringLiteral("light"),
                 QStringLiteral("--size"), QStringLiteral("1366x768"), QStringLiteral("--study"),
                 QStringLiteral(SUBTEXT_SOURCE_DIR "/tests/fixtures/schema-1.subtext")});
        return *m_tourStatus == 0;
    }

    QTemporaryDir m_folder;
    const QString m_pictures = m_folder.filePath(QStringLiteral("made/pictures"));
    std::optional<int> m_tourStatus;
    QByteArray m_said; // what it wrote to standard error
};

int CliTourTest::tour(const QStringList& arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QString::fromLatin1(name));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(SUBTEXT_TOUR), arguments);
    const bool hasEnded = process.waitForFinished(280'000);
    m_said = process.readAllStandardError();
    return hasEnded && process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
}

void CliTourTest::everyPlace_hasAPicture()
{
    QVERIFY2(hasToured(), m_said.constData());
    const QDir pictures(m_pictures);

    QSet<QByteArray> places;
    const QFileInfoList files = pictures.entryInfoList(QDir::Files);
    for (const QFileInfo& file : files) {
        places << file.baseName().section(u'-', 1, 1).toLatin1();
        const QByteArray content = subtext::test::readFile(file.filePath());
        QVERIFY2(content.startsWith("\x89PNG"), qUtf8Printable(file.fileName()));
        QVERIFY2(content.size() > 5'000, qUtf8Printable(file.fileName())); // more than a ground
    }
    const QSet<QByteArray> all{"adjudicate", "agreement",  "course", "emoscene", "final",
                               "given",      "guidelines", "home",   "keys",     "label",
                               "models",     "norming",    "own",    "quality",  "release",
                               "roster",     "setup",      "sign",   "start",    "summary",
                               "seminar",    "task",       "team"};
    QCOMPARE(places, all);
}

void CliTourTest::picturesOfTheManual_areThoseOfTheTour()
{
    QVERIFY2(hasToured(), m_said.constData());
    const int status = tour({m_pictures, QStringLiteral("--compare"),
                             QStringLiteral(SUBTEXT_SOURCE_DIR "/resources/pictures")});
    QVERIFY2(status == 0, m_said.constData());
    if (!m_said.isEmpty()) { // there is not the font of the pictures
        QVERIFY2(mayGoUncompared(), m_said.constData());
        QSKIP(m_said.constData());
    }
}

void CliTourTest::otherPicture_isNamed()
{
    QVERIFY2(hasToured(), m_said.constData());
    const QStringList homes =
        QDir(m_pictures).entryList({QStringLiteral("*-home.png")}, QDir::Files);
    QVERIFY(!homes.isEmpty());
    const QDir manual(m_folder.filePath(QStringLiteral("manual")));
    QVERIFY(QDir().mkpath(manual.path()));
    subtext::test::writeFile(manual.filePath(QStringLiteral("pictures.txt")),
                             "same home\nother quality-flags\nabsent no-such-place\n");
    for (const char* name : {"same.png", "other.png", "absent.png"})
        QVERIFY(QFile::copy(m_pictures + u'/' + homes.front(),
                            manual.filePath(QString::fromLatin1(name))));
    const int status = tour({m_pictures, QStringLiteral("--compare"), manual.path()});
    if (status == 0 && m_said.contains("Inter")) {
        QVERIFY2(mayGoUncompared(), m_said.constData());
        QSKIP(m_said.constData());
    }
    QCOMPARE(status, 1);
    QVERIFY2(m_said.contains("other.png") && m_said.contains("absent.png"), m_said.constData());
    QVERIFY2(!m_said.contains("same.png"), m_said.constData());
}

void CliTourTest::everyTheme_isTaken_data()
{
    QTest::addColumn<QString>("theme");
    QTest::newRow("light") << QStringLiteral("light");
    QTest::newRow("dark") << QStringLiteral("dark");
    QTest::newRow("high contrast") << QStringLiteral("contrast");
}

void CliTourTest::everyTheme_isTaken()
{
    QFETCH(QString, theme);
    const int status = tour({QStringLiteral("--theme"), theme, QStringLiteral("--keys"),
                             m_folder.filePath(theme + QStringLiteral(".md"))});
    QVERIFY2(status == 0, m_said.constData());
}

void CliTourTest::wrongUsage_endsWithTwo_data()
{
    QTest::addColumn<QString>("line");
    const auto row = [](const char* name, const char* line) {
        QTest::newRow(name) << QString::fromLatin1(line);
    };
    row("no folder", "--theme dark");
    row("two folders", "a b");
    row("unknown theme", "a --theme blue");
    row("no theme", "a --theme=");
    row("size in words", "a --size large");
    row("size too small", "a --size 639x480");
    row("size too large", "a --size 800x8193");
}

void CliTourTest::wrongUsage_endsWithTwo()
{
    QFETCH(QString, line);
    QCOMPARE(tour(line.split(u' ')), 2);
    QVERIFY2(m_said.contains("subtext-tour: "), m_said.constData());
}

void CliTourTest::folderThatCannotBeMade_endsWithFour()
{
    QCOMPARE(tour({QStringLiteral("/dev/null/pictures")}), 4);
    QVERIFY2(m_said.contains("/dev/null/pictures"), m_said.constData());
}

void CliTourTest::keysOfTheManual_areThoseOfTheProgram()
{
    const QString file = m_folder.filePath(QStringLiteral("keys.md"));
    const int status = tour({QStringLiteral("--keys"), file});
    QVERIFY2(status == 0, m_said.constData());
    const QByteArray keys = subtext::test::readFile(file).trimmed();
    QVERIFY(keys.contains("Ctrl+"));
    const QByteArray manual = subtext::test::readFile(
        QStringLiteral(SUBTEXT_SOURCE_DIR "/guidelines/manual/reference.md"));
    QVERIFY2(manual.contains(keys), "write the table anew: subtext-tour --keys FILE");
}

SUBTEXT_TEST(CliTourTest)
#include "clitourtest.moc"
