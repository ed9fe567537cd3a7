// SPDX-License-Identifier: MIT
#include "tests/app/clirunner.h"
#include "tests/core/publishing/releasestudy.h"
#include "tests/support/checks.h"
#include "tests/support/rawsql.h"
#include "tests/support/registeredtest.h"

#include <QDir>

using namespace subtext;
using namespace subtext::test;

/// Commands on a study whose window was killed while a long pull was written: what is told or
/// handed on of a study is not of a part of it.
class CliArrivingTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void commandThatTells_refusesAPart_data();
    void commandThatTells_refusesAPart();
    void whatIsForOneself_isTold();

private:
    QString out() const { return m_study->filePath(QStringLiteral("out")); }
    QStringList wordsOf(const QString& line) const;
    void setArriving(bool isArriving);

    std::unique_ptr<ReleaseStudy> m_study;
};

void CliArrivingTest::init()
{
    m_study = std::make_unique<ReleaseStudy>();
    m_study->close();
}

void CliArrivingTest::cleanup()
{
    m_study.reset();
}

QStringList CliArrivingTest::wordsOf(const QString& line) const
{
    QStringList words = commandWords(line);
    for (QString& word : words)
        word = word == u"STUDY" ? m_study->path() : word == u"OUT" ? out() : word;
    return words;
}

/// As the first slice of a cut leaves it; what writes it is tried in TeamCutTest.
void CliArrivingTest::setArriving(bool isArriving)
{
    const QString stream = QStringLiteral("5f0b5d3c-7a52-4b0e-9d3b-0c8b3f4f8a11");
    QCOMPARE(RawSql(m_study->path())
                 .run(isArriving
                          ? QStringLiteral("INSERT INTO cursor (stream, key, n, head) VALUES "
                                           "('5f0b5d3c-7a52-4b0e-9d3b-0c8b3f4f8a12', "
                                           "'arriving:%1:common', 9, '%2')")
                                .arg(stream, QString(64, u'a'))
                          : QStringLiteral("DELETE FROM cursor WHERE key GLOB 'arriving:*'")),
             QString());
}

void CliArrivingTest::commandThatTells_refusesAPart_data()
{
    QTest::addColumn<QString>("line"); // STUDY and OUT are replaced
    QTest::addColumn<bool>("isWriting");
    for (const char* figures :
         {"check STUDY", "agreement STUDY --resamples 10", "cues STUDY", "desk STUDY",
          "disagreement STUDY", "guide STUDY", "label-again STUDY", "more-raters STUDY",
          "practice STUDY", "questions STUDY", "statistics STUDY", "predictions list STUDY",
          "llm cost STUDY", "norming status STUDY", "norming figures STUDY", "report STUDY --list"})
        QTest::newRow(figures) << QString::fromLatin1(figures) << false;
    for (const char* files :
         {"export STUDY --out OUT --format csv", "export STUDY --out OUT --format jsonl",
          "export STUDY --out OUT --format decisions",
          "export STUDY --out OUT --format label-studio", "report STUDY --out OUT --resamples 10",
          "handout STUDY --annotator X01 --out OUT", "handout STUDY --all --out OUT",
          "release STUDY --out OUT --version 1.0.0 --date 2026-11-22 --no-figures --yes "
          "--reason All"})
        QTest::newRow(files) << QString::fromLatin1(files) << true;
}

void CliArrivingTest::commandThatTells_refusesAPart()
{
    QFETCH(QString, line);
    QFETCH(bool, isWriting);
    const QByteArray sentence = "Not all that came from the team is in the study yet.";
    const QStringList words = wordsOf(line);
    const QString audited = QStringLiteral("SELECT count(*) FROM audit");
    const QString before = RawSql(m_study->path()).value(audited);
    setArriving(true);
    const CliRun refused = runCli(words);
    VERIFY_STATUS(refused, 3);
    QVERIFY2(refused.err.contains(sentence), refused.describe().constData());
    QVERIFY2(refused.out.isEmpty(), refused.describe().constData());
    QVERIFY(!QFileInfo(out()).isFile());
    QVERIFY(QDir(out()).entryList(QDir::Files | QDir::Dirs | QDir::NoDotAndDotDot).isEmpty());
    QCOMPARE(RawSql(m_study->path()).value(audited), before);
    setArriving(false);
    const CliRun done = runCli(words);
    if (isWriting)
        VERIFY_STATUS(done, 0);
    QVERIFY2(done.status >= 0, done.describe().constData()); // some have nothing to tell of it
    QVERIFY2(!done.err.contains(sentence), done.describe().constData());
    QCOMPARE(QFileInfo::exists(out()), isWriting);
}

void CliArrivingTest::whatIsForOneself_isTold()
{
    setArriving(true);
    for (const char* line : {"study info STUDY", "verify STUDY"}) {
        VERIFY_STATUS(runCli(wordsOf(QString::fromLatin1(line))), 0);
    }
}

SUBTEXT_TEST(CliArrivingTest)
#include "cliarrivingtest.moc"
