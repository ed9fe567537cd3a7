// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/core/publishing/releasestudy.h"
#include "tests/support/checks.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"

#include <QDir>

using namespace subtext;
using namespace subtext::test;

/// Commands on a study that was damaged, or changed behind the program's back: all of them notice,
/// and none tells or hands on anything of it.
class CliDamagedTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void command_noticesDamage_data();
    void command_noticesDamage();
    void swappedPeople_areFoundOut();
    void damagedIndex_isMendedByTheFirstThatWrites();
    void limitOnFiles_isAnError();

private:
    static QStringList commands();
    CliRun run(const QString& command);
    QString out() const { return m_study->filePath(QStringLiteral("out")); }
    void damageIndex();

    std::unique_ptr<ReleaseStudy> m_study;
};

void CliDamagedTest::init()
{
    m_study = std::make_unique<ReleaseStudy>();
    m_study->close();
}

void CliDamagedTest::cleanup()
{
    m_study.reset();
}

QStringList CliDamagedTest::commands()
{
    return {QStringLiteral("verify"),   QStringLiteral("check"),  QStringLiteral("agreement"),
            QStringLiteral("evaluate"), QStringLiteral("report"), QStringLiteral("export"),
            QStringLiteral("release")};
}

CliRun CliDamagedTest::run(const QString& command)
{
    QStringList arguments{command, m_study->path()};
    if (command == QLatin1String("evaluate"))
        arguments << writeFile(m_study->filePath(QStringLiteral("answers.csv")),
                               "scenario,emotion\nsarcasm-irony/9,joy\n");
    if (command == QLatin1String("report"))
        arguments << QStringLiteral("--list");
    if (command == QLatin1String("export"))
        arguments << QStringLiteral("--out") << out() << QStringLiteral("--format")
                  << QStringLiteral("csv");
    if (command == QLatin1String("release"))
        arguments << QStringLiteral("--out") << out() << QStringLiteral("--version")
                  << QStringLiteral("1.0.0") << QStringLiteral("--date")
                  << QStringLiteral("2026-11-22") << QStringLiteral("--no-figures")
                  << QStringLiteral("--yes") << QStringLiteral("--reason") << QStringLiteral("All");
    return runCli(arguments);
}

void CliDamagedTest::command_noticesDamage_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<int>("status"); // of `verify`; every other ends with 3
    QTest::newRow("sound") << QString() << 0;
    QTest::newRow("answer") << QStringLiteral("UPDATE annotation SET points = '6333' WHERE id = 2")
                            << 1;
    QTest::newRow("scale") << QStringLiteral("UPDATE annotation SET points = 'z333' WHERE id = 2")
                           << 1;
    QTest::newRow("role") << QStringLiteral("UPDATE person SET role = 'coordinator' WHERE id = 2")
                          << 1;
    QTest::newRow("title") << QStringLiteral("UPDATE study SET title = 'Better'") << 1;
    QTest::newRow("trigger") << QStringLiteral("CREATE TRIGGER mine BEFORE INSERT ON annotation "
                                               "BEGIN SELECT 1; END")
                             << 3;
    QTest::newRow("version") << QStringLiteral("PRAGMA user_version = 0") << 3;
}

void CliDamagedTest::command_noticesDamage()
{
    QFETCH(QString, sql);
    QFETCH(int, status);
    QCOMPARE(RawSql(m_study->path()).runUnguarded(sql), QString());
    for (const QString& command : commands()) {
        const CliRun done = run(command);
        VERIFY_STATUS(done, command == QLatin1String("verify") ? status : status == 0 ? 0 : 3);
        QVERIFY2(status == 0 || done.out.isEmpty(), done.describe().constData());
        QCOMPARE(QFileInfo::exists(out()), status == 0 && (command == QLatin1String("export") ||
                                                           command == QLatin1String("release")));
        QFile::remove(out());
        QDir(out()).removeRecursively();
    }
    QCOMPARE(QDir(m_study->folder())
                 .entryList({QStringLiteral("*schema*"), QStringLiteral("*-wal")}, QDir::Files),
             QStringList());
}

// As anybody would who has the file and a tool: the labels of two people change hands.
void CliDamagedTest::swappedPeople_areFoundOut()
{
    RawSql raw(m_study->path());
    for (const char* sql : {"UPDATE person SET code = 'X', name = 'Tmp' WHERE id = 1",
                            "UPDATE person SET code = 'X01', name = 'Ottilie Brandt' WHERE id = 2",
                            "UPDATE person SET code = 'X02', name = 'Casimir Vogt' WHERE id = 1"})
        QCOMPARE(raw.run(QString::fromLatin1(sql)), QString());
    const CliRun verified = run(QStringLiteral("verify"));
    VERIFY_STATUS(verified, 1);
    QVERIFY2(verified.err.contains("people"), verified.describe().constData());
}

/// Changes a UUID in the first index that has it, and leaves the row as it is.
void CliDamagedTest::damageIndex()
{
    const QByteArray uuid =
        RawSql(m_study->path())
            .value(QStringLiteral("SELECT uuid FROM annotation ORDER BY id DESC LIMIT 1"))
            .toUtf8();
    const qsizetype page =
        RawSql(m_study->path())
            .value(QStringLiteral("SELECT rootpage FROM sqlite_master WHERE name = "
                                  "'annotation_by_item'"))
            .toInt();
    QByteArray bytes = readFile(m_study->path());
    const qsizetype at = bytes.indexOf(uuid, (page - 1) * 4096);
    QVERIFY(at > 0 && at < page * 4096);
    bytes[at] = bytes[at] == '1' ? '2' : '1';
    writeFile(m_study->path(), bytes);
}

void CliDamagedTest::damagedIndex_isMendedByTheFirstThatWrites()
{
    damageIndex();
    for (const QString& command : commands()) {
        if (command == QLatin1String("release"))
            continue; // it writes
        const CliRun done = run(command);
        VERIFY_STATUS(done, 3);
        QVERIFY2(done.err.contains("index") && done.err.contains("for work"),
                 done.describe().constData());
        QVERIFY(done.out.isEmpty() && !QFileInfo::exists(out()));
    }
    const CliRun released = run(QStringLiteral("release"));
    VERIFY_STATUS(released, 0);
    QVERIFY2(released.err.contains("index"), released.describe().constData());
    const CliRun verified = run(QStringLiteral("verify"));
    VERIFY_STATUS(verified, 0);
    QVERIFY2(verified.err.isEmpty(), verified.describe().constData());
}

// The system's signal would end the program.
void CliDamagedTest::limitOnFiles_isAnError()
{
    const QByteArray before = readFile(m_study->path());
    QByteArray csv = "id,subtype,speaker_role,listener_role,context,utterance\n";
    for (int id = 100; id < 5'000; ++id)
        csv += QByteArray::number(id) + ",mixed-signals,a,b,Some context.,Some utterance.\n";
    const QString file = writeFile(m_study->filePath(QStringLiteral("many.csv")), csv);
    const CliRun done =
        runCliWithin(before.size() + 20'000, {QStringLiteral("import"), m_study->path(), file});
    VERIFY_STATUS(done, 4);
    VERIFY_STATUS(run(QStringLiteral("verify")), 0);
    m_study->reopen();
    QCOMPARE(RawSql(m_study->path()).value(QStringLiteral("SELECT count(*) FROM scenario")),
             QStringLiteral("5"));
}

SUBTEXT_TEST(CliDamagedTest)
#include "clidamagedtest.moc"
